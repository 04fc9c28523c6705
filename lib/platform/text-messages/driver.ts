import type { Outcome } from "@/lib/platform/http/outgoing";
import type { Language } from "@/lib/language/i18n/languages";

type TextMessage = {
  /** The same for each attempt to send it: what has come already is not sent on again. */
  id: string;
  channel: "whatsapp" | "sms";
  /** E.164. */
  to: string;
  language: Language;
  text: string;
};

/** A way to send text messages to phones. A provider's own interface would be another one of these. */
export type TextDriver = { send: (message: TextMessage) => Promise<Outcome> };
