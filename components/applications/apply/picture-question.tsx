"use client";

import { useState } from "react";
import { useWatch, useFormContext } from "react-hook-form";
import { textOf, useFieldError } from "@/components/form/fields/use-form-field";
import { ChoiceField } from "@/components/form/fields/choice-field";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { cn } from "@/lib/utils";
import { AnswerRow, OpenQuestion } from "./answer-row";
import type { ApplyFields } from "./apply-fields";

type PictureOption = { value: string; label: string; picture: PictogramName };

const LOOK = {
  /** Three in a row, with the picture above the words. */
  tall: {
    grid: "grid-cols-3",
    card: "flex-col justify-center gap-1 px-1 text-center",
    picture: "size-12",
  },
  /** Two in a row, with the picture beside the words. */
  wide: { grid: "grid-cols-1 min-[20rem]:grid-cols-2", card: "gap-2 px-2.5 leading-snug", picture: "size-9" },
} as const;

// The mark of the chosen one is in a corner, and the words have the whole width.
const CORNER_MARK = "relative [&_input]:absolute [&_input]:-end-2 [&_input]:-top-2 [&_input:not(:checked)]:opacity-0";

export interface PictureQuestionProps {
  name: "gender" | "experience" | "shift";
  label: string;
  /** The class of the pictures' tile. */
  hue: string;
  options: readonly PictureOption[];
  look: keyof typeof LOOK;
  required?: boolean;
  /** Whether the question is open from the start, instead of its answer. */
  isAsked: boolean;
}

/** A question that one tap on a picture answers. An answer that is there already is a row, until it is to be changed. */
export function PictureQuestion({ name, label, hue, options, look, required, isAsked }: PictureQuestionProps) {
  const [isOpened, setOpened] = useState(false);
  const { control } = useFormContext<ApplyFields>();
  const value = textOf(useWatch({ control, name }));
  const error = useFieldError(name);
  const chosen = options.find((option) => option.value === value);
  const { grid, card, picture } = LOOK[look];
  const draw = (drawing: PictogramName, size: string) => (
    <span aria-hidden className={cn("tile flex shrink-0 items-center justify-center rounded-lg", hue, size)}>
      <Pictogram name={drawing} className="size-3/4" bold={size !== "size-12"} />
    </span>
  );
  if (!isAsked && !isOpened && error === undefined) {
    return (
      <AnswerRow
        picture={draw(chosen?.picture ?? "check", "size-10")}
        name={name}
        sent={value}
        label={label}
        value={chosen?.label ?? value}
        onChange={() => setOpened(true)}
      />
    );
  }
  return (
    <OpenQuestion isFocused={isOpened}>
      <ChoiceField<ApplyFields>
        name={name}
        legend={label}
        required={required}
        gridClassName={grid}
        cardClassName={cn(CORNER_MARK, card)}
        options={options.map((option) => ({ ...option, icon: draw(option.picture, picture) }))}
      />
    </OpenQuestion>
  );
}
