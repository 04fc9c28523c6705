import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { CalledNews } from "@/components/applications/called/called-news";
import { JobBrowser } from "@/components/jobs/list/job-browser";
import { LIST_TEXTS } from "@/components/jobs/list/texts";
import { isUnfiltered, jobsPath, readFilters } from "@/components/jobs/list/job-filters";
import { ProfileNudge } from "@/components/profile/profile-nudge";
import { ClientMessages } from "@/components/shared/client-messages";
import { listCalled } from "@/lib/applications/called-queries";
import { requirePageActor } from "@/lib/auth/page-guard";
import { singleValues, type SearchParams } from "@/lib/http/search-params";
import { listSuiting } from "@/lib/jobs/suits-queries";
import { getWorkerPlaces, isPlace } from "@/lib/profiles/places-service";
import { completenessOf, NUDGE_BELOW_PERCENT } from "@/lib/profiles/policy";
import { getWorkerProfile } from "@/lib/profiles/queries";
import { HIDE_DISMISSED } from "@/lib/inline-scripts";
import { href } from "@/lib/routes";
import { listedJobs } from "./listed-jobs";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("jobs");
  return { title: t("title") };
}

/** The workers' home: jobs, the nearest first (screens 1 and 2). */
export default async function HomePage({ searchParams }: Props) {
  const worker = await requirePageActor("worker");
  const values = singleValues(await searchParams);
  const filters = readFilters((name) => values[name] ?? null);
  if (filters.near !== null && !isPlace(filters.near)) redirect(href.home({ ...filters, near: null }));
  const isStart = isUnfiltered(filters) && !values.cursor;
  const [rendered, profile, places, suiting, called, t] = await Promise.all([
    listedJobs(worker, filters, values.cursor ?? null, (cursor) => jobsPath(filters, cursor)),
    getWorkerProfile(worker),
    getWorkerPlaces(worker),
    isStart ? listSuiting(worker) : [],
    isStart ? listCalled(worker) : [],
    getTranslations("jobs"),
  ]);
  const { percent } = completenessOf(profile);
  return (
    <div className="page page-fade grid grid-cols-1 gap-2 pt-2 md:gap-4">
      <h1 className="text-2xl max-sm:sr-only sm:text-3xl">{t("title")}</h1>
      <CalledNews applications={called} name={profile.name ?? worker.username} />
      <ClientMessages namespaces={LIST_TEXTS}>
        <JobBrowser
          rendered={rendered}
          places={places.items}
          suiting={suiting}
          notice={percent < NUDGE_BELOW_PERCENT ? <ProfileNudge userId={worker.id} percent={percent} /> : null}
        />
      </ClientMessages>
      {/* Before the first paint: hiding the card later would move the jobs below it. */}
      <script dangerouslySetInnerHTML={{ __html: HIDE_DISMISSED }} />
    </div>
  );
}
