import { getLocale } from "next-intl/server";
import type { ReactNode } from "react";
import type { HandHtml } from "@/components/shared/html/handed-html";
import { HtmlBlock } from "@/components/shared/html/html-block";
import { cardsHtml, type CardToDraw } from "../card/cards-html";
import { LiveCards } from "./live-cards";

export interface JobCardsProps {
  cards: readonly CardToDraw[];
  hand: HandHtml;
}

/** A few jobs as cards that apply. */
export async function JobCards({ cards, hand }: JobCardsProps) {
  const drawn = await cardsHtml(cards, { kind: "apply", language: await getLocale() });
  return <LiveCards>{listOf(drawn, hand)}</LiveCards>;
}

/** A list of cards that are HTML already; nothing without any. */
export const listOf = (cards: readonly { html: string }[], hand: HandHtml): ReactNode =>
  cards.length === 0 ? null : <HtmlBlock ready={hand(cards.map(({ html }) => html).join(""))} />;
