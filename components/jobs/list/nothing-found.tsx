import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { isCategory, type Category } from "@/lib/core/categories";
import type { WorkInCity } from "@/lib/domains/jobs/nearest-types";
import type { JobCount } from "@/lib/domains/jobs/types";
import { href } from "@/lib/access/routes";
import type { JobFilters } from "./job-filters";

const MOST_OFFERED = 4;

/** Work that someone who looks for the first kind can do as well. */
const NEAR: Record<Category, readonly Category[]> = {
  "personal-driver": ["driver", "security-guard"],
  housekeeper: ["cleaner", "chef-cook"],
  "chef-cook": ["housekeeper", "nanny-babysitter"],
  gardener: ["housekeeper", "maintenance-handyman"],
  "security-guard": ["personal-driver", "driver"],
  "nanny-babysitter": ["elderly-care", "housekeeper"],
  "personal-assistant": ["housekeeper", "personal-driver"],
  "elderly-care": ["nanny-babysitter", "housekeeper"],
  "maintenance-handyman": ["electrician", "plumber"],
  driver: ["personal-driver", "mechanic"],
  electrician: ["maintenance-handyman", "plumber"],
  plumber: ["maintenance-handyman", "electrician"],
  carpenter: ["maintenance-handyman", "painter"],
  mechanic: ["welder", "driver"],
  welder: ["mechanic", "mason"],
  painter: ["mason", "carpenter"],
  mason: ["painter", "carpenter"],
  cleaner: ["housekeeper", "gardener"],
};

/** The kinds of work that a search names, or nearly names, and others like them. */
const withNeighbours = (kinds: readonly Category[]): Category[] =>
  [...new Set([...kinds, ...kinds.flatMap((kind) => NEAR[kind])])].slice(0, MOST_OFFERED);

/** The kind of work that an empty list was looked through for; null if nobody can tell. */
export function soughtKind({ category }: JobFilters, counted: JobCount | null): Category | null {
  return category !== null && isCategory(category) ? category : (counted?.understood?.near[0] ?? null);
}

export interface NothingFoundProps {
  filters: JobFilters;
  counted: JobCount | null;
  /** The nearest city that has such work. */
  elsewhere: WorkInCity | null;
}

/** Replaces an empty list: says so in sight, and offers the nearest city with such work, other kinds, and the whole list. */
export function NothingFound({ filters, counted, elsewhere }: NothingFoundProps) {
  const t = useTranslations();
  const { category } = filters;
  const near =
    category !== null && isCategory(category) ? NEAR[category] : withNeighbours(counted?.understood?.near ?? []);
  return (
    <EmptyState
      className="py-3"
      icon={<Icon name="search-x" strokeWidth={1.5} />}
      level={3}
      title={t("jobs.list.empty")}
      text={near.length === 0 ? t("jobs.list.emptyHint") : t("jobs.list.near")}
      action={
        <>
          {elsewhere ? (
            <AppLink
              href={href.home({ category: elsewhere.category, near: elsewhere.city.id })}
              className={buttonVariants()}
            >
              <Icon name="map-pin" className="shrink-0" />
              {t("jobs.list.nearCity", {
                work: t(`options.category.${elsewhere.category}`),
                place: elsewhere.city.name,
              })}
            </AppLink>
          ) : null}
          {near.map((other) => (
            <AppLink key={other} href={href.home({ category: other })} className={buttonVariants()}>
              {t(`options.category.${other}`)}
            </AppLink>
          ))}
          <AppLink href={href.home()} className={buttonVariants({ variant: "outline" })}>
            {t("jobs.list.clearFilters")}
          </AppLink>
        </>
      }
    />
  );
}
