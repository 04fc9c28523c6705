import { createTranslator } from "next-intl";
import { NextResponse } from "next/server";
import { ownOrigin } from "@/lib/platform/env";
import { loadMessages } from "@/lib/language/i18n/messages";
import type { Language } from "@/lib/language/i18n/languages";
import type { AppError } from "./errors";

/** A refusal instead of a page, as one sentence in the reader's language. */
export async function plainPage(locale: Language, refusal: AppError): Promise<NextResponse> {
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: "errors" });
  // The right address, for a page opened under another host than that of APP_URL.
  const address = refusal.code === "misdirected" ? `${ownOrigin()}\n` : "";
  return new NextResponse(`${t(refusal.code)}\n${address}`, {
    status: refusal.status,
    headers: { ...refusal.headers, "Content-Type": "text/plain; charset=utf-8", "Content-Language": locale },
  });
}
