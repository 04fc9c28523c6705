import { z } from "zod";
import { msg, text } from "@/lib/platform/http/validation";
import { GRIEVANCE_KINDS, GRIEVANCE_MAX } from "./options";

/** POST /api/user/grievances. */
export const grievanceInput = z.object({
  // A form sends no choice as an empty text.
  kind: z.enum(GRIEVANCE_KINDS, { error: msg("required") }),
  text: text(GRIEVANCE_MAX, { length: 1, message: msg("required") }),
});
export type GrievanceInput = z.output<typeof grievanceInput>;
