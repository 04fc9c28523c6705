import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, type BrowserContext, type Page } from "@playwright/test";
import { DEMO_ACCOUNTS, type AccountKind } from "../../prisma/seed/accounts";

type Tree = { [key: string]: string | Tree };
const catalogue = (language: "en" | "hi"): Tree =>
  JSON.parse(readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), "utf8")) as Tree;
const CATALOGUES = { en: catalogue("en"), hi: catalogue("hi") };

/** A text of the interface by its key, so that journeys find what people read: `hi("auth.login")`. */
const reader =
  (language: "en" | "hi") =>
  (key: string): string => {
    const text = key
      .split(".")
      .reduce<string | Tree | undefined>(
        (node, part) => (typeof node === "object" ? node[part] : undefined),
        CATALOGUES[language],
      );
    if (typeof text !== "string") throw new Error(`messages/${language}.json has no ${key}`);
    return text;
  };
export const en = reader("en");
export const hi = reader("hi");

/** Sign in through the interface's own call, as the form does. */
export async function signIn(context: BrowserContext, kind: AccountKind, language: "en" | "hi" = "en"): Promise<void> {
  await context.addCookies([{ name: "language", value: language, url: process.env.E2E_BASE_URL! }]);
  const { username, password } = DEMO_ACCOUNTS[kind];
  const answer = await context.request.post("/api/login", { data: { username, password } });
  expect(answer.status()).toBe(200);
}

/** No finding of axe on the page as it is now, faded in: half-transparent text has no contrast to judge. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
}

/** Nothing sticks out at the side: no sideways scrolling of the page. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Errors and hydration warnings that the browser printed; call before the first page. */
export function watchConsole(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !/Failed to load resource/.test(message.text())) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  return faults;
}
