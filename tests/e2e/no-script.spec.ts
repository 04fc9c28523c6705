/** The forms that work before the script, in browsers without any. */
import { expect } from "@playwright/test";
import { DEMO_ACCOUNTS } from "../../prisma/seed/accounts";
import { delayScript, DESKTOP, en, expectGoodScreen, hi, holdBackScript, PHONE, postJob, test } from "./support";

test("someone logs in without script, after a wrong password", async ({ people }) => {
  const { username, password } = await people.join("worker", "hi");
  const page = await people.browse(null, PHONE);
  await holdBackScript(page);
  await page.goto("/applied");
  const form = page.locator("form[action='/api/login']");
  await form.locator("[name=username]").fill(username);
  await form.locator("[name=password]").fill("not-the-password");
  await form.getByRole("button", { name: hi("auth.login") }).click();
  await expect(page).toHaveURL(/\/applied#refused$/);
  await expect(form.getByRole("alert")).toHaveText(hi("errors.wrong_credentials"));
  await expect(form.locator("[name=username]")).toHaveValue(username);
  await expect(form.locator("[name=password]")).toHaveValue("");
  await expectGoodScreen(page);
  await form.locator("[name=password]").fill(password);
  await form.getByRole("button", { name: hi("auth.login") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("applied.title"));
});

test("an admin logs in without script, after a wrong password; a worker's is refused", async ({ people }) => {
  const worker = await people.join("worker", "hi");
  const page = await people.browse(null, PHONE);
  await holdBackScript(page);
  await page.goto("/admin-login");
  const form = page.locator("form[action='/api/login']");
  const enter = async (username: string, password: string) => {
    await form.locator("[name=username]").fill(username);
    await form.locator("[name=password]").fill(password);
    await form.getByRole("button", { name: hi("adminLogin.submit"), exact: true }).click();
  };
  await expectGoodScreen(page);
  await enter(worker.username, worker.password);
  await expect(page).toHaveURL(/\/admin-login#refused$/);
  await expect(form.getByRole("alert")).toHaveText(hi("errors.not_admin"));
  const { username, password } = DEMO_ACCOUNTS.admin;
  await enter(username, "not-the-password");
  await expect(form.getByRole("alert")).toHaveText(hi("errors.wrong_credentials"));
  await expect(form.locator("[name=username]")).toHaveValue(username);
  await expect(form.locator("[name=password]")).toHaveValue("");
  await expectGoodScreen(page);
  // The other forms have nothing to do with it.
  await page.goto("/");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.goto("/admin-login");
  await enter(username, password);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("adminDashboard.title"));
});

test("someone with a shared link registers without script, after a field that was refused", async ({ people }) => {
  const { id: jobId } = await postJob(await people.join("employer"));
  const page = await people.browse(null, PHONE);
  await holdBackScript(page);
  await page.goto(`/jobs/${jobId}`);
  await page.getByRole("link", { name: hi("jobDetail.applyNow") }).click();
  const form = page.locator("form[action='/api/register']");
  const send = form.getByRole("button", { name: hi("auth.register") });
  const word = `quiet${Date.now().toString(36)}`;
  await form.locator("[name=name]").fill(`${word} Bai`);
  await form.locator("[name=password]").fill("only-for-journeys-3");
  await form.locator("[name=phone]").fill("12");
  await form.locator("[name=isAdult]").check();
  await form.locator("[name=agreed]").check();
  await send.click();
  await expect(form.getByRole("link", { name: hi("validation.phoneFormat") })).toBeVisible();
  await expect(form.locator("[name=phone]")).toHaveAccessibleDescription(new RegExp(hi("validation.phoneFormat")));
  await expect(form.locator("[name=name]")).toHaveValue(`${word} Bai`);
  await expect(form.locator("[name=isAdult]")).toBeChecked();
  await expectGoodScreen(page);
  await form.locator("[name=phone]").fill("");
  await form.locator("[name=password]").fill("only-for-journeys-3");
  await send.click();
  // The username was made of the name, and is shown before the way goes on.
  await expect(page.getByRole("region", { name: hi("auth.username") })).toContainText(word);
  await expectGoodScreen(page);
  await page.getByRole("link", { name: hi("account.made.goOn") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(hi("apply.title"));
  await expect(page).toHaveURL(`/jobs/${jobId}/apply`);
});

test("what a worker answers before the script runs counts more than the draft", async ({ people }) => {
  const { id: jobId } = await postJob(await people.join("employer"));
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  await page.goto(`/jobs/${jobId}/apply`);
  const phone = page.locator("[name=phone]");
  const answer = (key: string) => page.getByRole("radio", { name: hi(`options.${key}`) });
  await phone.fill("12");
  await answer("gender.male").check();
  await answer("experience.5_10_years").check();
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("5-10");

  const runScript = await delayScript(page);
  await page.reload({ waitUntil: "commit" });
  await answer("gender.female").check();
  await phone.fill("98765 43210");
  await runScript(page.locator("form", { has: phone }));
  // Of the draft.
  await expect(answer("experience.5_10_years")).toBeChecked();
  await expect(answer("gender.female")).toBeChecked();
  await expect(phone).toHaveValue("98765 43210");
});

test("a worker applies and withdraws without script, and the employer decides", async ({ people }) => {
  const employer = await people.join("employer", "en", { phone: null });
  const { id: jobId } = await postJob(employer);
  const worker = await people.join("worker", "hi");
  const page = await people.browse(worker, PHONE);
  await holdBackScript(page);
  const send = page.getByRole("button", { name: hi("apply.submit") });

  await page.goto(`/jobs/${jobId}/apply`);
  // Nothing of a picture's name gets into the HTML of its radio.
  await expect(page.locator("input[picture]")).toHaveCount(0);
  await page.getByRole("radio", { name: hi("options.gender.female") }).check();
  await page.locator("[name=phone]").fill("98765 43210");
  await send.click();
  await expect(page.getByRole("link", { name: hi("validation.workerExperienceRequired") })).toBeVisible();
  await expect(page.getByRole("radio", { name: hi("options.gender.female") })).toBeChecked();
  await expect(page.locator("[name=phone]")).toHaveValue("98765 43210");
  await expectGoodScreen(page);
  await page.getByRole("radio", { name: hi("options.experience.5_10_years") }).check();
  await send.click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${jobId}/finish$`));
  await expect(page.getByRole("heading", { level: 1, name: hi("finish.sent") })).toBeVisible();
  const finish = page.getByRole("button", { name: hi("finish.finish") });
  await finish.click();
  await expect(page.getByRole("alert")).toHaveText(hi("finish.hint"));
  await expectGoodScreen(page);
  await page.getByRole("checkbox").check();
  await finish.click();
  await expect(page).toHaveURL(new RegExp(`/applied#job-${jobId}$`));
  // Agreed to once: the last step is a button alone, without script too.
  await page.goto(`/jobs/${jobId}/finish`);
  await finish.click();
  await expect(page).toHaveURL(/\/applied/);

  const withdraw = async () => {
    await page.goto("/applied");
    await page
      .locator("summary")
      .filter({ hasText: hi("applied.withdraw") })
      .click();
    await expectGoodScreen(page);
    await page.getByRole("button", { name: hi("applied.withdraw") }).click();
    await expect(page.getByRole("article")).toHaveCount(0);
  };
  await withdraw();
  // The answers are offered now; another one is chosen.
  await page.goto(`/jobs/${jobId}/apply`);
  await page.getByRole("button", { name: `${hi("apply.change")}: ${hi("apply.experience")}` }).click();
  await page.getByRole("radio", { name: hi("options.experience.2_5_years") }).check();
  await send.click();
  await expect(page).toHaveURL(new RegExp(`/jobs/${jobId}/finish$`));

  const office = await people.browse(employer, DESKTOP);
  await holdBackScript(office);
  await office.goto(`/job-applications/${jobId}`);
  await expect(office.locator("[data-id]")).toContainText(en("options.experience.2_5_years"));
  await office.locator("[data-id]").getByRole("link").first().click();
  await office
    .locator("summary")
    .filter({ hasText: en("jobApplications.decision.accepted") })
    .click();
  const form = office.locator("form:visible[action$='/status']");
  // Nobody is accepted by someone who cannot be called.
  await form.locator("[name=phone]").fill("98100 12345");
  await form.locator("[name=note]").fill("Please come on Monday");
  await form.getByRole("button").click();
  await expect(office).toHaveURL(new RegExp(`/job-applications/${jobId}(\\?person=[0-9a-f-]+)?$`));
  await expect(office.getByText(en("options.applicationStatus.accepted")).first()).toBeVisible();
  await page.goto("/applied");
  await page.getByRole("article").getByRole("link").click();
  await expect(page.getByText("Please come on Monday")).toBeVisible();
});

test("on a slow phone a tap on Send right after the first paint counts", async ({ people }) => {
  const { id: jobId } = await postJob(await people.join("employer"));
  const worker = await people.join("worker", "hi");
  const answers = { gender: "female", experience: "2-5 years" };
  const { id } = (await (await worker.api.post(`/api/service-requests/${jobId}/apply`, { data: answers })).json()) as {
    id: string;
  };
  await worker.api.delete(`/api/service-applications/${id}`);
  const page = await people.browse(worker, PHONE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Network.enable");
  const speed = (400 * 1024) / 8;
  const slow = { offline: false, latency: 300, downloadThroughput: speed, uploadThroughput: speed };
  await devtools.send("Network.emulateNetworkConditions", slow);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(`/jobs/${jobId}/apply`, { waitUntil: "commit" });
  const painted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
  await page.waitForFunction(painted, null, { polling: 50 });
  const send = page.getByRole("button", { name: hi("apply.submit") });
  const { isHydrated, sincePaint } = await send.evaluate((button) => ({
    isHydrated: Object.keys(button).some((key) => key.startsWith("__reactProps")),
    sincePaint: performance.now() - performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
  }));
  await send.click();
  test.info().annotations.push({ type: "tap", description: `${Math.round(sincePaint)} ms, hydrated: ${isHydrated}` });
  expect(isHydrated).toBe(false);
  expect(sincePaint).toBeLessThan(3_000);
  // The tap went through: the application is there.
  await expect
    .poll(async () => ((await (await worker.api.get("/api/user/service-applications")).json()) as unknown[]).length, {
      timeout: 30_000,
    })
    .toBe(1);
  await expect(page).toHaveURL(new RegExp(`/jobs/${jobId}/finish$`), { timeout: 30_000 });
});
