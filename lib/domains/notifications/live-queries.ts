import "server-only";
import { Prisma } from "@/lib/platform/db/generated/client";
import { read } from "@/lib/platform/db/read";
import { unseenOf } from "./rows";

/** A notification of one of the users who listen. */
export type Arrival = { id: string; userId: string };

/**
 * Notifications of these users from the last `seconds`, by the database's clock. Their time is that of the transaction's
 * begin, so one may appear later than others that are newer: the caller asks for more than the time since it last asked.
 */
export const findArrivals = (userIds: readonly string[], seconds: number): Promise<Arrival[]> =>
  read<Arrival>`
    SELECT id, user_id AS "userId" FROM notifications
    WHERE user_id = ANY(${userIds}::uuid[]) AND created_at > now() - make_interval(secs => ${seconds})`;

/** How many notifications the user of each of these sessions has not seen, up to MOST_COUNTED; sessions that have ended are left out. */
export async function unseenBySession(sessions: readonly string[]): Promise<Map<string, number>> {
  const rows = await read<{ session: string; unseen: number }>`
    SELECT s.id AS session, ${unseenOf(Prisma.sql`s.user_id`)} AS unseen
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.id = ANY(${sessions}::uuid[]) AND s.expires_at > now() AND u.deactivated_at IS NULL`;
  return new Map(rows.map(({ session, unseen }) => [session, unseen]));
}
