import { presentVersion } from "./versions";

/**
 * The texts that users agree to: the notice about their data, the terms of applying for a job, and what the employer
 * will see of the applicant.
 */
export type ConsentKind = "notice" | "terms" | "sharing";

/**
 * The version of each text. A changed text gets a later date, and everyone is asked again. The forms show a summary of
 * the notice and of the terms, which have the versions of the whole texts (lib/language/notices).
 */
export const CONSENT_VERSIONS = {
  notice: presentVersion("privacy"),
  terms: presentVersion("terms"),
  sharing: "2026-11-25",
} as const satisfies Record<ConsentKind, string>;
