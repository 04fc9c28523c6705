/** Calls made while a job is being posted or edited, without a cache. */
import { apiClient } from "@/lib/platform/http/api-fetch";
import { useAnswer } from "@/lib/platform/http/use-answer";
import type { jobsApi } from "./api";
import type { postingApi } from "./posting-api";
import type { z } from "zod";
import type { Language } from "@/lib/language/i18n/languages";
import type { Category } from "./options";
import type { formDraftInput } from "./posting-schema";
import type { createJobInput, JobStatusInput } from "./schema";
import type { Job } from "./types";

const { call } = apiClient<typeof postingApi>();
const { call: callJobs } = apiClient<typeof jobsApi>();

/** The pay of others near a place for a kind of work, once both are known. */
export const useUsualPay = (category: Category | "", place: string | undefined) =>
  useAnswer(category === "" || place === undefined ? null : `${category} ${place}`, (signal) =>
    call("GET /api/client/usual-pay", { query: { category, place: place ?? "" }, signal }),
  ).data;

/** A job that is not stored yet as workers would see it. @param job a form's values; the server refuses what is missing. */
export const useJobPreview = (job: object, language: Language) =>
  useAnswer(
    language,
    (signal) =>
      call("POST /api/client/job-preview", {
        query: { language },
        body: job as z.input<typeof createJobInput>,
        signal,
      }),
    { keeps: true },
  );

/** Keeps what is typed for a new job on the server, for other devices too. */
export const keepFormDraft = (body: z.input<typeof formDraftInput>): Promise<void> =>
  call("PUT /api/client/form-draft", { body });

export const forgetFormDraft = (): Promise<void> => call("DELETE /api/client/form-draft", {});

/** Creates a job. The caller sends the same content under the same `idempotencyKey` again, so only one takes effect. */
export const createJob = (form: FormData, idempotencyKey: string): Promise<Job> =>
  callJobs("POST /api/jobs", { body: form, headers: { "Idempotency-Key": idempotencyKey } });

/** A job in its current state. */
export const fetchJob = (id: string): Promise<Job> => callJobs("GET /api/service-requests/{id}", { params: { id } });

/** Changes the fields of a job that the form contains. */
export const updateJob = (id: string, form: FormData): Promise<Job> =>
  callJobs("PUT /api/jobs/{id}", { params: { id }, body: form });

/** Publishes, closes or reopens a job. */
export const setJobStatus = ({ id, ...body }: JobStatusInput & { id: string }): Promise<Job> =>
  callJobs("PUT /api/jobs/{id}/status", { params: { id }, body });
