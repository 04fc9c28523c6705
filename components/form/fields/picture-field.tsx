"use client";

import { Trash2, Undo2 } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useFormContext, useWatch, type FieldPathByValue, type FieldValues } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { ImageInput } from "@/components/ui/image-input";
import { usePictureChoice } from "../picture/use-picture-choice";
import { useFormField } from "./use-form-field";

export interface PictureFieldProps<Fields extends FieldValues> {
  name: FieldPathByValue<Fields, File | null>;
  label: string;
  hint: string;
  texts: {
    choose: string;
    replace: string;
    /** Label of the button that undoes the choice. */
    undo: string;
    /** Text alternative of the preview. */
    alt: string;
    /** Label of a button that opens the phone's camera. Its pictures are scaled down before they are sent. */
    camera?: string;
  };
  /** URL of the field's picture on the server, null if none. */
  currentSrc?: string | null;
  /** URL of a picture to show if the field has none of its own. */
  fallbackSrc?: string | null;
  /** Allows removing the current picture: sets this flag of the form, with these texts. */
  removal?: { name: FieldPathByValue<Fields, boolean>; remove: string; keep: string; hint: string };
  shape?: "square" | "wide";
}

/** A picture: a new one, or the request to remove the current one. Both take effect when the form is saved. */
export function PictureField<Fields extends FieldValues = never>({
  name,
  label,
  hint,
  texts,
  currentSrc = null,
  fallbackSrc = null,
  removal,
  shape,
}: PictureFieldProps<Fields>) {
  const { control, setValue, setError, clearErrors } = useFormContext();
  const { id, value, error, change } = useFormField(name);
  const path: string = name;
  const flag: string | undefined = removal?.name;
  const file = value instanceof File ? value : null;
  const isWishedAway: unknown = useWatch({ control, name: flag ?? path });
  const isRemoved = removal !== undefined && currentSrc !== null && isWishedAway === true;
  const take = usePictureChoice({
    isShrunk: texts.camera !== undefined,
    onTake: change,
    onRefuse: (message) => (message === null ? clearErrors(path) : setError(path, { type: "picture", message })),
  });
  const input = (
    <Field id={id} label={label} hint={isRemoved && !file ? removal.hint : hint} error={error}>
      <ImageInput
        name={path}
        value={file}
        onChange={(next) => void take(next)}
        cameraLabel={texts.camera}
        chooseLabel={texts.choose}
        replaceLabel={texts.replace}
        removeLabel={texts.undo}
        previewAlt={texts.alt}
        currentSrc={isRemoved ? fallbackSrc : (currentSrc ?? fallbackSrc)}
        shape={shape}
      />
    </Field>
  );
  if (removal === undefined || flag === undefined) return input;
  return (
    <div className="grid gap-2">
      {input}
      {currentSrc !== null && !file ? (
        <Button
          variant="ghost"
          className="justify-self-start"
          onClick={() => setValue(flag, !isRemoved, { shouldDirty: true })}
        >
          {isRemoved ? <StillIcon icon={Undo2} /> : <StillIcon icon={Trash2} />}
          {isRemoved ? removal.keep : removal.remove}
        </Button>
      ) : null}
    </div>
  );
}
