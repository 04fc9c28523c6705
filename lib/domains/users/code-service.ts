import "server-only";
import { randomInt } from "node:crypto";
import { hashPassword, isPasswordOf } from "@/lib/access/auth/password";
import { seal, unseal } from "@/lib/access/auth/sealed";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { CodePurpose } from "@/lib/platform/db/generated/client";
import { newId } from "@/lib/core/new-id";
import { epochNow, HOUR_MS } from "@/lib/core/time";
import { CODE_DIGITS, CODE_MINUTES, CODE_WAIT_HOURS, WAITED_CODE_HOURS } from "./recovery-policy";

/**
 * After as many wrong tries a code is void: eight digits are few. Only someone signed in can try a code for an address or number.
 * Codes for a forgotten password anybody can: there an address has its own ten tries and then delays (login-attempts.ts), and
 * a number that a stranger does not reach from one address ends the guessing from many. A thousand tries of 10^8 codes open one
 * account in 100,000.
 */
const TRIES: Record<CodePurpose, number> = {
  confirm_email: 10,
  confirm_phone: 10,
  recovery_email: 1_000,
  recovery_admin: 1_000,
};

/** So often one code is sent: nobody's inbox is filled. */
const SENT_AT_MOST = 4;

/** A number of random digits. */
export const randomDigits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join("");

/** A new code and its hash. */
export async function newCode(): Promise<{ code: string; codeHash: string }> {
  const code = randomDigits(CODE_DIGITS);
  return { code, codeHash: await hashPassword(code) };
}

const codeEnd = (): Date => new Date(epochNow() + CODE_MINUTES * 60_000);

/** When a code works that waits first, and when it ends. */
export function waitingTimes(): { startsAt: Date; expiresAt: Date } {
  const startsAt = new Date(epochNow() + CODE_WAIT_HOURS * HOUR_MS);
  return { startsAt, expiresAt: new Date(startsAt.getTime() + WAITED_CODE_HOURS * HOUR_MS) };
}

/**
 * Makes a code valid, instead of an earlier one for the same purpose.
 * @param more the same code encrypted, and how often it was sent, for one that may be sent again; the times of one that waits.
 * @returns when it ends.
 */
export async function storeCode(
  tx: Pick<Transaction, "oneTimeCode">,
  userId: string,
  purpose: CodePurpose,
  codeHash: string,
  more: { sealed: string; sent: number } | { startsAt: Date; expiresAt: Date } | null = null,
): Promise<Date> {
  const fresh = { sealed: null, sent: 0, startsAt: null, expiresAt: codeEnd() };
  const values = { codeHash, triesLeft: TRIES[purpose], ...fresh, ...more };
  await tx.oneTimeCode.upsert({
    where: { userId_purpose: { userId, purpose } },
    create: { userId, purpose, ...values },
    update: values,
  });
  return values.expiresAt;
}

/**
 * The code to be mailed for a forgotten password: the one that is valid already, so that nobody's wish ends another's, or a
 * new one. Its half hour begins again, because that is what each mail says.
 * @returns null if it was sent often enough: the mails with it are still right.
 */
export async function codeToMail(userId: string): Promise<string | null> {
  const known = await validMailedCode(db, userId);
  if (known !== null) return sendAgain(db, userId, known);
  // Hashed before the account is locked: hashing waits for its turn.
  const { code, codeHash } = await newCode();
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
    const madeMeanwhile = await validMailedCode(tx, userId);
    if (madeMeanwhile !== null) return sendAgain(tx, userId, madeMeanwhile);
    await storeCode(tx, userId, "recovery_email", codeHash, { sealed: seal(code, userId), sent: 1 });
    return code;
  });
}

type Codes = Pick<Transaction, "oneTimeCode">;

/** The code of an e-mail that still opens the account, or null. */
async function validMailedCode(tx: Codes, userId: string): Promise<string | null> {
  const row = await tx.oneTimeCode.findFirst({
    where: { userId, purpose: "recovery_email", triesLeft: { gt: 0 }, expiresAt: { gt: new Date() } },
    select: { sealed: true },
  });
  return row?.sealed ? (unseal(row.sealed, userId)?.text ?? null) : null;
}

async function sendAgain(tx: Codes, userId: string, code: string): Promise<string | null> {
  const { count } = await tx.oneTimeCode.updateMany({
    where: { userId, purpose: "recovery_email", sent: { lt: SENT_AT_MOST } },
    data: { sent: { increment: 1 }, expiresAt: codeEnd() },
  });
  return count > 0 ? code : null;
}

/** The hash of the valid code, by which `takeCode` takes that one and none stored since; or it is right before its time. */
export type CheckedCode = { codeHash: string; isEarly: boolean };

/**
 * Checks a code for a purpose. Counts the try, unless the code is right before its time, and does the same work whether or not
 * there is an account or a code.
 * @param userId null for an unknown account. @returns null for a wrong one.
 */
export async function checkCode(
  userId: string | null,
  purpose: CodePurpose,
  code: string,
): Promise<CheckedCode | null> {
  const [row] = await db.$queryRaw<CheckedCode[]>`
    UPDATE one_time_codes SET tries_left = tries_left - 1
    WHERE user_id = ${userId ?? newId()}::uuid AND purpose = ${purpose}::code_purpose AND tries_left > 0
      AND expires_at > now()
    RETURNING code_hash AS "codeHash", coalesce(starts_at > now(), false) AS "isEarly"`;
  if (!(await isPasswordOf(row?.codeHash ?? null, code)) || !row) return null;
  if (row.isEarly) {
    const { codeHash } = row;
    await db.oneTimeCode.updateMany({ where: { codeHash, purpose }, data: { triesLeft: { increment: 1 } } });
  }
  return row;
}

/** Takes a code that was checked. @returns false if it was used or replaced since: of two calls with one code, one wins. */
export async function takeCode(
  tx: Pick<Transaction, "oneTimeCode">,
  userId: string,
  purpose: CodePurpose,
  codeHash: string,
): Promise<boolean> {
  const { count } = await tx.oneTimeCode.deleteMany({ where: { userId, purpose, codeHash } });
  return count > 0;
}

/** Ends all codes for a forgotten password: a new password is set. */
export async function endRecoveryCodes(tx: Codes, userId: string): Promise<void> {
  await tx.oneTimeCode.deleteMany({ where: { userId, purpose: { in: ["recovery_email", "recovery_admin"] } } });
}
