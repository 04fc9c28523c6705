import "server-only";
import { randomInt } from "node:crypto";
import { hashPassword, isPasswordOf } from "@/lib/auth/password";
import { db, type Transaction } from "@/lib/db/client";
import type { CodePurpose } from "@/lib/db/generated/client";
import { newId } from "@/lib/new-id";
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
  const expiresAt = new Date(Date.now() + CODE_MINUTES * 60_000);
  const values = { codeHash, expiresAt, triesLeft: TRIES };
  await tx.oneTimeCode.upsert({
    where: { userId_purpose: { userId, purpose } },
    create: { userId, purpose, ...values },
    update: values,
  });
  return expiresAt;
}

/**
 * Whether a code is valid for a purpose. Counts the try, and does the same work whether or not there is an account or a
 * code.
 * @param userId null for an unknown account.
 */
export async function isValidCode(userId: string | null, purpose: CodePurpose, code: string): Promise<boolean> {
  const [row] = await db.$queryRaw<{ codeHash: string }[]>`
    UPDATE one_time_codes SET tries_left = tries_left - 1
    WHERE user_id = ${userId ?? newId()}::uuid AND purpose = ${purpose}::code_purpose AND tries_left > 0
      AND expires_at > now()
    RETURNING code_hash AS "codeHash"`;
  return isPasswordOf(row?.codeHash ?? null, code);
}
