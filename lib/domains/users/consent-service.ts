import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import type { ConsentInput, NoticeConsentInput } from "./consent-schema";
import { CONSENT_VERSIONS, type ConsentKind } from "@/lib/language/notices/consents";

/** Refuses the consent to a text that has changed since it was shown. @throws AppError terms_changed. */
export function requireCurrentText(kind: ConsentKind, { version }: Pick<ConsentInput, "version">): void {
  if (version !== CONSENT_VERSIONS[kind]) throw new AppError("terms_changed");
}

/**
 * Records that the user agreed to a text.
 * @param call the operation that carried it, such as "POST /api/register". @throws AppError terms_changed.
 */
export async function recordConsent(
  tx: Pick<Transaction, "consent">,
  { userId, kind, consent, call, applicationId = null }: Agreement,
): Promise<void> {
  requireCurrentText(kind, consent);
  const { version, language } = consent;
  await tx.consent.create({ data: { userId, kind, call, version, language, applicationId } });
}

type Agreement = {
  userId: string;
  kind: ConsentKind;
  consent: ConsentInput;
  call: string;
  /** The application that a `sharing` consent is for. */
  applicationId?: string | null;
};

/** Records that a worker agreed to the terms of applying. @throws AppError terms_changed. */
export const agreeToTerms = (worker: Actor<"worker">, consent: ConsentInput): Promise<void> =>
  recordConsent(db, { userId: worker.id, kind: "terms", consent, call: "POST /api/user/terms" });

/** Records the caller's age and consent to the notice, asked after registration. @throws AppError terms_changed. */
export async function agreeToNotice(actor: Actor, { consent }: NoticeConsentInput): Promise<void> {
  await db.$transaction(async (tx) => {
    await recordConsent(tx, { userId: actor.id, kind: "notice", consent, call: "POST /api/user/consent" });
    await tx.user.update({ where: { id: actor.id }, data: { isAdult: true } });
  });
}
