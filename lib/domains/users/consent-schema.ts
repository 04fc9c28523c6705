import { z } from "zod";
import { withTicks } from "@/lib/platform/http/posted-fields";
import { msg } from "@/lib/platform/http/validation";
import { LANGUAGES } from "@/lib/language/i18n/languages";

/** The text that was shown and agreed to. Any version is read here: an outdated one has an error of its own. */
export const consentInput = z.object({ version: z.string().max(40), language: z.enum(LANGUAGES) });
export type ConsentInput = z.output<typeof consentInput>;

/** Whether someone is 18 or older; only "no" is refused. */
export const isAdult = z.boolean().refine((value) => value, msg("adultsOnly"));

/** POST /api/user/consent. */
export const noticeConsentInput = z.object({ isAdult, consent: consentInput });
export type NoticeConsentInput = z.output<typeof noticeConsentInput>;

/** The two boxes to be ticked, as the forms have them. */
export const consentBoxes = {
  isAdult: z.boolean().refine((value) => value, msg("tickAdult")),
  agreed: z.boolean().refine((value) => value, msg("tickConsent")),
};

/** The form with nothing but them. */
export const consentForm = z.object(consentBoxes);
export type ConsentBoxes = z.output<typeof consentForm>;

/** The terms of applying as the browser posts them by itself, after the application for a job. */
export const postedTerms = withTicks(["agreed"], consentInput.extend({ agreed: consentBoxes.agreed, jobId: z.uuid() }));
