"use client";

import { useEffect, useRef, useState, type MouseEventHandler, type RefObject } from "react";
import { handedHtml, type ReadyHtml } from "./handed-html";

// Taken from documents by this browser, for the way back to their pages.
const taken = new Map<string, string>();

export interface HtmlListProps {
  ready: ReadyHtml;
  ref?: RefObject<HTMLUListElement | null>;
  className?: string;
  onClick?: MouseEventHandler<HTMLUListElement>;
}

/** A list whose items are ready HTML: given, or found in the document under a name (handed-html.ts). */
export function HtmlList({ ready: { html, name = "" }, ref, ...props }: HtmlListProps) {
  const own = useRef<HTMLUListElement>(null);
  const list = ref ?? own;
  const [found] = useState(() => (typeof window === "undefined" ? handedHtml() : taken).get(name) ?? "");
  useEffect(() => {
    if (name && list.current && !taken.has(name)) taken.set(name, list.current.innerHTML);
  }, [list, name]);
  // React leaves the document's content as it is, and compares only later renders with this one.
  return <ul ref={list} {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html ?? found }} />;
}
