"use client";

import { Building2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useId, useState, type KeyboardEvent } from "react";
import { useFieldError } from "@/components/form/fields/use-form-field";
import { useFieldId } from "@/components/form/form-scope";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Spinner } from "@/components/ui/spinner";
import { useEmployerSearch } from "@/lib/admin/client";
import { cn } from "@/lib/utils";
import { EmployerOptions } from "./employer-options";
import { nextOption } from "./next-option";

export type Employer = { id: string; username: string };

export interface EmployerPickerProps {
  value: Employer | null;
  onChange: (employer: Employer | null) => void;
}

const SETTLE_MS = 250;

/** Picks the job's employer, the form's `employerId`, by part of the username (a combobox as in the ARIA guide). */
export function EmployerPicker({ value, onChange }: EmployerPickerProps) {
  const t = useTranslations("adminNewJob.employer");
  const id = useFieldId()("employerId");
  const error = useFieldError("employerId");
  const listId = useId();
  const [text, setText] = useState(value?.username ?? "");
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  // A username picked from the list is not a search: opening the list again shows other employers too. Typed text is.
  const [isPicked, setPicked] = useState(value !== null);
  const search = useSettled(isPicked ? "" : text.trim(), SETTLE_MS);
  const found = useEmployerSearch(search, isOpen);
  const options = found.data ?? [];
  const optionId = (index: number) => `${listId}-${index}`;

  const choose = (employer: Employer) => {
    onChange({ id: employer.id, username: employer.username });
    setText(employer.username);
    setPicked(true);
    close();
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const type = (typed: string) => {
    setText(typed);
    setPicked(false);
    setOpen(true);
    setActive(-1);
    const exact = options.find(({ username }) => username.toLowerCase() === typed.trim().toLowerCase());
    onChange(exact ? { id: exact.id, username: exact.username } : null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = isOpen ? options[active] : undefined;
    if (event.key === "Enter" && isOpen) {
      // Picks from the list instead of sending the form.
      event.preventDefault();
      if (chosen) choose(chosen);
    } else if (event.key === "Escape" && isOpen) close();
    else if (event.key === "Tab") close();
    else {
      const next = nextOption(event.key, active, options.length);
      if (next === null) return;
      event.preventDefault();
      setOpen(true);
      setActive(next);
    }
  };

  return (
    <Field id={id} label={t("label")} hint={t("hint")} error={error} required className="relative">
      <span className="relative block">
        <Building2 aria-hidden className="text-muted-foreground absolute inset-y-0 start-3.5 my-auto size-5" />
        <Input
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setOpen(value === null)}
          onClick={() => setOpen(true)}
          onBlur={close}
          onKeyDown={onKeyDown}
          className={cn("ps-11 pe-11", value && "font-semibold")}
        />
        {isOpen && found.isFetching ? <Spinner className="absolute inset-y-0 end-3.5 my-auto size-5" /> : null}
        {isOpen ? (
          <EmployerOptions
            id={listId}
            optionId={optionId}
            options={options}
            active={active}
            state={found.isError ? "failed" : found.isPending ? "loading" : "ready"}
            onChoose={choose}
          />
        ) : null}
      </span>
    </Field>
  );
}

/** A value once it has not changed for the given milliseconds, so that not every letter queries the server. */
function useSettled<T>(value: T, ms: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
