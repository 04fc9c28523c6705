import { randomUUID } from "node:crypto";
import { headers } from "next/headers";
import { after } from "next/server";
import { cache } from "react";
import { handedHtml, type HandHtml } from "@/components/shared/html/handed-html";

/**
 * Hands ready HTML to this answer. A document holds it once: Next would send it a second time, as data for the browser's
 * React, which takes it from the document instead. A page fetched by a navigation in the browser gets it as data; where our
 * server does not run, so does a browser that does not say what it fetches.
 */
export const htmlHander = cache(async (): Promise<HandHtml> => {
  if ((await headers()).get("sec-fetch-dest") !== "document") return (html) => ({ html });
  const names: string[] = [];
  after(() => names.forEach((name) => handedHtml().delete(name)));
  return (html) => {
    const name = randomUUID();
    names.push(name);
    handedHtml().set(name, html);
    return { name };
  };
});
