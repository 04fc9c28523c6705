import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select, type SelectOption } from "@/components/ui/select";
import { Spinner } from "@/components/ui/spinner";
import { cn } from "@/lib/core/utils";
import { PAGE_SIZES, type Parameters } from "../list-parameters";

export interface SearchFieldProps {
  name: string;
  label: string;
  value: string | undefined;
}

/** A list's search field, with a spinner while the list is loading. */
export function SearchField({ name, label, value }: SearchFieldProps) {
  return (
    <Field label={label} className="min-w-56 flex-1 max-sm:min-w-full">
      <span className="relative block">
        <Icon name="search" className="text-muted-foreground absolute inset-y-0 start-3.5 my-auto size-5" />
        <Input
          type="search"
          name={name}
          defaultValue={value ?? ""}
          maxLength={200}
          autoComplete="off"
          dir="auto"
          className="ps-11 pe-11"
        />
        <Spinner className="absolute inset-y-0 end-3.5 my-auto hidden size-5 group-aria-busy/filters:block" />
      </span>
    </Field>
  );
}

interface ChoiceFieldProps {
  name: string;
  label: string;
  value: string | undefined;
  /** The first entry, which turns the filter off. */
  all: string;
  options: readonly SelectOption[];
}

/** A filter of a list, whatever is chosen. */
export type ListChoice = Omit<ChoiceFieldProps, "value">;

/** A select that filters a list. */
export function ChoiceField({ name, label, value, all, options }: ChoiceFieldProps) {
  return (
    <Field label={label} className="w-48 max-sm:w-[calc(50%-0.375rem)]">
      <Select name={name} defaultValue={value ?? "all"} options={[{ value: "all", label: all }, ...options]} />
    </Field>
  );
}

/** How many rows a page of a list has. */
export function PageSizeField({ value }: { value: string | undefined }) {
  const t = useTranslations("adminTable");
  const [usual, ...others] = PAGE_SIZES.map(String);
  return (
    <ChoiceField
      name="limit"
      label={t("rows")}
      value={value}
      all={usual ?? ""}
      options={others.map((size) => ({ value: size, label: size }))}
    />
  );
}

interface DayFieldsProps {
  labels: { from: string; to: string };
  parameters: Parameters;
  /** The latest day that can be chosen, YYYY-MM-DD. */
  today: string;
}

/** The first and the last day that a log shows. */
export function DayFields({ labels, parameters, today }: DayFieldsProps) {
  return (["from", "to"] as const).map((name) => (
    <Field key={name} label={labels[name]} className="w-44 max-sm:w-[calc(50%-0.375rem)]">
      <Input type="date" name={name} defaultValue={parameters[name] ?? ""} max={today} />
    </Field>
  ));
}

/** A link that clears a list's filters. @param href the list without them. */
export function ClearLink({ href }: { href: string }) {
  const t = useTranslations("adminTable");
  return (
    <AppLink href={href} scroll={false} className={cn(buttonVariants({ variant: "ghost" }), "-ms-3 w-fit px-3")}>
      <Icon name="x" />
      {t("clear")}
    </AppLink>
  );
}
