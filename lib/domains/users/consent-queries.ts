import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Language } from "@/lib/language/i18n/languages";
import { CONSENT_VERSIONS, type ConsentKind } from "@/lib/language/notices/consents";

/** The user's latest consent of a kind that was not withdrawn, possibly to an outdated version; null: not asked yet. */
export const latestConsent = (
  userId: string,
  kind: ConsentKind,
): Promise<{ version: string; language: Language; at: Date } | null> =>
  db.consent.findFirst({
    where: { userId, kind, withdrawnAt: null },
    select: { version: true, language: true, at: true },
    orderBy: { at: "desc" },
  });

/** Whether the user has agreed to the present version of a text. */
export const hasAgreed = async (userId: string, kind: ConsentKind): Promise<boolean> =>
  (await latestConsent(userId, kind))?.version === CONSENT_VERSIONS[kind];

/** Whether the user agreed to the notice once, and then took that back. */
export async function hasWithdrawnNotice(userId: string, tx: Pick<Transaction, "consent"> = db): Promise<boolean> {
  const row = await tx.consent.findFirst({
    where: { userId, kind: "notice" },
    select: { withdrawnAt: true },
    // One that was not withdrawn comes first.
    orderBy: { withdrawnAt: { sort: "desc", nulls: "first" } },
  });
  return row !== null && row.withdrawnAt !== null;
}
