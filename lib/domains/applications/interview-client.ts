/** The worker's answer to a proposed interview, made by the browser. */
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { applicationsApi } from "./api";
import type { InterviewWish } from "./interview-options";

const { call } = apiClient<typeof applicationsApi>();

/** Picks one of the proposed times, as ISO 8601, or asks for another. */
export const answerInterview = (id: string, answer: { time: string } | { wish: InterviewWish }): Promise<void> =>
  call("PUT /api/service-applications/{id}/interview/answer", { params: { id }, body: answer });
