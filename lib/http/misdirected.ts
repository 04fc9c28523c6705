import { createTranslator } from "next-intl";
import { NextResponse, type NextRequest } from "next/server";
import { ownOrigin } from "@/lib/env";
import { loadMessages } from "@/lib/i18n/messages";
import { requestLanguage } from "@/lib/i18n/request-language";

/** What somebody reads who opens a page under a name that is not that of APP_URL: one sentence and the right address. */
export async function misdirectedPage({ cookies }: NextRequest): Promise<NextResponse> {
  const locale = requestLanguage(cookies);
  const t = createTranslator({ locale, messages: await loadMessages(locale), namespace: "errors" });
  return new NextResponse(`${t("misdirected")}\n${ownOrigin()}\n`, {
    status: 421,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Content-Language": locale },
  });
}
