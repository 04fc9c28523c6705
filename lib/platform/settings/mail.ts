import { z } from "zod";

/** How e-mail is sent, part of the settings read by lib/platform/env.ts; docs/deployment.md explains them. */
export const MAIL_SETTINGS = {
  /** The server that takes our e-mail: smtp://user:password@host:587, or smtps:// for TLS from the start. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** The sender's address. */
  MAIL_FROM: z.email().optional(),
};
type MailSettings = z.output<z.ZodObject<typeof MAIL_SETTINGS>>;

/** Adds an issue if only one of the two is set. */
export function checkMailSettings({ SMTP_URL, MAIL_FROM }: MailSettings, context: z.RefinementCtx): void {
  if ((SMTP_URL === undefined) === (MAIL_FROM === undefined)) return;
  const path = [SMTP_URL === undefined ? "SMTP_URL" : "MAIL_FROM"];
  context.addIssue({ code: "custom", path, message: "is missing: e-mail needs it" });
}
