import type { Language } from "@/lib/i18n/languages";
import { CONSENT_VERSIONS, type RegisterRole } from "@/lib/users/options";

type Chosen = { username: string; password: string; role: RegisterRole; language: Language };

/** A registration as the form sends it, by someone who agrees to the current notice: for tests, the soak and measuring. */
export const sampleAccount = ({ username, password, role, language }: Chosen) => ({
  ...{ username, password, confirmPassword: password, role, preferredLanguage: language },
  ...{ isAdult: true, consent: { version: CONSENT_VERSIONS.notice, language } },
});
