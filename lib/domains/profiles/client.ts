/** Profile calls made by the browser. */
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { profilesApi } from "./api";
import type { EmployerProfile, WorkerProfile } from "./types";

const { call } = apiClient<typeof profilesApi>();

/** Updates the fields in the form; the rest of the worker's profile stays as it is. */
export async function saveProfile(form: FormData): Promise<WorkerProfile> {
  const profile = await call("PUT /api/user/profile", { body: form });
  if ("skills" in profile) return profile;
  throw new Error("The answer is not a worker's profile.");
}

/** Keeps where the worker looks for work. */
export const savePlaces = (places: string[]) => call("PUT /api/user/places", { body: { places } });

/** Updates the fields in the form; the rest of the employer's profile stays as it is. */
export async function saveCompany(form: FormData): Promise<EmployerProfile> {
  const profile = await call("PUT /api/user/profile", { body: form });
  if ("companyName" in profile) return profile;
  throw new Error("The answer is not an employer's profile.");
}
