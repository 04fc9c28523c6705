import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { deviceAddress, isDeviceCode, newDeviceSecret, stepOfCode } from "@/lib/access/auth/one-time-codes";
import { hashRecoveryCode, newRecoveryCodes } from "@/lib/access/auth/recovery-codes";
import { seal, unseal } from "@/lib/access/auth/sealed";
import { closeAllSessions, type Checked } from "@/lib/access/auth/session-rows";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { logInfo } from "@/lib/platform/http/log";
import { countingCode } from "@/lib/platform/limits/login-attempts";
import { recordEvent } from "@/lib/platform/security-log/record";
import { epochNow } from "@/lib/core/time";
import type { DeviceCodeInput } from "./second-factor-schema";
import type { NewDevice, RecoveryCodes } from "./second-factor-types";

/** How long a shown secret waits for its first code: the time to install an app, and to find the phone. */
const PENDING_MS = 15 * 60 * 1000;

type Factor = { userId: string; secret: string; lastStep: number };

/**
 * The second step of a login, after the right password.
 * @param code of the device, or a recovery code. @returns whether the account has a second factor.
 * @throws AppError otp_required, wrong_otp, rate_limited.
 */
export async function checkSecondFactor(userId: string, code: string | undefined): Promise<boolean> {
  const row = await db.secondFactor.findUnique({ where: { userId }, select: { secret: true, lastStep: true } });
  if (!row?.secret) return false;
  if (!code) throw new AppError("otp_required");
  const factor = { userId, secret: row.secret, lastStep: row.lastStep };
  const isRight = await countingCode(userId, async () => {
    const accepted = await (isDeviceCode(code) ? acceptDeviceCode(factor, code) : acceptRecoveryCode(userId, code));
    return accepted || null;
  });
  if (isRight) return true;
  await recordEvent("login_failed", { userId, code: "wrong_otp" });
  throw new AppError("wrong_otp");
}

/** Accepts a device's code once: of several at the same time only one moves the step on. */
async function acceptDeviceCode({ userId, secret, lastStep }: Factor, code: string): Promise<boolean> {
  const opened = unseal(secret, userId);
  // Both secrets of the server have changed since; a recovery code still works.
  if (!opened) logInfo("second_factor_unreadable");
  const step = opened && stepOfCode(opened.text, code, lastStep);
  if (!opened || step === null) return false;
  const { count } = await db.secondFactor.updateMany({
    where: { userId, secret, lastStep: { lt: step } },
    data: { lastStep: step, ...(opened.isOld ? { secret: seal(opened.text, userId) } : {}) },
  });
  return count > 0;
}

async function acceptRecoveryCode(userId: string, code: string): Promise<boolean> {
  const hash = hashRecoveryCode(code);
  const used = await db.$executeRaw`
    UPDATE second_factors SET recovery_hashes = array_remove(recovery_hashes, ${hash})
    WHERE user_id = ${userId}::uuid AND ${hash} = ANY(recovery_hashes)`;
  if (used > 0) await recordEvent("recovery_code_used", { userId });
  return used > 0;
}

/** Makes the secret of a new device. The present device stays valid until the new one has proved itself. */
export async function beginDevice({ id, username }: Actor<"admin">): Promise<NewDevice> {
  const secret = newDeviceSecret();
  const pending = { pendingSecret: seal(secret, id), pendingSince: new Date() };
  await db.secondFactor.upsert({ where: { userId: id }, create: { userId: id, ...pending }, update: pending });
  return { secret, ...deviceAddress(secret, username) };
}

/**
 * Makes the new device the account's own, with new recovery codes, and ends every session; the route must start a new
 * one.
 * @throws AppError device_expired, invalid.
 */
export async function confirmDevice(
  { id, role }: Actor<"admin">,
  { code }: DeviceCodeInput,
): Promise<{ checked: Checked; codes: RecoveryCodes }> {
  const row = await db.secondFactor.findUnique({ where: { userId: id } });
  const opened = row?.pendingSecret ? unseal(row.pendingSecret, id) : null;
  if (!row?.pendingSince || !opened || row.pendingSince.getTime() < epochNow() - PENDING_MS) {
    throw new AppError("device_expired");
  }
  const step = stepOfCode(opened.text, code, 0);
  if (step === null) {
    await recordEvent("second_factor_refused", { userId: id, code: "wrong_otp" });
    throw new AppError("invalid", { fields: { code: ["otpWrong"] } });
  }
  const recoveryCodes = newRecoveryCodes();
  const sessionVersion = await db.$transaction(async (tx) => {
    const version = await closeAllSessions(tx, id);
    const { count } = await tx.secondFactor.updateMany({
      where: { userId: id, pendingSecret: row.pendingSecret },
      data: {
        ...{ secret: seal(opened.text, id), lastStep: step, enrolledAt: new Date() },
        ...{ pendingSecret: null, pendingSince: null, recoveryHashes: recoveryCodes.map(hashRecoveryCode) },
      },
    });
    // Another request has confirmed or replaced it.
    if (count === 0) throw new AppError("device_expired");
    return version;
  });
  await recordEvent(row.enrolledAt ? "second_factor_replaced" : "second_factor_enrolled", { userId: id });
  return { checked: { user: { id, role }, sessionVersion }, codes: { recoveryCodes } };
}

/** Replaces the caller's recovery codes. @throws AppError no_second_factor. */
export async function replaceRecoveryCodes({ id }: Actor<"admin">): Promise<RecoveryCodes> {
  const recoveryCodes = newRecoveryCodes();
  const { count } = await db.secondFactor.updateMany({
    where: { userId: id, enrolledAt: { not: null } },
    data: { recoveryHashes: recoveryCodes.map(hashRecoveryCode) },
  });
  // A demo administrator may have none.
  if (count === 0) throw new AppError("no_second_factor");
  await recordEvent("recovery_codes_replaced", { userId: id });
  return { recoveryCodes };
}
