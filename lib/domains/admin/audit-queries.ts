import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { caseNumber } from "@/lib/domains/trust/case-policy";
import { findSearched } from "@/lib/domains/jobs/list-queries";
import { searchWhere } from "@/lib/language/search/where";
import type { Role } from "@/lib/core/roles";
import { findUserIds } from "@/lib/domains/users/search-queries";
import { NAME_COLUMNS, usernameToAdmins } from "@/lib/domains/users/shown-name-policy";
import type { AuditAction, AuditTargetType } from "./options";
import { inTime, scanned, toPages, type Back, type Pages } from "./page-rows";
import type { AuditQuery } from "./schema";
import type { AuditEntry } from "./types";

/** A search considers at most this many matching users, jobs and admins, newest first: in practice all the admins. */
const MAX_SUBJECTS = 500;

const entrySelect = {
  id: true,
  at: true,
  action: true,
  targetType: true,
  targetId: true,
  details: true,
  address: true,
  actor: { select: { ...NAME_COLUMNS, id: true, role: true } },
} satisfies Prisma.AuditLogSelect;
type EntryRow = Prisma.AuditLogGetPayload<{ select: typeof entrySelect }>;

/** One page of the audit log, ordered by time. */
export async function listAudit(_admin: Actor<"admin">, query: Back<AuditQuery>): Promise<Pages<AuditEntry>> {
  const { direction, take } = scanned(query);
  const rows = await db.auditLog.findMany({
    where: {
      AND: [
        query.actor ? { actorId: query.actor } : {},
        query.target ? { targetId: query.target } : {},
        query.action === "all" ? {} : { action: query.action },
        ...inTime({ ...query, direction }),
        await namedWhere(query.search),
      ],
    },
    select: entrySelect,
    orderBy: [{ at: direction }, { id: direction }],
    take,
  });
  const labels = await labelsOf(rows);
  return toPages(
    rows,
    query,
    (row) => row.at,
    (row) => toEntry(row, labels),
  );
}

/** Entries whose actor's or target's name contains a text. Looks up names first: the log stores fixed ids. */
async function namedWhere(search: string | null): Promise<Prisma.AuditLogWhereInput> {
  if (search === null) return {};
  const people = (role: Role | null) => findUserIds({ role, search, cursor: null, direction: "desc" }, MAX_SUBJECTS);
  const [admins, superAdmins, users, jobs] = await Promise.all([
    people("admin"),
    people("super_admin"),
    people(null),
    findSearched({ list: {}, found: await searchWhere(search) }, MAX_SUBJECTS),
  ]);
  const actors = [...admins, ...superAdmins];
  const targets = [...actors, ...users, ...jobs];
  return { OR: [{ actorId: { in: actors } }, { targetId: { in: targets } }] };
}

/** The names of the entries' targets by id: one query for each kind. */
async function labelsOf(rows: EntryRow[]): Promise<Map<string, string>> {
  const ids = (type: AuditTargetType) => rows.filter((row) => row.targetType === type).map((row) => row.targetId);
  const [users, jobs, grievances] = await Promise.all([
    db.user.findMany({ where: { id: { in: ids("user") } }, select: { ...NAME_COLUMNS, id: true } }),
    db.job.findMany({ where: { id: { in: ids("job") } }, select: { id: true, title: true } }),
    db.case.findMany({
      where: { id: { in: [...ids("grievance"), ...ids("case")] } },
      select: { id: true, number: true, createdAt: true },
    }),
  ]);
  return new Map([
    ...users.map((user) => [user.id, usernameToAdmins(user)] as const),
    ...jobs.map(({ id, title }) => [id, title] as const),
    ...grievances.map((row) => [row.id, caseNumber(row)] as const),
  ]);
}

function toEntry(row: EntryRow, labels: Map<string, string>): AuditEntry {
  const details = row.details as AuditEntry["details"];
  const label = row.targetType === "export" ? String(details?.kind ?? "") : (labels.get(row.targetId) ?? null);
  return {
    id: row.id,
    at: row.at.toISOString(),
    action: row.action as AuditAction,
    actor: { id: row.actor.id, username: usernameToAdmins(row.actor), role: row.actor.role },
    target: { type: row.targetType as AuditTargetType, id: row.targetId, label },
    details,
    address: row.address,
  };
}
