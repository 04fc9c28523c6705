/** Admin calls made by the browser: query keys, fetchers, hooks. */
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { apiClient, apiFetchStream } from "@/lib/platform/http/api-fetch";
import type { jobsApi } from "@/lib/domains/jobs/api";
import type { Job } from "@/lib/domains/jobs/types";
import type { DeactivationReason } from "@/lib/domains/users/options";
import type { RecoveryCode } from "@/lib/domains/users/recovery-types";
import type { adminApi } from "./api";
import type { casesApi } from "./case-api";
import type { CaseDecisionValues } from "./case-schema";
import type { ExportKind, RecoveryFactKind } from "./options";
import type { CreateUserValues, VerificationValues } from "./schema";
import type { AdminGrievance, AdminUser } from "./types";

const { call, page } = apiClient<typeof adminApi>();
const { call: setStatus } = apiClient<typeof jobsApi>();
const { call: callCases } = apiClient<typeof casesApi>();

/** Creates an account without signing in to it, once per key. */
export const createUser = (values: CreateUserValues, idempotencyKey: string): Promise<AdminUser> =>
  call("POST /api/admin/users", { body: values, headers: { "Idempotency-Key": idempotencyKey } });

/** Creates a job for an employer, once per key. @param job its `employerId`, and fields as in POST /api/jobs. */
export const createJobForEmployer = (
  job: { employerId: string } & Record<string, unknown>,
  idempotencyKey: string,
): Promise<Job> => call("POST /api/admin/jobs", { body: job, headers: { "Idempotency-Key": idempotencyKey } });

/** Makes a one-time code for someone who forgot the password. @param facts told rightly; none for an account with a number. */
export const makeRecoveryCode = (id: string, facts: readonly RecoveryFactKind[]): Promise<RecoveryCode> =>
  call("POST /api/admin/users/{id}/recovery-code", { params: { id }, body: { facts: [...facts] } });

/** The acts of an admin on a job, each with a reason that its owner is told. */
export type JobAct = "close" | "reopen" | "hold" | "release";

/** Closes, reopens, holds or releases anybody's job. */
export const useJobAct = () =>
  useMutation({
    mutationFn: ({ id, act, reason }: { id: string; act: JobAct; reason: string }) =>
      act === "hold" || act === "release"
        ? call("PUT /api/admin/jobs/{id}/hold", { params: { id }, body: { held: act === "hold", reason } })
        : setStatus("PUT /api/jobs/{id}/status", {
            params: { id },
            body: { status: act === "close" ? "closed" : "open", reason },
          }),
  });

/** Says that nothing is wrong with a new job. */
export const passJob = (id: string): Promise<void> => call("PUT /api/admin/jobs/{id}/pass", { params: { id } });

/** Answers a grievance; its author reads the answer in the account. */
export const answerGrievance = (id: string, answer: string): Promise<AdminGrievance> =>
  call("PUT /api/admin/grievances/{id}/answer", { params: { id }, body: { answer } });

/** Takes a case, or gives it back. */
export const assignCase = (id: string, isMine: boolean) =>
  callCases("PUT /api/admin/cases/{id}/assignee", { params: { id }, body: { isMine } });

/** Decides a case; both sides are told. */
export const decideCase = (id: string, body: CaseDecisionValues) =>
  callCases("PUT /api/admin/cases/{id}/decision", { params: { id }, body });

/** Deactivates an account; its owner is told the reason and the words. */
export const useDeactivateUser = () =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: string; reason: DeactivationReason; note: string }) =>
      call("POST /api/admin/users/{id}/deactivate", { params: { id }, body }),
  });

/** Gives a deactivated account back to its owner, who reads the reason. */
export const useReactivateUser = () =>
  useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: string }) =>
      call("POST /api/admin/users/{id}/reactivate", { params: { id }, body: { reason } }),
  });

/** Takes away the second factor of an admin who has lost it. */
export const resetSecondFactor = (id: string): Promise<void> =>
  call("DELETE /api/admin/users/{id}/second-factor", { params: { id } });

/** Marks an account as verified or unverified. */
export const setVerification = ({ id, ...body }: { id: string } & VerificationValues) =>
  call("PUT /api/admin/users/{id}/verification", { params: { id }, body });

/** Says that an account's phone number was called, or not. */
export const confirmPhone = ({ id, isConfirmed }: { id: string; isConfirmed: boolean }) =>
  call("PUT /api/admin/users/{id}/phone-confirmation", { params: { id }, body: { isConfirmed } });

/** Active employers that an admin may create jobs for, newest first. @param search part of the username. */
export const useEmployerSearch = (search: string, isWanted: boolean) =>
  useQuery({
    queryKey: ["admin", "employers", search],
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ role: "employers", limit: "20", ...(search ? { search } : {}) });
      const { items } = await page("GET /api/admin/users", `/api/admin/users?${query.toString()}`, signal);
      return items.filter(({ deactivatedAt }) => deactivatedAt === null);
    },
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** The URL that downloads a table; also works as a plain link. @param filter of a list, such as "?search=asha"; empty for all. */
export const exportPath = (kind: ExportKind, filter = ""): string => `/api/admin/export/${kind}.csv${filter}`;

/**
 * Starts a download.
 * @returns the byte stream and the expected number of rows, null if the server does not say.
 * @throws ApiError if it is refused; if it breaks off later, the stream itself fails.
 */
export async function openExport(
  kind: ExportKind,
  filter: string,
  signal: AbortSignal,
): Promise<{ total: number | null; bytes: ReadableStream<Uint8Array<ArrayBuffer>> }> {
  const { body, headers } = await apiFetchStream(exportPath(kind, filter), signal);
  const total = Number(headers.get("x-total-count") ?? Number.NaN);
  return { total: Number.isFinite(total) ? total : null, bytes: body };
}
