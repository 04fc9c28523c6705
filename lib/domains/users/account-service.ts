import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db, type Transaction } from "@/lib/platform/db/client";
import { withoutUndefined } from "@/lib/platform/db/without-undefined";
import { AppError } from "@/lib/platform/http/errors";
import { msg } from "@/lib/platform/http/validation";
import { phoneText, toE164 } from "@/lib/core/phone";
import { refuseName } from "@/lib/domains/trust/refusal-policy";
import { getAccount } from "./queries";
import type { AccountInput } from "./account-schema";
import type { Account } from "./account-types";
import { holdAccount } from "./agreement-service";
import { shownName } from "./shown-name-policy";
import { saveWords } from "./word-service";

/** Changes the fields of the caller's own account that were sent. @throws AppError invalid (an employer's name that asks for money or the like). */
export async function updateAccount(actor: Actor, input: AccountInput): Promise<Account> {
  const { name, phone, whatsapp, preferredLanguage } = input;
  if (actor.audience === "employer") refuseName({ name });
  return db.$transaction(async (tx) => {
    // Deleting an account locks it before its profile: without this the two could deadlock.
    await holdAccount(tx, actor.id);
    await tx.profile.createMany({ data: { userId: actor.id }, skipDuplicates: true });
    if (name !== undefined) await tx.profile.update({ where: { userId: actor.id }, data: { name } });
    if (phone !== undefined) await setPhone(tx, actor.id, phone);
    const data = withoutUndefined({ whatsapp: phone === null ? null : whatsapp, preferredLanguage });
    await tx.user.update({ where: { id: actor.id }, data });
    if (name !== undefined) await saveWords(tx, actor.id);
    return getAccount(actor, tx);
  });
}

type OwnPhone = { phone?: string | null | undefined; whatsapp: boolean };

/** Saves the own phone number that a form asked for by the way; one left empty changes nothing. */
export async function saveOwnPhone(actor: Actor, { phone, whatsapp }: OwnPhone): Promise<void> {
  if (phone) await updateAccount(actor, { phone, whatsapp });
}

/**
 * Refuses someone without an own phone number, at the field that asks for it: people who are chosen must be able to call.
 * @throws AppError phone_required.
 */
export async function requireOwnPhone(tx: Transaction, { id }: Actor<"employer">): Promise<void> {
  const { phone } = await tx.user.findUniqueOrThrow({ where: { id }, select: { phone: true } });
  if (phone === null) throw new AppError("phone_required", { fields: { phone: [msg("employerPhone")] } });
}

/**
 * The same as saveOwnPhone() with the worker's name, which the form of an application asks for where others could not be shown any.
 * @throws AppError invalid on `name` if there is none yet and none was typed.
 */
export async function saveOwnName(
  worker: Actor<"worker">,
  { name, ...phone }: OwnPhone & { name?: string | undefined },
): Promise<void> {
  if (name) await updateAccount(worker, { name });
  else if (shownName((await getAccount(worker)).name) === null) {
    throw new AppError("invalid", { fields: { name: ["nameRequired"] } });
  }
  await saveOwnPhone(worker, phone);
}

/** Stores the phone number. Of another one nobody has said whether it has WhatsApp, and nothing has shown whose it is. */
export async function saveNumber(tx: Transaction, userId: string, phone: string | null): Promise<void> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, OR: [{ phone: null }, { phone: { not: phone } }] },
    data: { phone, whatsapp: null, phoneConfirmedAt: null },
  });
  if (count > 0) await tx.oneTimeCode.deleteMany({ where: { userId, purpose: "confirm_phone" } });
}

/** Stores the phone number, also as the profile's contact unless that is an e-mail address. */
async function setPhone(tx: Transaction, userId: string, phone: string | null): Promise<void> {
  const before = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { phone: true, profile: { select: { contact: true } } },
  });
  if (before.phone === phone) return;
  await saveNumber(tx, userId, phone);
  const contact = before.profile?.contact ?? null;
  if (contact !== null && toE164(contact) === null) return;
  await tx.profile.update({ where: { userId }, data: { contact: phone && phoneText(phone) } });
}
