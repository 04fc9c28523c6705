/** Calls about the second factor and the password asked for again, made by the browser. */
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { secondFactorApi } from "./second-factor-api";
import type { NewDevice, RecoveryCodes } from "./second-factor-types";

const { call } = apiClient<typeof secondFactorApi>();

/** Types the password again: for ten minutes this session may do what asks for it. */
export const confirmPassword = (password: string): Promise<void> =>
  call("POST /api/user/session/confirm", { body: { password } });

/** Begins to set up a device. */
export const beginDevice = (): Promise<NewDevice> => call("POST /api/user/second-factor/device");

/** Proves the new device by the code it shows. */
export const confirmDevice = (code: string): Promise<RecoveryCodes> =>
  call("PUT /api/user/second-factor/device", { body: { code } });

/** Replaces the recovery codes. */
export const replaceRecoveryCodes = (): Promise<RecoveryCodes> => call("POST /api/user/second-factor/recovery-codes");
