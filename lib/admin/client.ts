/** The browser's side of the admins' calls: query keys, fetchers, hooks. */
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { apiFetch, apiFetchPage, apiFetchStream } from "@/lib/http/api-fetch";
import type { Job } from "@/lib/jobs/types";
import type { ExportKind } from "./options";
import type { CreateUserValues } from "./schema";
import type { AdminUser } from "./types";

export const adminKeys = {
  employers: (search: string) => ["admin", "employers", search] as const,
};

/** Makes an account. */
export const createUser = (values: CreateUserValues): Promise<AdminUser> =>
  apiFetch("/api/admin/users", { method: "POST", body: values });

/** Posts a position for an employer. @param job fields as in POST /api/jobs. */
export const createJobForEmployer = (employerId: string, job: object): Promise<Job> =>
  apiFetch("/api/admin/jobs", { method: "POST", body: { employerId, ...job } });

/** Ends an account for good. */
export const deactivateUser = (id: string): Promise<AdminUser> =>
  apiFetch(`/api/admin/users/${id}/deactivate`, { method: "POST" });

/** Marks an account as verified, or not. */
export const setVerification = (id: string, isVerified: boolean): Promise<AdminUser> =>
  apiFetch(`/api/admin/users/${id}/verification`, { method: "PUT", body: { isVerified } });

/** Employers that an admin may post for, the newest first, narrowed by a part of the username. */
export const useEmployerSearch = (search: string, isWanted: boolean) =>
  useQuery({
    queryKey: adminKeys.employers(search),
    queryFn: async ({ signal }) => {
      const query = new URLSearchParams({ role: "employers", limit: "20", ...(search ? { search } : {}) });
      const { items } = await apiFetchPage<AdminUser>(`/api/admin/users?${query.toString()}`, signal);
      return items.filter(({ deactivatedAt }) => deactivatedAt === null);
    },
    enabled: isWanted,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/** Where a whole table can be downloaded; also a plain link. */
export const exportPath = (kind: ExportKind): string => `/api/admin/export/${kind}.csv`;

/**
 * Begins a download.
 * @returns the bytes as they come and the number of rows to expect, null where the server does not say.
 * @throws ApiError when it is refused; the stream itself fails when it breaks off.
 */
export async function openExport(
  kind: ExportKind,
  signal: AbortSignal,
): Promise<{ total: number | null; bytes: ReadableStream<Uint8Array> }> {
  const { body, headers } = await apiFetchStream(exportPath(kind), signal);
  const total = Number(headers.get("x-total-count") ?? Number.NaN);
  return { total: Number.isFinite(total) ? total : null, bytes: body };
}
