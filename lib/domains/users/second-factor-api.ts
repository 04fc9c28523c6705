/** The operations about an admin's second factor, and the password that is asked for again. */
import { NOTHING, type Api } from "@/lib/platform/http/operation";
import { confirmationInput, deviceCodeInput } from "./second-factor-schema";
import { newDeviceSchema, recoveryCodesSchema } from "./second-factor-types";

export const secondFactorApi = {
  "POST /api/user/session/confirm": {
    access: "signed-in",
    isFirstStep: true,
    body: confirmationInput,
    answer: NOTHING,
    summary: "Type the password again: for ten minutes this session may do what answers 403 `password_required`",
    errors: ["wrong_password"],
  },
  "POST /api/user/second-factor/device": {
    access: "admin",
    isFirstStep: true,
    needsPassword: true,
    answer: newDeviceSchema,
    summary:
      "Begin to set up a device, the first or a new one; the present one stays until the new one has proved itself",
  },
  "PUT /api/user/second-factor/device": {
    access: "admin",
    isFirstStep: true,
    needsPassword: true,
    body: deviceCodeInput,
    answer: recoveryCodesSchema,
    summary: "Prove the new device by a code: it replaces the one before, recovery codes too; all other sessions end",
    errors: ["device_expired"],
  },
  "POST /api/user/second-factor/recovery-codes": {
    access: "admin",
    needsPassword: true,
    answer: recoveryCodesSchema,
    summary: "Ten new recovery codes; those before are no longer valid",
    errors: ["no_second_factor"],
  },
} satisfies Api;
