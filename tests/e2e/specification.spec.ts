/** Sentences of the specification that no other journey reads: mostly what stays in sight on a phone. */
import { expect, type Locator } from "@playwright/test";
import sharp from "sharp";
import { applyTo, en, expectGoodScreen, expectNoSidewaysScroll, hi, hydrated, PHONE, postJob, test } from "./support";

const LIST_CALL = "/api/user/service-applications?limit=12";

test("a slow change to another screen shows a spinner over the page that stays", async ({ people }) => {
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  await page.goto("/applied");
  const home = page.locator('[data-shell="bar"] a[href="/"]');
  await hydrated(page.locator('[data-shell="bar"]'));
  await page.route(/\/\?_rsc=|\/$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    await route.continue();
  });
  await home.click();
  const spinner = page.locator('[data-slot="link-spinner"]');
  await expect(spinner).toBeInViewport();
  await expect.poll(() => spinner.evaluate((element) => getComputedStyle(element).opacity)).toBe("1");
  await expect(page).toHaveURL("/");
  await expect(spinner).toHaveCount(0);
});

test("the list of applications asks every five seconds, also while news come by themselves", async ({ people }) => {
  const worker = await people.join("worker", "hi");
  await applyTo(worker, (await postJob(await people.join("employer"))).id);
  const page = await people.browse(worker, PHONE);
  await page.clock.install();
  const listens = page.waitForRequest("**/api/user/news");
  await page.goto("/applied");
  await listens;
  for (let round = 0; round < 2; round++) {
    const asked = page.waitForResponse(`**${LIST_CALL}`);
    await page.clock.runFor(5_000);
    await asked;
  }
});

test("an employer's logo that fails leaves our drawing, also where the page is opened by its address", async ({
  people,
}) => {
  const employer = await people.join("employer");
  const { id } = await postJob(employer);
  const buffer = await sharp({ create: { width: 80, height: 80, channels: 3, background: "#00f" } })
    .png()
    .toBuffer();
  const companyLogo = { name: "logo.png", mimeType: "image/png", buffer };
  expect((await employer.api.put(`/api/jobs/${id}`, { multipart: { companyLogo } })).status()).toBe(200);
  const worker = await people.join("worker", "hi");
  const application = await applyTo(worker, id);
  const page = await people.browse(worker, PHONE);
  await page.route("**/uploads/**", (request) => request.fulfill({ status: 404 }));
  await page.goto(`/applications/${application}`);
  const tile = page.locator('section[aria-labelledby="job-details"] .tile').first();
  await expect(tile.locator("img")).toBeHidden();
  await expect(tile.locator("svg")).toBeVisible();
});

test("on a phone, what is missing in an application is said beside its button, in sight", async ({ people }) => {
  const job = await postJob(await people.join("employer"));
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  await page.goto(`/jobs/${job.id}/apply`);
  const tiles = page.getByRole("region", { name: hi("apply.summary") }).getByRole("term");
  await expect(tiles).toHaveText(["salary", "type", "shift"].map((name) => hi(`apply.${name}`)));
  const send = page.getByRole("button", { name: hi("apply.submit") });
  await hydrated(send);
  await send.click();
  await expect(page.getByText(hi("apply.missing"))).toBeInViewport({ ratio: 1 });
  await expect(page.locator("[aria-invalid=true]").first()).toBeInViewport();
  await expectGoodScreen(page);
});

test("on a phone, the password's hint is there as soon as one is in its field", async ({ people }) => {
  const page = await people.browse(null, PHONE);
  await page.goto("/");
  const field = page.getByRole("textbox", { name: hi("auth.password") }).first();
  await field.focus();
  const hint = page.getByText(hi("auth.passwordHint"));
  await expect(hint).toBeVisible();
  expect((await hint.boundingBox())!.height).toBeGreaterThan(10);
});

test("the category screen has the specification's six tiles and All Staff", async ({ people }) => {
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  await page.goto("/jobs/category/all");
  await expect(page.getByRole("navigation", { name: hi("jobs.tiles") }).getByRole("link")).toHaveCount(7);
});

test("a job says how urgent it is, that it is active, and that a check is asked for", async ({ people }) => {
  const employer = await people.join("employer");
  const fields = {
    urgencyLevel: "within_week",
    backgroundCheckRequired: true,
    backgroundCheckTypes: ["Identity Verification"],
  };
  const { id } = await postJob(employer, { location: employer.username, ...fields });
  const page = await people.browse(await people.join("worker"), PHONE);
  await page.goto(`/?search=${employer.username}`);
  await expect(page.getByRole("article")).toContainText(en("options.urgencyLevel.within_week"));
  await page.goto(`/jobs/${id}`);
  for (const text of ["options.urgencyLevel.within_week", "options.jobStatus.open", "jobs.card.backgroundCheck"])
    await expect(page.getByText(en(text), { exact: true }).first()).toBeVisible();
  await expectGoodScreen(page);
});

test("on a phone, no word of an answer or of an action is broken", async ({ people }) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  const worker = await people.browse(await people.join("worker"), PHONE);
  await worker.goto(`/jobs/${job.id}/apply`);
  expect(await brokenWords(worker.locator("[data-slot=radio-row]"))).toEqual([]);
  const dashboard = await people.browse(employer, PHONE);
  await dashboard.goto("/employer/dashboard");
  expect(await brokenWords(dashboard.locator("article .button"))).toEqual([]);
  await expectNoSidewaysScroll(dashboard);
});

/** The words inside some elements that are in two lines. */
const brokenWords = async (elements: Locator): Promise<string[]> => {
  await expect(elements.first()).toBeVisible();
  return elements.evaluateAll((found) =>
    found.flatMap((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode;
        for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\p{L}[\p{L}\p{M}]+/gu)) {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1 && !node.parentElement?.closest(".sr-only")) broken.push(word);
        }
      }
      return broken;
    }),
  );
};
