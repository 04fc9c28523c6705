import type { ReactNode } from "react";
import type { HandHtml } from "@/components/shared/html/handed-html";
import { HtmlList } from "@/components/shared/html/html-list";

/** A list of cards that are HTML already; nothing without any. */
export const listOf = (cards: readonly string[], hand: HandHtml): ReactNode =>
  cards.length === 0 ? null : <HtmlList ready={hand(cards.join(""))} />;
