import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CallComing } from "@/components/grievances/call-coming";
import { isCaseNumber } from "@/lib/domains/trust/case-policy";
import { singleValues, type SearchParams } from "@/lib/platform/http/search-params";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("recovery.sent");
  return { title: t("title"), robots: { index: false } };
}

/** The page after someone has asked for a call. The number is in the address, so that a form without script leads here too. */
export default async function CallSentPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { number = "" } = singleValues(await searchParams);
  return <CallComing number={isCaseNumber(number) ? number : null} />;
}
