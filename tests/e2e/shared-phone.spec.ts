import { setTimeout as sleep } from "node:timers/promises";
import { expect, type Page } from "@playwright/test";
import { withConnection } from "../../scripts/lib/connection";
import { expectGoodAtBothWidths, hi, PHONE, postJob, tapAnswers, test, type Member } from "./support";

const submit = (page: Page) => page.getByRole("button", { name: hi("apply.submit") });
const waiting = (page: Page) => page.getByText(hi("waiting.title"), { exact: true });
const question = (page: Page, count: number) =>
  page.getByRole("dialog", { name: hi("waiting.leave.title").replace("{count}", String(count)) });

async function fillIn(page: Page, jobId: string): Promise<void> {
  await page.goto(`/jobs/${jobId}/apply`);
  await tapAnswers(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
}

/** Runs `work` while nobody can change this job: an application for it waits in its transaction, as on a slow database. */
const whileLocked = (jobId: string, work: () => Promise<void>): Promise<void> =>
  withConnection(process.env.E2E_DATABASE_URL!, async (client) => {
    await client.query("BEGIN");
    await client.query("SELECT 1 FROM jobs WHERE id = $1 FOR UPDATE", [jobId]);
    try {
      await work();
    } finally {
      await client.query("ROLLBACK");
    }
  });

const applications = async ({ api }: Member) =>
  ((await (await api.get("/api/user/service-applications")).json()) as { job_id: string }[]).map(
    ({ job_id }) => job_id,
  );

async function logOut(page: Page): Promise<void> {
  await page.getByRole("button", { name: hi("shell.signedInAs") }).click();
  await page.getByRole("button", { name: hi("shell.logout") }).click();
}

test("an application whose connection broke while the server was at work on it is sent once, and not thrown away", async ({
  people,
}) => {
  const job = await postJob(await people.join("employer"));
  const worker = await people.join("worker", "hi");
  const page = await people.browse(worker, PHONE);
  await fillIn(page, job.id);
  let first: Promise<unknown> = Promise.resolve();
  await whileLocked(job.id, async () => {
    // The server gets it, and the browser hears that the connection broke.
    await page.route(`**/api/service-requests/${job.id}/apply`, async (route) => {
      first = route.fetch().catch(() => undefined);
      await sleep(300);
      await route.abort("connectionreset");
    });
    await submit(page).click();
    await expect(waiting(page)).toBeVisible();
    await page.getByRole("button", { name: hi("waiting.send") }).click();
    // The first call still has the job: the second is told so, and asks again.
    await sleep(1_500);
    await expect(page.getByText(hi("waiting.refusedTitle"))).toHaveCount(0);
  });
  await expect.poll(() => applications(worker), { timeout: 20_000 }).toEqual([job.id]);
  await expect(waiting(page)).toHaveCount(0, { timeout: 20_000 });
  await first;
});

test("the open form, too, asks again while the server is at work on the same", async ({ people }) => {
  const job = await postJob(await people.join("employer"));
  const worker = await people.join("worker", "hi");
  const page = await people.browse(worker, PHONE);
  await fillIn(page, job.id);
  let answers = 0;
  await page.route(`**/api/service-requests/${job.id}/apply`, (route) => {
    answers += 1;
    if (answers > 2) return route.continue();
    const body = JSON.stringify({ code: "idempotency_running", detail: "Wait." });
    return route.fulfill({
      status: 409,
      headers: { "retry-after": "1" },
      contentType: "application/problem+json",
      body,
    });
  });
  await submit(page).click();
  await page.waitForURL(`**/jobs/${job.id}/finish`);
  expect(answers).toBe(3);
  expect(await applications(worker)).toEqual([job.id]);
});

test("someone who logs out with an application that waits is asked, and nothing of it stays", async ({ people }) => {
  const job = await postJob(await people.join("employer"));
  const worker = await people.join("worker", "hi");
  const page = await people.browse(worker, PHONE);
  await fillIn(page, job.id);
  await page.context().setOffline(true);
  await submit(page).click();
  await expect(waiting(page)).toBeVisible();
  await whileLocked(job.id, async () => {
    await page.context().setOffline(false);
    await logOut(page);
    await expect(question(page, 1)).toBeVisible();
    await expectGoodAtBothWidths(page);
    await page.getByRole("button", { name: hi("waiting.leave.stay") }).click();
    await expect(question(page, 1)).toHaveCount(0);
    await logOut(page);
    await page.getByRole("button", { name: hi("waiting.leave.leave") }).click();
    await page.waitForURL((url) => url.pathname === "/", { timeout: 30_000 });
    await expect(page.getByRole("tab").first()).toBeVisible({ timeout: 30_000 });
  });
  const left = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("kaamsetu", 1);
        opening.onsuccess = () => {
          const counting = opening.result.transaction("outbox").objectStore("outbox").count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );
  expect(left).toBe(0);
});

test("someone who sends first is logged out once it is sent", async ({ people }) => {
  const job = await postJob(await people.join("employer"));
  const worker = await people.join("worker", "hi");
  const page = await people.browse(worker, PHONE);
  await fillIn(page, job.id);
  await whileLocked(job.id, async () => {
    await page.context().setOffline(true);
    await submit(page).click();
    await expect(waiting(page)).toBeVisible();
    await page.context().setOffline(false);
    await logOut(page);
    await expect(question(page, 1)).toBeVisible();
  });
  await question(page, 1)
    .getByRole("button", { name: hi("waiting.leave.send") })
    .click();
  await expect(page.getByRole("tab").first()).toBeVisible({ timeout: 30_000 });
  // Her session has ended: the database knows.
  const { rowCount } = await withConnection(process.env.E2E_DATABASE_URL!, (client) =>
    client.query("SELECT 1 FROM applications WHERE job_id = $1", [job.id]),
  );
  expect(rowCount).toBe(1);
});
