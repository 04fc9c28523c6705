/** Calls about a forgotten password, the recovery number and the e-mail address, made by the browser. */
import { apiClient } from "@/lib/platform/http/api-fetch";
import { useAnswer } from "@/lib/platform/http/use-answer";
import type { Account } from "./account-types";
import type { recoveryApi } from "./recovery-api";
import type { EmailCodeInput, EmailValues, RecoveryNumberInput, RecoveryValues } from "./recovery-schema";
import type { RecoveryNumber } from "./recovery-types";

const { call } = apiClient<typeof recoveryApi>();

/** Whether this server sends codes by e-mail; undefined until it is known. */
export const useSendsMail = (): boolean | undefined =>
  useAnswer("recovery", (signal) => call("GET /api/recovery", { signal })).data?.email;

/** Sets a new password by a recovery number or code. */
export const recover = (values: RecoveryValues): Promise<void> => call("POST /api/recovery", { body: values });

/** Asks for a code by e-mail. */
export const mailRecoveryCode = (username: string): Promise<void> =>
  call("POST /api/recovery/email", { body: { username } });

/** Stops a code that the office made for the user's account. */
export const stopMadeCode = (): Promise<void> => call("DELETE /api/user/recovery-code");

/** Makes a recovery number; an earlier one ends. */
export const makeRecoveryNumber = (values: RecoveryNumberInput): Promise<RecoveryNumber> =>
  call("POST /api/user/recovery-number", { body: values });

/** Sets or removes the user's e-mail address. */
export const saveEmail = (values: EmailValues): Promise<Account> => call("PUT /api/user/email", { body: values });

/** Confirms the user's e-mail address. */
export const confirmEmail = (values: EmailCodeInput): Promise<Account> =>
  call("POST /api/user/email/confirmation", { body: values });

/** Sends a code to the user's phone number. */
export const sendPhoneCode = (): Promise<void> => call("POST /api/user/phone/code");

/** Confirms the user's phone number. */
export const confirmPhone = (values: EmailCodeInput): Promise<Account> =>
  call("POST /api/user/phone/confirmation", { body: values });
