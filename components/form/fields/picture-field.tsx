import { useRef } from "react";
import { useFormContext, useWatch, type FieldPathByValue, type FieldValues } from "react-hook-form";
import { pictureFault } from "@/components/shared/picture-check";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { ImageInput } from "@/components/ui/image-input";
import { MAX_IMAGE_BYTES } from "@/lib/core/upload-limits";
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
          {isRemoved ? <Icon name="undo-2" /> : <Icon name="trash-2" />}
          {isRemoved ? removal.keep : removal.remove}
        </Button>
      ) : null}
    </div>
  );
}

type PictureChoice = {
  /** Scales a camera's picture down, so it may exceed the server's limit before. */
  isShrunk: boolean;
  onTake: (picture: File | null) => void;
  /** Called with a message key of `validation`, or null once nothing is wrong any more. */
  onRefuse: (message: string | null) => void;
};

/**
 * Accepts chosen pictures that the server will accept. The last choice wins, even while an earlier one is still being
 * read.
 */
function usePictureChoice({ isShrunk, onTake, onRefuse }: PictureChoice) {
  const turn = useRef(0);
  return async (file: File | null): Promise<void> => {
    const mine = (turn.current += 1);
    const isLatest = () => turn.current === mine;
    onRefuse(null);
    if (file === null) return onTake(null);
    const isSendable = file.size <= MAX_IMAGE_BYTES;
    const fault = isSendable || !isShrunk ? await pictureFault(file) : null;
    if (!isLatest()) return;
    if (fault) return onRefuse(fault);
    // Used at once if it can be sent as it is; the smaller version replaces it.
    if (isSendable) onTake(file);
    if (!isShrunk) return;
    const small = await shrinkPhoto(file);
    const smallFault = await pictureFault(small);
    if (!isLatest()) return;
    if (smallFault) onRefuse(smallFault);
    else if (small !== file) onTake(small);
  };
}

/** Pixels per side; the server keeps fewer. */
const SIDE = 1280;
/** Smaller files are sent unchanged. */
const SMALL_BYTES = 400_000;
/** A larger file is not even opened: a cheap phone lacks the memory. */
const MAX_OPENED_BYTES = 25 * 1024 * 1024;

/**
 * Scales down a photo from a phone's camera before it is sent: it costs a tenth of the prepaid data, and the place it
 * was taken stays on the phone. @returns the same file if it is small already or this browser cannot read it.
 */
async function shrinkPhoto(file: File): Promise<File> {
  const small = file.size <= SMALL_BYTES || file.size > MAX_OPENED_BYTES ? null : await redraw(file);
  return small && small.size < file.size ? small : file;
}

async function redraw(file: File): Promise<File | null> {
  // Rejects files that are not pictures.
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (bitmap === null) return null;
  const scale = Math.min(1, SIDE / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d");
  if (!context) return null;
  // Transparent parts would otherwise be black in JPEG.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
  return blob && new File([blob], "photo.jpg", { type: blob.type });
}
