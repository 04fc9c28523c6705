"use client";

import { useEffect, useRef, useState, type HTMLAttributes, type RefObject } from "react";
import { takenHtml, type ReadyHtml } from "./handed-html";

// Taken from documents by this browser, for the way back to their pages.
const taken = new Map<string, string>();

export interface HtmlBlockProps extends Pick<HTMLAttributes<HTMLElement>, "className" | "onClick"> {
  ready: ReadyHtml;
  as?: "ul" | "div";
  ref?: RefObject<HTMLElement | null>;
  /** Says that this phone can read aloud. */
  "data-voice"?: boolean | undefined;
}

/** A list, or another part of a page, whose content is ready HTML: given, or found in the document under a name (handed-html.ts). */
export function HtmlBlock({ ready: { html, name = "" }, as: Tag = "ul", ref, ...props }: HtmlBlockProps) {
  const own = useRef<HTMLElement>(null);
  const block = ref ?? own;
  const [found] = useState(() => (typeof window === "undefined" ? takenHtml(name) : taken.get(name)) ?? "");
  useEffect(() => {
    if (name && block.current && !taken.has(name)) taken.set(name, block.current.innerHTML);
  }, [block, name]);
  return (
    <Tag
      ref={(element: HTMLElement | null) => {
        block.current = element;
      }}
      {...props}
      // React leaves the document's content as it is, and compares only later renders with this one.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: html ?? found }}
    />
  );
}
