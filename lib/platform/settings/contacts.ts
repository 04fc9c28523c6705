import { z } from "zod";

/** A number as people dial it, with the country code. */
const number = z
  .string()
  .regex(/^\+\d[\d -]{6,18}$/)
  .optional();

/** Whom people may call or write to for help, part of the settings read by lib/platform/env.ts. */
export const HELP_SETTINGS = {
  HELP_PHONE: number,
  /** A number that answers on WhatsApp. */
  HELP_WHATSAPP: number,
};

/** The officer who answers complaints, part of the settings read by lib/platform/env.ts; docs/deployment.md explains them. */
export const GRIEVANCE_SETTINGS = {
  /** The name of the officer, as the page of complaints shows it. */
  GRIEVANCE_OFFICER: z.string().max(120).optional(),
  GRIEVANCE_EMAIL: z.email().optional(),
  GRIEVANCE_PHONE: number,
};
type GrievanceSettings = z.output<z.ZodObject<typeof GRIEVANCE_SETTINGS>>;

/** Adds an issue if an officer cannot be reached, or a contact belongs to nobody. */
export function checkGrievanceSettings(env: GrievanceSettings, context: z.RefinementCtx): void {
  const hasContact = env.GRIEVANCE_EMAIL !== undefined || env.GRIEVANCE_PHONE !== undefined;
  if ((env.GRIEVANCE_OFFICER !== undefined) === hasContact) return;
  const path = [hasContact ? "GRIEVANCE_OFFICER" : "GRIEVANCE_EMAIL"];
  context.addIssue({
    code: "custom",
    path,
    message: "is not enough: an officer needs a name and an e-mail address or a phone number",
  });
}
