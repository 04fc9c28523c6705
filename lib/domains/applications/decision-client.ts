/** Decisions on applications made by the browser: status, and the interview. */
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { ApiError } from "@/lib/platform/http/api-error";
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { applicationsApi } from "./api";
import { fetchReceived, useShowReceived } from "./client";
import type { ApplicationStatus, RejectionReason } from "./options";
import type { Decided, ReceivedApplication } from "./types";

const { call } = apiClient<typeof applicationsApi>();

/** The fields of a decision besides its status. `start_date` is a day, null if not given. */
export type DecisionDetails = { note: string | null; reason: RejectionReason | null; start_date: string | null };

type Decision = { id: string; status: ApplicationStatus; details: DecisionDetails };

/** Times are ISO 8601. */
type Proposal = { times: string[]; place: string | null };

/** `decided_already`: somebody else acted first. `gone`: the worker has withdrawn. */
export type DecisionOutcome = "decided" | "decided_already" | "gone";

type Result = { outcome: DecisionOutcome; application: ReceivedApplication | null };

/**
 * Accepts, rejects or shortlists an application and shows the result in the received list. The outcome says whether
 * this decision was the one that counted. The list is patched rather than refetched, so that it does not move under the
 * reader.
 */
export function useDecide(jobId: string) {
  const show = useShowReceived(jobId);
  return useMutation({
    mutationFn: ({ id, status, details }: Decision) =>
      orPresent(id, () =>
        call("PUT /api/service-applications/{id}/status", {
          params: { id },
          body: { status, ...details, undoable: true },
        }),
      ),
    onSuccess: ({ application }, { id }) => show(id, application),
  });
}

/** Takes a decision back within its ten seconds and shows the result in the received list, and in the counters. */
export function useUndoDecision(jobId: string): (id: string) => Promise<void> {
  const show = useShowReceived(jobId);
  const router = useRouter();
  return async (id) => {
    await show(id, await call("DELETE /api/service-applications/{id}/decision", { params: { id } }));
    router.refresh();
  };
}

type Several = { ids: readonly string[]; status: "shortlisted" | "rejected"; reason: RejectionReason | null };

/**
 * Shortlists or rejects several applications and shows the result in the received list. @returns which were decided on, and why the
 * others were not.
 */
export function useDecideMany(jobId: string) {
  const show = useShowReceived(jobId);
  return useMutation({
    mutationFn: ({ ids, ...decision }: Several) =>
      call("POST /api/service-requests/{id}/decisions", {
        params: { id: jobId },
        body: { ids: [...ids], ...decision, undoable: true },
      }),
    onSuccess: (decided) => showAll(decided, show),
  });
}

/** Takes back decisions on several applications within their ten seconds, and shows the result in the list and the counters. */
export function useUndoMany(jobId: string): (ids: readonly string[]) => Promise<void> {
  const show = useShowReceived(jobId);
  const router = useRouter();
  return async (ids) => {
    await showAll(
      await call("POST /api/service-requests/{id}/decisions/undo", { params: { id: jobId }, body: { ids: [...ids] } }),
      show,
    );
    router.refresh();
  };
}

async function showAll({ decided, refused }: Decided, show: ReturnType<typeof useShowReceived>): Promise<void> {
  const ids = [...decided, ...refused.map(({ id }) => id)];
  await Promise.all(ids.map(async (id) => show(id, await fetchReceived(id))));
}

/** Keeps the employer's own words about an applicant. */
export function usePrivateNote(jobId: string) {
  const show = useShowReceived(jobId);
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string | null }) =>
      call("PUT /api/service-applications/{id}/private-note", { params: { id }, body: { text } }),
    onSuccess: (application, { id }) => show(id, application),
  });
}

/** Says that the employer is still looking at an application. */
export const useStillLooking = () =>
  useMutation({
    mutationFn: (id: string) => call("POST /api/service-applications/{id}/still-looking", { params: { id } }),
  });

/** Proposes times for an interview, or cancels it (`proposal` null); the same outcomes as of a decision. */
export function useInterview(jobId: string) {
  const show = useShowReceived(jobId);
  return useMutation({
    mutationFn: ({ id, proposal }: { id: string; proposal: Proposal | null }) =>
      orPresent(id, () =>
        proposal
          ? call("PUT /api/service-applications/{id}/interview", { params: { id }, body: proposal })
          : call("DELETE /api/service-applications/{id}/interview", { params: { id } }),
      ),
    onSuccess: ({ application }, { id }) => show(id, application),
  });
}

/** @returns the application's present state, null if it is gone. @throws ApiError if retrying may help. */
async function orPresent(id: string, act: () => Promise<ReceivedApplication>): Promise<Result> {
  try {
    return { outcome: "decided", application: await act() };
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null;
    if (code === "application_not_found") return { outcome: "gone", application: null };
    if (code !== "already_decided" && code !== "interview_changed") throw error;
    const application = await fetchReceived(id);
    return { outcome: application ? "decided_already" : "gone", application };
  }
}
