import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { byTime, toPage, type Cursor, type Page } from "@/lib/platform/http/pagination";
import { hiredBy, hiredPersonShownTo, hireSelect, toHire, toWork, workOf, workSelect } from "./hire-rows";
import type { Hire, Work } from "./hire-types";
import { NAME_COLUMNS, nameToOthers } from "@/lib/domains/users/shown-name-policy";

type Query = { limit: number; cursor: Cursor | null };

const LATEST = [{ acceptedAt: "desc" as const }, { id: "desc" as const }];

/** Everyone whom the employer has hired, the last one first; also of jobs that are closed or removed. */
export async function listHires(employer: Actor<"employer">, { limit, cursor }: Query): Promise<Page<Hire>> {
  const rows = await db.application.findMany({
    where: { AND: [hiredBy(employer), byTime(cursor, "desc", "acceptedAt")] },
    select: hireSelect,
    orderBy: LATEST,
    take: limit + 1,
  });
  // In a statement of its own, so that nothing else about anybody leaves the database.
  const people = await db.application.findMany({
    where: { AND: [{ id: { in: rows.map(({ id }) => id) } }, hiredPersonShownTo(employer)] },
    select: { id: true, worker: { select: { ...NAME_COLUMNS, phone: true, whatsapp: true } } },
  });
  const shown = new Map(
    people.map(({ id, worker }) => {
      const hasPhone = worker.phone !== null;
      return [id, { name: nameToOthers(worker), hasPhone, hasWhatsApp: hasPhone && worker.whatsapp === true }];
    }),
  );
  return toPage(
    rows,
    limit,
    (row) => row.acceptedAt!,
    (row) => toHire(row, shown.get(row.id)),
  );
}

/** Every job that the worker got, the last one first. */
export async function listWork(worker: Actor<"worker">, { limit, cursor }: Query): Promise<Page<Work>> {
  const rows = await db.application.findMany({
    where: { AND: [workOf(worker), byTime(cursor, "desc", "acceptedAt")] },
    select: workSelect,
    orderBy: LATEST,
    take: limit + 1,
  });
  return toPage(
    rows,
    limit,
    (row) => row.acceptedAt!,
    (row) => toWork(row, worker),
  );
}
