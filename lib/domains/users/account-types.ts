import { z } from "zod";
import { LANGUAGES } from "@/lib/language/i18n/languages";

export const accountSchema = z
  .strictObject({
    name: z.string().nullable().describe("The person's name, also in the profile"),
    phone: z.string().nullable().describe("E.164, such as `+919876543210`"),
    whatsapp: z.boolean().nullable().describe("Whether that number has WhatsApp; null: not said"),
    preferredLanguage: z.enum(LANGUAGES),
    email: z.string().nullable(),
    isEmailConfirmed: z.boolean().describe("Whether a code sent to it came back"),
    isPhoneConfirmed: z.boolean().describe("Whether a code sent to the number came back, or the office has called it"),
    recoveryNumberMadeAt: z.iso.datetime().nullable().describe("Null: there is no recovery number"),
  })
  .meta({ id: "Account", description: "One's own account" });
export type Account = z.infer<typeof accountSchema>;
