import "server-only";
import { ownOrigin } from "@/lib/platform/env";
import { formatMeeting } from "@/lib/language/format";
import type { Language } from "@/lib/language/i18n/languages";
import { translatorOf } from "@/lib/language/i18n/translator";
import { unsubscribeToken } from "@/lib/platform/mail/unsubscribing";
import type { NotificationKind } from "@/lib/platform/notify/kinds";
import { PRODUCT } from "@/lib/core/product";
import { formAction, href, inLanguage } from "@/lib/access/routes";
import type { DeliveryRow } from "./rows";

/** Lines on a lock screen. */
const MOST_LINES = 3;

/** News for a person outside the page, in their language. */
export type News = {
  /** Says nothing but how much there is: "2 news from KaamSetu". */
  neutral: string;
  /** A sentence for each, with the time that it is about. */
  sentences: string[];
};

/** Composes what is told of notifications. @param count how many the person has not seen, these included. */
export async function composeNews(rows: readonly DeliveryRow[], count: number, language: Language): Promise<News> {
  const t = await translatorOf(language);
  const sentences = rows.flatMap(({ notification }) => {
    if (!notification) return [];
    // A row keeps its kind, and lib/platform/notify/kinds.ts every kind.
    const sentence = t(`notifications.kind.${notification.kind as NotificationKind}`);
    const { aboutAt, kind } = notification;
    // A page that asks for one tap: opening it changes nothing.
    if (kind === ("answers_due" satisfies NotificationKind)) return [`${sentence}: ${ownOrigin()}${href.answers()}`];
    return aboutAt ? [`${sentence}: ${plainSpaces(formatMeeting(aboutAt.toISOString(), language))}`] : [sentence];
  });
  return { neutral: t("delivery.neutral", { count, product: PRODUCT }), sentences: [...new Set(sentences)] };
}

/** The lines of news for a lock screen. */
export const shortened = ({ sentences }: News): string => sentences.slice(-MOST_LINES).join("\n");

type Reader = { id: string; language: Language };

/** An e-mail with news: the sentences, where to read more, and where to turn it off. */
export async function composeMail({ neutral, sentences }: News, reader: Reader) {
  const lines = sentences.map((sentence) => `• ${sentence}`).join("\n");
  const { text, ...end } = await ending(href.notifications(), reader);
  return { subject: neutral, text: `${lines}\n\n${text}`, ...end };
}

/** An employer's daily e-mail. @param count of applications to look at, up to 99. */
export async function composeSum(count: number, reader: Reader) {
  const t = await translatorOf(reader.language);
  return {
    subject: t("delivery.sum", { count, product: PRODUCT }),
    ...(await ending(href.employerDashboard(), reader)),
  };
}

/** The last lines of every e-mail with news: the page to read on, and a page that ends these e-mails without a login. */
async function ending(page: string, { id, language }: Reader) {
  const t = await translatorOf(language);
  const token = unsubscribeToken(id);
  const off = `${ownOrigin()}${inLanguage(href.unsubscribe(token), language)}`;
  return {
    text: t("delivery.mail", { page: `${ownOrigin()}${page}`, off }),
    unsubscribeUrl: `${ownOrigin()}${formAction.unsubscribe(token)}`,
  };
}

// One other character would make a short message of the phone network twice as long.
const plainSpaces = (text: string): string => text.replaceAll("\u00A0", " ");
