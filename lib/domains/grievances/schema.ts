import { z } from "zod";
import { line, msg, optional, text } from "@/lib/platform/http/validation";
import { phone } from "@/lib/domains/users/account-schema";
import { GRIEVANCE_KINDS, GRIEVANCE_MAX, VISITOR_KINDS } from "./options";

/** POST /api/user/grievances. */
export const grievanceInput = z.object({
  // A form sends no choice as an empty text.
  kind: z.enum(GRIEVANCE_KINDS, { error: msg("required") }),
  text: text(GRIEVANCE_MAX, { length: 1, message: msg("required") }),
});
export type GrievanceInput = z.output<typeof grievanceInput>;

/** The longest name that a visitor gives, in characters. */
const NAME_MAX = 120;

/** POST /api/grievances. The name may be a number: it is only read by the office, which looks for the account by it. */
export const visitorGrievanceInput = z.object({
  kind: z.enum(VISITOR_KINDS, { error: msg("required") }),
  name: line(NAME_MAX, { length: 1, message: msg("required") }),
  phone: phone.transform((value, context) => {
    if (value === null) context.addIssue({ code: "custom", message: msg("required") });
    return value ?? z.NEVER;
  }),
  text: optional(text(GRIEVANCE_MAX)),
});
export type VisitorGrievanceInput = z.output<typeof visitorGrievanceInput>;
export type VisitorGrievanceValues = z.input<typeof visitorGrievanceInput>;
