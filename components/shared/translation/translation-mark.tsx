"use client";

import { useHydrated } from "@/components/ui/use-hydrated";
import { MarkLook, type MarkLookProps } from "./mark-look";

/** Says that texts of this page were translated by a machine, and switches to the originals. */
export const TranslationMark = (props: Omit<MarkLookProps, "isReady">) => (
  <MarkLook {...props} isReady={useHydrated()} />
);
