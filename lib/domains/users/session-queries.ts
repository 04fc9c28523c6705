import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import type { UserSession } from "./types";

/** The caller's own sessions: this one first, then those used last. Their number is bounded (lib/access/auth/session-rows.ts). */
export async function listSessions(actor: Actor): Promise<UserSession[]> {
  const rows = await db.session.findMany({
    where: { userId: actor.id, expiresAt: { gt: new Date() } },
    orderBy: [{ lastUsedAt: "desc" }, { id: "desc" }],
  });
  return rows
    .map(({ id, device, createdAt, lastUsedAt, expiresAt }) => ({
      id,
      device,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      isCurrent: id === actor.session,
    }))
    .toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
