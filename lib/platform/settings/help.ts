import { z } from "zod";

const number = z
  .string()
  .regex(/^\+\d[\d -]{6,18}$/)
  .optional();

/** Whom people may call or write to for help, part of the settings read by lib/platform/env.ts; with the country code. */
export const HELP_SETTINGS = {
  HELP_PHONE: number,
  /** A number that answers on WhatsApp. */
  HELP_WHATSAPP: number,
};
