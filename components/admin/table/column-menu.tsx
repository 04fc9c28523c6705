"use client";

import { useTranslations } from "next-intl";
import { usePathname, useRouter, useSearchParams } from "next/navigation";
import { useOptimistic, useTransition } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { Checkbox } from "@/components/ui/checkbox";
import { Icon } from "@/components/ui/icon";
import { PopoverMenu } from "@/components/ui/popover-menu";
import { HIDDEN_PARAMETER } from "../list-parameters";
import type { Column } from "./data-table";

export interface ColumnMenuProps {
  columns: readonly Column[];
  hidden: readonly string[];
}

/** Chooses the columns of a table, all but the first; the choice is in the address. */
export function ColumnMenu({ columns, hidden }: ColumnMenuProps) {
  const t = useTranslations("adminTable");
  const [router, path, search] = [useRouter(), usePathname(), useSearchParams()];
  const [, startTransition] = useTransition();
  const [chosen, setChosen] = useOptimistic(hidden);
  const toggle = (id: string) => {
    const next = chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id];
    const query = new URLSearchParams(search);
    if (next.length === 0) query.delete(HIDDEN_PARAMETER);
    else query.set(HIDDEN_PARAMETER, next.join("."));
    const text = query.toString();
    startTransition(() => {
      setChosen(next);
      router.replace(text ? `${path}?${text}` : path, { scroll: false });
    });
  };
  return (
    <PopoverMenu
      id="columns"
      label={t("columns")}
      menuClassName="popover-under"
      className={buttonVariants({ variant: "outline", className: "max-sm:flex-1 max-sm:px-2.5" })}
      button={
        <>
          <Icon name="sliders-horizontal" />
          {t("columns")}
          <Icon name="chevron-down" />
        </>
      }
    >
      {columns.slice(1).map(({ id, label }) => (
        <Checkbox key={id} label={label} checked={!chosen.includes(id)} onChange={() => toggle(id)} className="px-3" />
      ))}
    </PopoverMenu>
  );
}
