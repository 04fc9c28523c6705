import { z } from "zod";
import { line, msg } from "@/lib/platform/http/validation";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { toE164 } from "@/lib/core/phone";
import { isNumberOrAddress } from "./shown-name-policy";

/** The longest name and the longest phone number as typed, in characters. */
const MAX = { name: 120, phone: 40 } as const;

const nameWith = (min?: { length: number; message: string }) =>
  line(MAX.name, min).refine((value) => !isNumberOrAddress(value), msg("nameIsNumber"));

/** The name to be called by, empty for none: no number, which others are not to read. */
export const personName = nameWith();

/** The same where one must be given. */
export const requiredName = nameWith({ length: 1, message: msg("nameRequired") });

/** A phone number as typed, empty for none; read as E.164 or null. */
export const phone = line(MAX.phone).transform((value, context) => {
  const read = value === "" ? null : toE164(value);
  if (value !== "" && read === null) context.addIssue({ code: "custom", message: msg("phoneFormat") });
  return read;
});

/** The same where an employer must give one. */
export const requiredPhone = phone.refine((read) => read !== null, msg("employerPhone"));

/** PUT /api/user/account: a missing field keeps its value; an empty name or phone number is cleared. */
export const accountInput = z.object({
  name: personName.transform((value) => value || null).optional(),
  phone: phone.nullable().optional(),
  whatsapp: z.boolean().optional(),
  preferredLanguage: z.enum(LANGUAGES).optional(),
});
export type AccountInput = z.output<typeof accountInput>;
export type AccountValues = z.input<typeof accountInput>;
