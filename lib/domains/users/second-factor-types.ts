import { z } from "zod";

export const newDeviceSchema = z
  .strictObject({
    secret: z.string().describe("In base32, to be typed into an authenticator app; shown in no other answer"),
    uri: z.string().describe("The same as an `otpauth:` address"),
    qr: z.string().describe("The same as a QR code, an SVG document"),
  })
  .meta({ id: "NewDevice", description: "A device that has still to prove itself by a code, within 15 minutes" });
export type NewDevice = z.infer<typeof newDeviceSchema>;

export const recoveryCodesSchema = z
  .strictObject({ recoveryCodes: z.array(z.string()) })
  .meta({ id: "RecoveryCodes", description: "Ten codes, each good for one login without the device; shown once" });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

/** The second factor as the admin's account page describes it. */
export type SecondFactorState = { enrolledAt: string; unusedCodes: number };
