import { getTranslations } from "next-intl/server";
import { FewJobs } from "@/components/jobs/list/few-jobs";
import { AppLink } from "@/components/shared/app-link";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { RefreshWhenOnline } from "@/components/shared/refresh-when-online";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { listSaved } from "@/lib/domains/jobs/saved-queries";
import { href } from "@/lib/access/routes";
import { pageTitle } from "@/lib/language/i18n/page-title";

export const generateMetadata = pageTitle("savedJobs.title");

/** The jobs that the worker saved for later. */
export default async function SavedPage() {
  const worker = await requirePageActor("worker");
  const [jobs, t] = await Promise.all([listSaved(worker), getTranslations("savedJobs")]);
  return (
    <div className="page page-fade grid grid-cols-1 gap-4">
      <RefreshWhenOnline />
      <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
      {jobs.length === 0 ? (
        <EmptyState
          icon={<Pictogram name="heart" />}
          title={t("empty.title")}
          text={t("empty.text")}
          action={
            <AppLink href={href.home()} className={buttonVariants()}>
              {t("browse")}
            </AppLink>
          }
        />
      ) : (
        <>
          {/* A second level between the page's heading and the cards'. */}
          <h2 className="sr-only">{t("title")}</h2>
          <FewJobs jobs={jobs} />
        </>
      )}
    </div>
  );
}
