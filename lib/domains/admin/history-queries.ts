import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { AppError } from "@/lib/platform/http/errors";
import { isOneOf } from "@/lib/core/objects";
import { SECURITY_EVENTS } from "@/lib/platform/security-log/events";
import { NAME_COLUMNS, usernameToAdmins } from "@/lib/domains/users/shown-name-policy";
import { recordLook } from "./audit-service";
import { AUDIT_ACTIONS, HISTORY_DECISIONS, HISTORY_MOST } from "./options";
import type { HistoryEntry } from "./types";

const NEWEST = {
  orderBy: [{ at: "desc" }, { id: "desc" }],
  take: HISTORY_MOST,
} satisfies Prisma.AuditLogFindManyArgs;

/**
 * The events of an account, newest first: what admins did with it, its logins and other events of security, and what its
 * owner did with applications. The newest hundred of each are looked at. That it was looked at is recorded in the audit log.
 * @throws AppError user_not_found.
 */
export async function listHistory(admin: Actor<"admin">, id: string): Promise<HistoryEntry[]> {
  if ((await db.user.count({ where: { id } })) === 0) throw new AppError("user_not_found");
  if (id !== admin.id) await recordLook(admin, "user.view_history", id);
  const [acts, events, decisions] = await Promise.all([
    db.auditLog.findMany({
      where: { targetId: id },
      ...NEWEST,
      select: { id: true, at: true, action: true, actor: { select: { ...NAME_COLUMNS, id: true } } },
    }),
    // Neither network nor device: the log itself is for super admins.
    db.securityLog.findMany({
      where: { userId: id },
      ...NEWEST,
      select: { id: true, at: true, event: true },
    }),
    db.applicationEvent.findMany({
      where: { actorId: id, type: { in: [...HISTORY_DECISIONS] } },
      ...NEWEST,
      select: {
        id: true,
        at: true,
        type: true,
        application: { select: { job: { select: { id: true, title: true } } } },
      },
    }),
  ]);
  const entries = [
    ...acts.flatMap(({ action, actor, ...row }) =>
      isOneOf(AUDIT_ACTIONS, action)
        ? entryOf(row, { kind: "act", action }, { by: { id: actor.id, username: usernameToAdmins(actor) } })
        : [],
    ),
    ...events.flatMap(({ event, ...row }) =>
      isOneOf(SECURITY_EVENTS, event) ? entryOf(row, { kind: "event", event }) : [],
    ),
    ...decisions.flatMap(({ type: decision, application: { job }, ...row }) =>
      isOneOf(HISTORY_DECISIONS, decision) ? entryOf(row, { kind: "decision", decision }, { job }) : [],
    ),
  ];
  return entries.sort((a, b) => b.at.localeCompare(a.at)).slice(0, HISTORY_MOST);
}

const entryOf = (
  { id, at }: { id: string; at: Date },
  what: HistoryEntry["what"],
  more?: Partial<Pick<HistoryEntry, "by" | "job">>,
): HistoryEntry => ({ id, at: at.toISOString(), what, by: null, job: null, ...more });
