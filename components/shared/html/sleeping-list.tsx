"use client";

import type { MouseEvent, RefObject } from "react";
import { flushSync } from "react-dom";
import type { ReadyHtml } from "./handed-html";
import { HtmlBlock } from "./html-block";

export interface SleepingListProps {
  ready: ReadyHtml;
  list: RefObject<HTMLUListElement | null>;
  className?: string;
  /** Puts a list in its place whose buttons work, with the same buttons in the same order. */
  onWake: () => void;
}

/**
 * A list as ready HTML until one of its buttons is pressed: then its components take its place, and the press counts for them.
 * Most lists are only read, and neither server nor phone draws what nobody presses.
 */
export function SleepingList({ ready, list, className, onWake }: SleepingListProps) {
  const press = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (!button || !list.current) return;
    const place = buttonsIn(list).indexOf(button);
    flushSync(onWake);
    const same = buttonsIn(list)[place];
    same?.focus();
    same?.click();
  };
  return <HtmlBlock ready={ready} ref={list} className={className} onClick={press} />;
}

const buttonsIn = ({ current }: RefObject<HTMLUListElement | null>): HTMLButtonElement[] => [
  ...(current?.querySelectorAll("button") ?? []),
];
