import { expect, type Locator, type Page } from "@playwright/test";
import { registrationOf } from "./push-support";
import { expectGoodAtBothWidths, hi, PHONE, postJob, tapAnswers, test } from "./support";

const submit = (page: Page): Locator => page.getByRole("button", { name: hi("apply.submit") });
const waiting = (page: Page): Locator => page.getByText(hi("waiting.title"), { exact: true });

/** Fills in the form, and sends it when the network has gone. @param name typed where the account has none. */
async function applyOffline(page: Page, jobId: string, name: string | null = null): Promise<void> {
  await page.goto(`/jobs/${jobId}/apply`);
  if (name !== null) await page.locator("[name=name]").fill(name);
  await tapAnswers(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await submit(page).click();
  await expect(waiting(page)).toBeVisible();
}

test("an application without network waits in the phone, and goes by itself when the network is back", async ({
  people,
}) => {
  const job = await postJob(await people.join("employer"));
  const worker = await people.join("worker", "hi", { name: null });
  const page = await people.browse(worker, PHONE);
  await applyOffline(page, job.id, "मीना");
  await expectGoodAtBothWidths(page);
  await page.getByRole("button", { name: hi("waiting.send") }).click();
  await expect(page.getByText(hi("waiting.stillAway"))).toBeVisible();

  // Taken back, the form is as it was.
  await page.getByRole("button", { name: hi("waiting.drop") }).click();
  await submit(page).click();
  await expect(waiting(page)).toBeVisible();

  await page.context().setOffline(false);
  const sent = async () => {
    const applications = await (await worker.api.get("/api/user/service-applications")).json();
    return (applications as { job_id: string }[]).map(({ job_id }) => job_id);
  };
  await expect.poll(sent, { timeout: 20_000 }).toEqual([job.id]);
  expect(await (await worker.api.get("/api/user/account")).json()).toMatchObject({ name: "मीना" });
  // It goes on, or, drawn again by the server meanwhile, says that it is done.
  await expect(waiting(page)).toHaveCount(0);
});

test("it also goes after its page was closed, but never in somebody else's name", async ({ people }) => {
  const job = await postJob(await people.join("employer"));
  const [worker, sister] = [await people.join("worker", "hi"), await people.join("worker", "hi")];
  const first = await people.browse(worker, PHONE);
  await applyOffline(first, job.id);
  const context = first.context();
  await first.close();
  const own = await context.cookies();

  // The phone is passed on: nothing is sent while the sister is signed in.
  await context.clearCookies();
  await context.addCookies((await sister.api.storageState()).cookies);
  await context.setOffline(false);
  const page = await context.newPage();
  await page.goto("/applied");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  const none = await (await sister.api.get("/api/user/service-applications")).json();
  expect(none).toEqual([]);

  await context.clearCookies();
  await context.addCookies(own);
  await page.goto("/applied");
  await expect(page.getByText(hi("waiting.sent").split("{")[0]!.trim())).toBeVisible();
  // The list that the server drew before shows it without a reload.
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(waiting(page)).toHaveCount(0);
});

test("it goes when the browser wakes the service worker, with no page of ours open", async ({ people }) => {
  const job = await postJob(await people.join("employer"));
  const worker = await people.join("worker", "hi");
  const first = await people.browse(worker, PHONE);
  await applyOffline(first, job.id);
  const context = first.context();
  // A page only for its developer tools, which can wake the worker as the browser does (Background Sync).
  const empty = await context.newPage();
  const devtools = await context.newCDPSession(empty);
  const registration = registrationOf(devtools);
  await devtools.send("ServiceWorker.enable");
  const registrationId = await registration;
  await first.close();
  await context.setOffline(false);
  const sent = async () => {
    const applications = await (await worker.api.get("/api/user/service-applications")).json();
    return (applications as { job_id: string }[]).map(({ job_id }) => job_id);
  };
  expect(await sent()).toEqual([]);
  const { origin } = new URL(process.env.E2E_BASE_URL!);
  await devtools.send("ServiceWorker.dispatchSyncEvent", { origin, registrationId, tag: "outbox", lastChance: false });
  await expect.poll(sent, { timeout: 20_000 }).toEqual([job.id]);
});

test("one that the server refuses says why, and is removed by its worker", async ({ people }) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  await applyOffline(page, job.id);
  await employer.api.put(`/api/jobs/${job.id}/status`, { data: { status: "closed" } });
  await page.context().setOffline(false);
  // The page is drawn again, too, and then says only that the job is closed.
  const closed = page.getByText(hi("apply.closed.title"));
  await expect(closed.or(page.getByText(hi("waiting.refusedTitle"))).first()).toBeVisible({ timeout: 20_000 });
  await page.goto("/applied");
  await expect(page.getByText(hi("waiting.refusedTitle"), { exact: true })).toBeVisible({ timeout: 20_000 });
  // A message may say so, too.
  await expect(page.getByRole("main").getByText(hi("errors.job_not_open"))).toBeVisible();
  await page.getByRole("button", { name: hi("waiting.remove") }).click();
  await expect(page.getByText(hi("waiting.refusedTitle"), { exact: true })).toHaveCount(0);
});
