/** The operations about a forgotten password, the recovery number, the e-mail address and the phone number. */
import { NOTHING, postedForm, type Api } from "@/lib/platform/http/operation";
import { accountSchema } from "./account-types";
import { emailCodeInput, emailInput, recoveryEmailInput, recoveryInput, recoveryNumberInput } from "./recovery-schema";
import { madeCodeSchema, recoveryNumberSchema, recoveryWaysSchema } from "./recovery-types";

export const recoveryApi = {
  "GET /api/recovery": {
    access: "any",
    answer: recoveryWaysSchema,
    summary: "The ways to a new password that this server has",
  },
  "POST /api/recovery": {
    access: "any",
    hashesPassword: true,
    body: recoveryInput,
    answer: NOTHING,
    summary: "Set a new password with a recovery number or a one-time code; all sessions end",
    errors: ["wrong_recovery", "deactivated", "rate_limited"],
  },
  "POST /api/recovery/email": {
    access: "any",
    body: recoveryEmailInput,
    answer: NOTHING,
    summary: "Send a one-time code to the account's confirmed e-mail address; 204 for any name",
    errors: ["mail_off", "rate_limited"],
  },
  "GET /api/user/recovery-code": {
    access: "signed-in",
    isFirstStep: true,
    answer: madeCodeSchema,
    summary: "Whether the office has made a code for a new password of one's account",
  },
  "DELETE /api/user/recovery-code": {
    access: "signed-in",
    isFirstStep: true,
    answer: NOTHING,
    summary: "Stop that code: somebody else asked for it; without one nothing happens",
  },
  "POST /api/user/recovery-number": {
    access: "signed-in",
    body: recoveryNumberInput,
    posted: postedForm(recoveryNumberInput, { kept: [] }),
    answer: recoveryNumberSchema,
    summary: "Make a recovery number, which is shown once; an earlier one ends",
    errors: ["wrong_password", "rate_limited"],
  },
  "PUT /api/user/email": {
    access: "signed-in",
    body: emailInput,
    answer: accountSchema,
    summary: "Set or remove one's e-mail address; a code is sent to it",
    errors: ["wrong_password", "rate_limited", "mail_off", "mail_failed"],
  },
  "POST /api/user/email/confirmation": {
    access: "signed-in",
    body: emailCodeInput,
    answer: accountSchema,
    summary: "Confirm one's e-mail address by the code that was sent to it",
  },
  "POST /api/user/phone/code": {
    access: "employer",
    answer: NOTHING,
    summary: "Send a code to one's phone number by text message: workers read whose number is confirmed",
    errors: ["texts_off", "phone_required", "rate_limited", "text_failed"],
  },
  "POST /api/user/phone/confirmation": {
    access: "employer",
    body: emailCodeInput,
    answer: accountSchema,
    summary: "Confirm one's phone number by that code",
  },
} satisfies Api;
