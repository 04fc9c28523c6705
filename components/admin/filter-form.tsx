"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition, type FormEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select, type SelectOption } from "@/components/ui/select";
import { Spinner } from "@/components/ui/spinner";
import { href } from "@/lib/routes";
import { withParameters, type ListName, type Parameters } from "./list-parameters";

export interface FilterFormProps {
  list: ListName;
  /** All parameters of the address: those of the other list stay as they are. */
  parameters: Parameters;
  label: string;
  searchLabel: string;
  /** The list's one choice besides the search; its first option hides nothing. */
  choice: { name: string; label: string; options: readonly SelectOption[] };
}

const PAUSE_MS = 300;

/** Filters one list as one types or chooses. A form of the address: without script its button asks the server. */
export function FilterForm({ list, parameters, label, searchLabel, choice }: FilterFormProps) {
  const t = useTranslations("adminDashboard.table");
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const apply = () => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const values = new FormData(form.current);
    const chosen = String(values.get(`${list}_${choice.name}`));
    const change = {
      search: String(values.get(`${list}_search`)),
      [choice.name]: chosen === choice.options[0]?.value ? null : chosen,
      cursor: null,
    };
    startTransition(() =>
      router.replace(href.adminDashboard(withParameters(list, parameters, change)), { scroll: false }),
    );
  };
  const applySoon = (event: FormEvent) => {
    clearTimeout(timer.current);
    if (event.target instanceof HTMLSelectElement) apply();
    else timer.current = setTimeout(apply, PAUSE_MS);
  };
  const kept = Object.entries(parameters).filter(
    ([name]) => ![`${list}_search`, `${list}_${choice.name}`, `${list}_cursor`].includes(name),
  );
  return (
    <form
      ref={form}
      role="search"
      aria-label={label}
      aria-busy={isPending}
      action={href.adminDashboard()}
      onChange={applySoon}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      className="flex flex-wrap items-end gap-3"
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={searchLabel} className="min-w-60 flex-1">
        <span className="relative block">
          <Search aria-hidden className="text-muted-foreground absolute inset-y-0 start-3.5 my-auto size-5" />
          <Input
            type="search"
            name={`${list}_search`}
            defaultValue={parameters[`${list}_search`] ?? ""}
            maxLength={200}
            autoComplete="off"
            className="ps-11 pe-11"
          />
          {isPending ? <Spinner className="absolute inset-y-0 end-3.5 my-auto size-5" /> : null}
        </span>
      </Field>
      <Field label={choice.label} className="w-56 max-sm:w-full">
        <Select
          name={`${list}_${choice.name}`}
          defaultValue={parameters[`${list}_${choice.name}`] ?? ""}
          options={choice.options}
        />
      </Field>
      <noscript>
        <Button type="submit" variant="secondary">
          {t("apply")}
        </Button>
      </noscript>
    </form>
  );
}
