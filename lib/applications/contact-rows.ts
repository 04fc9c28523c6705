import "server-only";
import { toE164 } from "@/lib/phone";

type EmployerRow = {
  name: string | null;
  contact: string | null;
  user: { phone: string | null; whatsapp: boolean | null };
};

/**
 * How an accepted worker reaches the employer. Without a contact for applicants it is the account's number, which the
 * employer was asked for before shortlisting; an employer who gives an e-mail address instead is not called.
 */
export function toEmployerContact({ name, contact, user }: EmployerRow) {
  const phone = contact === null ? user.phone : toE164(contact);
  const hasWhatsApp = phone !== null && phone === user.phone && user.whatsapp === true;
  return { name, contact: contact ?? user.phone, phone, whatsapp: hasWhatsApp };
}
