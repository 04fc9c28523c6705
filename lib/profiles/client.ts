/** The browser's side of profiles. */
import { apiFetch } from "@/lib/http/api-fetch";
import type { WorkerProfile } from "./types";

/** Changes what the form holds; the rest of the worker's profile stays. */
export const saveProfile = (form: FormData): Promise<WorkerProfile> =>
  apiFetch("/api/user/profile", { method: "PUT", body: form });
