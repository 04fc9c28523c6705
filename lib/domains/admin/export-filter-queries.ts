import "server-only";
import { isOneOf } from "@/lib/core/objects";
import { APPLICATION_STATUSES } from "@/lib/domains/applications/options";
import { JOB_STATUSES } from "@/lib/domains/jobs/options";
import { findUserIds } from "@/lib/domains/users/search-queries";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { msg } from "@/lib/platform/http/validation";
import { byTime, type Cursor } from "@/lib/platform/http/pagination";
import { EXPORT_SOURCES, type ExportSource } from "./export-queries";
import { applicationsWhere, jobsWhere, rolesIn } from "./list-queries";
import type { ExportKind } from "./options";
import { byAge } from "./page-rows";
import type { ExportQuery } from "./schema";

type Found = { id: string; createdAt: Date };
type Read = (cursor: Cursor | null, take: number) => Promise<Found[]>;

/**
 * The rows of a download that a list with this filter shows, oldest first; null without a filter.
 * @throws AppError invalid for a status that the kind has not.
 */
export async function filteredSource(kind: ExportKind, query: ExportQuery): Promise<ExportSource | null> {
  const isWhole = query.search === null && (kind === "users" ? query.role : query.status) === "all";
  if (isWhole) return null;
  const reads = await readsOf(kind, query);
  const { columns, byIds } = EXPORT_SOURCES[kind];
  let cursor: Cursor | null = null;
  return {
    columns,
    async read(_after, take) {
      for (let read = reads[0]; read; read = reads[0]) {
        const found: Found[] = await read(cursor, take);
        const last = found.at(-1);
        if (last) {
          cursor = { value: last.createdAt.toISOString(), id: last.id };
          return byIds(found.map(({ id }) => id));
        }
        cursor = null;
        reads.shift();
      }
      return [];
    },
  };
}

/** How the rows are read: users role by role, as their list. */
async function readsOf(kind: ExportKind, query: ExportQuery): Promise<Read[]> {
  const { search, status } = query;
  if (kind === "users") {
    return rolesIn(query).map((role) => async (cursor, take) => {
      const ids = await findUserIds({ role, search, cursor, direction: "asc" }, take);
      return db.user.findMany({
        where: { id: { in: ids } },
        select: { id: true, createdAt: true },
        orderBy: byAge("asc"),
        take,
      });
    });
  }
  const select = { select: { id: true, createdAt: true }, orderBy: byAge("asc") };
  if (kind === "jobs") {
    const where = await jobsWhere({ search, status: known(["all", ...JOB_STATUSES, "held"], status) });
    return [(cursor, take) => db.job.findMany({ where: { AND: [where, byTime(cursor, "asc")] }, take, ...select })];
  }
  const where = await applicationsWhere({ search, status: known(["all", ...APPLICATION_STATUSES], status) });
  return [
    (cursor, take) => db.application.findMany({ where: { AND: [where, byTime(cursor, "asc")] }, take, ...select }),
  ];
}

function known<T extends string>(all: readonly T[], status: string): T {
  if (!isOneOf<T>(all, status)) throw new AppError("invalid", { fields: { status: [msg("notAnOption")] } });
  return status;
}
