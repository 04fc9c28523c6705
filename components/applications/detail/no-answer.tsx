import { getLocale, getTranslations } from "next-intl/server";
import type { ApplicationDetail } from "@/lib/domains/applications/types";
import type { JobCard } from "@/lib/domains/jobs/types";
import { formatDate } from "@/lib/language/format";
import { FurtherJobs } from "../finish/further-jobs";

type Props = { application: Pick<ApplicationDetail, "apply_again_from">; jobs: readonly JobCard[] };

/** Tells a worker kindly that nobody answered, when they may apply once more, and what else there is. */
export async function NoAnswer({ application: { apply_again_from: from }, jobs }: Props) {
  const [t, locale] = await Promise.all([getTranslations("applicationDetail.noAnswer"), getLocale()]);
  return (
    <>
      <section className="bg-primary-soft grid gap-1 rounded-xl p-4">
        <p>{t("text")}</p>
        {from ? <p>{t("again", { date: formatDate(from, locale) })}</p> : null}
      </section>
      {jobs.length > 0 ? <FurtherJobs jobs={jobs} /> : null}
    </>
  );
}
