import { headers } from "next/headers";
import { cache } from "react";
import { handedHtml, type HandHtml } from "@/components/shared/html/handed-html";
import { ANSWER_HEADER } from "@/lib/platform/http/answer-header";

/**
 * Hands ready HTML to this answer. A document holds it once: Next would send it again, as data for the browser's
 * React, which takes it from the document instead. A page fetched by a navigation in the browser gets it as data, and so does
 * every page where our server does not run: nobody would empty the map.
 */
export const htmlHander = cache(async (): Promise<HandHtml> => {
  const asked = await headers();
  const answer = asked.get(ANSWER_HEADER);
  const pieces = answer === null ? undefined : handedHtml()?.get(answer);
  if (!pieces || asked.get("sec-fetch-dest") !== "document") return (html) => ({ html });
  return (html) => ({ name: `${answer}/${pieces.push(html) - 1}` });
});
