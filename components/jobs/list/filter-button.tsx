"use client";

import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState, type ComponentType, type MouseEvent } from "react";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { showToast } from "@/components/ui/toast";
import { cn } from "@/lib/utils";
import { href } from "@/lib/routes";
import type { FilterSheetProps } from "./filter-sheet";
import type { JobFilters } from "./job-filters";

type Props = Pick<FilterSheetProps, "filters" | "onChoose">;

/** Opens the sheet of filters, whose code comes with the first press. Without script it leads to the category page. */
export function FilterButton({ filters, onChoose }: Props) {
  const t = useTranslations();
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const open = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    try {
      const { FilterSheet } = await import("./filter-sheet");
      setSheet(() => FilterSheet);
      setOpen(true);
    } catch {
      // The code could not be fetched: the phone has just lost its network.
      showToast({ title: t("errors.offline"), variant: "destructive" });
    }
  };
  const chosen = countOf(filters);
  return (
    <>
      <AppLink
        href={href.category(filters.category ?? "all", { kind: filters.type })}
        onClick={(event) => void open(event)}
        aria-haspopup="dialog"
        className={cn(buttonVariants({ variant: "outline" }), "relative px-3")}
      >
        <SlidersHorizontal aria-hidden className="size-6" />
        <span className="max-sm:sr-only">{t("jobs.filters.open")}</span>
        {chosen === 0 ? null : (
          <span className="bg-attention text-attention-foreground absolute -end-1.5 -top-1.5 min-w-6 rounded-full px-1 leading-6">
            {chosen}
          </span>
        )}
      </AppLink>
      {Sheet ? <Sheet filters={filters} onChoose={onChoose} isOpen={isOpen} onOpenChange={setOpen} /> : null}
    </>
  );
}

/** How many filters of the sheet are set. */
const countOf = ({ search: _search, status: _status, sort: _sort, near: _near, ...chosen }: JobFilters): number =>
  Object.values(chosen).filter((value) => value !== null).length;
