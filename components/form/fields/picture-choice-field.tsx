"use client";

import type { FieldPathByValue, FieldValues } from "react-hook-form";
import type { PictogramName } from "@/components/shared/pictograms/drawings";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { cn } from "@/lib/core/utils";
import { ChoiceField } from "./choice-field";

type PictureOption = { value: string; label: string; picture: PictogramName };

const LOOK = {
  /** Three in a row, with the picture above the words. */
  tall: {
    grid: "grid-cols-3",
    card: "flex-col justify-center gap-1 px-1 text-center",
    picture: "size-12",
  },
  /** Two in a row, with the picture beside the words; the first of an odd number has the row, for its longer words. */
  wide: {
    grid: "grid-cols-1 min-[20rem]:grid-cols-2 min-[20rem]:[&>:first-child:nth-last-child(odd)]:col-span-full",
    card: "gap-2 px-2.5 leading-snug",
    picture: "size-9",
  },
  /** The same for longer words, which a narrow phone has no room for in two columns. */
  long: { grid: "grid-cols-1 min-[26rem]:grid-cols-2", card: "gap-2 px-2.5 leading-snug", picture: "size-9" },
} as const;

// The mark of the chosen one is in a corner, and the words have the whole width.
const CORNER_MARK = "relative [&_input]:absolute [&_input]:-end-2 [&_input]:-top-2 [&_input:not(:checked)]:opacity-0";

export interface PictureChoiceFieldProps<Fields extends FieldValues> {
  name: FieldPathByValue<Fields, string | null | undefined>;
  legend: string;
  /** Where the page's heading says the same. */
  hideLegend?: boolean;
  /** The class of the pictures' tile. */
  hue: string;
  options: readonly PictureOption[];
  look: keyof typeof LOOK;
  required?: boolean | undefined;
}

/** A choice that one tap on a picture makes. */
export function PictureChoiceField<Fields extends FieldValues = never>({
  hue,
  options,
  look,
  required = false,
  ...props
}: PictureChoiceFieldProps<Fields>) {
  const { grid, card, picture } = LOOK[look];
  return (
    <ChoiceField<Fields>
      {...props}
      required={required}
      gridClassName={grid}
      cardClassName={cn(CORNER_MARK, card)}
      options={options.map(({ picture: drawing, ...option }) => ({
        ...option,
        icon: <TilePicture picture={drawing} hue={hue} className={picture} />,
      }))}
    />
  );
}

type TilePictureProps = { picture: PictogramName; hue: string; className: string };

/** An option's picture on its tinted tile. @param className its size. */
export const TilePicture = ({ picture, hue, className }: TilePictureProps) => (
  <span aria-hidden className={cn("tile flex shrink-0 items-center justify-center rounded-lg", hue, className)}>
    <Pictogram name={picture} className="size-3/4" bold={className !== "size-12"} />
  </span>
);
