import { expect, type Page } from "@playwright/test";
import { addDays, dayInIndia } from "../../lib/core/time";
import { CONSENT_VERSIONS } from "../../lib/language/notices/consents";
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
  signIn,
  test,
  toastOf,
  untilTold,
  type Member,
  type People,
} from "./support";

const SCREENS = [
  { name: "1280 px", screen: DESKTOP },
  { name: "360 px", screen: PHONE },
] as const;

const decision = (key: string) => en(`jobApplications.decision.${key}`);
// Not by role: an open dialog hides everything behind it from roles.
const rows = (page: Page) => page.locator("[data-id]");
/** The person who is open. */
const cards = (page: Page) => page.locator("[data-person] article");
const open = (page: Page, row = 0) => rows(page).nth(row).locator("h3 a").click();
const close = (page: Page) => page.getByRole("button", { name: en("jobApplications.list.close") }).click();
const deciding = (page: Page) => cards(page).getByRole("group", { name: /^Decide on the application/ });
const question = (page: Page) => page.getByRole("alertdialog");
const press = (page: Page, key: string) => page.getByRole("button", { name: decision(key), exact: true }).click();
const confirm = (page: Page, key: string) =>
  question(page)
    .getByRole("button", { name: decision(key), exact: true })
    .click();
const counter = (page: Page, key: string) =>
  page.locator("dl").filter({ has: page.getByText(en(`jobApplications.counters.${key}`), { exact: true }) });

async function withApplicants(
  people: People,
  count: number,
): Promise<{ employer: Member; job: string; ids: string[] }> {
  const employer = await people.join("employer");
  const { id: job } = await postJob(employer);
  const ids: string[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await applyTo(await people.join("worker", "hi"), job));
  return { employer, job, ids };
}

test("a worker is invited, picks a time in a tap, is accepted with a note, and reads it all", async ({ people }) => {
  const employer = await people.join("employer", "en", { phone: null });
  const worker = await people.join("worker", "hi");
  const job = await postJob(employer);
  const id = await applyTo(worker, job.id);
  const page = await people.browse(employer, PHONE);
  // Where "1 to review" leads.
  await page.goto(`/job-applications/${job.id}?status=pending`);
  await expect(page).toHaveTitle(/^\(1\) /);
  await open(page);
  const day = addDays(dayInIndia(), 6);
  const invitation = (key: string) => en(`jobApplications.interview.${key}`);
  const invite = () => page.getByRole("button", { name: invitation("invite"), exact: true });
  const time = () => question(page).getByLabel(invitation("time1"), { exact: true });
  const send = () =>
    question(page)
      .getByRole("button", { name: invitation("send") })
      .click();

  await invite().click();
  await expect(question(page).getByRole("button", { name: invitation("send") })).toBeInViewport({ ratio: 1 });
  // The account has no number yet; this is asked once, and nobody is invited without one.
  const another = () => question(page).getByRole("button", { name: invitation("another") });
  await another().click();
  await time().fill(`${addDays(dayInIndia(), -1)}T10:00`);
  await send();
  await expect(question(page).getByRole("alert")).toHaveCount(2);
  await expect(question(page).getByLabel(decision("phone"))).toBeFocused();
  await question(page).getByLabel(decision("phone")).fill("98100 12345");
  await question(page).getByLabel(decision("whatsapp")).check();
  await send();
  await expect(question(page).getByRole("alert")).toHaveText(en("validation.datePast"));
  await expect(time()).toBeFocused();
  // At its own width: beside the list the person is another place.
  await expectGoodScreen(page);
  await time().fill(`${day}T10:00`);
  await question(page)
    .getByLabel(invitation("time2"))
    .fill(`${addDays(day, 1)}T16:30`);
  await question(page).getByLabel(invitation("place")).fill("12, MG Road");
  await send();
  await expect(toastOf(page)).toContainText(`${worker.username} can now choose a time`);
  await expect(cards(page)).toContainText(en("options.applicationStatus.shortlisted"));
  await expect(cards(page)).toContainText("12, MG Road");
  await expect(page.getByRole("button", { name: decision("shortlisted"), exact: true })).toHaveCount(0);
  await expectGoodAtBothWidths(page);

  const reader = await people.browse(worker, PHONE);
  await reader.goto("/");
  const choose = reader.getByText(hi("called.line.choose"));
  await expect(choose).toBeVisible();
  await expectGoodAtBothWidths(reader);
  await choose.click();
  await expect(reader.getByRole("heading", { level: 2, name: hi("called.interview") })).toBeVisible();
  await expectGoodAtBothWidths(reader);
  // Someone who asks for another time still finds the job at home, and the employer's open page says so at once.
  await reader.getByText(hi("called.interviewTimes.none")).click();
  await reader.getByRole("button", { name: hi("options.interviewWish.evening") }).click();
  await expect(reader.getByText(hi("called.interviewTimes.none"))).toHaveCount(0);
  await reader.goto("/");
  await expect(reader.getByText(hi("called.otherTime").split("।")[0]!)).toBeVisible();
  await expectGoodAtBothWidths(reader);
  await expect(cards(page)).toContainText("asks for another time");
  await page.getByRole("button", { name: invitation("others") }).click();
  await another().click();
  await time().fill(`${day}T10:00`);
  await send();
  await expect(cards(page)).toContainText("is choosing a time");
  // The employer's number is there once a time is agreed on, to call before coming.
  const call = reader.getByRole("link", { name: hi("called.call") });
  await expect(call).toHaveCount(0);
  await reader.getByRole("button", { name: /10:00/ }).click();
  // The way leads to the meeting, not to the middle of the job's locality.
  const way = reader.getByRole("link", { name: hi("called.line.way") });
  await expect(way).toHaveAttribute("href", /destination=12%2C\+MG\+Road/);
  await reader.getByRole("listitem").getByText(/10:00/).click();
  await expect(reader.getByRole("link", { name: hi("called.remember") })).toBeVisible();
  await expect(call).toHaveAttribute("href", "tel:+919810012345");
  await expect(reader.getByRole("button", { name: /10:00/ })).toHaveCount(0);
  await expect(cards(page)).toContainText(/Interview on .*10:00/);

  await press(page, "accepted");
  await expect(question(page).getByLabel(decision("phone"))).toHaveCount(0);
  await question(page).getByLabel(decision("note")).fill("आधार कार्ड साथ लाइए");
  await question(page).getByLabel(decision("start")).fill(addDays(day, 2));
  await expectGoodScreen(page);
  await confirm(page, "accepted");
  // Nobody is left to decide on: the list is there again.
  await expect(cards(page)).toHaveCount(0);
  await expect(rows(page)).toContainText(en("options.applicationStatus.accepted"));
  // The longest message, which stays as long as somebody points at it, leaves the way back free.
  await toastOf(page).hover();
  await rows(page).locator("h3 a").press("Enter");
  await expect(deciding(page)).toHaveCount(0);
  await expect(invite()).toHaveCount(0);
  const back = page.getByRole("button", { name: en("jobApplications.list.close") });
  await expect
    .poll(async () => {
      const [message, button] = [await toastOf(page).boundingBox(), await back.boundingBox()];
      return Math.sign(button!.y - message!.y - message!.height);
    })
    .toBe(1);
  await close(page);
  await expect(counter(page, "accepted")).toContainText("1");
  await expect(counter(page, "pending")).toContainText("0");
  await expectGoodAtBothWidths(page);

  await untilTold(employer, id);
  // The open page has heard of it.
  await expect(reader.getByText(hi("options.applicationStatus.accepted")).first()).toBeVisible();
  // All three are seen on the application's page, which is open.
  const unseen = async () => (await (await worker.api.get("/api/user/notifications/count")).json()) as object;
  await expect.poll(unseen).toMatchObject({ unseen: 0 });
  await reader.goto("/applied");
  const bell = (count: number) =>
    reader.getByRole("link", {
      name: count > 0 ? new RegExp(`${hi("notifications.title")}: ${count} `) : hi("notifications.title"),
      exact: true,
    });
  await bell(0).click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText(hi("notifications.title"));
  await expect(bell(0)).toBeVisible();
  const told = reader.getByRole("main").getByRole("listitem");
  await expect(told).toHaveCount(3);
  await expectGoodAtBothWidths(reader);
  const settings = { name: hi("notifySettings.title") };
  await reader.getByRole("link", settings).click();
  await expect(reader.getByRole("heading", settings)).toBeInViewport();
  await reader.goBack();
  await told
    .first()
    .getByRole("link", { name: hi("notifications.kind.accepted") })
    .click();
  await expect(reader).toHaveURL(`/applications/${id}`);
  await expect(bell(0)).toBeVisible();
  const steps = reader.getByRole("list", { name: hi("applicationDetail.timeline") }).getByRole("listitem");
  await expect(steps).toHaveCount(7);
  await expect(steps.last()).toContainText("आधार कार्ड साथ लाइए");
  await expect(steps.nth(5).getByText(/10:00/).first()).toBeVisible();
  await expect(reader.getByText(hi("applicationDetail.startDate"))).toBeVisible();
  await expect(reader.getByText("+91 98100 12345")).toBeVisible();
  await expectGoodAtBothWidths(reader);

  await page.goto("/hired");
  await expect(page.getByRole("article", { name: worker.username })).toContainText(job.title);
  await expectGoodScreen(page);
  await reader.goto("/my-work");
  await expect(reader.getByRole("link", { name: hi("called.call") })).toBeVisible();
  await expectGoodScreen(reader);
});

test("a decision and Filled can be taken back for ten seconds, and the worker hears nothing of it", async ({
  people,
}) => {
  const employer = await people.join("employer");
  const worker = await people.join("worker", "hi");
  const job = await postJob(employer);
  await applyTo(worker, job.id);
  const page = await people.browse(employer, PHONE);
  const reader = await people.browse(worker, PHONE);
  const undo = () => toastOf(page).getByRole("button", { name: en("shell.undo.button"), exact: true });
  await page.goto(`/job-applications/${job.id}`);
  await open(page);
  await press(page, "rejected");
  await confirm(page, "rejected");
  await expect(toastOf(page)).toContainText(`${worker.username} is rejected`);
  await expect(rows(page)).toContainText(en("options.applicationStatus.rejected"));
  await expectGoodAtBothWidths(page);
  await undo().click();
  await expect(toastOf(page)).toContainText(en("shell.undo.done"));
  // A row names only what was decided.
  await expect(rows(page)).not.toContainText(en("options.applicationStatus.rejected"));
  await expect(counter(page, "pending")).toContainText("1");

  await page.goto("/");
  await page
    .locator("summary")
    .filter({ hasText: en("ownJob.actions.remove") })
    .click();
  await page.getByRole("button", { name: new RegExp(`^${en("ownJob.actions.fill")}`) }).click();
  await question(page)
    .getByRole("button", { name: en("ownJob.actions.fill"), exact: true })
    .click();
  await expect(page.getByRole("article")).toContainText(en("options.jobStatus.closed"));
  await undo().click();
  await expect(page.getByRole("article")).toContainText(en("options.jobStatus.open"));
  await reader.goto("/applied");
  await expect(reader.getByRole("article")).toContainText(hi("options.applicationStatus.pending"));
  await expect(reader.getByRole("link", { name: hi("notifications.title"), exact: true })).toBeVisible();
});

test("those who wait long are answered in one tap each", async ({ context, page }) => {
  await signIn(context, "employer");
  await page.goto("/");
  await page.getByRole("link", { name: en("dashboard.record.answer") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("answers.title"));
  await expectGoodAtBothWidths(page);
  const before = await page.getByRole("article").count();
  expect(before).toBeGreaterThan(0);
  await page
    .getByRole("article")
    .first()
    .getByRole("button", { name: en("answers.no") })
    .click();
  await expect(page.getByRole("article")).toHaveCount(before - 1);
  await toastOf(page)
    .getByRole("button", { name: en("shell.undo.button") })
    .click();
  await expect(page.getByRole("article")).toHaveCount(before);
});

test("the list is filtered by status in the address, with a way back from an empty one", async ({ people }) => {
  const { employer, job, ids } = await withApplicants(people, 3);
  await decide(employer, ids[0]!, "rejected");
  const page = await people.browse(employer, PHONE);
  await page.goto(`/job-applications/${job}`);
  await expect(rows(page)).toHaveCount(3);
  await page.getByRole("link", { name: "Rejected (1)" }).click();
  await expect(page).toHaveURL(`/job-applications/${job}?status=rejected`);
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("link", { name: "Accepted (0)" }).click();
  await expect(page.getByText(en("jobApplications.empty.filtered"))).toBeVisible();
  await expectGoodAtBothWidths(page);
  await page.getByRole("link", { name: en("jobApplications.empty.showAll") }).click();
  await expect(rows(page)).toHaveCount(3);
});

test("a selfie opens enlarged by keyboard and returns focus", async ({ people }) => {
  const employer = await people.join("employer");
  const worker = await people.join("worker");
  const job = await postJob(employer);
  const page = await people.browse(worker, PHONE);
  await page.goto(`/jobs/${job.id}/apply`);
  await worker.api.post(`/api/service-requests/${job.id}/apply`, {
    multipart: {
      gender: "female",
      experience: "2-5 years",
      consent: JSON.stringify({ version: CONSENT_VERSIONS.sharing, language: "hi" }),
      profileImage: { name: "selfie.png", mimeType: "image/png", buffer: await picture(page) },
    },
  });
  const owner = await people.browse(employer, PHONE);
  await owner.goto(`/job-applications/${job.id}`);
  await open(owner);
  const enlarge = owner.getByRole("button", { name: `Show the photo of ${worker.username} larger` });
  await enlarge.focus();
  await owner.keyboard.press("Enter");
  const photo = owner.getByRole("dialog", { name: worker.username }).getByRole("img", { name: /^Photo of/ });
  await expect(photo).toHaveJSProperty("complete", true);
  await expectGoodScreen(owner);
  await owner.keyboard.press("Escape");
  await expect(enlarge).toBeFocused();
});

/** A picture as a camera might take it: a screenshot of the page. */
const picture = (page: Page): Promise<Buffer> => page.screenshot();

test("a new application is held back while someone reads further down, and shows at once at the top", async ({
  people,
}) => {
  const { employer, job } = await withApplicants(people, 6);
  const page = await people.browse(employer, PHONE);
  await page.goto(`/job-applications/${job}`);
  await expect(rows(page)).toHaveCount(6);
  await expect(rows(page).first()).toBeInViewport({ ratio: 1 });
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  const place = await rows(page).last().boundingBox();
  await applyTo(await people.join("worker"), job);
  const show = page.getByRole("button", { name: "Show 1 new application" });
  await expect(show).toBeVisible({ timeout: 6_000 });
  await expect(page.getByRole("status").filter({ hasText: "1 new application" })).toHaveCount(1);
  expect(await rows(page).last().boundingBox()).toEqual(place);
  await expect(rows(page)).toHaveCount(6);
  await expect(counter(page, "total")).toContainText("7");
  await expectGoodScreen(page);
  await show.click();
  await expect(rows(page)).toHaveCount(7);
  await expect(page.getByRole("heading", { level: 2, name: en("jobApplications.list.heading") })).toBeFocused();
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    window.scrollTo(0, 0);
  });
  await applyTo(await people.join("worker"), job);
  await expect(rows(page)).toHaveCount(8, { timeout: 6_000 });
  await expect(page.getByRole("status").filter({ hasText: "1 new application" })).toHaveCount(1);
});

test("an application withdrawn while it is read says so in place, and nothing moves", async ({ people }) => {
  const employer = await people.join("employer");
  const { id: job } = await postJob(employer);
  const workers = [await people.join("worker"), await people.join("worker"), await people.join("worker")];
  const ids: string[] = [];
  for (const worker of workers) ids.push(await applyTo(worker, job));
  const page = await people.browse(employer, DESKTOP);
  await page.goto(`/job-applications/${job}`);
  await expect(rows(page)).toHaveCount(3);
  await open(page, 1);
  await expect(cards(page).getByRole("heading", { level: 3 })).toHaveText(workers[1]!.username);
  await cards(page)
    .getByRole("button", { name: decision("shortlisted"), exact: true })
    .focus();
  const place = await rows(page).last().boundingBox();
  await workers[1]!.api.delete(`/api/service-applications/${ids[1]!}`);
  await expect(cards(page).getByText(en("jobApplications.card.withdrawn"), { exact: true })).toBeVisible({
    timeout: 6_000,
  });
  await expect(cards(page).getByRole("status")).toHaveText("Applicant has withdrawn this application");
  await expect(rows(page).nth(1)).toContainText(en("jobApplications.card.withdrawn"));
  await expect(page.getByText(workers[1]!.username)).toHaveCount(0);
  await expect(cards(page).getByRole("button", { name: decision("accepted"), exact: true })).toHaveCount(0);
  await expect(cards(page).getByRole("heading", { level: 3 })).toBeFocused();
  expect(await rows(page).last().boundingBox()).toEqual(place);
  await expect(counter(page, "total")).toContainText("2");
  await expectGoodScreen(page);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
});

test("an open dialog survives the withdrawal, and says so beside what was typed", async ({ people }) => {
  const employer = await people.join("employer");
  const worker = await people.join("worker");
  const { id: job } = await postJob(employer);
  const id = await applyTo(worker, job);
  const page = await people.browse(employer, DESKTOP);
  await page.goto(`/job-applications/${job}`);
  await press(page, "accepted");
  await question(page).getByLabel(decision("note")).fill("Come at nine");
  await worker.api.delete(`/api/service-applications/${id}`);
  await expect(cards(page).getByText(en("jobApplications.card.withdrawn"), { exact: true })).toBeAttached({
    timeout: 6_000,
  });
  await expect(question(page).getByLabel(decision("note"))).toHaveValue("Come at nine");
  await expect(question(page).getByRole("status")).toHaveText(`${worker.username} has withdrawn this application`);
  await expect(question(page).getByRole("button")).toHaveText([decision("cancel")]);
  await expectGoodScreen(page);
  await question(page).getByRole("button").click();
  await expect(question(page)).toHaveCount(0);

  const other = await people.join("worker");
  const second = await applyTo(other, job);
  await page.reload();
  await page.getByRole("button", { name: en("jobApplications.interview.invite") }).click();
  const place = question(page).getByLabel(en("jobApplications.interview.place"));
  await place.fill("12, MG Road");
  await other.api.delete(`/api/service-applications/${second}`);
  await expect(question(page).getByRole("status")).toHaveText(`${other.username} has withdrawn this application`, {
    timeout: 6_000,
  });
  await expect(place).toHaveValue("12, MG Road");
});

for (const { name, screen } of SCREENS) {
  test(`a person is read beside the list or as a sheet, facts before the decision (${name})`, async ({ people }) => {
    const employer = await people.join("employer");
    const worker = await people.join("worker");
    const { id: job } = await postJob(employer);
    const data = { contact: "98765 43210", bio: "I cook for large families." };
    expect((await worker.api.put("/api/user/profile", { data })).status()).toBe(200);
    await decide(employer, await applyTo(worker, job), "shortlisted");
    const page = await people.browse(employer, screen);
    await page.goto(`/job-applications/${job}`);
    if (screen === PHONE) await open(page);
    await page.getByRole("button", { name: en("jobApplications.card.call"), exact: true }).click();
    const call = page.getByRole("link", { name: "+91 98765 43210" });
    await expect(call).toBeVisible();
    await expect(page.getByText(data.bio)).toBeAttached();
    await expect(page.getByText(en("jobApplications.card.memberSince"))).toBeAttached();
    await expect(deciding(page).getByRole("button", { name: decision("accepted"), exact: true })).toBeInViewport({
      ratio: 1,
    });
    await expectGoodScreen(page);
    await expect(call).toHaveAttribute("href", "tel:+919876543210");
    expect((await call.boundingBox())!.height).toBeGreaterThanOrEqual(48);
  });
}

test("the first application replaces the empty state without a reload", async ({ people }) => {
  const { employer, job } = await withApplicants(people, 0);
  const page = await people.browse(employer, DESKTOP);
  await page.goto(`/job-applications/${job}`);
  await expect(page.getByText("No applications yet")).toBeVisible();
  await applyTo(await people.join("worker"), job);
  await expect(rows(page)).toHaveCount(1, { timeout: 6_000 });
  await expect(counter(page, "total")).toContainText("1");
});

test("an open dialog survives a decision in another browser, and reports it when answered", async ({ people }) => {
  const { employer, job, ids } = await withApplicants(people, 1);
  const page = await people.browse(employer, DESKTOP);
  await page.goto(`/job-applications/${job}`);
  await press(page, "rejected");
  await question(page).getByLabel(decision("note")).fill("Thank you for your time");
  await decide(employer, ids[0]!, "accepted");
  await expect(cards(page).getByText(en("options.applicationStatus.accepted"), { exact: true })).toBeAttached({
    timeout: 25_000,
  });
  await expect(question(page).getByLabel(decision("note"))).toHaveValue("Thank you for your time");
  await confirm(page, "rejected");
  await expect(toastOf(page)).toContainText(decision("decidedAlready"));
  await expect(question(page)).toHaveCount(0);
  await expect(cards(page)).toContainText(en("options.applicationStatus.accepted"));
  await expect(deciding(page)).toHaveCount(0);
});

test("input stays while the network is down", async ({ people }) => {
  const { employer, job } = await withApplicants(people, 1);
  const page = await people.browse(employer, PHONE);
  await page.goto(`/job-applications/${job}`);
  await open(page);
  await press(page, "accepted");
  await question(page).getByLabel(decision("note")).fill("Come at nine");
  await page.route("**/api/service-applications/**", (route) => route.abort());
  await confirm(page, "accepted");
  await expect(toastOf(page)).toContainText(decision("failed"));
  // The message stays in reach beside the question, unlike the page behind it.
  expect(await page.locator("main").evaluate((main) => main.closest("[inert]") !== null)).toBe(true);
  await toastOf(page)
    .getByRole("button", { name: en("shell.close") })
    .click();
  await expect(toastOf(page)).toHaveCount(0);
  await expect(question(page).getByLabel(decision("note"))).toHaveValue("Come at nine");
  await page.unroute("**/api/service-applications/**");
  await confirm(page, "accepted");
  await expect(rows(page)).toContainText(en("options.applicationStatus.accepted"));
});
