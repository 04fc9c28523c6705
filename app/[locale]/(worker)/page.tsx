import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { CalledNews } from "@/components/applications/called/called-news";
import { Choices } from "@/components/jobs/list/choices";
import {
  isUnfiltered,
  jobsPath,
  readFilters,
  toQuery,
  workOf,
  type JobFilters,
} from "@/components/jobs/list/job-filters";
import { JobList } from "@/components/jobs/list/job-list";
import { JobSearch } from "@/components/jobs/list/job-search";
import { NothingFound, soughtKind } from "@/components/jobs/list/nothing-found";
import { LearnPlace } from "@/components/profile/places/learn-place";
import { PlaceOffer } from "@/components/profile/places/place-offer";
import { ResultsHeading } from "@/components/jobs/list/results-heading";
import { TellMe } from "@/components/jobs/searches/tell-me";
import { SuitingJobs } from "@/components/jobs/list/suiting-jobs";
import { ProfileNudge } from "@/components/profile/profile-nudge";
import { RefreshOnNews } from "@/components/shared/refresh-on-news";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { findUncallable, listCalled } from "@/lib/domains/applications/called-queries";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { findSavedSearch } from "@/lib/domains/jobs/saved-search-queries";
import { nearestCityWith } from "@/lib/domains/jobs/nearest-queries";
import { listSuiting } from "@/lib/domains/jobs/suits-queries";
import { getWorkerPlaces, isPlace, listCitiesToOffer, namedPlace } from "@/lib/domains/profiles/places-service";
import type { PlaceItem } from "@/lib/language/places/types";
import { completenessOf, NUDGE_BELOW_PERCENT } from "@/lib/domains/profiles/policy";
import { getWorkerProfile } from "@/lib/domains/profiles/queries";
import { HIDE_DISMISSED } from "@/lib/platform/http/inline-scripts";
import { href } from "@/lib/access/routes";
import { MORE_TILE_CATEGORIES, TILE_CATEGORIES } from "@/lib/core/categories";
import { toE164 } from "@/lib/core/phone";
import { countedJobs, listedJobs } from "./listed-jobs";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("jobs");
  return { title: t("title") };
}

/**
 * Jobs that a document brings, six screens of a phone; 'Load more' brings 24. Fewer for someone who is called to work: the way
 * there comes first.
 */
const AT_FIRST = { plain: "12", belowNews: "8" } as const;

/** The workers' home: jobs, the nearest first, with filters that live in the address (screens 1 and 2). */
export default async function HomePage({ searchParams }: Props) {
  const worker = await requirePageActor("worker");
  const values = singleValues(await searchParams);
  const filters = readFilters((name) => values[name] ?? null);
  if (filters.near !== null && !isPlace(filters.near)) redirect(href.home({ ...filters, near: null }));
  const isStart = isUnfiltered(filters) && !values.cursor;
  const called = isStart ? await listCalled(worker) : [];
  const wish = { ...toQuery(filters), limit: called.length > 0 ? AT_FIRST.belowNews : AT_FIRST.plain };
  const { items: places } = getWorkerPlaces(worker);
  const conditions = { ...filters, place: filters.near };
  const [{ page, path, elsewhereFrom }, counted, profile, suiting, offered, t, tPlaces, savedId] = await Promise.all([
    listedJobs(worker, wish, values.cursor ?? null, (cursor) => jobsPath(filters, cursor)),
    isUnfiltered(filters) ? null : countedJobs(worker, wish),
    getWorkerProfile(worker),
    isStart ? listSuiting(worker) : [],
    places.length === 0 ? listCitiesToOffer(worker, "row") : [],
    getTranslations("jobs"),
    getTranslations("places"),
    isStart ? null : findSavedSearch(worker, conditions),
  ]);
  const { percent } = completenessOf(profile);
  // A number as the contact is the account's too.
  const isAsked = isStart && (profile.contact === null || toE164(profile.contact) === null);
  const ids = called.map(({ id }) => id);
  const uncallable = isAsked ? await findUncallable(worker, ids) : null;
  const language = await getLocale();
  const sought = page?.items.length === 0 ? soughtKind(filters, counted) : null;
  const elsewhere =
    sought && (await nearestCityWith(sought, { search: filters.search, place: places[0]?.id, language }));
  // A place without any job, and no kind of work in the search.
  const isPlaceAlone = page?.items.length === 0 && sought === null && counted?.understood?.place;
  const nearest = isPlaceAlone
    ? await nearestCityWith(null, { search: filters.search, place: places[0]?.id, language })
    : null;
  // A city that an empty list has offered is none of the worker's own.
  const offeredCity = filters.near !== null && !places.some(({ id }) => id === filters.near);
  const nudge = percent < NUDGE_BELOW_PERCENT ? <ProfileNudge userId={worker.id} percent={percent} /> : null;
  const tellMe = <TellMe conditions={conditions} savedId={savedId} />;
  const shown = offeredCity ? [...places, ...namedPlace(filters.near, language)] : places;
  return (
    <div className="page page-fade grid grid-cols-1 gap-2 pt-1.5 md:gap-4">
      <RefreshOnNews />
      <h1 className="text-2xl max-sm:sr-only sm:text-3xl">{t("title")}</h1>
      <CalledNews applications={called} uncallable={uncallable} />
      <JobSearch filters={filters} />
      <Choices
        current={workOf(filters)}
        categories={[...TILE_CATEGORIES, ...MORE_TILE_CATEGORIES]}
        // "Driver" is said of both kinds.
        hrefOf={(category) =>
          href.home({
            ...filters,
            ...(category === "driver" ? { category: null, kind: category } : { category, kind: null }),
          })
        }
        places={places.length === 0 ? undefined : { all: shown, filters }}
      />
      {places.length === 0 ? (
        <PlaceOffer cities={offered} texts={{ ask: tPlaces("ask"), notSaved: tPlaces("notSaved") }} />
      ) : null}
      {places.length === 0 && counted?.understood?.place ? <LearnPlace place={counted.understood.place.id} /> : null}
      <StatusNote filters={filters} />
      {suiting.length > 0 ? <SuitingJobs jobs={suiting} /> : null}
      <section aria-labelledby="jobs-heading">
        <ResultsHeading
          filters={filters}
          counted={counted}
          place={measuredFrom(shown, filters.near)}
          isAfterOthers={suiting.length > 0}
        />
        <JobList
          page={page}
          path={path}
          elsewhereFrom={elsewhereFrom}
          address={href.home(filters)}
          kind="apply"
          shownAbove={suiting.map(({ job }) => job.id)}
          notice={isStart ? nudge : tellMe}
          empty={
            <>
              {tellMe}
              {nearest ? <WorkNear city={nearest.city} /> : null}
              <NothingFound filters={filters} counted={counted} elsewhere={elsewhere} />
            </>
          }
        />
      </section>
      {/* Before the first paint: hiding the card later would move the jobs below it. */}
      <script dangerouslySetInnerHTML={{ __html: HIDE_DISMISSED }} />
    </div>
  );
}

/** The nearest city that has any work, for a place that has none. */
async function WorkNear({ city }: { city: PlaceItem }) {
  const t = await getTranslations("jobs");
  return (
    <p className="flex justify-center pt-3">
      <AppLink href={href.home({ near: city.id })} className={buttonVariants()}>
        <Icon name="map-pin" className="shrink-0" />
        {t("list.nearCity", { work: t("allStaff"), place: city.name })}
      </AppLink>
    </p>
  );
}

/** The one place from which the list is measured; null if there are several, or none. */
function measuredFrom(places: readonly PlaceItem[], near: string | null): string | null {
  if (near !== null) return places.find(({ id }) => id === near)?.name ?? null;
  return places.length === 1 ? places[0]!.name : null;
}

/** Says that the list includes closed jobs, and links to the open ones only. */
async function StatusNote({ filters }: { filters: JobFilters }) {
  if (filters.status === null) return null;
  const t = await getTranslations("jobs.list");
  return (
    <div className="bg-muted flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-4 py-2">
      <Icon name="info" className="size-6 shrink-0" />
      <p className="min-w-48 flex-1">{t(filters.status === "closed" ? "closedNote" : "allNote")}</p>
      <AppLink href={href.home({ ...filters, status: null })} className={buttonVariants({ variant: "link" })}>
        {t("showOpen")}
      </AppLink>
    </div>
  );
}
