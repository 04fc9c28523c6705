"use client";

import { Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useFormField } from "@/components/form/fields/use-form-field";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Suggestions } from "@/components/ui/suggestions";
import { PROFILE_MAX } from "@/lib/profiles/schema";
import { ChipList } from "./chip-list";
import { withItem, type ListName, type ProfileFields } from "./profile-fields";

export interface ListFieldProps {
  name: ListName;
  label: string;
  /** Name of the list of what was added. */
  listLabel: string;
  /** At most so many. */
  max: number;
  suggestions?: readonly string[];
  labelOf?: (item: string) => string;
  /** Items that are shown as chips; the others have a control of their own. */
  isChip?: (item: string) => boolean;
}

/** A list of texts: typed and added one by one, each to be taken away again. */
export function ListField({ name, label, listLabel, max, suggestions, labelOf, isChip = () => true }: ListFieldProps) {
  const t = useTranslations("profile.list");
  const { control, register, setValue, setFocus } = useFormContext<ProfileFields>();
  const [items, typed] = useWatch({ control, name: [name, `unadded.${name}`] });
  const { id, error, change } = useFormField(name);
  const listId = useId();
  const isFull = items.length >= max;
  const addButton = useRef<HTMLButtonElement>(null);
  const add = () => {
    if (isFull) return;
    change(withItem(items, typed));
    setValue(`unadded.${name}`, "");
    setFocus(`unadded.${name}`);
  };
  const remove = (item: string) => {
    change(items.filter((other) => other !== item));
    // The pressed button leaves. Not to the text field: a phone would open its keyboard.
    addButton.current?.focus();
  };
  return (
    <div className="grid gap-3">
      <Field id={id} label={label} error={error} hint={isFull ? t("full", { max }) : undefined}>
        <span className="flex gap-2">
          <Input
            dir="auto"
            autoComplete="off"
            enterKeyHint="done"
            maxLength={PROFILE_MAX.item}
            list={suggestions ? listId : undefined}
            {...register(`unadded.${name}`)}
            value={typed}
            onKeyDown={(event) => {
              // Enter adds; it would send the whole form. While an input method composes, Enter belongs to it.
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add();
            }}
          />
          <Button ref={addButton} variant="outline" className="shrink-0" disabled={isFull} onClick={add}>
            <Plus aria-hidden />
            {t("add")}
          </Button>
        </span>
        <Suggestions id={listId} of={suggestions} />
      </Field>
      <ChipList label={listLabel} items={items.filter(isChip)} labelOf={labelOf} onRemove={remove} />
    </div>
  );
}
