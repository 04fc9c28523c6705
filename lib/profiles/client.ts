/** The browser's side of profiles. */
import { apiFetch } from "@/lib/http/api-fetch";
import type { EmployerProfile, WorkerProfile } from "./types";

/** Changes what the form holds; the rest of the worker's profile stays. */
export const saveProfile = (form: FormData): Promise<WorkerProfile> =>
  apiFetch("/api/user/profile", { method: "PUT", body: form });

/** Changes what an employer tells about the company. */
export const saveCompany = (form: FormData): Promise<EmployerProfile> =>
  apiFetch("/api/user/profile", { method: "PUT", body: form });
