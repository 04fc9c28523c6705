/** An employer's day on one screen, with what the demo data have for each part. */
import { expect } from "@playwright/test";
import {
  applyTo,
  decide,
  DESKTOP,
  en,
  expectGoodAtBothWidths,
  expectGoodScreen,
  PHONE,
  postJob,
  signIn,
  test,
  toastOf,
} from "./support";

test("the day of the demo employer has each part, and the navigation leads there first", async ({ context, page }) => {
  await signIn(context, "employer");
  await page.setViewportSize(PHONE.viewport!);
  await page.goto("/");
  const bar = page.getByRole("navigation", { name: en("shell.quickNavigation") });
  await bar.getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("today.title"));
  await expect(bar.getByRole("link", { name: en("shell.nav.today") })).toHaveAttribute("aria-current", "page");
  for (const part of ["today.call", "today.interviews", "answers.title", "today.ending"]) {
    const section = page.getByRole("region", { name: new RegExp(`^${en(part)}`) });
    await expect(section.getByRole("listitem").first(), part).toBeVisible();
  }
  await expectGoodAtBothWidths(page);
});

test("somebody shortlisted is called in one tap and leaves the day; without anything it says so", async ({
  people,
}) => {
  const employer = await people.join("employer");
  const worker = await people.join("worker");
  const phone = `9${String(Date.now()).slice(-9)}`;
  expect((await worker.api.put("/api/user/account", { data: { phone } })).status()).toBe(200);
  const job = await postJob(employer);
  await decide(employer, await applyTo(worker, job.id), "shortlisted");
  const page = await people.browse(employer, DESKTOP);
  await page.goto("/employer/today");
  const toCall = page.getByRole("region", { name: new RegExp(`^${en("today.call")}`) });
  await expect(toCall.getByRole("listitem")).toHaveCount(1);
  await toCall.getByRole("button", { name: en("jobApplications.card.call"), exact: true }).click();
  await expect(toCall.locator("a[href^='tel:']")).toBeVisible();
  await expectGoodAtBothWidths(page);
  await page.reload();
  await expect(page.getByText(en("today.none"))).toBeVisible();
  await expectGoodAtBothWidths(page);
});

test("an interview is proposed with chips: tomorrow at eleven and at four", async ({ people }) => {
  const employer = await people.join("employer");
  const worker = await people.join("worker");
  const job = await postJob(employer);
  await applyTo(worker, job.id);
  const page = await people.browse(employer, PHONE);
  await page.goto(`/job-applications/${job.id}`);
  await page.locator("[data-id] h3 a").first().click();
  await page.getByRole("button", { name: en("jobApplications.interview.invite"), exact: true }).click();
  const question = page.getByRole("alertdialog");
  for (const time of ["Tomorrow, 11:00", "Tomorrow, 4:00"]) {
    const chip = question.getByRole("button", { name: new RegExp(`^${time}`) });
    await chip.click();
    await expect(chip).toHaveAttribute("aria-pressed", "true");
  }
  await expect(question.getByLabel(en("jobApplications.interview.time1"), { exact: true })).toHaveCount(0);
  await question.getByRole("button", { name: en("jobApplications.interview.another") }).click();
  await expect(question.getByLabel(en("jobApplications.interview.time1"), { exact: true })).toHaveValue(/T11:00$/);
  await expect(question.getByLabel(en("jobApplications.interview.time2"))).toHaveValue(/T16:00$/);
  // At its own width: beside the list the person is another place.
  await expectGoodScreen(page);
  await question.getByRole("button", { name: en("jobApplications.interview.send") }).click();
  await expect(toastOf(page)).toContainText("can now choose a time");
});
