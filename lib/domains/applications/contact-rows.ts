import "server-only";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { toE164 } from "@/lib/core/phone";
import { shownName } from "@/lib/domains/users/shown-name-policy";
import type { EmployerContact } from "./types";

/** Columns of an employer whom a worker may reach; only with contactShownTo() or workOf(). */
export const employerSelect = {
  name: true,
  contact: true,
  user: { select: { phone: true, whatsapp: true } },
} satisfies Prisma.ProfileSelect;
type EmployerRow = Prisma.ProfileGetPayload<{ select: typeof employerSelect }>;

/**
 * How a worker reaches the employer. Without a contact for applicants it is the account's number, which no employer can
 * shortlist without; one who gives an e-mail address instead is not called.
 */
export function toEmployerContact({ name, contact, user }: EmployerRow): EmployerContact {
  const phone = contact === null ? user.phone : toE164(contact);
  const hasWhatsApp = phone !== null && phone === user.phone && user.whatsapp === true;
  return { name: shownName(name), contact: contact ?? user.phone, phone, whatsapp: hasWhatsApp };
}
