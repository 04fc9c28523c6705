import { writeFile } from "node:fs/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { PRODUCT } from "../../lib/core/product";
import { CONSENT_VERSIONS } from "../../lib/language/notices/consents";
import {
  applyTo,
  decide,
  DESKTOP,
  en,
  expectGoodScreen,
  fillApplyForm,
  hydrated,
  expectTapped,
  hi,
  MEASURED_LANGUAGES,
  PHONE,
  postJob,
  setJobStatus,
  tapAnswers,
  test,
  withoutNews,
  type People,
} from "./support";

const LIST_CALL = "/api/user/service-applications?limit=12";

const submit = (page: Page): Locator => page.getByRole("button", { name: hi("apply.submit") });

test("of two tabs that apply for the same job, the second is told it is done", async ({ people }) => {
  const job = await postJob(await people.join("employer"));
  const first = await people.browse(await people.join("worker", "hi"), PHONE);
  const second = await first.context().newPage();
  await first.goto(`/jobs/${job.id}`);
  await first.getByRole("link", { name: hi("jobDetail.applyNow") }).click();
  await expect(first.getByRole("heading", { level: 1 })).toContainText(hi("apply.title"));
  await second.goto(`/jobs/${job.id}/apply`);
  for (const page of [first, second]) await tapAnswers(page);
  await submit(first).click();
  await expect(first).toHaveURL(`/jobs/${job.id}/finish`);
  // Nothing behind it offers to apply once more.
  await expect(first.getByRole("heading", { level: 1, name: hi("finish.sent") })).toBeVisible();
  await first.goBack();
  await expect(first).toHaveURL(`/jobs/${job.id}`);
  await expect(first.getByRole("link", { name: hi("jobDetail.applicationSubmitted") })).toBeVisible();
  await expect(first.getByRole("link", { name: hi("jobDetail.applyNow") })).toHaveCount(0);
  await submit(second).click();
  await expect(second.getByRole("alert").getByText(hi("apply.applied.title"))).toBeVisible();
  await expectGoodScreen(second);
  await second.getByRole("link", { name: hi("apply.toApplied") }).click();
  await expect(second.getByRole("article")).toHaveCount(1);
});

test("one tap sends the kept answers without loading a script, and says so before the next page is there", async ({
  people,
}) => {
  const employer = await people.join("employer");
  const worker = await people.join("worker", "hi");
  const [before, job] = [await postJob(employer), await postJob(employer)];
  await applyTo(worker, before.id);
  const page = await people.browse(worker, PHONE);
  await withoutNews(page);
  await page.goto(`/jobs/${job.id}/apply`, { waitUntil: "networkidle" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.resourceType()}`));
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**/jobs/${job.id}/finish?*`, async (route) => {
    await held;
    await route.continue();
  });
  await submit(page).click();
  await expect(page.getByRole("status").getByText(hi("finish.sent"))).toBeVisible();
  await expect(page).toHaveURL(`/jobs/${job.id}/apply`);
  expect(asked[0]).toBe("POST fetch");
  await expectGoodScreen(page);
  release();
  await expect(page.getByRole("heading", { level: 1, name: hi("finish.sent") })).toBeVisible();
});

test("a job that closes while someone fills in the form says so and loses no answer; the next job needs two taps", async ({
  people,
}) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  const { worker, page } = await fillApplyForm(people, job.id);
  const notice = hi("consent.notice").replace("{product}", PRODUCT);
  await expect(page.getByRole("link", { name: notice })).toHaveAttribute("href", "/privacy");
  // The account has no number yet: the form asks, and a wrong one stops nothing else.
  const phone = page.getByLabel(hi("apply.phone"));
  await phone.fill("12");
  await submit(page).click();
  await expect(phone).toHaveAccessibleDescription(new RegExp(hi("validation.phoneFormat")));
  await expectGoodScreen(page);
  await phone.fill("98765 43210");
  await page.getByLabel(hi("apply.whatsapp")).check();
  await setJobStatus(employer, job.id, "closed");
  await submit(page).click();
  await expect(page.getByRole("alert").getByText(hi("apply.closed.title"))).toBeVisible();
  await expect(page.getByRole("link", { name: hi("apply.toJobs") })).toBeVisible();
  await expectGoodScreen(page);
  await setJobStatus(employer, job.id, "open");
  await page.reload();
  await expectTapped(page);
  // Saved before the application was refused.
  await expect(phone).toHaveCount(0);
  const account = await worker.api.get("/api/user/account");
  expect(await account.json()).toMatchObject({ phone: "+919876543210", whatsapp: true });
  await submit(page).click();
  await expect(page).toHaveURL(`/jobs/${job.id}/finish`);

  // A word of letters: digits are read as pay, hours or a PIN code.
  const place = job.id.replaceAll("-", "").replaceAll(/\d/g, (digit) => "ghijklmnop"[Number(digit)]!);
  const next = await postJob(employer, { location: `Near ${place}` });
  await page.goto(`/?search=${place}`);
  const card = page.getByRole("article").filter({ hasText: place });
  await card.getByRole("link", { name: hi("jobs.card.applyForPosition") }).click();
  // The kept answers are shown instead of the questions, and nothing has to be scrolled to.
  await expect(page.getByRole("radio")).toHaveCount(0);
  for (const key of ["gender.female", "experience.5_10_years"])
    await expect(page.getByText(hi(`options.${key}`), { exact: true })).toBeInViewport();
  await expect(submit(page)).toBeInViewport();
  await expectGoodScreen(page);
  await submit(page).click();
  await expect(page).toHaveURL(`/jobs/${next.id}/finish`);
  // The form is not in the history: back is the list, which says that the application was sent.
  await page.goBack();
  await expect(card.getByRole("link", { name: hi("jobs.card.applicationSubmitted") })).toBeVisible();
});

test("a photo that is too large or not a picture is refused beside its field, and another one accepted", async ({
  people,
}) => {
  const job = await postJob(await people.join("employer"));
  const { page } = await fillApplyForm(people, job.id);
  await page.getByRole("button", { name: hi("apply.selfieCamera") }).click();
  const selfie = page.locator('input[type="file"]');
  const refusal = (key: string) => expect(selfie).toHaveAccessibleDescription(new RegExp(hi(key)));
  // A real file: the bytes of a buffer would go through the connection to the browser.
  const large = test.info().outputPath("me.jpg");
  await writeFile(large, Buffer.alloc(30 * 1024 * 1024, 1));
  await selfie.setInputFiles(large);
  await refusal("validation.imageTooLarge");
  await selfie.setInputFiles({ name: "me.txt", mimeType: "text/plain", buffer: Buffer.from("not a face") });
  await refusal("validation.imageUnreadable");
  await selfie.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: Buffer.from("renamed, no face") });
  await refusal("validation.imageUnreadable");
  // A file that only starts like a picture is detected by the server, which decodes it.
  const broken = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(4_000, 7)]);
  await selfie.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: broken });
  await expect(selfie).not.toHaveAccessibleDescription(new RegExp(hi("validation.imageUnreadable")));
  await submit(page).click();
  await refusal("errors.image_unreadable");
  await expectTapped(page);
  await expectGoodScreen(page);
  const buffer = await sharp({ create: { width: 64, height: 64, channels: 3, background: "#8d5524" } })
    .jpeg()
    .toBuffer();
  await selfie.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
  await expect(selfie).not.toHaveAccessibleDescription(new RegExp(hi("errors.image_unreadable")));
  await submit(page).click();
  await expect(page).toHaveURL(`/jobs/${job.id}/finish`);
});

test("more applications load on request and stay while the list is refreshed", async ({ people }) => {
  const employer = await people.join("employer");
  const worker = await people.join("worker", "hi");
  const jobs = await Promise.all(
    Array.from({ length: 28 }, (_, index) => postJob(employer, { title: `Cook ${index}` })),
  );
  const oldest = await applyTo(worker, jobs[0]!.id);
  await Promise.all(jobs.slice(1).map(({ id }) => applyTo(worker, id)));
  const page = await people.browse(worker, PHONE);
  await withoutNews(page);
  await page.clock.install();
  await page.goto("/applied");
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(12);
  await expectGoodScreen(page);
  // The click comes while a refresh is in flight, and that response arrives last.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(`**${LIST_CALL}`, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  const refresh = page.waitForRequest(`**${LIST_CALL}`);
  await page.clock.fastForward(5_000);
  await refresh;
  await page.getByRole("button", { name: hi("applied.loadMore") }).click();
  await expect(cards).toHaveCount(28, { timeout: 3_000 });
  release();
  await page.unroute(`**${LIST_CALL}`);
  // Each refresh fetches both pages, so that older applications are updated too.
  await decide(employer, oldest, "accepted");
  await page.clock.fastForward(5_000);
  await expect(cards.filter({ hasText: hi("options.applicationStatus.accepted") })).toHaveCount(1);
  await expect(cards).toHaveCount(28);
  await expect(page.getByRole("button", { name: hi("applied.loadMore") })).toHaveCount(0);
  // A job's page leads to its application, also when that is on a further page.
  await page.goto("/");
  await page.goto(`/applied#job-${jobs[0]!.id}`);
  const meant = page.locator(`#job-${jobs[0]!.id}`);
  await expect(meant).toHaveAttribute("data-marked");
  await expect(meant).toBeInViewport();
});

/** A worker's page that hears of an acceptance. */
async function openThenAccept(people: People, path: string): Promise<Page> {
  const employer = await people.join("employer");
  const worker = await people.join("worker", "hi");
  const application = await applyTo(worker, (await postJob(employer)).id);
  const page = await people.browse(worker, PHONE);
  const opened = page.waitForResponse("**/api/user/news");
  await page.goto(path);
  await opened;
  await decide(employer, application, "accepted");
  return page;
}

test("a decision shows by itself, and the bell counts it", async ({ people }) => {
  const page = await openThenAccept(people, "/applied");
  // A list that asks every five seconds would not always be in time.
  await expect(page.getByRole("article")).toContainText(hi("options.applicationStatus.accepted"), { timeout: 4_000 });
  await expect(page.getByRole("link", { name: hi("notifications.bell").replace("{count}", "1") })).toBeVisible();
  await expect(barEntry(page, "applied")).toHaveText(/1/);
});

test("an open list of notifications shows what arrives, and its text has room where the hour has a long name", async ({
  people,
}) => {
  const page = await openThenAccept(people, "/notifications");
  const shown = page.getByRole("main").getByRole("listitem").first();
  await expect(shown).toContainText(hi("notifications.kind.accepted"));
  await page.context().addCookies([{ name: "language", value: "ta", url: process.env.E2E_BASE_URL! }]);
  await page.evaluate(() => localStorage.setItem("language", "ta"));
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "ta");
  expect((await shown.locator("span.font-bold").locator("..").boundingBox())!.width).toBeGreaterThanOrEqual(160);
  await expectGoodScreen(page);
});

test("the numbers in the shell are true after each page, also without a stream", async ({ people }) => {
  const [employer, worker] = [await people.join("employer"), await people.join("worker", "hi")];
  const application = await applyTo(worker, (await postJob(employer)).id);
  const page = await people.browse(worker, PHONE);
  await withoutNews(page);
  await page.goto("/");
  await expect(barEntry(page, "applied")).toHaveText(hi("shell.nav.applied"));
  await decide(employer, application, "accepted");
  await barEntry(page, "accepted").click();
  await expect(page.getByRole("heading", { level: 1, name: hi("accepted.title") })).toBeVisible();
  await expect(barEntry(page, "applied")).toHaveText(/1/);
  await expect(page.getByRole("link", { name: hi("notifications.bell").replace("{count}", "1") })).toBeVisible();
  await expectGoodScreen(page);
  // Gone with the call itself.
  expect((await worker.api.delete(`/api/service-applications/${application}`)).status()).toBe(204);
  await barEntry(page, "home").click();
  await expect(barEntry(page, "applied")).toHaveText(hi("shell.nav.applied"));
});

const barEntry = (page: Page, id: string) =>
  page
    .getByRole("navigation", { name: hi("shell.quickNavigation") })
    .getByRole("link", { name: new RegExp(`^${hi(`shell.nav.${id}`)}`) });

test("accepted and rejected applications have a tab each; the others are under all", async ({ people }) => {
  const employer = await people.join("employer");
  const worker = await people.join("worker");
  for (const status of ["accepted", "rejected", "shortlisted", null] as const) {
    const { id } = await postJob(employer, { title: `Cook ${status}` });
    const application = await applyTo(worker, id);
    if (status) await decide(employer, application, status);
  }
  const page = await people.browse(worker, DESKTOP);
  let prefetched = 0;
  page.on("request", (request) => (prefetched += Number("next-router-prefetch" in request.headers())));
  await page.goto("/applied");
  const tabs = page.getByRole("navigation", { name: en("applied.tabs") });
  const cards = page.getByRole("article");
  await expect(cards).toHaveCount(4);
  for (const tab of ["accepted", "rejected"] as const) {
    await tabs.getByRole("link", { name: en(`applied.${tab}`) }).click();
    await expect(cards).toHaveCount(1);
    await expect(cards).toContainText(`Cook ${tab}`);
    await expect(page).toHaveURL(`/applied?status=${tab}`);
    await expect(tabs.getByRole("link", { name: en(`applied.${tab}`) })).toHaveAttribute("aria-current", "page");
  }
  await tabs.getByRole("link", { name: en("applied.all") }).click();
  await expect(cards).toHaveCount(4);
  expect(prefetched, "prepaid data spent on tabs that were not asked for").toBe(0);
  await expectGoodScreen(page);
});

test("the list makes no requests while the phone is offline, and resumes afterwards", async ({ people }) => {
  const employer = await people.join("employer");
  const worker = await people.join("worker", "hi");
  const { id } = await postJob(employer);
  const application = await applyTo(worker, id);
  const page = await people.browse(worker, PHONE);
  await withoutNews(page);
  await page.clock.install();
  await page.goto("/applied");
  const polled = page.waitForResponse(`**${LIST_CALL}`);
  await page.clock.fastForward(5_000);
  await polled;
  // Its script is not on its way when the network goes.
  await page.evaluate(() => navigator.serviceWorker.ready);
  let calls = 0;
  page.on("request", (request) => (calls += Number(request.url().endsWith(LIST_CALL))));
  await page.context().setOffline(true);
  await expect(page.getByText(hi("shell.offline"))).toBeVisible();
  await page.clock.runFor(16_000);
  expect(calls).toBe(0);
  await expect(page.getByText(hi("applied.notFresh"))).toHaveCount(0);
  await expectGoodScreen(page);
  await decide(employer, application, "accepted");
  await page.context().setOffline(false);
  await page.clock.runFor(5_000);
  await expect(page.getByRole("article")).toContainText(hi("options.applicationStatus.accepted"));
});

test("a worker without a number who is shortlisted is told that nobody can call, gives it, and the employer is told", async ({
  people,
}) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  const worker = await people.join("worker", "hi");
  const id = await applyTo(worker, job.id);
  const mail = `${worker.username}@example.com`;
  expect((await worker.api.put("/api/user/profile", { data: { contact: mail } })).ok()).toBe(true);
  await decide(employer, id, "shortlisted");
  const office = await people.browse(employer, PHONE);
  await office.goto(`/job-applications/${job.id}`);
  await office.getByRole("link", { name: worker.username }).click();
  const card = office.getByRole("article");
  await expect(card).toContainText(`${worker.username} has not given a phone number yet`);
  const call = card.getByRole("button", { name: en("jobApplications.card.call"), exact: true });
  await expect(call).toHaveCount(0);
  expect(await office.content()).not.toContain(mail);
  await expectGoodScreen(office);
  const page = await people.browse(worker, PHONE);
  await page.goto(`/applications/${id}`);
  const ask = page.getByRole("link", { name: hi("called.addPhone") });
  await expectGoodScreen(page);
  await ask.click();
  await expect(page).toHaveURL(`/profile/steps/phone?application=${id}`);
  await page.getByLabel(hi("apply.phone"), { exact: true }).fill("9876543210");
  await expectGoodScreen(page);
  await page.getByRole("button", { name: hi("profileSteps.save"), exact: true }).click();
  await expect(page).toHaveURL(`/applications/${id}`);
  await expect(page.getByText(hi("profileSteps.phoneTold"))).toBeVisible();
  await expect(ask).toHaveCount(0);
  // The employer's page, open all the time, now calls.
  await expect(call).toBeVisible();
  await office.goto("/notifications");
  await expect(office.getByRole("link", { name: en("notifications.kind.contact_added") })).toHaveAttribute(
    "href",
    `/job-applications/${job.id}`,
  );
});

test("who waits on the start page sees a good answer, and an employer a new application, without a reload", async ({
  people,
}) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  const worker = await people.join("worker", "hi");
  const office = await people.browse(employer, PHONE);
  await office.goto("/");
  await expect(office.getByRole("heading", { level: 1 })).toBeVisible();
  const home = await people.browse(worker, PHONE);
  await home.goto("/");
  await expect(home.getByRole("article").first()).toBeVisible();
  const id = await applyTo(worker, job.id);
  await expect(office.getByRole("article").first()).toContainText(/1 to review/);
  await decide(employer, id, "accepted");
  await expect(home.getByText(hi("called.line.accepted"))).toBeVisible();
  // The news of it is seen with it.
  const bell = (name: string | RegExp) => home.getByRole("link", { name, exact: true });
  await expect(bell(new RegExp(`${hi("notifications.title")}: 1 `))).toBeVisible();
  await home.getByText(hi("called.line.accepted")).click();
  await expect(home).toHaveURL(`/applications/${id}`);
  // The moment of joy, which moves only for those who have nothing against it.
  const joy = home.locator("section", { hasText: hi("called.accepted") }).locator(".joy > svg");
  await expect(joy).toBeVisible();
  const secondsOfJoy = () => joy.evaluate((sign) => parseFloat(getComputedStyle(sign).animationDuration));
  await home.emulateMedia({ reducedMotion: "no-preference" });
  expect(await secondsOfJoy()).toBeGreaterThan(0.1);
  await home.emulateMedia({ reducedMotion: "reduce" });
  expect(await secondsOfJoy()).toBeLessThan(0.001);
  await expect(bell(hi("notifications.title"))).toBeVisible();
  await home.reload();
  await expect(bell(hi("notifications.title"))).toBeVisible();
});

test("'sent' is one screen in each language: what, the terms, the tick and the button; the question about notifications comes after it @languages", async ({
  people,
}) => {
  test.setTimeout(180_000);
  const employer = await people.join("employer");
  const job = await postJob(employer);
  const worker = await people.join("worker", "hi");
  await applyTo(worker, job.id);
  const page = await people.browse(worker, PHONE);
  await page.goto("/");
  for (const language of MEASURED_LANGUAGES) {
    await page.context().addCookies([{ name: "language", value: language, url: process.env.E2E_BASE_URL! }]);
    await page.evaluate((chosen) => localStorage.setItem("language", chosen), language);
    await page.goto(`/jobs/${job.id}/finish`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator(".joy")).toBeVisible();
    const button = (await page.locator("form button[type=submit]").first().boundingBox())!;
    expect(button.y + button.height, language).toBeLessThanOrEqual(676);
    const tick = (await page.getByRole("checkbox").boundingBox())!;
    expect(tick.y, language).toBeLessThan(button.y);
  }
  await expectGoodScreen(page);
});

test("'sent' speaks of a call only to someone with a number; someone without one is asked for it at once, and again when shortlisted", async ({
  people,
}) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  const worker = await people.join("worker", "hi");
  const id = await applyTo(worker, job.id);
  await worker.api.post("/api/user/terms", { data: { version: CONSENT_VERSIONS.terms, language: "hi" } });
  const page = await people.browse(worker, PHONE);
  const [call, ask, askAtHome] = ["finish.next.call", "called.addPhone", "called.line.addPhone"].map((key) =>
    page.getByText(hi(key)),
  ) as [Locator, Locator, Locator];
  await page.goto(`/jobs/${job.id}/finish`);
  await expect(page.getByText(hi("finish.next.read"))).toBeVisible();
  await expect(call).toHaveCount(0);
  await expect(ask).toBeVisible();
  const tiles = page.getByRole("region", { name: hi("finish.summary") }).getByRole("term");
  await expect(tiles).toHaveText(["salary", "type", "shift"].map((name) => hi(`apply.${name}`)));
  // One tap to be told of more such work.
  const tellMe = page.getByRole("button", { name: hi("jobs.tellMe.ask") });
  await hydrated(tellMe);
  await worker.api.put("/api/user/places", { data: { places: ["delhi"] } });
  await tellMe.click();
  await expect(page.getByText(hi("jobs.tellMe.done"))).toBeVisible();
  expect(await (await worker.api.get("/api/user/saved-searches")).json()).toMatchObject([{ category: "chef-cook" }]);
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  await expect(askAtHome).toHaveCount(0);
  await decide(employer, id, "shortlisted");
  await page.reload();
  await expect(askAtHome).toBeVisible();
  await page.goto(`/applications/${id}`);
  await expect(ask).toBeVisible();
  expect((await worker.api.put("/api/user/account", { data: { phone: "9876543210" } })).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(ask).toHaveCount(0);
  await page.goto(`/jobs/${job.id}/finish`);
  await expect(call).toBeVisible();
  await expect(page.getByText("98••• ••210")).toBeVisible();
  await expect(ask).toHaveCount(0);
  await expectGoodScreen(page);
});

test(
  "nothing but marks and a card's two lines is smaller than 16 px, and with text at 200 % the bars leave half of the screen",
  { tag: "@long" },
  async ({ people }) => {
    const employer = await people.join("employer");
    const worker = await people.join("worker", "hi");
    const jobs = [await postJob(employer), await postJob(employer)];
    await decide(employer, await applyTo(worker, jobs[0]!.id), "accepted");
    const page = await people.browse(worker, PHONE);
    const stranger = await people.browse(null, PHONE);
    const visited: [Page, string][] = [`/jobs/${jobs[1]!.id}`, "/"].map((path) => [stranger, path]);
    const own = [
      ...[
        "/",
        `/jobs/${jobs[1]!.id}`,
        `/jobs/${jobs[1]!.id}/apply`,
        `/jobs/${jobs[0]!.id}/finish`,
        "/applied",
        "/accepted",
      ],
      ...["/places", "/notifications", "/profile/steps/place", "/saved", "/account", "/help"],
    ].map((path): [Page, string] => [page, path]);
    const office = await people.browse(employer, PHONE);
    for (const [reader, path] of [...visited, ...own, [office, "/"] as const]) {
      await reader.goto(path);
      await expect(reader.getByRole("heading", { level: 1 })).toBeAttached();
      const small = await reader.evaluate((marks) => {
        const found: string[] = [];
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        while (walker.nextNode()) {
          const text = walker.currentNode.textContent!.trim();
          const element = walker.currentNode.parentElement!;
          const isSeen = element.checkVisibility() && element.getBoundingClientRect().width > 1;
          if (text && isSeen && !element.closest(marks) && parseFloat(getComputedStyle(element).fontSize) < 16)
            found.push(text);
        }
        return found;
      }, ".job-card-about, .job-card-mark, [data-unseen], [data-waiting]");
      expect(small, path).toEqual([]);
    }
    await page.goto(`/jobs/${jobs[1]!.id}`);
    await page.addStyleTag({ content: "html { font-size: 32px }" });
    await page.evaluate(() => window.scrollTo(0, 900));
    const taken = await page.evaluate(() =>
      [...document.querySelectorAll("header, main .sticky, [data-shell=bar]")]
        .filter((bar) => getComputedStyle(bar).position !== "static")
        .map((bar) => bar.getBoundingClientRect())
        .reduce((sum, { top, bottom }) => sum + Math.max(0, Math.min(bottom, 740) - Math.max(top, 0)), 0),
    );
    expect(taken).toBeLessThanOrEqual(370);
  },
);
