"use client";

import { useRef } from "react";
import { pictureFault } from "@/components/shared/picture-check";
import { MAX_IMAGE_BYTES } from "@/lib/uploads/limits";
import { shrinkPhoto } from "./shrink-photo";

/**
 * Takes chosen photos and makes them small. The last choice counts, also while an earlier one is still at it.
 * @param onRefuse gets a message key of `validation`, null when nothing is wrong any more.
 */
export function usePhotoChoice(onTake: (photo: File | null) => void, onRefuse: (message: string | null) => void) {
  const turn = useRef(0);
  return async (file: File | null): Promise<void> => {
    const mine = (turn.current += 1);
    const isLatest = () => turn.current === mine;
    onRefuse(null);
    if (file === null) return onTake(null);
    const isSendable = file.size <= MAX_IMAGE_BYTES;
    const fault = isSendable ? await pictureFault(file) : null;
    if (!isLatest()) return;
    if (fault) return onRefuse(fault);
    // Shown and sent at once where it may go as it is; the small one takes its place.
    if (isSendable) onTake(file);
    const small = await shrinkPhoto(file);
    const smallFault = await pictureFault(small);
    if (!isLatest()) return;
    if (smallFault) onRefuse(smallFault);
    else if (small !== file) onTake(small);
  };
}
