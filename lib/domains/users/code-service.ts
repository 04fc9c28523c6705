import "server-only";
import { randomInt } from "node:crypto";
import { hashPassword, isPasswordOf } from "@/lib/access/auth/password";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { CodePurpose } from "@/lib/platform/db/generated/client";
import { newId } from "@/lib/core/new-id";
import { epochNow } from "@/lib/core/time";
import { CODE_DIGITS, CODE_MINUTES } from "./recovery-policy";

/** After as many wrong tries, from whatever addresses, a code is void: eight digits are few. */
const TRIES = 10;

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
  const values = { codeHash, expiresAt, triesLeft: TRIES };
  await tx.oneTimeCode.upsert({
    where: { userId_purpose: { userId, purpose } },
    create: { userId, purpose, ...values },
    update: values,
  });
  return expiresAt;
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
