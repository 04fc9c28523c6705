"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { isTyping } from "./is-typing";

/** j and k lead from row to row of the page's list, to the link that opens it; says so where there is a keyboard. */
export function RowKeys() {
  const t = useTranslations("adminTable");
  useEffect(() => {
    const move = (event: KeyboardEvent) => {
      const by = { j: 1, k: -1 }[event.key];
      if (by === undefined || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const rows = [...document.querySelectorAll("main tbody tr, main [data-row]")];
      const at = rows.findIndex((row) => row.contains(document.activeElement));
      rows[at === -1 ? 0 : at + by]?.querySelector<HTMLElement>("a")?.focus();
    };
    document.addEventListener("keydown", move);
    return () => document.removeEventListener("keydown", move);
  }, []);
  return (
    <p className="text-muted-foreground max-lg:hidden">
      {t.rich("keys", {
        kbd: (key) => <kbd className="border-input bg-muted rounded-md border px-2 py-0.5 font-mono">{key}</kbd>,
      })}
    </p>
  );
}
