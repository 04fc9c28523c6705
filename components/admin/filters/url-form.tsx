"use client";

import { useTranslations } from "next-intl";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useRef, useTransition, type FormEvent, type ReactNode } from "react";
import { useKeys } from "@/components/shared/use-keys";
import { Button } from "@/components/ui/button";
import { isTyping } from "../is-typing";
import type { Parameters } from "../list-parameters";
import { focusRow, officeRows } from "../office-rows";

export interface UrlFormProps {
  /** The page's path without parameters. */
  action: string;
  /** Parameters of the address that belong to other forms and are kept. */
  kept?: Parameters;
  label: string;
  /** Whether the key / leads to the first field from anywhere on the page, and Enter from there to the first row found. */
  hasShortcut?: boolean;
  /** Fields named like parameters; the value "all" counts as none. */
  children: ReactNode;
}

const PAUSE_MS = 300;

/**
 * Filters a list while the user types or chooses. Submits to the address, so without script its button asks the server.
 */
export function UrlForm({ action, kept = {}, label, hasShortcut = false, children }: UrlFormProps) {
  const t = useTranslations("adminTable");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const goesOn = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (isPending || !goesOn.current) return;
    goesOn.current = false;
    focusRow(officeRows()[0]);
  }, [isPending]);

  const apply = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!form.current) return;
    const chosen = [...new FormData(form.current)].filter(
      (pair): pair is [string, string] => typeof pair[1] === "string" && pair[1] !== "" && pair[1] !== "all",
    );
    const query = new URLSearchParams(chosen).toString();
    startTransition(() => router.replace(query ? `${action}?${query}` : action, { scroll: false }));
  };
  const applySoon = (event: FormEvent) => {
    const { target } = event;
    const isInput = target instanceof HTMLInputElement;
    // A box without a name, as in the menu of columns, is no filter and goes to the address by itself.
    if (isInput && !target.name) return;
    clearTimeout(timer.current);
    if (isInput) timer.current = setTimeout(apply, PAUSE_MS);
    else apply();
  };

  useKeys((event) => {
    if (!hasShortcut || event.key !== "/" || isTyping(event.target)) return;
    event.preventDefault();
    form.current?.querySelector<HTMLInputElement>("input[type=search]")?.focus();
  });

  // Going back in the history changes the address but not the contents of the fields.
  const search = useSearchParams();
  useEffect(() => {
    if (timer.current === undefined && form.current) follow(form.current, search);
  }, [search]);

  return (
    <form
      ref={form}
      role="search"
      aria-label={label}
      aria-busy={isPending}
      action={action}
      onChange={applySoon}
      // Before a link that is clicked next leads away, not after it.
      onBlur={() => {
        if (timer.current !== undefined) apply();
      }}
      // Escape leaves the search with what is typed, so that the keys of the rows work.
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !(event.target instanceof HTMLInputElement) || event.target.type !== "search")
          return;
        event.preventDefault();
        if (!focusRow(officeRows()[0])) event.target.blur();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        goesOn.current = hasShortcut;
        apply();
      }}
      className="group/filters flex flex-wrap items-end gap-3"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <noscript>
        <Button type="submit" variant="outline">
          {t("apply")}
        </Button>
      </noscript>
    </form>
  );
}

/** Gives a form's fields the values of the address, but for the one that has the focus. */
function follow(form: HTMLFormElement, search: URLSearchParams): void {
  for (const field of form.elements) {
    const isOurs = field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type !== "hidden");
    if (!isOurs || !field.name || field === document.activeElement) continue;
    field.value = search.get(field.name) ?? (field instanceof HTMLSelectElement ? "all" : "");
  }
}
