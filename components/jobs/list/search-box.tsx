"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition, type ReactNode } from "react";
import { useTypedSearch } from "@/components/jobs/dashboard/use-typed-search";
import { ProgressLine } from "@/components/shared/progress-line";
import { href } from "@/lib/access/routes";
import type { JobFilters } from "./job-filters";
import { VoiceButton } from "./voice-button";
import type { VoiceSearchProps } from "./voice-search";

interface SearchBoxProps {
  filters: JobFilters;
  maxLength: number;
  texts: { label: string; placeholder: string; voice: VoiceSearchProps["texts"] };
  /** The box's look. */
  look: string;
  /** The button beside it, and what else belongs to the form. */
  children: ReactNode;
}

/** The search form. Filters while the user types; without script its button submits it. */
export function SearchBox({ filters, maxLength, texts, look, children }: SearchBoxProps) {
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
          className={look}
        />
        <VoiceButton texts={texts.voice} onHeard={setText} />
      </span>
      {children}
      {isSearching ? <ProgressLine /> : null}
    </form>
  );
}
