"use client";

import { useState } from "react";
import { useWatch, useFormContext } from "react-hook-form";
import {
  PictureChoiceField,
  TilePicture,
  type PictureChoiceFieldProps,
} from "@/components/form/fields/picture-choice-field";
import { textOf, useFieldError } from "@/components/form/fields/use-form-field";
import { AnswerRow, OpenQuestion } from "./answer-row";
import type { ApplyFields } from "./apply-fields";

export interface PictureQuestionProps extends Omit<PictureChoiceFieldProps<ApplyFields>, "name" | "legend"> {
  name: "gender" | "experience" | "shift";
  label: string;
  /** Whether the question is open from the start, instead of its answer. */
  isAsked: boolean;
}

/** A question that one tap on a picture answers. An answer that is there already is a row, until it is to be changed. */
export function PictureQuestion({ name, label, isAsked, ...choice }: PictureQuestionProps) {
  const [isOpened, setOpened] = useState(false);
  const { control } = useFormContext<ApplyFields>();
  const value = textOf(useWatch({ control, name }));
  const error = useFieldError(name);
  const chosen = choice.options.find((option) => option.value === value);
  if (!isAsked && !isOpened && error === undefined) {
    return (
      <AnswerRow
        picture={<TilePicture picture={chosen?.picture ?? "check"} hue={choice.hue} className="size-10" />}
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
      <PictureChoiceField<ApplyFields> name={name} legend={label} {...choice} />
    </OpenQuestion>
  );
}
