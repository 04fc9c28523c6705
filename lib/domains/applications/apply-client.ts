/** The call that applies. A module of its own: its form needs no cache of fetched data. */
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { applicationsApi } from "./api";
import type { Application } from "./types";

const { call, address } = apiClient<typeof applicationsApi>();

/** Applies to a job. The caller sends the same content under the same `idempotencyKey` again, so only one takes effect. */
export const apply = (jobId: string, form: FormData, idempotencyKey: string): Promise<Application> =>
  call("POST /api/service-requests/{id}/apply", {
    params: { id: jobId },
    body: form,
    headers: { "Idempotency-Key": idempotencyKey },
  });

/** Where `apply` sends, for an application that is sent later. */
export const applyAddress = (jobId: string) => address("POST /api/service-requests/{id}/apply", { id: jobId });
