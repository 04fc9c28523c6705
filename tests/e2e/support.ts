import { readFileSync } from "node:fs";
import type Axe from "axe-core";
import {
  test as base,
  expect,
  type APIRequestContext,
  type APIResponse,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from "@playwright/test";
import { DEMO_ACCOUNTS, type AccountKind } from "../../prisma/seed/accounts";
import type { ApplicationStatus } from "../../lib/domains/applications/options";
import type { JobStatus } from "../../lib/domains/jobs/options";
import { CONSENT_VERSIONS } from "../../lib/language/notices/consents";
import type { RegisterRole } from "../../lib/core/roles";
import { LANGUAGES, type Language } from "../../lib/language/i18n/languages";
import { sampleAccount } from "../../scripts/lib/sample-account";

type Tree = { [key: string]: string | Tree };
type Spoken = "en" | "hi" | "mr" | "bn";
const catalogue = (language: Spoken): Tree =>
  JSON.parse(readFileSync(new URL(`../../messages/${language}.json`, import.meta.url), "utf8")) as Tree;
const CATALOGUES = { en: catalogue("en"), hi: catalogue("hi"), mr: catalogue("mr"), bn: catalogue("bn") };

const AXE = readFileSync(new URL("../../node_modules/axe-core/axe.min.js", import.meta.url), "utf8");

/** Looks up a text of the user interface by key, so that journeys find what people read: `hi("auth.login")`. */
const reader =
  (language: Spoken) =>
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
export const mr = reader("mr");
export const bn = reader("bn");

/** Signs in as someone of the demo data. */
export const signIn = (context: BrowserContext, kind: AccountKind, language?: "en" | "hi"): Promise<void> =>
  signInAs(context, DEMO_ACCOUNTS[kind], language);

/** Signs in through the API call that the form uses. */
export async function signInAs(
  context: BrowserContext,
  { username, password }: { username: string; password: string },
  language: "en" | "hi" = "en",
): Promise<void> {
  await context.addCookies([{ name: "language", value: language, url: process.env.E2E_BASE_URL! }]);
  const answer = await context.request.post("/api/login", { data: { username, password } });
  expect(answer.status()).toBe(200);
}

/**
 * Requires axe to find nothing on the page at rest, since half-transparent text has no contrast to measure. If a toast
 * appears in between, the check is repeated once it stands still; it stays longer than that, so it cannot be missed.
 */
export async function expectAccessible(page: Page, omitted: "color-contrast" | null = null): Promise<void> {
  if ((await findings(page, omitted)).length === 0) return;
  const size = page.viewportSize()!;
  // A control half under the bottom bar would seem too small to press; with the whole page in view nothing is covered.
  await page.setViewportSize({
    ...size,
    height: await page.evaluate(() => document.documentElement.scrollHeight),
  });
  const found = await findings(page, omitted);
  await page.setViewportSize(size);
  expect(found).toEqual([]);
}

async function findings(page: Page, omitted: string | null): Promise<string[]> {
  await waitForRest(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  return page.evaluate(async (rule) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(document, {
      // It would describe every element that is good, too, which takes as long again.
      resultTypes: ["violations"],
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      rules: rule ? { [rule]: { enabled: false } } : {},
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
  }, omitted);
}

/** Waits until nothing fades or slides any more; endless animations (a spinner) do not count. */
const waitForRest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  );

/** Requires that nothing overflows sideways: the page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** Waits until an element's script runs: React then keeps its properties on it. */
export const hydrated = (element: Locator): Promise<void> =>
  expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith("__reactProps"))))
    .toBe(true);

/** Collects errors and hydration warnings printed by the browser; call it before the first page. */
export function watchConsole(page: Page): string[] {
  const faults: string[] = [];
  page.on("console", (message) => {
    // Playwright's trace reads chosen pictures with a request that our content policy blocks.
    const isExpected = /Failed to load resource|^Connecting to 'blob:/.test(message.text());
    if (message.type() === "error" && !isExpected) faults.push(message.text());
  });
  page.on("pageerror", (error) => faults.push(error.message));
  return faults;
}

/**
 * Keeps a page as it is before its script has loaded. For axe, which needs scripts of its own: with all scripts forbidden it
 * waits for ever.
 */
export async function holdBackScript(page: Page): Promise<void> {
  await page.route(/\/_next\/.*\.js$/, (request) => request.abort());
}

/** Holds the page's scripts back, as a slow network does. @returns lets them come, and waits until an element's runs. */
export async function delayScript(page: Page): Promise<(element: Locator) => Promise<void>> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.js*", async (route) => {
    await held;
    await route.continue();
  });
  return (element) => {
    release();
    return hydrated(element);
  };
}

/** Requirements of every screen, whatever it shows. */
export async function expectGoodScreen(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** The same at a further width: colours, whose contrast takes as long as all else, are the same there. */
async function expectGoodAtAnotherWidth(page: Page): Promise<void> {
  await expectAccessible(page, "color-contrast");
  await expectNoSidewaysScroll(page);
}

/**
 * The same on a narrow phone and on a wide screen. The journey runs once; its result is checked at both widths, and the
 * page then returns to its own width.
 */
export const expectGoodAtBothWidths = (page: Page): Promise<void> =>
  atBothWidths(page, expectGoodScreen, expectGoodAtAnotherWidth);

/** Requires only that nothing overflows sideways at either width, for screens that another journey checks in full. */
export const expectFitsBothWidths = (page: Page): Promise<void> =>
  atBothWidths(page, expectNoSidewaysScroll, expectNoSidewaysScroll);

type Look = (page: Page) => Promise<void>;
async function atBothWidths(page: Page, look: Look, lookAgain: Look): Promise<void> {
  await look(page);
  const own = page.viewportSize()!;
  const other = own.width < 800 ? DESKTOP.viewport! : PHONE.viewport!;
  await page.setViewportSize(other);
  await lookAgain(page);
  await page.setViewportSize(own);
}

/** Waits until a decision that can be taken back is told to the worker. */
export const untilTold = ({ api }: Pick<Member, "api">, applicationId: string): Promise<void> =>
  expect
    .poll(
      async () => {
        const answer = await api.get(`/api/service-applications/${applicationId}`);
        return ((await answer.json()) as { told_at: string | null }).told_at;
      },
      { timeout: 20_000 },
    )
    .toBeNull();

/** The current message; the previous one may still be fading out beneath it. */
export const toastOf = (page: Page): Locator =>
  page.locator(
    '[data-sonner-toast][data-visible="true"]:not([data-removed="true"]) [data-slot="toast"], [data-slot="toast"]:not([data-sonner-toast] *)',
  );

/**
 * The languages in which a whole screen is measured: those with the longest words. All ten with LONG_JOURNEYS=1, as
 * `npm run test:long` does.
 */
export const MEASURED_LANGUAGES: readonly Language[] = process.env.LONG_JOURNEYS ? LANGUAGES : ["ta", "ml"];

export const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };

/** A person with an account: their login, and the API with their session. */
export interface Member {
  id: string;
  username: string;
  password: string;
  language: Spoken;
  api: APIRequestContext;
}

export interface People {
  /** Registers a new person through the API. @param chosen in place of the username and name of a member. */
  join: (
    role: RegisterRole,
    language?: Spoken,
    chosen?: { username?: string; name?: string | null; phone?: null },
  ) => Promise<Member>;
  /** A separate browser: a member's, signed in and in the member's language, or a visitor's without any cookie. */
  browse: (member: Member | null, options?: BrowserContextOptions) => Promise<Page>;
}

let joined = 0;

/** Journeys with people of their own. At the end none of their pages may have printed an error. */
export const test = base.extend<{ people: People }>({
  people: async ({ playwright, browser }, use, testInfo) => {
    const baseURL = process.env.E2E_BASE_URL!;
    const faults: string[][] = [];
    const closing: (() => Promise<void>)[] = [];
    await use({
      join: async (role, language = "en", chosen) => {
        const api = await playwright.request.newContext({ baseURL });
        closing.push(() => api.dispose());
        const made = `${role.slice(0, 8)}.${Date.now().toString(36)}.${testInfo.workerIndex}.${++joined}`;
        const username = chosen?.username ?? made;
        const password = "only-for-journeys-3";
        const data = { ...sampleAccount({ username, password, role, language }), ...chosen };
        const { id } = await answerOf<{ id: string }>(api.post("/api/register", { data }));
        return { id, username, password, language, api };
      },
      browse: async (member, options = {}) => {
        const state = member ? { storageState: await member.api.storageState() } : {};
        const context = await browser.newContext({ ...options, ...state });
        closing.push(() => context.close());
        context.on("page", (page) => faults.push(watchConsole(page)));
        if (member) await context.addCookies([{ name: "language", value: member.language, url: baseURL }]);
        return context.newPage();
      },
    });
    await Promise.all(closing.map((close) => close()));
    expect(faults.flat()).toEqual([]);
  },
});

async function answerOf<T>(answer: Promise<APIResponse>): Promise<T> {
  const response = await answer;
  expect(response.ok(), `${response.url()} answered ${response.status()}: ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}

/** Posts a job. */
export async function postJob(
  employer: Member,
  fields: Record<string, unknown> = {},
): Promise<{ id: string; title: string }> {
  const data = {
    title: `Cook ${employer.username}`,
    category: "chef-cook",
    location: "South Delhi",
    salary: "22000-26000",
    shift: "Day Shift (7 AM - 7 PM)",
    workingDays: "Monday - Saturday",
    experienceLevel: "2-5 years",
    requirements: ["Cooks North Indian food"],
    ...fields,
  };
  return answerOf(employer.api.post("/api/jobs", { data }));
}

export const setJobStatus = (employer: Member, jobId: string, status: JobStatus): Promise<unknown> =>
  answerOf(employer.api.put(`/api/jobs/${jobId}/status`, { data: { status } }));

/** @returns the application's id. */
export async function applyTo(worker: Member, jobId: string): Promise<string> {
  const consent = { version: CONSENT_VERSIONS.sharing, language: "hi" };
  const data = { gender: "female", experience: "2-5 years", consent };
  return (await answerOf<{ id: string }>(worker.api.post(`/api/service-requests/${jobId}/apply`, { data }))).id;
}

export const decide = (employer: Member, applicationId: string, status: ApplicationStatus): Promise<unknown> =>
  answerOf(employer.api.put(`/api/service-applications/${applicationId}/status`, { data: { status } }));

/** A new worker's phone with the form of a job filled in, but for its last press. */
export async function fillApplyForm(people: People, jobId: string): Promise<{ worker: Member; page: Page }> {
  const worker = await people.join("worker", "hi");
  const page = await people.browse(worker, PHONE);
  await page.goto(`/jobs/${jobId}/apply`);
  await tapAnswers(page);
  return { worker, page };
}

/** Taps the pictures of a woman and of her experience, the mandatory answers; an answer shown as a row is changed. */
export async function tapAnswers(page: Page): Promise<void> {
  for (const [question, option] of [
    ["gender", "gender.female"],
    ["experience", "experience.5_10_years"],
  ]) {
    const picture = page.getByRole("radio", { name: hi(`options.${option}`) });
    if (!(await picture.isVisible()))
      await page.getByRole("button", { name: `${hi("apply.change")}: ${hi(`apply.${question}`)}` }).click();
    await picture.check();
  }
}

/** Requires that the form still has the answers of `tapAnswers()`. */
export async function expectTapped(page: Page, text: (key: string) => string = hi): Promise<void> {
  await expect(page.getByRole("radio", { name: text("options.gender.female") })).toBeChecked();
  await expect(page.getByRole("radio", { name: text("options.experience.5_10_years") })).toBeChecked();
}

/** A browser whose network does not let streams of news through. */
export async function withoutNews(page: Page): Promise<void> {
  await page.route("**/api/user/news", (route) => route.abort());
}
