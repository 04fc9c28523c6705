/** The worker's calls about their own applications, without a cache of fetched data. */
import { apiClient, type ListPage } from "@/lib/platform/http/api-fetch";
import type { applicationsApi } from "./api";
import type { InterviewWish } from "./interview-options";
import type { Application } from "./types";

const { call, page } = apiClient<typeof applicationsApi>();

/** A page of the worker's applications; one that has not changed is a cheap 304. @param path its API path. */
export const fetchOwn = (path: string): Promise<ListPage<Application>> =>
  page("GET /api/user/service-applications", path);

/** Picks one of the proposed times of an interview, as ISO 8601, or asks for another. */
export const answerInterview = (id: string, answer: { time: string } | { wish: InterviewWish }): Promise<void> =>
  call("PUT /api/service-applications/{id}/interview/answer", { params: { id }, body: answer });

/** Withdraws an application. @throws ApiError 404 if it was withdrawn before. */
export const withdraw = (id: string): Promise<unknown> =>
  call("DELETE /api/service-applications/{id}", { params: { id } });
