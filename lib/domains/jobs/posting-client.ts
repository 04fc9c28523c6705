/** Calls made while a job is being posted. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { postingApi } from "./posting-api";
import type { z } from "zod";
import type { Language } from "@/lib/language/i18n/languages";
import type { Category } from "./options";
import type { formDraftInput } from "./posting-schema";
import type { createJobInput } from "./schema";

const { call } = apiClient<typeof postingApi>();

/** The pay of others near a place for a kind of work, once both are known. */
export const useUsualPay = (category: Category | "", place: string | undefined) =>
  useQuery({
    queryKey: ["usual-pay", category, place],
    queryFn: ({ signal }) => call("GET /api/client/usual-pay", { query: { category, place: place ?? "" }, signal }),
    enabled: category !== "" && place !== undefined,
  }).data;

/** A job that is not stored yet as workers would see it. @param job a form's values; the server refuses what is missing. */
export const useJobPreview = (job: object, language: Language) =>
  useQuery({
    queryKey: ["job-preview", job, language],
    queryFn: ({ signal }) =>
      call("POST /api/client/job-preview", {
        query: { language },
        body: job as z.input<typeof createJobInput>,
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

/** Keeps what is typed for a new job on the server, for other devices too. */
export const keepFormDraft = (body: z.input<typeof formDraftInput>): Promise<void> =>
  call("PUT /api/client/form-draft", { body });

export const forgetFormDraft = (): Promise<void> => call("DELETE /api/client/form-draft", {});
