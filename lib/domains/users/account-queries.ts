import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import type { Account } from "./account-types";

/** The caller's own account. @param tx sees its own uncommitted changes. */
export async function getAccount(actor: Actor, tx: Pick<Transaction, "user"> = db): Promise<Account> {
  const { profile, emailConfirmedAt, phoneConfirmedAt, recoveryMadeAt, ...account } = await tx.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: {
      ...{ phone: true, whatsapp: true, preferredLanguage: true, email: true },
      ...{ emailConfirmedAt: true, phoneConfirmedAt: true, recoveryMadeAt: true, profile: { select: { name: true } } },
    },
  });
  return {
    name: profile?.name ?? null,
    ...account,
    isEmailConfirmed: emailConfirmedAt !== null,
    isPhoneConfirmed: phoneConfirmedAt !== null,
    recoveryNumberMadeAt: recoveryMadeAt?.toISOString() ?? null,
  };
}
