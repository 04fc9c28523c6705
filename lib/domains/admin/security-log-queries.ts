import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { AppError } from "@/lib/platform/http/errors";
import type { SecurityEvent } from "@/lib/platform/security-log/events";
import { NAME_COLUMNS, usernameToAdmins } from "@/lib/domains/users/shown-name-policy";
import { inTime, scanned, toPages, type Back, type Pages } from "./page-rows";
import type { SecurityLogQuery } from "./schema";
import type { SecurityEntry } from "./types";

const entrySelect = {
  ...{ id: true, at: true, lastAt: true, event: true, code: true, role: true },
  ...{ address: true, device: true, requestId: true, count: true },
  user: { select: { ...NAME_COLUMNS, id: true } },
} satisfies Prisma.SecurityLogSelect;

/** One page of the security log, ordered by time. @throws AppError above_rank, unless a super admin asks. */
export async function listSecurityLog(
  admin: Actor<"admin">,
  query: Back<SecurityLogQuery>,
): Promise<Pages<SecurityEntry>> {
  if (admin.role !== "super_admin") throw new AppError("above_rank");
  const { direction, take } = scanned(query);
  const rows = await db.securityLog.findMany({
    where: {
      AND: [
        query.event === "all" ? {} : { event: query.event },
        query.user ? { userId: query.user } : {},
        ...inTime({ ...query, direction }),
      ],
    },
    select: entrySelect,
    orderBy: [{ at: direction }, { id: direction }],
    take,
  });
  return toPages(rows, query, (row) => row.at, toEntry);
}

const toEntry = (row: Prisma.SecurityLogGetPayload<{ select: typeof entrySelect }>): SecurityEntry => ({
  id: row.id,
  at: row.at.toISOString(),
  last_at: row.lastAt.toISOString(),
  event: row.event as SecurityEvent,
  code: row.code,
  user: row.user && { id: row.user.id, username: usernameToAdmins(row.user) },
  role: row.role,
  address: row.address,
  device: row.device,
  request_id: row.requestId,
  count: row.count,
});
