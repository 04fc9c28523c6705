import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { TodayScreen } from "@/components/applications/today/today-screen";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { getToday } from "@/lib/domains/applications/today-queries";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("today");
  return { title: t("title") };
}

/** An employer's day on one screen: whom to call, interviews, answers that wait, jobs that end soon. */
export default async function TodayPage() {
  return <TodayScreen today={await getToday(await requirePageActor("employer"))} />;
}
