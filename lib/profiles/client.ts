/** Profile calls made by the browser. */
import { apiFetch } from "@/lib/http/api-fetch";
import type { EmployerProfile, WorkerProfile } from "./types";

/** Updates the fields in the form; the rest of the worker's profile stays as it is. */
export const saveProfile = (form: FormData): Promise<WorkerProfile> =>
  apiFetch("/api/user/profile", { method: "PUT", body: form });

/** Updates the fields in the form; the rest of the employer's profile stays as it is. */
export const saveCompany = (form: FormData): Promise<EmployerProfile> =>
  apiFetch("/api/user/profile", { method: "PUT", body: form });
