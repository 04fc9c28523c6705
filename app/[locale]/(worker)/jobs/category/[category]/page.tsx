import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { Choices } from "@/components/jobs/list/choices";
import { toCategory } from "@/components/jobs/list/job-filters";
import { JobList } from "@/components/jobs/list/job-list";
import { TellMe } from "@/components/jobs/searches/tell-me";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { TabLinks } from "@/components/ui/tab-links";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { isCategory, TILE_CATEGORIES } from "@/lib/core/categories";
import { singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { listPath } from "@/lib/domains/jobs/list-client";
import { WORK_KINDS } from "@/lib/domains/jobs/options";
import { findSavedSearch } from "@/lib/domains/jobs/saved-search-queries";
import { href } from "@/lib/access/routes";
import { listedJobs } from "../../../listed-jobs";

type Props = { params: Promise<{ category: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("jobCategory");
  return { title: t("title") };
}

/** Jobs of one category, regular or gig work (screen 6). */
export default async function CategoryPage({ params, searchParams }: Props) {
  const { category: segment } = await params;
  const worker = await requirePageActor("worker");
  const values = singleValues(await searchParams);
  const category = toCategory(decoded(segment));
  const kind = WORK_KINDS.find((known) => known === values.kind) ?? null;
  // An unknown kind of work is nothing to be told of.
  const conditions = { search: null, category: isCategory(category) ? category : null, kind: null, place: null };
  const [{ page, path, elsewhereFrom }, name, t, tKind, savedId] = await Promise.all([
    listedJobs(worker, { category, type: kind, sort: "near" }, values.cursor ?? null, (cursor) =>
      listPath("/api/service-requests", { category, type: kind, sort: "near", cursor }),
    ),
    nameOf(category),
    getTranslations("jobCategory"),
    getTranslations("options.workKind"),
    conditions.category === null ? null : findSavedSearch(worker, conditions),
  ]);
  const tellMe = <TellMe conditions={conditions} savedId={savedId} />;
  const address = (slug: string | null, ofKind: string | null = kind) => href.category(slug ?? "all", { kind: ofKind });
  return (
    <div className="page page-fade grid grid-cols-1 gap-4">
      <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
      <TabLinks
        aria-label={t("kind.label")}
        items={[
          { href: address(category, null), label: t("kind.all"), current: kind === null },
          ...WORK_KINDS.map((value) => ({
            href: address(category, value),
            label: tKind(value),
            current: kind === value,
          })),
        ]}
      />
      <Choices current={category} categories={TILE_CATEGORIES} hrefOf={(slug) => address(slug)} />
      <section aria-labelledby="category-heading" className="grid gap-3">
        <h2 id="category-heading" dir="auto" className="text-xl wrap-anywhere">
          {name}
        </h2>
        <JobList
          page={page}
          path={path}
          elsewhereFrom={elsewhereFrom}
          address={address(category)}
          kind="details"
          notice={tellMe}
          empty={
            <>
              {tellMe}
              <EmptyState
                icon={<Icon name="search-x" strokeWidth={1.5} />}
                level={3}
                className="wrap-anywhere"
                title={t("empty", { category: name })}
                action={
                  <AppLink href={href.category("all")} className={buttonVariants()}>
                    {t("browseAll")}
                  </AppLink>
                }
              />
            </>
          }
        />
      </section>
    </div>
  );
}

// A segment that cannot be decoded cannot name a category either way.
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

async function nameOf(category: string | null): Promise<string> {
  if (category === null) return (await getTranslations("jobCategory"))("allStaff");
  return isCategory(category) ? (await getTranslations("options.category"))(category) : category;
}
