"use client";

import { useRef } from "react";
import { pictureFault } from "@/components/shared/picture-check";
import { MAX_IMAGE_BYTES } from "@/lib/core/upload-limits";
import { shrinkPhoto } from "./shrink-photo";

export type PictureChoice = {
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
