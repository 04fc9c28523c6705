"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";
import { useTypedSearch } from "@/components/jobs/dashboard/use-typed-search";
import { ProgressLine } from "@/components/shared/progress-line";
import { buttonVariants } from "@/components/ui/button-variants";
import { controlClasses } from "@/components/ui/control-classes";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { cn } from "@/lib/core/utils";
import type { JobFilters } from "./job-filters";
import { VoiceButton } from "./voice-button";
import type { VoiceSearchProps } from "./voice-search";

interface SearchBoxProps {
  /** Those that are set. */
  filters: Partial<JobFilters>;
  maxLength: number;
  /** `short` fits a phone, where it is shown instead of the placeholder. */
  texts: { label: string; placeholder: string; short: string; submit: string; voice: VoiceSearchProps["texts"] };
}

/** The search form. Filters while the user types; without script its button submits it. */
export function SearchBox({ filters, maxLength, texts }: SearchBoxProps) {
  const { search: _search, ...others } = filters;
  const router = useRouter();
  const [isSearching, startTransition] = useTransition();
  const waiting = useRef<string | null>(null);
  const search = (text: string) => {
    // The list stays; it follows once there is a network again.
    if (!navigator.onLine) return void (waiting.current = text);
    const address = href.home({ ...filters, search: text || null });
    // At once: the next step may be the language switch, which reloads. Letters are not separate history entries.
    window.history.replaceState(null, "", address);
    startTransition(() => router.replace(address, { scroll: false }));
  };
  useEffect(() => {
    const catchUp = () => {
      if (waiting.current !== null) search(waiting.current);
      waiting.current = null;
    };
    window.addEventListener("online", catchUp);
    return () => window.removeEventListener("online", catchUp);
  });
  const { text, setText, now } = useTypedSearch(filters.search ?? "", search);
  return (
    <form
      role="search"
      method="get"
      action={href.home()}
      className="flex min-w-0 flex-1 basis-56 gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        now();
      }}
    >
      <span className="relative flex min-w-0 flex-1">
        <input
          type="search"
          name="search"
          aria-label={texts.label}
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          maxLength={maxLength}
          placeholder={texts.placeholder}
          value={text}
          onChange={(event) => setText(event.target.value)}
          // The user may leave the box for the language switch: the input must be in the address by then.
          onBlur={now}
          className={cn(controlClasses, "peer pe-12 max-sm:placeholder:text-transparent")}
        />
        <span
          aria-hidden
          className="text-muted-foreground pointer-events-none absolute inset-y-0 start-4 end-12 hidden items-center max-sm:peer-placeholder-shown:flex"
        >
          {texts.short}
        </span>
        <VoiceButton texts={texts.voice} onHeard={setText} />
      </span>
      <button type="submit" aria-label={texts.submit} className={buttonVariants({ size: "icon" })}>
        <Icon name="search" className="size-6" />
      </button>
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value ?? ""} />
      ))}
      {isSearching ? <ProgressLine /> : null}
    </form>
  );
}
