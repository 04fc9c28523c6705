import "server-only";
import { generateSecret, generateURI, verifySync } from "otplib";
import { renderSVG } from "uqr";
import { PRODUCT } from "@/lib/core/product";
import { epochNow } from "@/lib/core/time";

/** How long a code is valid, in seconds; all authenticator apps assume this, SHA-1 and six digits. */
const STEP = 30;

/** The secret of a new device, in base32. */
export const newDeviceSecret = (): string => generateSecret();

/** The address that hands a secret to an authenticator app, and the same as a QR code. */
export function deviceAddress(secret: string, username: string): { uri: string; qr: string } {
  const uri = generateURI({ issuer: PRODUCT, label: username, secret });
  return { uri, qr: renderSVG(uri, { ecc: "M", border: 4 }) };
}

/** Whether a text looks like a device's code rather than a recovery code. */
export const isDeviceCode = (text: string): boolean => /^\d{6}$/.test(text.replaceAll(/\s/g, ""));

/**
 * The time step of a device's code: the present one, or, for clocks that differ, the one before or after it.
 * @param lastStep the step of the last accepted code: neither it nor an earlier one counts. @param now in milliseconds.
 * @returns null if the code is wrong or was used before.
 */
export function stepOfCode(secret: string, code: string, lastStep: number, now = epochNow()): number | null {
  const token = code.replaceAll(/\s/g, "");
  if (!isDeviceCode(token)) return null;
  const result = verifySync({ secret, token, epoch: Math.floor(now / 1000), period: STEP, epochTolerance: STEP });
  if (!result.valid || !("timeStep" in result)) return null;
  return result.timeStep > lastStep ? result.timeStep : null;
}
