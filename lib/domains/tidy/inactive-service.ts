import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { countRows } from "@/lib/platform/db/count-rows";
import { Prisma } from "@/lib/platform/db/generated/client";
import { ownOrigin } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/http/errors";
import type { Language } from "@/lib/language/i18n/languages";
import { sendsMail } from "@/lib/platform/mail/send";
import { NOBODY } from "@/lib/domains/own-data/options";
import { removeAccount } from "@/lib/domains/own-data/service";
import { keptHours, keptSince } from "@/lib/platform/retention/rules";
import { mailDeletionNotice } from "@/lib/domains/users/mail-service";
import type { Role } from "@/lib/core/roles";

const BATCH = 100;
/** Older than every account. */
const BEGINNING = { createdAt: new Date(0), id: "00000000-0000-0000-0000-000000000000" };

type Row = {
  id: string;
  role: Role;
  createdAt: Date;
  preferredLanguage: Language;
  /** Confirmed, else null. */
  email: string | null;
};
type Place = Pick<Row, "createdAt" | "id">;

const LAST_USE = Prisma.sql`coalesce(last_active, created_at)`;

/** An account that nobody has used for years; admins' never, because their acts are in the audit log. */
const isUnused = (now: Date): Prisma.Sql => Prisma.sql`
  created_at < ${keptSince("warnings", now)} AND ${LAST_USE} < ${keptSince("warnings", now)}
  AND role NOT IN ('admin', 'super_admin') AND id <> ${NOBODY.id}::uuid`;

// Told before the last use is not told.
const isToldNow = Prisma.sql`coalesce(deletion_told_at >= ${LAST_USE}, false)`;
const toTell = (now: Date) => Prisma.sql`${isUnused(now)} AND NOT ${isToldNow}`;
const toDelete = (now: Date) => Prisma.sql`
  ${isUnused(now)} AND ${isToldNow} AND deletion_told_at < ${keptSince("accounts", now)}`;

const DUE = { warnings: toTell, accounts: toDelete };

/** How many accounts are to be told, or to be deleted. */
export const countUnused = (step: keyof typeof DUE, now: Date): Promise<number> =>
  countRows(Prisma.sql`FROM users WHERE ${DUE[step](now)}`);

/**
 * Goes through the accounts that nobody has used for years, a hundred at a time, by their index of creation: tells those
 * who are to be told, or deletes those who were told 48 hours ago and have not come back.
 * @param isStopped asked before each account. @returns how many were told, or deleted.
 */
export async function treatUnused(step: keyof typeof DUE, now: Date, isStopped: () => boolean): Promise<number> {
  let total = 0;
  let after: Place = BEGINNING;
  for (;;) {
    const rows = await nextUnused(DUE[step](now), after);
    for (const row of rows) {
      if (isStopped()) return total;
      if (step === "warnings" ? await tell(row) : await remove(row, now)) total += 1;
    }
    const last = rows.at(-1);
    if (!last) return total;
    after = last;
  }
}

const nextUnused = (due: Prisma.Sql, { createdAt, id }: Place) => db.$queryRaw<Row[]>`
  SELECT id, role::text AS role, created_at AS "createdAt", preferred_language::text AS "preferredLanguage",
    CASE WHEN email_confirmed_at IS NOT NULL THEN email END AS email
  FROM users WHERE ${due} AND (created_at, id) > (${createdAt}, ${id}::uuid)
  ORDER BY created_at, id LIMIT ${BATCH}`;

// Without an address that was confirmed there is no way to tell anyone; the notice at registration says so beforehand. If
// the mail server fails, the account waits for another night.
async function tell({ id, email, preferredLanguage }: Row): Promise<boolean> {
  if (email !== null && sendsMail()) {
    const days = keptHours("accounts") / 24;
    const sent = await mailDeletionNotice({ to: email, language: preferredLanguage, days, address: ownOrigin() }).then(
      () => true,
      (error: unknown) => {
        // Already logged where it failed.
        if (error instanceof AppError && error.code === "mail_failed") return false;
        throw error;
      },
    );
    if (!sent) return false;
  }
  await db.$executeRaw`UPDATE users SET deletion_told_at = now() WHERE id = ${id}::uuid`;
  return true;
}

const remove = (row: Row, now: Date): Promise<boolean> =>
  removeAccount(row, async (tx: Transaction) => {
    const still = await tx.$queryRaw<unknown[]>`SELECT 1 FROM users WHERE id = ${row.id}::uuid AND ${toDelete(now)}`;
    return still.length > 0;
  });
