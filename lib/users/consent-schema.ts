import { z } from "zod";
import { LANGUAGES } from "@/lib/i18n/languages";

/** The text that was shown and agreed to. Any version is read here: an outdated one has an error of its own. */
export const consentInput = z.object({ version: z.string().max(40), language: z.enum(LANGUAGES) });
export type ConsentInput = z.output<typeof consentInput>;
