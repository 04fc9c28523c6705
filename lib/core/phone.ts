/** Phone numbers: stored in E.164, India's without a country code when typed. */
import { latinDigits } from "@/lib/core/digits";

const SEPARATORS = /[\s().\-\u2010-\u2015]/gu;
const INDIAN_MOBILE = /^(?:\+91|91|0)?([6-9]\d{9})$/;
const FOREIGN = /^\+(?!91)[1-9]\d{7,14}$/;

/**
 * Reads a typed phone number, however it is grouped: an Indian mobile number, or any other with its country code.
 * @returns E.164, or null. @example toE164("98765 43210") // "+919876543210"
 */
export function toE164(typed: string): string | null {
  const digits = latinDigits(typed.normalize("NFKC")).replace(SEPARATORS, "");
  const mobile = INDIAN_MOBILE.exec(digits)?.[1];
  if (mobile) return `+91${mobile}`;
  return FOREIGN.test(digits) ? digits : null;
}

/** The end of a phone number, of four digits or more however they are grouped; null for any other text. @example phoneEnd("98-2345") // "982345" */
export function phoneEnd(typed: string): string | null {
  const digits = latinDigits(typed.normalize("NFKC")).replace(SEPARATORS, "");
  return /^\d{4,}$/.test(digits) ? digits : null;
}

/** A stored number as people in India read it. @example phoneText("+919876543210") // "+91 98765 43210" */
export const phoneText = (e164: string): string => e164.replace(/^\+91(\d{5})(\d{5})$/, "+91 $1 $2");

/** A stored number as its owner recognises it, and nobody else can call it. @example maskedPhone("+919876543210") // "98••• ••210" */
export function maskedPhone(e164: string): string {
  const digits = e164.replace(/^\+(?:91)?/, "");
  return `${digits.slice(0, 2)}••• ••${digits.slice(-3)}`;
}

/** The link that opens a chat with a stored number in WhatsApp. @param text the message it proposes. */
export const whatsAppHref = (e164: string, text: string): string =>
  `https://wa.me/${e164.slice(1)}?text=${encodeURIComponent(text)}`;
