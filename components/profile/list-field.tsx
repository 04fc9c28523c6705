import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { flushSync } from "react-dom";
import { useFormContext, useWatch } from "react-hook-form";
import { useFormField } from "@/components/form/fields/use-form-field";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Suggestions } from "@/components/ui/suggestions";
import { PROFILE_MAX } from "@/lib/domains/profiles/options";
import { withItem, type ListName, type ProfileFields } from "./profile-fields";

export interface ListFieldProps {
  name: ListName;
  label: string;
  /** Accessible name of the list of added items. */
  listLabel: string;
  /** Maximum number of items. */
  max: number;
  suggestions?: readonly string[];
  labelOf?: (item: string) => string;
  /** Which items are shown as chips; the others have a control of their own. */
  isChip?: (item: string) => boolean;
}

/** A list of texts, typed and added one by one, each with a remove button. */
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
    // At once: the button of a full list could not take the focus.
    flushSync(() => change(items.filter((other) => other !== item)));
    // The pressed button disappears. Focus does not go to the text field, which would open a phone's keyboard.
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
              // Enter adds an item instead of sending the whole form. During IME composition Enter belongs to the IME.
              if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
              event.preventDefault();
              add();
            }}
          />
          <Button ref={addButton} variant="outline" className="shrink-0" disabled={isFull} onClick={add}>
            <Icon name="plus" />
            {t("add")}
          </Button>
        </span>
        <Suggestions id={listId} of={suggestions} />
      </Field>
      <ChipList label={listLabel} items={items.filter(isChip)} labelOf={labelOf} onRemove={remove} />
    </div>
  );
}

interface ChipListProps {
  label: string;
  items: readonly string[];
  labelOf?: (item: string) => string;
  onRemove: (item: string) => void;
}

/** The items added to a list, each with a remove button. */
function ChipList({ label, items, labelOf = (item) => item, onRemove }: ChipListProps) {
  const t = useTranslations("profile.list");
  if (items.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {items.map((item) => (
        <li
          key={item}
          className="border-primary bg-primary-soft inline-flex min-h-12 max-w-full items-center rounded-lg border-2 ps-3"
        >
          <span dir="auto" className="min-w-0 py-1 font-medium wrap-anywhere">
            {labelOf(item)}
          </span>
          <button
            type="button"
            aria-label={t("remove", { item: labelOf(item) })}
            className="tap hover:bg-card flex shrink-0 items-center justify-center rounded-lg"
            onClick={() => onRemove(item)}
          >
            <Icon name="x" className="size-5" />
          </button>
        </li>
      ))}
    </ul>
  );
}
