"use client";

import { useEffect, useEffectEvent, useId, useRef, type ComponentProps, type ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/utils";
import { Button } from "./button";
import { buttonVariants } from "./button-variants";
import { useFieldControl } from "./field-context";
import { useHydrated } from "./use-hydrated";

export interface ImageInputProps extends Omit<
  ComponentProps<"input">,
  "type" | "value" | "defaultValue" | "onChange" | "children"
> {
  value: File | null;
  onChange: (file: File | null) => void;
  /** On phones: label of a button that opens the camera for a selfie. Their gallery does not offer the camera. */
  cameraLabel?: ReactNode;
  chooseLabel: ReactNode;
  replaceLabel: ReactNode;
  removeLabel: ReactNode;
  /** Text alternative of the preview. */
  previewAlt: string;
  /** URL of the picture stored on the server, shown until a new one is chosen. */
  currentSrc?: string | null;
  /** `square` for faces and logos, `wide` for previews. */
  shape?: "square" | "wide";
}

/** Picks one picture and shows it. The hint about size belongs to the `Field` around it. */
export function ImageInput({
  value,
  onChange,
  cameraLabel,
  chooseLabel,
  replaceLabel,
  removeLabel,
  previewAlt,
  currentSrc,
  shape = "square",
  accept = "image/*",
  className,
  disabled,
  ...props
}: ImageInputProps) {
  const control = useFieldControl(props);
  const ownId = useId();
  const id = control.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const source = value ?? currentSrc;
  const take = (file: File | undefined) => {
    if (file) onChange(file);
  };
  const isHydrated = useHydrated();
  const takeEarly = useEffectEvent(() => {
    if (!input.current) return;
    take(input.current.files?.[0]);
    input.current.value = "";
  });
  // A picture chosen before the script ran.
  useEffect(() => takeEarly(), []);
  const openCamera = () => {
    // Only for this click: the other button opens the gallery.
    input.current?.setAttribute("capture", "user");
    input.current?.click();
    input.current?.removeAttribute("capture");
  };
  return (
    <div data-slot="image-input" className={cn("relative flex flex-wrap items-center gap-4", className)}>
      <div
        className={cn(
          "border-input bg-muted text-muted-foreground flex items-center justify-center overflow-hidden rounded-lg border-2 border-dashed",
          shape === "square" ? "size-28" : "aspect-video w-full max-w-80",
          source && "border-border border-solid",
        )}
      >
        {source ? (
          <ImagePreview source={source} alt={previewAlt} />
        ) : (
          <Icon name={shape === "square" ? "camera" : "image-up"} className="size-9" />
        )}
      </div>
      <div className="flex min-w-[min(10rem,100%)] flex-[1_1_min-content] flex-col items-start gap-2">
        {/* Only visually hidden: it takes focus, and the field's label, hint and error apply to it. Without script it
            alone tells that a picture was chosen. */}
        <input
          type="file"
          ref={input}
          {...control}
          id={id}
          accept={accept}
          disabled={disabled}
          className={isHydrated ? "peer sr-only" : "peer max-w-full"}
          onChange={(event) => {
            take(event.target.files?.[0]);
            // Allows the same file to be chosen again after it was removed.
            event.target.value = "";
          }}
        />
        <label
          htmlFor={id}
          className={cn(
            buttonVariants({ variant: "outline" }),
            "peer-focus-visible:outline-ring px-4 peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2",
            "peer-disabled:border-border peer-disabled:bg-muted peer-disabled:text-muted-foreground peer-disabled:cursor-not-allowed",
          )}
        >
          {cameraLabel ? <Icon name="image-up" /> : <Icon name="camera" />}
          {source ? replaceLabel : chooseLabel}
        </label>
        {cameraLabel ? (
          <Button
            variant="outline"
            className="-order-1 hidden pointer-coarse:flex"
            disabled={disabled}
            onClick={openCamera}
          >
            <Icon name="camera" />
            {cameraLabel}
          </Button>
        ) : null}
        {value ? (
          <Button variant="ghost" disabled={disabled} onClick={() => onChange(null)}>
            <Icon name="trash-2" />
            {removeLabel}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

interface ImagePreviewProps {
  /** A file just chosen, or the URL of a stored picture. */
  source: File | string;
  alt: string;
}

/** Shows a chosen picture before it is sent. */
export function ImagePreview({ source, alt }: ImagePreviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const style = frame.current?.style;
    if (!style) return;
    if (typeof source === "string") {
      style.backgroundImage = `url(${JSON.stringify(source)})`;
      return;
    }
    // Released when the file changes; otherwise a cheap phone would keep every picture tried in memory.
    const address = URL.createObjectURL(source);
    style.backgroundImage = `url("${address}")`;
    return () => URL.revokeObjectURL(address);
  }, [source]);
  return <div ref={frame} role="img" aria-label={alt} className="size-full bg-cover bg-center" />;
}
