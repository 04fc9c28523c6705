import { CallComing } from "@/components/grievances/call-coming";
import { isCaseNumber } from "@/lib/domains/trust/case-policy";
import { singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { pageTitle } from "@/lib/language/i18n/page-title";

export const generateMetadata = pageTitle("recovery.sent.title", { robots: { index: false } });

/** The page after someone has asked for a call. The number is in the address, so that a form without script leads here too. */
export default async function CallSentPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const { number = "" } = singleValues(await searchParams);
  return <CallComing number={isCaseNumber(number) ? number : null} />;
}
