import { expect, type Locator, type Page } from "@playwright/test";
import {
  applyTo,
  decide,
  DESKTOP,
  en,
  expectGoodAtBothWidths,
  expectGoodScreen,
  hi,
  PHONE,
  postJob,
  test,
  type Member,
  type People,
} from "./support";

/** The fake provider knows one word; see tests/setup/translation-stand-in.ts. */
const ENGLISH = "Peacock";
const HINDI = "मोर";
const CALL = "**/api/translate";
const ON_A_RUNNING_SERVER = Boolean(process.env.KAAMSETU_JOURNEYS_URL);
test.skip(ON_A_RUNNING_SERVER, "needs the stand-in for a provider");

/** A word that no other test uses and that the fake provider leaves unchanged; by chance, or two jobs would be held as copies. */
const newStamp = () =>
  Array.from({ length: 8 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join("");

const mark = (page: Page | Locator): Locator =>
  page.locator('[data-slot="translation-mark"]').filter({ visible: true });

/** The employer's own title on a job's page, in either language. */
const ownTitle = (page: Page, stamp: string): Locator => page.getByText(new RegExp(`^(${ENGLISH}|${HINDI}) ${stamp}$`));

/** Measures layout shifts from now on; `settle` returns them. */
async function watchShifts(page: Page): Promise<{ settle: () => Promise<number> }> {
  await page.evaluate(() => {
    const total = { value: 0 };
    Object.assign(window, { shifts: total });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) total.value += value;
      }
    }).observe({ type: "layout-shift" });
  });
  return {
    settle: () => page.evaluate(() => (window as unknown as { shifts: { value: number } }).shifts.value),
  };
}

/** Delays translations until `release`. */
async function holdTranslations(page: Page): Promise<{ release: () => void }> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(CALL, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** Sentences that no other journey has had translated and cached. */
async function postDescribed(people: People, stamp: string, by?: Member): Promise<{ employer: Member; jobId: string }> {
  const employer = by ?? (await people.join("employer"));
  const { id } = await postJob(employer, {
    title: `${ENGLISH} ${stamp}`,
    requirements: [`Loves one ${ENGLISH} ${stamp}`],
    specialInstructions: `The ${ENGLISH} eats at 7 AM ${stamp}`,
  });
  return { employer, jobId: id };
}

for (const screen of [PHONE, DESKTOP]) {
  test.describe(`${screen.viewport?.width} px`, () => {
    test("a list shows the original at once and is translated in one call without moving", async ({ people }) => {
      const stamp = newStamp();
      const worker = await people.join("worker", "hi");
      // Of one employer: the same words of another account would be held as a copy.
      const { employer, jobId } = await postDescribed(people, stamp);
      for (const id of [jobId, (await postDescribed(people, stamp, employer)).jobId]) await applyTo(worker, id);
      const page = await people.browse(worker, screen);
      const calls: string[][] = [];
      page.on("request", (request) => {
        if (request.url().endsWith("/api/translate")) calls.push((request.postDataJSON() as { text: string[] }).text);
      });
      const { release } = await holdTranslations(page);
      await page.goto("/applied");
      const titles = page.locator("article p[lang]");
      await expect(titles).toHaveText([`${ENGLISH} ${stamp}`, `${ENGLISH} ${stamp}`]);
      await expect(titles.first()).toHaveAttribute("lang", "en");
      await titles.first().scrollIntoViewIfNeeded();
      await expect.poll(() => calls.length).toBe(1);
      const shifts = await watchShifts(page);
      release();
      await expect(titles).toHaveText([`${HINDI} ${stamp}`, `${HINDI} ${stamp}`]);
      await expect(titles.first()).toHaveAttribute("lang", "hi");
      expect(await shifts.settle()).toBeLessThanOrEqual(0.02);
      expect(calls).toEqual([[`${ENGLISH} ${stamp}`]]);
      await expect(mark(page).getByText(hi("translation.machine"))).toBeVisible();
      await expectGoodScreen(page);
      // On the second view it comes from the server.
      await page.unroute(CALL);
      await page.reload();
      await expect(titles).toHaveText([`${HINDI} ${stamp}`, `${HINDI} ${stamp}`]);
      expect(calls).toHaveLength(1);
    });
  });
}

test("a job is read in Hindi, and one 'See original' at its end goes back", async ({ people }) => {
  const stamp = newStamp();
  const { jobId } = await postDescribed(people, stamp);
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  const { release } = await holdTranslations(page);
  await page.goto(`/jobs/${jobId}`);
  const title = ownTitle(page, stamp);
  await expect(title).toHaveText(`${ENGLISH} ${stamp}`);
  const shifts = await watchShifts(page);
  release();
  await expect(title).toHaveText(`${HINDI} ${stamp}`);
  expect(await shifts.settle()).toBeLessThanOrEqual(0.02);
  const instructions = page.locator("section").filter({ hasText: hi("jobDetail.instructions") });
  await expect(instructions.getByText(`The ${HINDI} eats at 7 AM ${stamp}`)).toHaveAttribute("lang", "hi");
  const original = page.getByRole("button", { name: hi("translation.original") });
  await expect(original).toHaveAttribute("aria-pressed", "false");
  await original.press("Enter");
  await expect(original).toHaveAttribute("aria-pressed", "true");
  await expect(title).toHaveText(`${ENGLISH} ${stamp}`);
  await expect(title).toHaveAttribute("lang", "en");
  await expect(instructions).toContainText(`The ${ENGLISH} eats at 7 AM ${stamp}`);
  await expectGoodAtBothWidths(page);
  // The choice is not remembered.
  await page.reload();
  await expect(title).toHaveText(`${HINDI} ${stamp}`);
});

test("a translation that needs more room waits until it is off screen or requested", async ({ people }) => {
  const stamp = newStamp();
  const worker = await people.join("worker", "hi");
  await applyTo(worker, (await postDescribed(people, stamp)).jobId);
  const page = await people.browse(worker, DESKTOP);
  const long = `${HINDI} ${"बहुत लंबा शीर्षक ".repeat(12)}${stamp}`;
  let answer = () => {};
  const isInSight = new Promise<void>((resolve) => (answer = resolve));
  await page.route(CALL, async (route) => {
    await isInSight;
    const { text } = route.request().postDataJSON() as { text: string[] };
    const results = text.map(() => ({ text: long, rough: true, unchanged: false, sourceLanguage: "en" }));
    await route.fulfill({ json: { results } });
  });
  await page.goto("/applied");
  const title = page.locator("article p[lang]").first();
  await title.scrollIntoViewIfNeeded();
  await expect(title).toBeInViewport();
  answer();
  const original = page.getByRole("button", { name: hi("translation.original") });
  await expect(mark(page).getByText(hi("translation.rough"))).toBeVisible();
  await expect(original).toHaveAttribute("aria-pressed", "true");
  await expect(title).toHaveText(`${ENGLISH} ${stamp}`);
  await original.click();
  await expect(title).toHaveText(long);
  await expectGoodScreen(page);
});

for (const [name, status] of [
  ["that are refused", 429],
  ["that fail", 503],
] as const) {
  test(`translations ${name} leave the originals, without a message`, async ({ people }) => {
    const stamp = newStamp();
    const { jobId } = await postDescribed(people, stamp);
    const page = await people.browse(await people.join("worker", "hi"), PHONE);
    const refused = page.waitForResponse(CALL);
    await page.route(CALL, (route) => route.fulfill({ status, json: {} }));
    await page.goto(`/jobs/${jobId}`);
    await refused;
    await expect(ownTitle(page, stamp)).toHaveText(`${ENGLISH} ${stamp}`);
    await expect(mark(page)).toHaveCount(0);
    await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
    await expectGoodScreen(page);
  });
}

test("an employer's note is read in Hindi; a reader of English sees nothing of all this", async ({ people }) => {
  const stamp = newStamp();
  const { employer, jobId } = await postDescribed(people, stamp);
  const worker = await people.join("worker", "hi");
  const applicationId = await applyTo(worker, jobId);
  const note = `Bring the ${ENGLISH} ${stamp}`;
  const answer = await employer.api.put(`/api/service-applications/${applicationId}/status`, {
    data: { status: "shortlisted", note },
  });
  expect(answer.ok()).toBe(true);
  await decide(employer, applicationId, "accepted");
  const page = await people.browse(worker, PHONE);
  await page.goto(`/applications/${applicationId}`);
  const quoted = page.locator("blockquote");
  await expect(quoted).toHaveText(`Bring the ${HINDI} ${stamp}`);
  await expect(quoted).toHaveAttribute("lang", "hi");
  await expectGoodScreen(page);
  const english = await people.browse({ ...worker, language: "en" }, PHONE);
  await english.goto(`/applications/${applicationId}`);
  await expect(english.locator("blockquote")).toHaveText(note);
  await expect(english.locator('[data-slot="translation-mark"]')).toHaveCount(0);
});

test("an employer reads a Hindi bio in English, with the mark", async ({ people }) => {
  const stamp = newStamp();
  const { employer, jobId } = await postDescribed(people, stamp);
  const worker = await people.join("worker", "hi");
  const bio = `मेरे घर में एक ${HINDI} है ${stamp}`;
  expect((await worker.api.put("/api/user/profile", { data: { bio } })).ok()).toBe(true);
  await applyTo(worker, jobId);
  const page = await people.browse(employer, DESKTOP);
  await page.goto(`/job-applications/${jobId}`);
  const card = page.getByRole("article").first();
  await expect(card.getByText(`मेरे घर में एक ${ENGLISH} है ${stamp}`)).toHaveAttribute("lang", "en");
  await expect(mark(page).getByText(en("translation.machine"))).toBeVisible();
  await page.getByRole("button", { name: en("translation.original") }).click();
  await expect(card.getByText(bio)).toHaveAttribute("lang", "hi");
  await expectGoodScreen(page);
});

test("without JavaScript known translations are shown in Hindi, and nothing is offered that would not work", async ({
  people,
  browser,
}) => {
  const stamp = newStamp();
  const { jobId } = await postDescribed(people, stamp);
  const worker = await people.join("worker", "hi");
  const text = [`${ENGLISH} ${stamp}`];
  expect((await worker.api.post("/api/translate", { data: { text, targetLanguage: "hi" } })).ok()).toBe(true);
  const context = await browser.newContext({
    ...PHONE,
    javaScriptEnabled: false,
    storageState: await worker.api.storageState(),
  });
  await context.addCookies([{ name: "language", value: "hi", url: process.env.E2E_BASE_URL! }]);
  const page = await context.newPage();
  await page.goto(`/jobs/${jobId}`);
  await expect(ownTitle(page, stamp)).toHaveText(`${HINDI} ${stamp}`);
  await expect(mark(page).first().getByText(hi("translation.machine"))).toBeVisible();
  await expect(page.getByRole("button", { name: hi("translation.original") })).toHaveCount(0);
  await context.close();
});
