import "server-only";
import { db, type Transaction } from "@/lib/db/client";
import type { Language } from "@/lib/i18n/languages";
import type { ConsentKind } from "./options";

/** The user's latest consent of a kind, possibly to an outdated version; null: not asked yet. */
export const latestConsent = (
  userId: string,
  kind: ConsentKind,
  tx: Pick<Transaction, "consent"> = db,
): Promise<{ version: string; language: Language; at: Date } | null> =>
  tx.consent.findFirst({
    where: { userId, kind },
    select: { version: true, language: true, at: true },
    orderBy: { at: "desc" },
  });
