import { dayInIndia } from "@/lib/core/time";
import { formatDay, formatTime } from "@/lib/language/format";
import { DEFAULT_LANGUAGE, isLanguage } from "@/lib/language/i18n/languages";

/** A document that is read without network and needs no script. */
export interface Still {
  path: string;
  html: string;
}

/** The page that says what can be read without network; also the frame of each kept page. */
export const LIST = "/offline";
/** Fetched once a day, because they may matter although nobody has opened them: own applications, saved jobs, work. */
export const FRESHENED = ["/applied", "/saved", "/my-work"];

/** The frame as it is kept; null if it is not. */
export async function readFrame(): Promise<Document | null> {
  const kept = await caches.match(LIST, { cacheName: "kaamsetu-reading" });
  return kept ? parse(await kept.text()) : null;
}

/** The frame as the server draws it, without its scripts. */
export async function fetchFrame(credentials: "omit" | "same-origin"): Promise<Document | null> {
  const answer = await fetch(LIST, { headers: { Accept: "text/html" }, credentials });
  return answer.ok ? withoutScripts(parse(await answer.text())) : null;
}

export const parse = (html: string): Document => new DOMParser().parseFromString(html, "text/html");

function withoutScripts(page: Document): Document {
  page.querySelectorAll("script, link[as=script], link[rel=modulepreload]").forEach((element) => element.remove());
  return page;
}

const still = (path: string, page: Document, mark: "none" | "list" | "page"): Still => {
  page.documentElement.dataset.kept = mark;
  return { path, html: `<!doctype html>${page.documentElement.outerHTML}` };
};

/** Without anything of anyone, for those who have nothing kept. */
export const stillFallback = (frame: Document): Still => still(LIST, frame, "none");

/** The content of a page in the frame, with its own title and style sheets, and the time. @param at ms since 1970. */
export function stillPage(frame: Document, page: Document, path: string, at: number): Still {
  const copy = frame.cloneNode(true) as Document;
  copy.title = page.title;
  const known = new Set(stylesOf(copy));
  for (const href of stylesOf(page).filter((style) => !known.has(style))) {
    copy.head.append(Object.assign(copy.createElement("link"), { rel: "stylesheet", href }));
  }
  copy.querySelector("[data-kept-time]")!.textContent = dayAndTime(at, copy.documentElement.lang);
  const main = copy.importNode(page.getElementById("main")!, true);
  main.querySelectorAll("script").forEach((script) => script.remove());
  copy.querySelector("[data-kept-page]")!.replaceChildren(...main.childNodes);
  return still(path, copy, "page");
}

/** The frame with links to all that is kept. */
export function stillList(frame: Document, pages: readonly { path: string; title: string; at: number }[]): Still {
  const copy = frame.cloneNode(true) as Document;
  const entries = pages.map(({ path, title, at }) => {
    const link = Object.assign(copy.createElement("a"), { href: path, textContent: nameOf(title) });
    const time = Object.assign(copy.createElement("span"), { textContent: dayAndTime(at, copy.documentElement.lang) });
    const entry = copy.createElement("li");
    entry.append(link, " ", time);
    return entry;
  });
  copy.querySelector("[data-kept-list]")!.replaceChildren(...entries);
  return still(LIST, copy, "list");
}

/** Addresses of a document's own style sheets. */
const stylesOf = (page: Document): string[] =>
  [...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute("href")!);

/** Addresses of the style sheets and drawings that documents need, each once; those of the build change with their content. */
export const assetsOf = (...pages: Document[]): string[] => {
  const drawings = pages.flatMap((page) => [...page.querySelectorAll("use[href^='/'], img[src^='/category/']")]);
  const addresses = drawings.map((drawing) => (drawing.getAttribute("href") ?? drawing.getAttribute("src"))!);
  return [...new Set([...pages.flatMap(stylesOf), ...addresses.map((address) => address.split("#")[0]!), ...masks()])];
};

/** The drawing that style sheets make masks of (components/shared/pictograms/mask.css). */
const masks = (): string[] =>
  getComputedStyle(document.documentElement)
    .getPropertyValue("--masks")
    .match(/\/[^")]+/) ?? [];

/** In our own words: browsers put "am" into every language. */
function dayAndTime(at: number, lang: string): string {
  const language = isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
  const time = new Date(at);
  return `${formatDay(dayInIndia(time), language)}, ${formatTime(time.toISOString(), language)}`;
}

/** A page's title without the number of news and the product. */
const nameOf = (title: string): string => title.replace(/^\(\d+\) /, "").replace(/ · [^·]*$/, "");
