import { expect } from "@playwright/test";
import { withConnection } from "../../scripts/lib/connection";
import { applyTo, DESKTOP, en, expectGoodAtBothWidths, hi, PHONE, postJob, test, toastOf } from "./support";

/** Changes rows as the night does. */
const night = (sql: string, id: string) =>
  withConnection(process.env.E2E_DATABASE_URL!, (client) => client.query(sql, [id]));

test("a worker whose application got no answer is told kindly, and sees other jobs", async ({ people }) => {
  const employer = await people.join("employer");
  const worker = await people.join("worker", "hi");
  const { id: jobId } = await postJob(employer);
  const id = await applyTo(worker, jobId);
  await night("UPDATE applications SET status = 'closed', closed_reason = 'no_answer' WHERE id = $1", id);
  const page = await people.browse(worker, PHONE);
  await page.goto(`/applications/${id}`);
  await expect(page.getByText(hi("applicationDetail.noAnswer.text"))).toBeVisible();
  await expect(page.getByText(hi("applicationDetail.noAnswer.again").split("{date}")[1]!.trim())).toBeVisible();
  await expect(page.getByRole("heading", { name: hi("finish.further") })).toBeVisible();
  const status = hi("options.applicationStatus.no_answer");
  await expect(page.getByText(status, { exact: true })).toBeVisible();
  await expectGoodAtBothWidths(page);
  // The list says the same.
  await page.goto("/applied");
  await expect(page.getByRole("article").getByText(status, { exact: true })).toBeVisible();
  // Where one would apply, too.
  await page.goto(`/jobs/${jobId}/apply`);
  await expect(page.getByText(hi("errors.apply_later").split("{date}")[0]!.trim())).toBeVisible();
  await expectGoodAtBothWidths(page);
});

test("a worker says with a picture whether the promise was kept; a no leads on", async ({ people }) => {
  const employer = await people.join("employer");
  const worker = await people.join("worker", "hi");
  const id = await applyTo(worker, (await postJob(employer)).id);
  await night(
    `UPDATE applications SET status = 'accepted', accepted_at = now() - interval '40 days', start_date = now() - interval '36 days',
       started_asked_at = now() WHERE id = $1`,
    id,
  );
  const page = await people.browse(worker, PHONE);
  await page.goto("/accepted");
  const asked = (question: string) => page.getByRole("heading", { name: hi(`promise.${question}`) });
  const tap = (answer: string) => page.getByRole("button", { name: hi(`promise.${answer}`), exact: true }).click();
  await expect(asked("started")).toBeVisible();
  await expectGoodAtBothWidths(page);
  await tap("yes");
  await expect(toastOf(page)).toContainText(hi("promise.thanks"));
  await expect(asked("started")).toHaveCount(0);
  await night("UPDATE applications SET paid_asked_at = now() WHERE id = $1", id);
  await page.reload();
  await expect(asked("paid")).toBeVisible();
  await tap("no");
  await expect(page.getByText(hi("promise.sorry"))).toBeVisible();
  await expectGoodAtBothWidths(page);
  await page.getByRole("button", { name: hi("promise.report") }).click();
  await expect(page).toHaveURL(`/report/application/${id}`);
  await page.goto("/accepted");
  await expect(asked("paid")).toHaveCount(0);
});

test("an employer who answered nobody says whether to show the jobs again", async ({ people }) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  await night("UPDATE jobs SET status = 'closed', closed_reason = 'paused' WHERE id = $1", job.id);
  await night(
    `UPDATE profiles SET unanswered_in_a_row = 10, paused_at = now()
     WHERE user_id = (SELECT employer_id FROM jobs WHERE id = $1)`,
    job.id,
  );
  const page = await people.browse(employer, DESKTOP);
  await page.goto("/");
  await expect(page.getByText(en("dashboard.record.paused"))).toBeVisible();
  await expectGoodAtBothWidths(page);
  await page.getByRole("button", { name: en("dashboard.record.yes") }).click();
  await expect(toastOf(page)).toContainText(en("dashboard.record.shownAgain"));
  await expect(page.getByRole("article")).toContainText(en("options.jobStatus.open"));
  // They stand lower until the next answer.
  await expect(page.getByText(/Your last 5 applications ended without an answer/)).toBeVisible();
  await expectGoodAtBothWidths(page);
});
