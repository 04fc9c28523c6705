import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import {
  applyTo,
  DESKTOP,
  en,
  expectFitsBothWidths,
  expectGoodAtBothWidths,
  expectGoodScreen,
  expectTapped,
  hi,
  PHONE,
  postJob,
  setJobStatus,
  signIn,
  tapAnswers,
  test,
  toastOf,
  type Member,
} from "./support";

const submit = (page: Page): Locator => page.getByRole("button", { name: hi("apply.submit") });
const selfieOf = (page: Page, text = hi): Locator => page.getByRole("img", { name: text("apply.selfieAlt") });

async function answer(page: Page): Promise<void> {
  await tapAnswers(page);
  await page.getByRole("button", { name: hi("apply.selfieCamera") }).click();
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: "#8d5524" } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type="file"]').setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
  await expect(selfieOf(page)).toBeVisible();
}

async function expectAnswers(page: Page, text = hi): Promise<void> {
  await expectTapped(page, text);
  await expect(selfieOf(page, text)).toBeVisible();
}

async function logIn(page: Page, member: Member, text = hi): Promise<void> {
  const form = page.getByRole("tabpanel");
  await form.locator('[name="username"]').fill(member.username);
  await form.locator('[name="password"]').fill(member.password);
  await form.getByRole("button", { name: text("auth.login"), exact: true }).click();
}

async function logOut(page: Page, member: Member, text = hi): Promise<void> {
  await page.getByRole("button", { name: `${text("shell.signedInAs")} ${member.username}` }).click();
  await page.getByRole("button", { name: text("shell.logout"), exact: true }).click();
  await expect(page.getByRole("tabpanel").locator('[name="username"]')).toBeVisible();
}

test("a session that ended while applying: login at the same address, and every answer is restored", async ({
  people,
}) => {
  const job = await postJob(await people.join("employer"));
  const worker = await people.join("worker", "hi");
  const page = await people.browse(worker, PHONE);
  await page.goto(`/jobs/${job.id}/apply`);
  await answer(page);
  await page.context().clearCookies();
  await submit(page).click();
  await expect(page.getByText(hi("auth.answersKept"))).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page).toHaveURL(`/jobs/${job.id}/apply`);
  await expectGoodScreen(page);
  // The note leads to the login, whichever form was open below the job.
  await page.getByRole("tab", { name: hi("auth.register") }).click();
  const toLogin = page.getByRole("status").getByRole("link", { name: hi("auth.login"), exact: true });
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(toLogin).toBeInViewport({ ratio: 1 });
  await toLogin.click();
  await expect(page.getByRole("tabpanel").locator('[name="username"]')).toBeFocused();
  await logIn(page, worker);
  await expectAnswers(page);
  await submit(page).click();
  await expect(page).toHaveURL(`/jobs/${job.id}/finish`);
  await page.goto(`/jobs/${job.id}`);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test("a session that ended before a returning worker's one tap: login at the same address, and the tap again", async ({
  people,
}) => {
  const employer = await people.join("employer");
  const [earlier, job] = [await postJob(employer), await postJob(employer)];
  const worker = await people.join("worker", "hi");
  await applyTo(worker, earlier.id);
  const page = await people.browse(worker, PHONE);
  await page.goto(`/jobs/${job.id}/apply`);
  await page.context().clearCookies();
  await submit(page).click();
  await expect(page.getByText(hi("auth.loginAgain"))).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await logIn(page, worker);
  await submit(page).click();
  await expect(page).toHaveURL(`/jobs/${job.id}/finish`);
});

test(
  "a password changed elsewhere while applying: login with the new one, and every answer is restored",
  { tag: "@long" },
  async ({ people }) => {
    const job = await postJob(await people.join("employer"));
    const worker = await people.join("worker", "hi");
    const page = await people.browse(worker, PHONE);
    await page.goto(`/jobs/${job.id}/apply`);
    await answer(page);
    const newPassword = "gulmohar-ki-chhaya";
    const change = { currentPassword: worker.password, newPassword };
    expect((await worker.api.post("/api/user/password", { data: change })).status()).toBe(204);
    await submit(page).click();
    await expect(page.getByText(hi("auth.answersKept"))).toBeVisible();
    await expect(page).toHaveURL(`/jobs/${job.id}/apply`);
    await logIn(page, { ...worker, password: newPassword });
    await expectAnswers(page);
    await submit(page).click();
    await expect(page).toHaveURL(`/jobs/${job.id}/finish`);
  },
);

test(
  "an account deactivated while applying: back to the sign-in screen, and the login says why",
  { tag: "@long" },
  async ({ people }) => {
    const job = await postJob(await people.join("employer"));
    const worker = await people.join("worker", "hi");
    const page = await people.browse(worker, PHONE);
    await page.goto(`/jobs/${job.id}/apply`);
    await answer(page);
    const office = await people.browse(null);
    await signIn(office.context(), "admin");
    expect((await office.request.post(`/api/admin/users/${worker.id}/deactivate`)).status()).toBe(200);
    await submit(page).click();
    await expect(page.getByText(hi("auth.answersKept"))).toBeVisible();
    await expect(page).toHaveURL(`/jobs/${job.id}/apply`);
    await logIn(page, worker);
    await expect(page.getByRole("tabpanel").getByText(hi("errors.deactivated"))).toBeVisible();
    await expect(toastOf(page)).toContainText(hi("errors.deactivated"));
    await expect(page.getByRole("tabpanel").locator('[name="username"]')).toHaveValue(worker.username);
    await expectGoodScreen(page);
  },
);

test("a shared phone shows nobody another person's answers", async ({ people }) => {
  const job = await postJob(await people.join("employer"));
  const [first, second] = [await people.join("worker", "hi"), await people.join("worker", "hi")];
  const page = await people.browse(first, PHONE);
  await page.goto(`/jobs/${job.id}/apply`);
  await answer(page);
  await page.context().clearCookies({ name: /session/ });
  await submit(page).click();
  await expect(page.getByText(hi("auth.answersKept"))).toBeVisible();
  await logIn(page, second);
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await expect(selfieOf(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain(first.id);
  await page.getByRole("radio", { name: hi("options.gender.male") }).check();
  await logOut(page, second);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test("changing the language keeps the answers, the tick and the search", async ({ people }) => {
  const job = await postJob(await people.join("employer"));
  const worker = await people.join("worker", "hi");
  const page = await people.browse(worker, PHONE);
  const toEnglish = () => page.getByRole("button", { name: /^EN/ }).click();
  const toHindi = () => page.getByRole("button", { name: /^हिं/ }).click();
  await page.goto("/");
  await page.getByPlaceholder(hi("jobs.search.placeholder")).fill("हाउस");
  await toEnglish();
  await expect(page.getByPlaceholder(en("jobs.search.placeholder"))).toHaveValue("हाउस");
  await toHindi();
  await expect(page.getByPlaceholder(hi("jobs.search.placeholder"))).toHaveValue("हाउस");
  await page.goto(`/jobs/${job.id}/apply`);
  await answer(page);
  await toEnglish();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("apply.title"));
  await expectAnswers(page, en);
  await page.getByRole("button", { name: en("shell.allLanguages") }).click();
  await page.getByRole("button", { name: "हिन्दी", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("apply.title"));
  await expectAnswers(page);
  await submit(page).click();
  await page.getByRole("checkbox", { name: hi("finish.agree") }).check();
  await toEnglish();
  await expect(page.getByRole("checkbox", { name: en("finish.agree") })).toBeChecked();
  await page.getByRole("button", { name: en("finish.finish") }).click();
  await expect(page).toHaveURL(/\/applied#job-/);
});

test("actions while offline say so, lose nothing, and continue with the network", async ({ people }) => {
  const employer = await people.join("employer");
  const [job, other] = [await postJob(employer), await postJob(employer)];
  const worker = await people.join("worker", "hi");
  await applyTo(worker, other.id);
  const page = await people.browse(worker, PHONE);
  const context = page.context();
  const offlineToast = toastOf(page).filter({ hasText: hi("errors.offline") });

  await test.step("searching and following links", async () => {
    await page.goto("/");
    await expect(page.getByRole("article").first()).toBeVisible();
    await context.setOffline(true);
    await page.getByPlaceholder(hi("jobs.search.placeholder")).fill(employer.username);
    // The list stays; what was typed is searched for once there is a network.
    await expect(page.getByRole("article").first()).toBeVisible();
    await expectGoodScreen(page);
    await page
      .getByRole("navigation", { name: hi("shell.quickNavigation") })
      .getByRole("link")
      .last()
      .click();
    await expect(offlineToast).toBeVisible();
    await page.getByRole("button", { name: /^EN/ }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "hi");
    await context.setOffline(false);
    await expect(page.getByRole("article")).toHaveCount(2);
    await expect(page.getByPlaceholder(hi("jobs.search.placeholder"))).toHaveValue(employer.username);
  });

  await test.step("applying", async () => {
    await page.goto(`/jobs/${job.id}/apply`);
    await answer(page);
    await context.setOffline(true);
    await submit(page).click();
    // It waits in the phone (offline-apply.spec.ts); taken back, the form has all answers, each as a row.
    await page.getByRole("button", { name: hi("waiting.drop") }).click();
    const expectRows = async () => {
      await expect(page.getByText(hi("options.gender.female"), { exact: true })).toBeVisible();
      await expect(page.getByText(hi("options.experience.5_10_years"), { exact: true })).toBeVisible();
      await expect(selfieOf(page, hi)).toBeVisible();
    };
    await expectRows();
    await expectGoodScreen(page);
    // Back online the page checks once whether the job is still open, and the answers stay.
    let reads = 0;
    page.on("request", (request) => (reads += Number(request.url().includes("_rsc="))));
    await context.setOffline(false);
    await expect.poll(() => reads).toBe(1);
    await expectRows();
    await submit(page).click();
    await expect(page).toHaveURL(`/jobs/${job.id}/finish`);
  });

  await test.step("withdrawing", async () => {
    await page.goto("/applied");
    await expect(page.getByRole("article")).toHaveCount(2);
    const withdraw = page.getByRole("button", { name: hi("applied.withdraw") }).first();
    const question = page.getByRole("alertdialog");
    await context.setOffline(true);
    await withdraw.click();
    await question.getByRole("button", { name: hi("applied.withdraw") }).click();
    await expect(offlineToast).toBeVisible();
    await expect(question).toHaveCount(0);
    await expect(withdraw).toBeFocused();
    await expect(page.getByRole("article")).toHaveCount(2);
    await context.setOffline(false);
  });

  await test.step("an open page shows what has changed in the meantime", async () => {
    const third = await postJob(employer);
    await page.goto(`/jobs/${third.id}`);
    await expect(page.getByRole("link", { name: hi("jobDetail.applyNow") })).toBeVisible();
    await context.setOffline(true);
    await setJobStatus(employer, third.id, "closed");
    await context.setOffline(false);
    await expect(page.getByText(hi("jobDetail.closedTitle"))).toBeVisible();
  });
});

test("a job removed while someone applies says so", async ({ people }) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  await page.goto(`/jobs/${job.id}/apply`);
  await answer(page);
  expect((await employer.api.delete(`/api/service-requests/${job.id}`)).ok()).toBe(true);
  await submit(page).click();
  await expect(page.getByRole("alert").getByText(hi("apply.gone.title"))).toBeVisible();
  await expectGoodScreen(page);
  expect((await page.goto(`/jobs/${job.id}/apply`))!.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("notFound.missing.job.title"));
});

test("an application to a job closed or removed afterwards can still be finished", async ({ people }) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  const worker = await people.join("worker", "hi");
  await applyTo(worker, job.id);
  const page = await people.browse(worker, PHONE);
  await setJobStatus(employer, job.id, "closed");
  await page.goto(`/jobs/${job.id}/finish`);
  await page.getByRole("checkbox", { name: hi("finish.agree") }).check();
  await employer.api.delete(`/api/service-requests/${job.id}`);
  await page.getByRole("button", { name: hi("finish.finish") }).click();
  await expect(page).toHaveURL(/\/applied#job-/);
  await expect(page.getByRole("article")).toContainText(hi("options.jobStatus.closed"));
  await expectGoodScreen(page);
});

const NOWHERE = "01a1fd6b-793e-712b-beda-000000000000";
for (const [path, key] of [
  [`/jobs/${NOWHERE}`, "job"],
  [`/jobs/${NOWHERE}/apply`, "job"],
  [`/jobs/${NOWHERE}/finish`, "job"],
  ["/jobs/1'--", "job"],
  ["/jobs//apply", "no_job"],
  [`/applications/${NOWHERE}`, "application"],
  ["/applications/x", "application"],
] as const) {
  test(`${path} has its own 404 screen`, async ({ people }) => {
    const page = await people.browse(await people.join("worker", "hi"), PHONE);
    expect((await page.goto(path))!.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi(`notFound.missing.${key}.title`));
    await expect(page.getByText(hi(`notFound.missing.${key}.text`))).toBeVisible();
    await expectGoodScreen(page);
  });
}

const TITLES = ["W".repeat(120), "مطلوب طباخ ماهر للعائلة", "👩‍🍳🏠 खाना बनाने वाली 🍛"];
test("long, right-to-left and emoji titles fit every screen of a worker", { tag: "@long" }, async ({ people }) => {
  const employer = await people.join("employer");
  const worker = await people.join("worker", "hi");
  // The service worker would take the drawing from what it keeps.
  const page = await people.browse(worker, { ...PHONE, serviceWorkers: "block" });
  for (const title of TITLES) {
    const { id } = await postJob(employer, { title, location: employer.username, requirements: [title] });
    // If a picture cannot be loaded, the category's drawing shows instead.
    await page.route(/\/category\/.*\.svg/, (route) => route.abort());
    await page.goto(`/jobs/${id}`);
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
    await expect(page.locator("article img")).toBeHidden();
    await expectFitsBothWidths(page);
    await page.goto(`/jobs/${id}/apply`);
    await expectFitsBothWidths(page);
    const application = await applyTo(worker, id);
    await page.goto(`/jobs/${id}/finish`);
    await expectFitsBothWidths(page);
    await page.goto(`/applications/${application}`);
    await expect(page.getByText(title).first()).toBeVisible();
    await expectFitsBothWidths(page);
  }
  await page.goto(`/?search=${employer.username}`);
  await expect(page.getByRole("article")).toHaveCount(TITLES.length);
  await expectFitsBothWidths(page);
  await page.goto("/applied");
  await expect(page.getByRole("article")).toHaveCount(TITLES.length);
  await expectFitsBothWidths(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("applied.title"));
  await expectGoodAtBothWidths(page);
});

test("an application shows its outline while it loads", async ({ people }) => {
  const worker = await people.join("worker", "hi");
  await applyTo(worker, (await postJob(await people.join("employer"))).id);
  const page = await people.browse(worker, PHONE);
  await page.goto("/applied");
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/applications\/.*_rsc=/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole("link", { name: hi("applied.viewDetails") }).click();
  await expect(page.locator('[data-slot="link-skeleton"]')).toBeVisible();
  await expectGoodScreen(page);
  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("applicationDetail.title"));
  await expect(page.locator('[data-slot="link-skeleton"]')).toHaveCount(0);
});

test("from the login to the withdrawal by keyboard alone", { tag: "@long" }, async ({ people }) => {
  test.setTimeout(120_000);
  const job = await postJob(await people.join("employer"));
  const worker = await people.join("worker");
  const page = await people.browse(null, DESKTOP);
  await page.context().addCookies([{ name: "language", value: "en", url: process.env.E2E_BASE_URL! }]);
  const press = async (target: Locator, key: string) => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await page.goto("/#login");
  const form = page.getByRole("tabpanel");
  await tabTo(page, form.locator('[name="username"]'));
  await page.keyboard.type(worker.username);
  await tabTo(page, form.locator('[name="password"]'));
  await page.keyboard.type(worker.password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("jobs.title"));
  await tabTo(page, page.getByPlaceholder(en("jobs.search.placeholder")));
  await page.keyboard.type(job.title);
  await expect(page.getByRole("article")).toHaveCount(1);
  await press(page.getByRole("article").getByRole("heading").getByRole("link"), "Enter");
  await press(page.getByRole("link", { name: en("jobDetail.applyNow") }), "Enter");
  await press(page.getByRole("radio", { name: en("options.gender.female") }), "Space");
  await press(page.getByRole("radio", { name: en("options.experience.no_experience_yet") }), "Space");
  await press(page.getByRole("button", { name: en("apply.submit") }), "Enter");
  await press(page.getByRole("checkbox", { name: en("finish.agree") }), "Space");
  await press(page.getByRole("button", { name: en("finish.finish") }), "Enter");
  await expect(page).toHaveURL(/\/applied#job-/);
  await press(page.getByRole("button", { name: en("applied.withdraw") }), "Enter");
  await press(page.getByRole("alertdialog").getByRole("button", { name: en("applied.withdraw") }), "Enter");
  await expect(page.getByText(en("applied.empty.all.text"))).toBeVisible();
  await expectGoodScreen(page);
});

/** Presses Tab until the target has focus, as someone would who sees where it is. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
