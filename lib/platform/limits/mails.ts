import "server-only";
import { HOUR_S } from "@/lib/core/time";
import { countUse, TEN_A_DAY } from "./rate-limit";

/** Codes to confirm an address: of one account, and to one address. */
const CONFIRMATIONS = { max: 5, seconds: HOUR_S };
/** Codes for a forgotten password: for one name from one address, whether or not there is such an account. */
const RECOVERIES_PER_NAME = { max: 3, seconds: HOUR_S };
/** The same from one address, which many phones share. */
const RECOVERIES_PER_ADDRESS = { max: 60, seconds: HOUR_S };

/** Counts a text message about notifications. @throws AppError rate_limited. */
export const countTextMessage = (userId: string): Promise<void> => countUse(`text:user:${userId}`, TEN_A_DAY);

/** Counts a code mailed to confirm an address, so that nobody's inbox is filled from here. @throws AppError rate_limited. */
export async function countConfirmationMail(userId: string, email: string): Promise<void> {
  await countUse(`mail:user:${userId}`, CONFIRMATIONS);
  await countUse(`mail:to:${email}`, CONFIRMATIONS);
}

/** The same of a code by text message. @param phone E.164. @throws AppError rate_limited. */
export async function countConfirmationText(userId: string, phone: string): Promise<void> {
  await countUse(`phone-code:user:${userId}`, CONFIRMATIONS);
  await countUse(`phone-code:to:${phone}`, CONFIRMATIONS);
}

/**
 * Counts a request for a forgotten password's code.
 * @param name as typed. @param address the caller's. @throws AppError rate_limited.
 */
export async function countRecoveryMail(name: string, address: string): Promise<void> {
  await countUse(`recovery-mail:address:${address}`, RECOVERIES_PER_ADDRESS);
  // By both: nobody else's wishes use up the owner's. The mails of one code are bounded beside it (code-service.ts).
  await countUse(`recovery-mail:both:${address}:${name}`, RECOVERIES_PER_NAME);
}
