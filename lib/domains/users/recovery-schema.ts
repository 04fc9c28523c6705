import { z } from "zod";
import { msg } from "@/lib/platform/http/validation";
import { codeFault, digitsOf } from "./recovery-policy";
import { givenPassword, givenUsername, newPassword } from "./schema";

const code = z
  .string({ error: msg("codeFormat") })
  .max(100, msg("codeFormat"))
  .transform(digitsOf)
  .superRefine((digits, context) => {
    const fault = codeFault(digits);
    if (fault) context.addIssue({ code: "custom", message: msg(fault) });
  });

/** POST /api/recovery: a recovery number, or a code from an e-mail or an admin. */
export const recoveryInput = z.object({ username: givenUsername, code, newPassword });
export type RecoveryInput = z.output<typeof recoveryInput>;
export type RecoveryValues = z.input<typeof recoveryInput>;

/** POST /api/recovery/email. */
export const recoveryEmailInput = z.object({ username: givenUsername });

/** POST /api/user/recovery-number. */
export const recoveryNumberInput = z.object({ currentPassword: givenPassword });
export type RecoveryNumberInput = z.output<typeof recoveryNumberInput>;

/** PUT /api/user/email: an empty address takes the present one away. */
export const emailInput = z.object({
  email: z
    .string()
    .trim()
    .max(254, msg("emailFormat"))
    .pipe(z.union([z.literal(""), z.email()], { error: msg("emailFormat") }))
    .transform((value) => value || null),
  currentPassword: givenPassword,
});
export type EmailInput = z.output<typeof emailInput>;
export type EmailValues = z.input<typeof emailInput>;

/** POST /api/user/email/confirmation. */
export const emailCodeInput = z.object({ code });
export type EmailCodeInput = z.output<typeof emailCodeInput>;
