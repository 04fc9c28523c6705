import type { Language } from "@/lib/language/i18n/languages";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import { audienceOf, type RegisterRole } from "@/lib/core/roles";

type Chosen = { username: string; password: string; role: RegisterRole; language: Language };

/** A registration as the form sends it, by someone who agrees to the current notice: for tests, the soak and measuring. */
export const sampleAccount = ({ username, password, role, language }: Chosen) => ({
  ...{ username, password, confirmPassword: password, role, preferredLanguage: language },
  // Workers are called by their usernames, which is how tests find them on employers' screens.
  ...(audienceOf(role) === "worker" ? { name: username } : {}),
  // An employer without a number shortlists nobody.
  ...(audienceOf(role) === "employer" ? { phone: "+919800000001" } : {}),
  ...{ isAdult: true, consent: { version: CONSENT_VERSIONS.notice, language } },
});
