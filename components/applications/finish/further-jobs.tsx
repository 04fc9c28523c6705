import { getLocale, getTranslations } from "next-intl/server";
import { cardsHtml } from "@/components/jobs/card/cards-html";
import type { HandHtml } from "@/components/shared/html/handed-html";
import { listOf } from "@/components/jobs/list/html-cards";
import { LiveCards } from "@/components/jobs/list/live-cards";
import type { JobCard } from "@/lib/jobs/types";

/** A few more jobs that the worker may want. */
export async function FurtherJobs({ jobs, hand }: { jobs: readonly JobCard[]; hand: HandHtml }) {
  const [t, language] = await Promise.all([getTranslations("finish"), getLocale()]);
  const cards = await cardsHtml(
    jobs.map((job) => ({ job })),
    { kind: "apply", language },
  );
  return (
    <section aria-labelledby="further" className="grid gap-4">
      <h2 id="further" className="text-xl">
        {t("further")}
      </h2>
      <LiveCards>
        {listOf(
          cards.map(({ html }) => html),
          hand,
        )}
      </LiveCards>
    </section>
  );
}
