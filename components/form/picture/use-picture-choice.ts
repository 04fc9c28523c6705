"use client";

import { useRef } from "react";
import { pictureFault } from "@/components/shared/picture-check";
import { MAX_IMAGE_BYTES } from "@/lib/uploads/limits";
import { shrinkPhoto } from "./shrink-photo";

export type PictureChoice = {
  /** Makes a camera's picture small; it then may be larger than what the server takes. */
  isShrunk: boolean;
  onTake: (picture: File | null) => void;
  /** Gets a message key of `validation`, null when nothing is wrong any more. */
  onRefuse: (message: string | null) => void;
};

/** Takes chosen pictures that the server will take. The last choice counts, also while an earlier one is still read. */
export function usePictureChoice({ isShrunk, onTake, onRefuse }: PictureChoice) {
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
    // Shown and sent at once where it may go as it is; the small one takes its place.
    if (isSendable) onTake(file);
    if (!isShrunk) return;
    const small = await shrinkPhoto(file);
    const smallFault = await pictureFault(small);
    if (!isLatest()) return;
    if (smallFault) onRefuse(smallFault);
    else if (small !== file) onTake(small);
  };
}
