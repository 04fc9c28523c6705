import { Info } from "lucide-react";
import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/utils";
import { href } from "@/lib/routes";
import type { JobFilters } from "./job-filters";

/** Says that the list includes closed jobs, and links to the open ones only. */
export function StatusNote({ filters }: { filters: JobFilters }) {
  const t = useTranslations("jobs.list");
  if (filters.status === null) return null;
  return (
    <div className="bg-muted flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-4 py-2">
      <Info aria-hidden className="size-6 shrink-0" />
      <p className="min-w-48 flex-1">{t(filters.status === "closed" ? "closedNote" : "allNote")}</p>
      <AppLink href={href.home({ ...filters, status: null })} className={cn(buttonVariants({ variant: "link" }))}>
        {t("showOpen")}
      </AppLink>
    </div>
  );
}
