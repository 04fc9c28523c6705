import { TodayScreen } from "@/components/applications/today/today-screen";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { getToday } from "@/lib/domains/applications/today-queries";
import { pageTitle } from "@/lib/language/i18n/page-title";

export const generateMetadata = pageTitle("today.title");

/** An employer's day on one screen: whom to call, interviews, answers that wait, jobs that end soon. */
export default async function TodayPage() {
  return <TodayScreen today={await getToday(await requirePageActor("employer"))} />;
}
