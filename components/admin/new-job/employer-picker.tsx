"use client";

import { Building2 } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFieldError } from "@/components/form/fields/use-form-field";
import { useFieldId } from "@/components/form/form-scope";
import { useSettled } from "@/components/shared/use-settled";
import { Combobox } from "@/components/ui/combobox";
import { Field } from "@/components/ui/field";
import { useEmployerSearch } from "@/lib/domains/admin/client";
import { formatCount } from "@/lib/language/format";
import { cn } from "@/lib/core/utils";

export type Employer = { id: string; username: string };

export interface EmployerPickerProps {
  value: Employer | null;
  onChange: (employer: Employer | null) => void;
}

const SETTLE_MS = 250;

/** Picks the job's employer, the form's `employerId`, by part of the username (a combobox as in the ARIA guide). */
export function EmployerPicker({ value, onChange }: EmployerPickerProps) {
  const t = useTranslations("adminNewJob.employer");
  const tRole = useTranslations("options.role");
  const id = useFieldId()("employerId");
  const error = useFieldError("employerId");
  const [text, setText] = useState(value?.username ?? "");
  const [isOpen, setOpen] = useState(false);
  // A username picked from the list is not a search: opening the list again shows other employers too. Typed text is.
  const [isPicked, setPicked] = useState(value !== null);
  const search = useSettled(isPicked ? "" : text.trim(), SETTLE_MS);
  const found = useEmployerSearch(search, isOpen);
  const options = found.data ?? [];
  const status = found.isError
    ? t("failed")
    : found.isPending
      ? t("searching")
      : options.length > 0
        ? t("count", { count: options.length, shown: formatCount(options.length) })
        : t("none");

  const choose = (employerId: string) => {
    const employer = options.find((option) => option.id === employerId);
    if (!employer) return;
    onChange({ id: employer.id, username: employer.username });
    setText(employer.username);
    setPicked(true);
  };
  const type = (typed: string) => {
    setText(typed);
    setPicked(false);
    const exact = options.find(({ username }) => username.toLowerCase() === typed.trim().toLowerCase());
    onChange(exact ? { id: exact.id, username: exact.username } : null);
  };

  return (
    <Field id={id} label={t("label")} hint={t("hint")} error={error} required className="relative">
      <Combobox
        options={options.map((option) => ({
          id: option.id,
          label: option.username,
          detail: tRole(option.role),
        }))}
        listLabel={t("found")}
        status={status}
        showsStatus
        opensOnFocus={value === null}
        onOpenChange={setOpen}
        isBusy={found.isFetching}
        onChoose={choose}
        icon={
          <StillIcon icon={Building2} className="text-muted-foreground absolute inset-y-0 start-3.5 my-auto size-5" />
        }
        autoCapitalize="none"
        maxLength={200}
        value={text}
        onChange={(event) => type(event.target.value)}
        className={cn(value && "font-semibold")}
      />
    </Field>
  );
}
