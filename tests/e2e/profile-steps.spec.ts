import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { expectGoodAtBothWidths, hi, PHONE, postJob, test } from "./support";
import { weigh } from "./weigh";

const STEPS = ["photo", "work", "place", "terms", "phone"];

const headingOf = (page: Page): Locator => page.getByRole("heading", { level: 1 });
const next = (page: Page): Locator => page.getByRole("button", { name: hi("profileSteps.save") });
const work = (page: Page): Locator => page.getByRole("checkbox", { name: hi("options.category.chef-cook") });
const isDone = (page: Page, step: string): Promise<boolean> =>
  page
    .getByRole("main")
    .locator(`a[href="/profile/steps/${step}"]`)
    .getByRole("img", { name: hi("profileSteps.done") })
    .isVisible();

/** The buttons are in sight whatever the length of the page. */
async function expectStep(page: Page, heading: string): Promise<void> {
  await expect(headingOf(page)).toHaveText(hi(heading));
  await expect(next(page)).toBeInViewport({ ratio: 1 });
  await expectGoodAtBothWidths(page);
}

test("a worker fills in the profile in five steps, each saved by itself", async ({ people }) => {
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  await page.goto("/profile/steps");
  await expect(headingOf(page)).toHaveText(hi("profileSteps.title"));
  await expectGoodAtBothWidths(page);
  await page.getByRole("link", { name: hi("profileSteps.start") }).click();

  await expectStep(page, "profileSteps.askPhoto");
  const buffer = await sharp({ create: { width: 320, height: 320, channels: 3, background: "#8d5524" } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type="file"]').setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
  await expect(page.getByRole("img", { name: hi("profile.about.photoAlt") })).toBeVisible();
  await page.getByLabel(hi("profile.about.name"), { exact: true }).fill("आशा");
  await next(page).click();

  await expectStep(page, "profile.skills.work");
  await work(page).check();
  await page.getByRole("radio", { name: hi("options.experience.no_experience_yet") }).check();
  await next(page).click();
  await expectStep(page, "places.title");
  // The back key leads to the step before, with what was saved.
  await page.goBack();
  await expect(headingOf(page)).toHaveText(hi("profile.skills.work"));
  await expect(work(page)).toBeChecked();
  await page.getByRole("link", { name: hi("profileSteps.skip") }).click();
  await page.getByRole("main").getByRole("button", { name: "पुणे" }).first().click();
  await next(page).click();

  await expectStep(page, "profileSteps.askTerms");
  await page.getByRole("radio", { name: hi("options.shift.day_shift_7_am_7_pm") }).check();
  await page.getByLabel(hi("profile.wish.expectedSalary")).fill("much");
  await next(page).click();
  await expect(page.getByLabel(hi("profile.wish.expectedSalary"))).toBeFocused();
  await page.getByLabel(hi("profile.wish.expectedSalary")).fill("18000");
  await next(page).click();

  await expectStep(page, "profileSteps.askPhone");
  await page.getByRole("link", { name: hi("profileSteps.skip") }).click();
  await expect(headingOf(page)).toHaveText(hi("profileSteps.endTitle"));
  await expect(page.getByRole("main")).toContainText("₹18,000");
  for (const told of ["आशा", hi("options.experience.no_experience_yet")])
    await expect(page.getByRole("main")).toContainText(told);
  await expectGoodAtBothWidths(page);
  expect(await Promise.all(STEPS.map((step) => isDone(page, step)))).toEqual([true, true, true, true, false]);
  await page.getByRole("link", { name: hi("profileSteps.seeJobs") }).click();
  await expect(page).toHaveURL("/");
});

test("a step weighs no more than the application form may", { tag: "@long" }, async ({ people }) => {
  const job = await postJob(await people.join("employer"));
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  const apply = await weigh(page, `/jobs/${job.id}/apply`);
  for (const step of ["", ...STEPS.map((name) => `/${name}`)]) {
    const { html, script } = await weigh(page, `/profile/steps${step}`);
    expect.soft(html, step).toBeLessThan(20_480);
    expect.soft(script, step).toBeLessThanOrEqual(apply.script);
    expect.soft(await page.locator("*").count(), step).toBeLessThan(800);
  }
});

test("the menu opens the profile in steps; on one page the places of work are filled in already", async ({
  people,
}) => {
  const worker = await people.join("worker", "hi");
  expect((await worker.api.put("/api/user/places", { data: { places: ["pune"] } })).status()).toBe(200);
  const page = await people.browse(worker, PHONE);
  await page.goto("/");
  await page.getByRole("button", { name: hi("shell.signedInAs") }).click();
  await page.getByRole("link", { name: hi("shell.profile"), exact: true }).click();
  await expect(headingOf(page)).toHaveText(hi("profileSteps.title"));
  await page.getByRole("link", { name: hi("profileSteps.whole") }).click();
  await expect(headingOf(page)).toHaveText(hi("profile.title"));
  await expect(page.getByRole("list", { name: hi("profile.wish.preferredLocations") })).toContainText("पुणे");
});
