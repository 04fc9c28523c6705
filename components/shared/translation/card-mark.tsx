"use client";

import { Languages } from "lucide-react";
import { cn } from "@/lib/utils";
import { textsToTranslate } from "@/lib/translation/reading";
import { usePageTexts } from "./page-texts";
import { useGroup } from "./translation-group";
import { useStateOf } from "./use-readings";

/** Marks the text on a list's card as machine-translated. The original is one touch away, above the list. */
export function CardMark({ text }: { text: string }) {
  const page = usePageTexts();
  const { mode } = useGroup();
  const wanted = page ? textsToTranslate([text], page.reader) : [];
  const { isTranslated, isRough } = useStateOf(wanted);
  if (!page || wanted.length === 0) return null;
  const isShown = isTranslated && mode !== "original";
  return (
    <span className={cn("text-muted-foreground ms-auto shrink-0", !isShown && "invisible")}>
      <Languages aria-hidden className="size-5" />
      <span className="sr-only">{isRough ? page.labels.rough : page.labels.machine}</span>
    </span>
  );
}
