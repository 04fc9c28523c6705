import { SearchX } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { isCategory, type Category } from "@/lib/categories";
import type { JobCount } from "@/lib/jobs/types";
import { href } from "@/lib/routes";
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

export interface NothingFoundProps {
  filters: JobFilters;
  counted: JobCount | null;
}

/** Replaces an empty list: says so in sight, and offers other kinds of work and the whole list. */
export function NothingFound({ filters, counted }: NothingFoundProps) {
  const t = useTranslations();
  const { category } = filters;
  const near =
    category !== null && isCategory(category) ? NEAR[category] : withNeighbours(counted?.understood?.near ?? []);
  return (
    <EmptyState
      className="py-3"
      icon={<StillIcon icon={SearchX} strokeWidth={1.5} />}
      level={3}
      title={t("jobs.list.empty")}
      text={near.length === 0 ? t("jobs.list.emptyHint") : t("jobs.list.near")}
      action={
        <>
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
