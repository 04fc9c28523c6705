import { PRODUCT } from "../../lib/core/product";
import { expect, test, type Page } from "@playwright/test";
import sharp from "sharp";
import { DEMO_ACCOUNTS } from "../../prisma/seed/accounts";
import { en, expectAccessible, expectNoSidewaysScroll, hi, watchConsole } from "./support";

const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 800 };

/** Requirements of every screen, whatever it shows. */
async function expectGoodScreen(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

test("a worker registers in Hindi, applies, and is accepted by the employer who posted the job", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const stamp = Date.now().toString(36);
  const name = "मीना देवी";
  const title = `Cook for the Mehta family ${stamp}`;
  const employerContext = await browser.newContext({ viewport: DESKTOP });
  const workerContext = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true });
  const employer = await employerContext.newPage();
  const worker = await workerContext.newPage();
  const faults = [...[employer, worker].map(watchConsole)];

  await test.step("the employer logs in and posts a job", async () => {
    await employerContext.addCookies([{ name: "language", value: "en", url: process.env.E2E_BASE_URL! }]);
    await employer.goto("/employer/jobs/new");
    await expectGoodScreen(employer);
    // Both tabs keep their input, so both forms are in the document; one of them is visible.
    const form = employer.getByRole("tabpanel");
    await form.getByRole("radio", { name: en("auth.role.employer") }).check();
    await form.locator('[name="username"]').fill(DEMO_ACCOUNTS.employer.username);
    await form.locator('[name="password"]').fill("not the password");
    await form.getByRole("button", { name: en("auth.login"), exact: true }).click();
    await expect(employer.getByText(en("auth.loginFailed"))).toBeVisible();
    await expectGoodScreen(employer);
    await form.locator('[name="password"]').fill(DEMO_ACCOUNTS.employer.password);
    await form.getByRole("button", { name: en("auth.login"), exact: true }).click();
    // After login the visitor is on the requested page.
    await expect(employer.getByRole("heading", { level: 1 })).toHaveText("Request Domestic Service");
    await expect(employer).toHaveURL(/\/employer\/jobs\/new$/);
    await expectGoodScreen(employer);
    await fillJob(employer, title);
    await expect(employer.getByText("Service Request Posted Successfully")).toBeVisible();
    await expect(employer).toHaveURL(/\/$/);
    await expect(employer.getByRole("heading", { level: 1 })).toHaveText("Service Request Management");
    await expect(employer.getByText(title).first()).toBeVisible();
    await expectGoodScreen(employer);
  });

  await test.step("the worker registers in Hindi at 360 px", async () => {
    await worker.goto("/");
    await expect(worker.locator("html")).toHaveAttribute("lang", "hi");
    await expectGoodScreen(worker);
    const form = worker.getByRole("tabpanel");
    const submit = form.getByRole("button", { name: hi("auth.register"), exact: true });
    await submit.click();
    await expect(form.getByText(hi("validation.nameRequired"))).toBeVisible();
    await form.locator('[name="name"]').fill(name);
    await expect(form.locator('[name="username"]')).toHaveValue(/^मीना/);
    await expect(form.locator('[name="agreed"]')).toHaveAccessibleDescription(hi("validation.tickConsent"));
    await form.locator('[name="password"]').fill("chameli-ka-phool");
    // It can be read, so it is not typed twice.
    await expect(form.locator('[name="confirmPassword"]')).toHaveValue("chameli-ka-phool");
    await form
      .locator("summary")
      .filter({ hasText: hi("auth.change") })
      .click();
    await form.locator('[name="confirmPassword"]').fill("something else");
    await form.locator('[name="phone"]').fill("98765 43210");
    await form
      .locator("summary")
      .filter({ hasText: hi("auth.change") })
      .click();
    await form
      .locator("summary")
      .filter({ hasText: hi("consent.notice").replace("{product}", PRODUCT) })
      .click();
    await expect(form.getByText(hi("consent.board"))).toBeVisible();
    await form.locator('[name="isAdult"]').check();
    await form.locator('[name="agreed"]').check();
    await submit.click();
    // The refused field is shown, although it was folded away.
    await expect(worker.getByText(hi("validation.passwordsDoNotMatch"))).toBeVisible();
    await expectGoodScreen(worker);
    await form.locator('[name="confirmPassword"]').fill("chameli-ka-phool");
    await submit.click();
    await expect(worker.getByRole("heading", { level: 1 })).toHaveText(hi("jobs.title"));
    await expect(worker.locator("html")).toHaveAttribute("lang", "hi");
    await expectGoodScreen(worker);
  });

  await test.step("the worker finds the job by typing", async () => {
    await worker.getByPlaceholder(hi("jobs.search.placeholder")).fill(stamp.toUpperCase());
    await expect(worker).toHaveURL(new RegExp(`search=${stamp}`, "i"));
    await expect(worker.getByRole("article")).toHaveCount(1);
    await expectGoodScreen(worker);
    await worker.getByRole("article").getByRole("heading").getByRole("link").click();
    await expect(worker.getByRole("heading", { level: 1 })).toContainText(hi("jobs.heading.work.chef-cook"));
    await expect(worker.getByText(title)).toBeVisible();
    await expectGoodScreen(worker);
    await worker
      .getByRole("link", { name: hi("jobDetail.applyNow") })
      .first()
      .click();
  });

  await test.step("the worker applies with a selfie", async () => {
    await expect(worker.getByRole("heading", { level: 1 })).toContainText(hi("apply.title"));
    await expectGoodScreen(worker);
    const submit = worker.getByRole("button", { name: hi("apply.submit") });
    await submit.click();
    await expect(worker.getByText(hi("validation.genderRequired"))).toBeVisible();
    await expect(worker.getByText(hi("validation.workerExperienceRequired"))).toBeVisible();
    await expect(worker.getByText(hi("apply.missing"))).toBeVisible();
    await expectGoodScreen(worker);
    const progress = worker.getByRole("progressbar");
    await expect(progress).toHaveAttribute("aria-valuenow", "0");
    await worker.getByRole("radio", { name: hi("options.gender.female") }).check();
    await expect(progress).toHaveAttribute("aria-valuenow", "50");
    await worker.getByRole("radio", { name: hi("options.experience.2_5_years") }).check();
    await expect(progress).toHaveAttribute("aria-valuenow", "100");
    const selfie = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#8d5524" } })
      .jpeg()
      .toBuffer();
    await worker.getByRole("button", { name: hi("apply.selfieCamera") }).click();
    await worker
      .locator('input[type="file"]')
      .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: selfie });
    await expect(worker.getByRole("img", { name: hi("apply.selfieAlt") })).toBeVisible();
    await submit.click();
    await expect(worker.getByRole("heading", { level: 1 })).toHaveText(hi("finish.sent"));
    await expectGoodScreen(worker);
  });

  await test.step("finishing requires the terms, then the application is in the list", async () => {
    await worker.getByRole("checkbox", { name: hi("finish.agree") }).check();
    await worker.getByRole("button", { name: hi("finish.finish") }).click();
    await expect(worker).toHaveURL(/\/applied#job-/);
    await expect(worker.getByText(title).first()).toBeVisible();
    await expect(worker.getByText(hi("options.applicationStatus.pending")).first()).toBeVisible();
    await expectGoodScreen(worker);
  });

  await test.step("the employer sees and accepts the application", async () => {
    const card = employer.getByRole("article").filter({ hasText: title });
    await employer.reload();
    await card.getByRole("link", { name: en("ownJob.actions.viewApplications") }).click();
    await expect(employer.getByRole("heading", { level: 1 })).toContainText(`Applications for ${title}`);
    await expect(employer.getByText(name).first()).toBeVisible();
    await expectGoodScreen(employer);
    await employer.getByRole("button", { name: "Accept", exact: true }).click();
    await expect(employer.getByRole("alertdialog")).toBeVisible();
    await expectGoodScreen(employer);
    await employer.getByRole("alertdialog").getByRole("button", { name: "Accept", exact: true }).click();
    await expect(employer.getByRole("button", { name: "Accept", exact: true })).toHaveCount(0);
    await expectGoodScreen(employer);
  });

  await test.step("the worker's list updates by itself, once it can no longer be taken back", async () => {
    await expect(worker.getByRole("article").getByText(hi("options.applicationStatus.accepted"))).toBeVisible({
      timeout: 20_000,
    });
    await worker
      .getByRole("link", { name: hi("applied.viewDetails") })
      .first()
      .click();
    await expect(worker.getByText(hi("applicationDetail.event.accepted"))).toBeVisible();
    await expectGoodScreen(worker);
    await worker.goto("/accepted");
    await expect(worker.getByText(title).first()).toBeVisible();
    await expectGoodScreen(worker);
  });

  await test.step("the worker withdraws", async () => {
    await worker.goto("/applied");
    await expect(worker.getByRole("article")).toBeVisible();
    await expect(worker.getByRole("button", { name: hi("applied.withdraw") })).toHaveCount(0);
    await worker.getByRole("article").getByRole("link").click();
    await worker.getByRole("button", { name: hi("applied.cannotTake") }).click();
    const dialog = worker.getByRole("alertdialog");
    await expect(dialog).toContainText(hi("applied.cannotTakeQuestion"));
    // It names the job as the page does, and the safe button comes first.
    await expect(dialog).toContainText(hi("jobs.heading.work.chef-cook"));
    await expect(dialog).not.toContainText(title);
    const [keep, withdraw] = await Promise.all(
      ["keep", "cannotTake"].map((key) => dialog.getByRole("button", { name: hi(`applied.${key}`) }).boundingBox()),
    );
    expect(keep!.y).toBeLessThan(withdraw!.y);
    await expectGoodScreen(worker);
    await dialog.getByRole("button", { name: hi("applied.cannotTake") }).click();
    await expect(worker.getByText(hi("applied.empty.all.title"))).toBeVisible();
    await expectGoodScreen(worker);
  });

  expect(faults.flat()).toEqual([]);
  await Promise.all([employerContext.close(), workerContext.close()]);
});

async function fillJob(page: Page, title: string): Promise<void> {
  const post = page.getByRole("button", { name: en("requestForm.post") });
  await post.click();
  for (const key of ["positionTitleRequired", "staffCategoryRequired", "locationRequired", "compensationRequired"]) {
    await expect(page.getByText(en(`validation.${key}`)).first()).toBeVisible();
  }
  await expectGoodScreen(page);
  await page.locator('[name="title"]').fill(title);
  await page.locator('select[name="category"]').selectOption("chef-cook");
  await page.locator('[name="location"]').fill("South Delhi");
  await page.locator('[name="salary"]').fill("22,000-26,000");
  await page.locator('[name="shift"]').fill("Day Shift (7 AM - 7 PM)");
  await page.locator('[name="workingDays"]').fill("Monday - Saturday");
  await page.locator('[name="experienceLevel"]').selectOption("2-5 years");
  await post.click();
}
