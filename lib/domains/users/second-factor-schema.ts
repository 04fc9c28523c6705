import { z } from "zod";
import { msg } from "@/lib/platform/http/validation";
import { givenPassword } from "./schema";

/** PUT /api/user/second-factor/device: the code that the new device shows. */
export const deviceCodeInput = z.object({
  code: z
    .string({ error: msg("otpRequired") })
    .max(100)
    .transform((code) => code.replaceAll(/\s/g, ""))
    .pipe(z.string().regex(/^\d{6}$/, msg("otpFormat"))),
});
export type DeviceCodeInput = z.output<typeof deviceCodeInput>;

/** POST /api/user/session/confirm. */
export const confirmationInput = z.object({
  password: givenPassword,
});
export type ConfirmationInput = z.output<typeof confirmationInput>;
