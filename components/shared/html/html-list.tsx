"use client";

import { useEffect, useRef, useState } from "react";
import { handedHtml, type ReadyHtml } from "./handed-html";

// Taken from documents by this browser, for the way back to their pages.
const taken = new Map<string, string>();

/** A list whose items are ready HTML: given, or found in the document under a name (handed-html.ts). */
export function HtmlList({ ready: { html, name = "" } }: { ready: ReadyHtml }) {
  const list = useRef<HTMLUListElement>(null);
  const [found] = useState(() => (typeof window === "undefined" ? handedHtml() : taken).get(name) ?? "");
  useEffect(() => {
    if (name && list.current && !taken.has(name)) taken.set(name, list.current.innerHTML);
  }, [name]);
  // React leaves the document's content as it is, and compares only later renders with this one.
  return <ul ref={list} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html ?? found }} />;
}
