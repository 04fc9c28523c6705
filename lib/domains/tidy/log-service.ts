import "server-only";
import { db } from "@/lib/platform/db/client";
import { countRows } from "@/lib/platform/db/count-rows";
import { Prisma } from "@/lib/platform/db/generated/client";
import { keptHours } from "@/lib/platform/retention/rules";

const BATCH = 1_000;

// Addresses are stored whole for IPv4 and as the /64 for IPv6 (lib/platform/limits/address.ts).
const longAddress = () => Prisma.sql`
  masklen(address) IN (32, 64) AND at < now() - make_interval(hours => ${keptHours("addresses")})`;
const oldAct = () => Prisma.sql`at < now() - make_interval(hours => ${keptHours("acts")})`;

/** How many addresses shortenAddresses() would shorten in all. */
export const countLongAddresses = async (): Promise<number> =>
  (await countRows(Prisma.sql`FROM security_log WHERE ${longAddress()}`)) +
  (await countRows(Prisma.sql`FROM audit_log WHERE ${longAddress()}`));

/**
 * Shortens addresses in both logs for which the time is over, at most a thousand in each. The bucket goes too: it is a
 * hash in which the address could be found by trying all.
 * @returns how many; 0 if there are no more.
 */
export async function shortenAddresses(): Promise<number> {
  const events = await db.$executeRaw`
    UPDATE security_log SET address = short_address(address), bucket = NULL
    WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM security_log WHERE ${longAddress()} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`;
  const [acts] = await db.$queryRaw<{ count: number }[]>`SELECT shorten_audit_addresses(${BATCH}::int) AS count`;
  return events + (acts?.count ?? 0);
}

const oldMark = () => Prisma.sql`
  (device_mark IS NOT NULL OR address_mark IS NOT NULL) AND created_at < now() - make_interval(hours => ${keptHours("marks")})`;

/** How many reports removeMarks() would change in all. */
export const countMarks = (): Promise<number> => countRows(Prisma.sql`FROM cases WHERE ${oldMark()}`);

/** Removes the marks of at most a thousand reports that count no more. @returns how many; 0 if there are no more. */
export const removeMarks = (): Promise<number> => db.$executeRaw`
  UPDATE cases SET device_mark = NULL, address_mark = NULL
  WHERE ctid = ANY(ARRAY(SELECT ctid FROM cases WHERE ${oldMark()} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`;

/** How many entries removeOldActs() would remove in all. */
export const countOldActs = (): Promise<number> => countRows(Prisma.sql`FROM audit_log WHERE ${oldAct()}`);

/**
 * Removes at most a thousand entries of the audit log for which the time is over. By a function of the database, since
 * the application may not change that table; the function has the same time and refuses younger entries.
 * @returns how many; 0 if there are no more.
 */
export async function removeOldActs(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`SELECT remove_old_audit_entries(${BATCH}::int) AS count`;
  return row?.count ?? 0;
}
