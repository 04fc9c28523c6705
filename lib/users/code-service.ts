import "server-only";
import { randomInt } from "node:crypto";
import { hashPassword, isPasswordOf } from "@/lib/auth/password";
import { seal, unseal } from "@/lib/auth/sealed";
import { db, type Transaction } from "@/lib/db/client";
import type { CodePurpose } from "@/lib/db/generated/client";
import { newId } from "@/lib/new-id";
import { epochNow } from "@/lib/time";
import { CODE_DIGITS, CODE_MINUTES } from "./recovery-policy";

/**
 * After as many wrong tries a code is void: eight digits are few. Only someone signed in can try a code for an e-mail address.
 * Codes for a forgotten password anybody can: there an address has its own ten tries and then delays (login-attempts.ts), and
 * a number that a stranger does not reach from one address ends the guessing from many. A thousand tries of 10^8 codes open one
 * account in 100,000.
 */
const TRIES: Record<CodePurpose, number> = { confirm_email: 10, recovery_email: 1_000, recovery_admin: 1_000 };

/** A code with less time left is not sent again: another takes its place. */
const WORTH_SENDING_MS = 10 * 60_000;
/** So often one code is sent: nobody's inbox is filled. */
const SENT_AT_MOST = 4;

/** A number of random digits. */
export const randomDigits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join("");

/** A new code and its hash. */
export async function newCode(): Promise<{ code: string; codeHash: string }> {
  const code = randomDigits(CODE_DIGITS);
  return { code, codeHash: await hashPassword(code) };
}

/** Makes a code valid, instead of an earlier one for the same purpose. @returns when it ends. */
export async function storeCode(
  tx: Pick<Transaction, "oneTimeCode">,
  userId: string,
  purpose: CodePurpose,
  codeHash: string,
): Promise<Date> {
  const expiresAt = new Date(epochNow() + CODE_MINUTES * 60_000);
  const values = { codeHash, expiresAt, triesLeft: TRIES[purpose], sealed: null, sent: 0 };
  await tx.oneTimeCode.upsert({
    where: { userId_purpose: { userId, purpose } },
    create: { userId, purpose, ...values },
    update: values,
  });
  return expiresAt;
}

/**
 * The code to be mailed for a forgotten password: the one that is valid already, so that nobody's wish ends another's, or a new one.
 * @returns null if it was sent often enough.
 */
export async function codeToMail(userId: string): Promise<string | null> {
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR UPDATE`;
    const where = { userId_purpose: { userId, purpose: "recovery_email" as const } };
    const valid = await tx.oneTimeCode.findUnique({ where });
    const isWorthSending =
      valid !== null && valid.triesLeft > 0 && valid.expiresAt.getTime() - Date.now() > WORTH_SENDING_MS;
    const known = isWorthSending && valid.sealed !== null ? unseal(valid.sealed, userId) : null;
    if (known) {
      const { count } = await tx.oneTimeCode.updateMany({
        where: { userId, purpose: "recovery_email", sent: { lt: SENT_AT_MOST } },
        data: { sent: { increment: 1 } },
      });
      return count > 0 ? known.text : null;
    }
    const { code, codeHash } = await newCode();
    await storeCode(tx, userId, "recovery_email", codeHash);
    await tx.oneTimeCode.update({ where, data: { sealed: seal(code, userId), sent: 1 } });
    return code;
  });
}

/**
 * Checks a code for a purpose. Counts the try, and does the same work whether or not there is an account or a code.
 * @param userId null for an unknown account.
 * @returns the hash of the valid code, by which `takeCode` takes that one and none stored since; null for a wrong one.
 */
export async function checkCode(userId: string | null, purpose: CodePurpose, code: string): Promise<string | null> {
  const [row] = await db.$queryRaw<{ codeHash: string }[]>`
    UPDATE one_time_codes SET tries_left = tries_left - 1
    WHERE user_id = ${userId ?? newId()}::uuid AND purpose = ${purpose}::code_purpose AND tries_left > 0
      AND expires_at > now()
    RETURNING code_hash AS "codeHash"`;
  const codeHash = row?.codeHash ?? null;
  return (await isPasswordOf(codeHash, code)) ? codeHash : null;
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
