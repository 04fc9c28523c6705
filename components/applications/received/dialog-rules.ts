import { z } from "zod";
import { interviewFormInput } from "@/lib/domains/applications/interview-schema";
import { decisionFormInput } from "@/lib/domains/applications/schema";
import { phone, requiredPhone } from "@/lib/domains/users/account-schema";

const own = { phone, whatsapp: z.boolean() };
const asked = { phone: requiredPhone, whatsapp: z.boolean() };

/** The rules of a decision's dialog, without and with the question for the employer's own phone number. */
export const decisionRules = { plain: decisionFormInput.extend(own), withPhone: decisionFormInput.extend(asked) };
export type DecisionFormValues = z.input<typeof decisionRules.plain>;

/** The same of the dialog that proposes times. */
export const interviewRules = {
  plain: interviewFormInput.safeExtend(own),
  withPhone: interviewFormInput.safeExtend(asked),
};
export type InterviewFormValues = z.input<typeof interviewRules.plain>;
