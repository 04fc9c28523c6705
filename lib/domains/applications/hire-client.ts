/** Calls about the work of someone hired made by the browser. */
import { useMutation } from "@tanstack/react-query";
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { applicationsApi } from "./api";
import type { PromiseInput } from "./schema";

const { call } = apiClient<typeof applicationsApi>();

/** Says that the work has ended (`true`), or takes that back. */
export const useWorkEnd = (id: string) =>
  useMutation({
    mutationFn: (isEnd: boolean) =>
      isEnd
        ? call("PUT /api/service-applications/{id}/work-end", { params: { id } })
        : call("DELETE /api/service-applications/{id}/work-end", { params: { id } }),
  });

/** Answers whether the work began, or was paid as said. */
export const useAnswerPromise = (id: string) =>
  useMutation({
    mutationFn: (body: PromiseInput) => call("PUT /api/service-applications/{id}/promise", { params: { id }, body }),
  });
