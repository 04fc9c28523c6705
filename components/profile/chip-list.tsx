"use client";

import { X } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";

export interface ChipListProps {
  label: string;
  items: readonly string[];
  labelOf?: (item: string) => string;
  onRemove: (item: string) => void;
}

/** The items added to a list, each with a remove button. */
export function ChipList({ label, items, labelOf = (item) => item, onRemove }: ChipListProps) {
  const t = useTranslations("profile.list");
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {items.map((item) => (
        <li
          key={item}
          className="border-primary bg-primary-soft inline-flex min-h-12 max-w-full items-center rounded-lg border-2 ps-3"
        >
          <span dir="auto" className="min-w-0 py-1 font-medium wrap-anywhere">
            {labelOf(item)}
          </span>
          <button
            type="button"
            aria-label={t("remove", { item: labelOf(item) })}
            className="tap hover:bg-card flex shrink-0 items-center justify-center rounded-lg"
            onClick={() => onRemove(item)}
          >
            <StillIcon icon={X} className="size-5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
