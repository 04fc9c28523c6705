import "server-only";
import { hashPassword, isPasswordOf } from "@/lib/access/auth/password";
import { requireGoodPassword } from "@/lib/access/auth/password-rules";
import type { Actor } from "@/lib/access/auth/actor";
import { closeAllSessions } from "@/lib/access/auth/session-rows";
import { db } from "@/lib/platform/db/client";
import { isLocalOnly } from "@/lib/platform/env";
import { withoutUndefined } from "@/lib/platform/db/without-undefined";
import { isUniqueViolation } from "@/lib/platform/db/errors";
import { AppError, type Deactivation, type ErrorCode } from "@/lib/platform/http/errors";
import { phoneText } from "@/lib/core/phone";
import { refuseName } from "@/lib/domains/trust/refusal-policy";
import { countingLogin } from "@/lib/platform/limits/login-attempts";
import { notify } from "@/lib/platform/notify/notify";
import { recordEvent } from "@/lib/platform/security-log/record";
import { endRecoveryCodes } from "./code-service";
import { recordConsent, requireCurrentText } from "./consent-service";
import { usernamesFor } from "./name-queries";
import { skeletonOf } from "./name-rows";
import { checkSecondFactor } from "./second-factor-service";
import { audienceOf, isSameFamily, type Role } from "@/lib/core/roles";
import { DEACTIVATION_COLUMNS, deactivationOf } from "./deactivation-rows";
import { requireOwnPassword } from "./own-password-service";
import { hasWithdrawnNotice } from "./consent-queries";
import { firstStepsOf } from "@/lib/access/auth/first-steps";
import { toUser, userSelect } from "./queries";
import type { LoginInput, OnboardingInput, PasswordChangeInput, PreferencesInput, RegisterInput } from "./schema";
import type { OnboardingStatus, SignedInUser, User } from "./types";
import { saveWords } from "./word-service";

/** A user with the version that opens a session. */
export type SignedIn<U extends User = User> = { user: U; sessionVersion: number };

/**
 * Creates a worker's or employer's account, with a username of its own making if none was chosen, and records the consent to the notice if it was given.
 * @throws AppError username_taken, terms_changed, invalid.
 */
export async function registerUser(input: RegisterInput): Promise<SignedIn> {
  const { consent, isAdult = null, phone = null, name } = input;
  if (consent) requireCurrentText("notice", consent);
  const username = input.username ?? (await usernamesFor(name ?? ""))[0]!;
  const named = { ...input, username };
  if (audienceOf(input.role) === "employer") refuseName({ name, username: input.username });
  await requireUnusedName(username);
  await requireGoodPassword(input.password, named, "password");
  const passwordHash = await hashPassword(input.password);
  const making = db.$transaction(async (tx) => {
    const made = await tx.user.create({
      data: {
        ...accountData(named, passwordHash),
        isAdult,
        phone,
        lastActive: new Date(),
        profile: { create: { name, contact: phone && phoneText(phone) } },
      },
      select: { ...userSelect, sessionVersion: true },
    });
    await saveWords(tx, made.id);
    if (consent) await recordConsent(tx, { userId: made.id, kind: "notice", consent, call: "POST /api/register" });
    return made;
  });
  const { sessionVersion, ...row } = await unlessTaken(making);
  await recordEvent("registered", { userId: row.id });
  return { user: toUser(row), sessionVersion };
}

/** Nobody may pass as someone whose account was deleted a short time ago. @throws AppError username_taken. */
export async function requireUnusedName(username: string): Promise<void> {
  const nameSkeleton = skeletonOf(username);
  const found = await db.deletedAccount.findFirst({
    where: { OR: [{ username }, { nameSkeleton }] },
    select: { id: true },
  });
  if (found) throw new AppError("username_taken", { fields: { username: ["usernameTaken"] } });
}

/** The columns of a new account, used both for registration and by admins. */
export const accountData = (
  input: Pick<RegisterInput, "preferredLanguage" | "region"> & { username: string; role: Role },
  passwordHash: string,
) => ({
  username: input.username,
  nameSkeleton: skeletonOf(input.username),
  passwordHash,
  role: input.role,
  preferredLanguage: input.preferredLanguage,
  region: input.region,
});

/** Turns the unique violation of creating an account into a field error. @throws AppError username_taken. */
export async function unlessTaken<T>(creating: Promise<T>): Promise<T> {
  try {
    return await creating;
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new AppError("username_taken", { fields: { username: ["usernameTaken"] }, cause: error });
  }
}

/**
 * Checks name and password, for every way of signing in. Failures are counted (limits/login-attempts.ts). An unknown
 * name and a wrong password take the same time and get the same answer; a deactivated account or the wrong form is only
 * reported after the right password, and only then an admin's second factor is asked for.
 * @param address the caller's.
 * @throws AppError rate_limited, wrong_credentials, deactivated, forbidden, not_admin, wrong_family_seeker,
 * wrong_family_employer, otp_required, wrong_otp.
 */
export async function authenticate(input: LoginInput, address: string): Promise<SignedIn<SignedInUser>> {
  const found = await checkPassword(input, address);
  if (found.deactivatedAt) throw await refusedLogin(found.id, "deactivated", deactivationOf(found));
  if (input.role && !isSameFamily(found.role, input.role)) {
    throw await refusedLogin(found.id, wrongFamily(input.role, found.role));
  }
  const { sessionVersion, ...row } = found;
  const hasSecondFactor = audienceOf(row.role) === "admin" && (await checkSecondFactor(row.id, input.otp));
  const hasWithdrawn = await hasWithdrawnNotice(row.id);
  const mustDo = firstStepsOf({ ...row, hasSecondFactor, hasWithdrawn }, { isLocalOnly: isLocalOnly() });
  await recordEvent("login", { userId: row.id });
  return { user: { ...toUser(row), mustDo: [...mustDo] }, sessionVersion };
}

async function checkPassword(input: LoginInput, address: string) {
  let userId: string | null = null;
  const account = await countingLogin(input.username, address, async () => {
    const found = await db.user.findUnique({
      where: { username: input.username },
      select: {
        ...userSelect,
        ...{ sessionVersion: true, passwordHash: true, deactivatedAt: true, mustChangePassword: true, isDemo: true },
        ...DEACTIVATION_COLUMNS,
      },
    });
    userId = found?.id ?? null;
    // Compared for an unknown name too, which must take as long.
    return (await isPasswordOf(found?.passwordHash ?? null, input.password)) ? found : null;
  });
  if (account) return account;
  await recordEvent("login_failed", { userId, code: "wrong_credentials" });
  throw new AppError("wrong_credentials");
}

async function refusedLogin(
  userId: string,
  code: ErrorCode,
  deactivation: Deactivation | null = null,
): Promise<AppError> {
  await recordEvent("login_refused", { userId, code });
  return new AppError(code, { deactivation });
}

function wrongFamily(chosen: Role, actual: Role) {
  if (audienceOf(chosen) === "admin") return "not_admin" as const;
  // Says which form to use instead, except that an admin account on the public form is simply refused.
  if (audienceOf(actual) === "admin") return "forbidden" as const;
  return audienceOf(actual) === "worker" ? ("wrong_family_seeker" as const) : ("wrong_family_employer" as const);
}

/** Changes the caller's own language or region. */
export async function updatePreferences(actor: Actor, input: PreferencesInput): Promise<User> {
  const row = await db.user.update({
    where: { id: actor.id },
    data: withoutUndefined(input),
    select: userSelect,
  });
  return toUser(row);
}

/**
 * Changes the caller's own password and ends every session of the account, copies of this browser's cookie included; the
 * route must start a new one.
 * @throws AppError wrong_password, rate_limited, invalid.
 */
export async function changePassword(actor: Actor, input: PasswordChangeInput): Promise<SignedIn> {
  await requireOwnPassword(actor, input.currentPassword);
  await requireGoodPassword(input.newPassword, actor, "newPassword");
  const newHash = await hashPassword(input.newPassword);
  const changed = await db.$transaction(async (tx) => {
    const sessionVersion = await closeAllSessions(tx, actor.id);
    const row = await tx.user.update({
      where: { id: actor.id },
      data: { passwordHash: newHash, mustChangePassword: false },
      select: userSelect,
    });
    // Someone who knows the password needs no code; one that waits was asked for by somebody else.
    await endRecoveryCodes(tx, actor.id);
    await notify(tx, { userId: actor.id, kind: "password_changed" });
    return { user: toUser(row), sessionVersion };
  });
  await recordEvent("password_changed", { userId: actor.id });
  return changed;
}

/** Completes the caller's onboarding; repeating it changes nothing. */
export async function completeOnboarding(
  employer: Actor<"employer">,
  input: OnboardingInput,
): Promise<OnboardingStatus> {
  await db.onboarding.createMany({ data: { userId: employer.id, ...input }, skipDuplicates: true });
  return { onboardingStatus: "completed" };
}
