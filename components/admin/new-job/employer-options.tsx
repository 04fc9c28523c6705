"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { cn } from "@/lib/utils";
import type { AdminUser } from "@/lib/admin/types";

export interface EmployerOptionsProps {
  id: string;
  optionId: (index: number) => string;
  options: readonly AdminUser[];
  /** Index of the option highlighted by the keyboard; -1 for none. */
  active: number;
  state: "loading" | "failed" | "ready";
  onChoose: (employer: AdminUser) => void;
}

/** The list below the field, or a message while there is nothing to choose. */
export function EmployerOptions({ id, optionId, options, active, state, onChoose }: EmployerOptionsProps) {
  const t = useTranslations("adminNewJob.employer");
  const tRole = useTranslations("options.role");
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const isEmpty = options.length === 0;
  return (
    <span className="border-border bg-popover shadow-raised absolute inset-x-0 top-full z-30 mt-1 block rounded-xl border">
      <ul
        ref={list}
        id={id}
        role="listbox"
        aria-label={t("found")}
        className={cn("max-h-80 overflow-y-auto", !isEmpty && "p-1.5")}
      >
        {options.map((employer, index) => (
          <li
            key={employer.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === active}
            // Pressing must not move the focus out of the field: the list would close before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(employer)}
            className="aria-selected:bg-primary-soft hover:bg-muted flex min-h-12 cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-md px-3 py-2 aria-selected:outline-2"
          >
            <span dir="auto" className="font-semibold wrap-anywhere">
              {employer.username}
            </span>
            <span className="text-muted-foreground">{tRole(employer.role)}</span>
          </li>
        ))}
      </ul>
      <span role="status" className={cn("text-muted-foreground block", isEmpty ? "px-4 py-3" : "sr-only")}>
        {state === "failed" && t("failed")}
        {state === "loading" && t("searching")}
        {state === "ready" && (isEmpty ? t("none") : t("count", { count: options.length }))}
      </span>
    </span>
  );
}
