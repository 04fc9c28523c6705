import { expect, type Page } from "@playwright/test";
import { en, expectGoodScreen, hydrated, postJob, test, toastOf, type Member } from "./support";
import { weigh } from "./weigh";

/** As most employers have it. */
const PHONE = { viewport: { width: 390, height: 844 } };
const button = (page: Page, key: string) => page.getByRole("button", { name: en(key), exact: true });
const step = (page: Page, key: string) =>
  expect(page.getByRole("heading", { name: en(`requestForm.steps.${key}`) })).toBeVisible();
const next = (page: Page) => button(page, "requestForm.steps.next").click();

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

const latest = async ({ api }: Member) =>
  ((await (await api.get("/api/client/service-requests")).json()) as Record<string, unknown>[])[0]!;

test("a plain cook is posted with ten taps and one number typed, from the second position on", async ({ people }) => {
  const employer = await people.join("employer");
  await postJob(employer);
  const page = await people.browse(employer, PHONE);
  await page.goto("/employer/jobs/new");
  await expect(page.getByRole("heading", { name: en("requestForm.steps.work") })).toBeVisible();
  expect(await heightOf(page)).toBeLessThan(2_000);
  let taps = 0;
  const tap = async (work: Promise<void>) => {
    taps += 1;
    await work;
  };
  await tap(page.getByText(en("options.category.chef-cook"), { exact: true }).click());
  await expect(page.locator('[name="title"]')).toHaveValue(new RegExp(`^${en("options.category.chef-cook")} · `));
  await expectGoodScreen(page);
  await tap(next(page));
  await step(page, "when");
  await expect(page.locator('[name="location"]')).not.toHaveValue("");
  await expect(page.locator('[name="shift"]')).toHaveValue("8 AM - 2 PM");
  // Short steps: the usual hours are a tap away.
  expect(await heightOf(page)).toBeLessThan(1_750);
  await expect(page.getByRole("list", { name: en("requestForm.shiftChoices") })).toBeHidden();
  await expectGoodScreen(page);
  await tap(next(page));
  await step(page, "pay");
  await tap(page.locator('[name="salary"]').click());
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("15-18k");
  await expect(page.getByText("₹15,000–₹18,000 a month · about ₹96–₹115 an hour")).toBeVisible();
  await expectGoodScreen(page);
  await tap(next(page));
  await step(page, "fits");
  expect(await heightOf(page)).toBeLessThan(2_100);
  await tap(button(page, "options.experience.2_5_years").click());
  await expectGoodScreen(page);
  await tap(next(page));
  await step(page, "look");
  await expect(page.locator("[lang=hi] .job-card")).toContainText("₹15,000–₹18,000");
  await expectGoodScreen(page);
  await page.getByLabel(en("requestForm.steps.lookIn")).selectOption("ta");
  await expect(page.locator("[lang=ta] .job-card")).toBeVisible();
  await tap(button(page, "requestForm.post").click());
  await expect(toastOf(page)).toContainText("Service Request Posted Successfully");
  await expect(page).toHaveURL("/");
  await page.evaluate(() => Object.assign(window, { open: (address: string) => (document.title = address) }));
  await toastOf(page)
    .getByRole("button", { name: en("ownJob.actions.share") })
    .click();
  const shared = new URL(await page.title());
  expect(shared.origin).toBe("https://wa.me");
  expect(taps).toBeLessThanOrEqual(10);
  const posted = await latest(employer);
  expect(shared.searchParams.get("text")).toContain(new URL(`/jobs/${String(posted.id)}`, page.url()).href);
  expect(posted).toMatchObject({
    ...{ category: "chef-cook", salary: "15000-18000", shift: "8 AM - 2 PM", workingDays: "Monday - Saturday" },
    experienceLevel: "2-5 years",
  });
});

test("a step keeps one where something is missing, and the long form has the same input", async ({ people }) => {
  const page = await people.browse(await people.join("employer"), PHONE);
  await page.goto("/employer/jobs/new");
  await next(page);
  await expect(page.getByText(en("validation.staffCategoryRequired"))).toBeVisible();
  await page.getByText(en("options.category.plumber"), { exact: true }).click();
  await next(page);
  await next(page);
  await expect(page.getByText(en("validation.locationRequired"))).toBeVisible();
  await page.locator('[name="location"]').fill("Pune");
  await next(page);
  await step(page, "pay");
  await page.locator('[name="salary"]').fill("₹800 a day");
  await expect(page.getByText("₹800 a day: about ₹20,800 a month for 26 days?")).toBeVisible();
  await next(page);
  await step(page, "pay");
  await page.getByRole("button", { name: "Yes, ₹20,800" }).click();
  await expectGoodScreen(page);
  await button(page, "requestForm.steps.long").click();
  await expect(page).toHaveURL(/form=long/);
  await expect(page.locator('[name="category"]')).toHaveValue("plumber");
  await expect(page.locator('[name="salary"]')).toHaveValue("20800");
  await button(page, "requestForm.post").click();
  await expect(page.getByRole("region", { name: en("requestForm.summaryLabel") })).toContainText(
    "Experience requirement is needed",
  );
  await button(page, "requestForm.steps.short").click();
  await step(page, "pay");
  await button(page, "requestForm.steps.back").click();
  await expect(page.locator('[name="location"]')).toHaveValue("Pune");
});

test("the one bar of the steps stays at the bottom edge of a phone while a step scrolls", async ({ people }) => {
  const page = await people.browse(await people.join("employer"), PHONE);
  await page.goto("/employer/jobs/new");
  /** Where the bar begins and ends, and where the navigation below it begins, for each place the step is scrolled to. */
  const places = () =>
    page.locator("main form").evaluate(async (form) => {
      const bars = [...form.querySelectorAll("*")].filter((one) =>
        ["sticky", "fixed"].includes(getComputedStyle(one).position),
      );
      const seen: object[] = [];
      const end = form.getBoundingClientRect().bottom + window.scrollY - window.innerHeight;
      for (let top = 0; top < end; top += 150) {
        window.scrollTo({ top, behavior: "instant" });
        await new Promise(requestAnimationFrame);
        const { left, right, bottom } = (bars[0] ?? form).getBoundingClientRect();
        const below = document.querySelector("[data-shell=bar]")!.getBoundingClientRect();
        seen.push({ left, right, gap: below.top - bottom, edge: below.bottom, bars: bars.length });
      }
      return seen;
    });
  const whole = { left: 0, right: 390, gap: 0, edge: 844, bars: 1 };
  const first = await places();
  expect(first.length).toBeGreaterThan(3);
  expect(first).toEqual(first.map(() => whole));
  await page.getByText(en("options.category.chef-cook"), { exact: true }).click();
  await next(page);
  await step(page, "when");
  await expect(page.locator('[name="location"]')).toBeVisible();
  const second = await places();
  expect(second.length).toBeGreaterThan(1);
  expect(second).toEqual(second.map(() => whole));
  await page.evaluate(() => window.scrollTo(0, 300));
  await expect(button(page, "requestForm.steps.next")).toBeInViewport({ ratio: 1 });
});

test("a position is copied from its own card", async ({ people }) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  const page = await people.browse(employer, PHONE);
  await page.goto(`/employer/jobs/${job.id}`);
  await page.getByRole("link", { name: new RegExp(`^${en("ownJob.actions.copy")}`) }).click();
  await expect(page.locator('[name="title"]')).toHaveValue(job.title);
});

test("the page that posts a job loads at most 271 KB of script", async ({ people }) => {
  const page = await people.browse(await people.join("employer"), PHONE);
  const { script } = await weigh(page, "/employer/jobs/new");
  test.info().annotations.push({ type: "script", description: `${script} bytes` });
  expect(script).toBeLessThan(271 * 1024);
});

test("a form that was opened and left as it was is no unfinished request", async ({ people }) => {
  const employer = await people.join("employer");
  await postJob(employer);
  const page = await people.browse(employer, PHONE);
  const kept: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "PUT") kept.push(request.url());
  });
  await page.goto("/employer/jobs/new");
  // The steps begin at the place of the last job once the script runs; typing is kept when it has paused for so long.
  await hydrated(button(page, "requestForm.steps.next"));
  await page.waitForTimeout(2_000);
  expect(kept).toEqual([]);
  await page.reload();
  await hydrated(button(page, "requestForm.steps.next"));
  await expect(page.getByRole("region", { name: /unfinished request/ })).toHaveCount(0);
});

test("what is typed is offered on another device, until it is posted or discarded", async ({ people }) => {
  const employer = await people.join("employer");
  const page = await people.browse(employer, PHONE);
  await page.goto("/employer/jobs/new?form=long");
  const kept = page.waitForResponse((response) => response.url().endsWith("/api/client/form-draft"));
  await page.locator('[name="title"]').fill("Cook");
  expect((await kept).status()).toBe(204);
  const inTab = () => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.includes("draft")));
  await expect.poll(inTab).toEqual([]);
  await page.context().setOffline(true);
  await page.locator('[name="title"]').fill("Cook for two");
  await expect.poll(inTab).toHaveLength(1);
  await page.context().setOffline(false);
  await expect.poll(inTab).toEqual([]);
  const other = await people.browse(employer, PHONE);
  await other.goto("/employer/jobs/new");
  const offer = other.getByRole("region", { name: "You have 1 unfinished request" });
  expect(await heightOf(other)).toBeLessThan(2_000);
  await expectGoodScreen(other);
  await offer.getByRole("button", { name: en("drafts.resume") }).click();
  await expect(other.locator('[name="title"]')).toHaveValue("Cook for two");
  await page.reload();
  const own = page.getByRole("region", { name: "You have 1 unfinished request" });
  const gone = page.waitForResponse(
    (response) => response.request().method() === "DELETE" && response.url().endsWith("/api/client/form-draft"),
  );
  await own.getByRole("button", { name: en("drafts.discard") }).click();
  expect((await gone).status()).toBe(204);
  await page.reload();
  await expect(own).toHaveCount(0);
});
