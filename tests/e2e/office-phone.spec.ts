/** Trust on phones, whole: three reports hold a job, two admins suspend an account, another admin answers who disagrees. */
import { expect, type Page } from "@playwright/test";
import { withConnection } from "../../scripts/lib/connection";
import { applyTo, en, expectGoodScreen, hi, PHONE, postJob, test, toastOf, type Member, type People } from "./support";
import { openAsAdmin, SECOND_ADMIN } from "./office-support";

const TALL = { ...PHONE, viewport: { width: 390, height: 844 } };
const change = (sql: string, ...values: unknown[]) =>
  withConnection(process.env.E2E_DATABASE_URL!, (client) => client.query(sql, values));
const main = (page: Page) => page.getByRole("main");

const openOffice = (people: People, path: string) => openAsAdmin(people, path, TALL);
const openSecondOffice = (people: People, path: string) => openAsAdmin(people, path, TALL, SECOND_ADMIN);

/** Opens the one case that a search finds. */
async function openCase(page: Page): Promise<void> {
  await main(page).getByRole("listitem").getByRole("link").tap();
  await expect(page).toHaveURL(/\/admin\/cases\/[\w-]+$/);
}

/** Reports a job in three taps. */
async function report(page: Page, jobId: string, topic: string): Promise<void> {
  await page.goto(`/jobs/${jobId}`);
  await page.getByRole("link", { name: hi("report.link") }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("report.title"));
  await page.getByText(hi(`options.reportTopic.${topic}`)).tap();
  await page.getByRole("button", { name: hi("report.send"), exact: true }).tap();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("report.sent.title"));
}

const decide = (page: Page) => page.getByRole("button", { name: en("cases.decide"), exact: true }).tap();
const isIn = async ({ api }: Member) => (await api.get("/api/client/stats")).ok();

test(
  "three workers report a job from three networks: it is held at once, and nobody else sees it",
  { tag: "@long" },
  async ({ people }) => {
    const employer = await people.join("employer");
    const { id, title } = await postJob(employer);
    const [applicant, stranger] = [await people.join("worker", "hi"), await people.join("worker", "hi")];
    const application = await applyTo(applicant, id);
    const other = await people.browse(stranger, PHONE);
    for (const [topic, seen] of [
      ["not_as_written", 200],
      ["asked_money", 200],
      ["not_as_written", 404],
    ] as const) {
      const worker = await people.join("worker", "hi");
      await change("UPDATE users SET created_at = now() - interval '4 days' WHERE id = $1", worker.id);
      await report(await people.browse(worker, PHONE), id, topic);
      // Under test everybody is at one address.
      await change("UPDATE cases SET address_mark = reporter_id::text WHERE reporter_id = $1", worker.id);
      expect((await other.goto(`/jobs/${id}`))?.status()).toBe(seen);
    }
    await other.goto(`/?search=${employer.username}`);
    await expect(main(other)).not.toContainText(title);
    const visitor = await people.browse(null, PHONE);
    await visitor.goto(`/jobs/${id}`);
    await expect(visitor.getByRole("button", { name: hi("auth.login") })).toBeVisible();
    await expect(visitor.locator("body")).not.toContainText(title);

    const hers = await people.browse(applicant, PHONE);
    for (const path of [`/jobs/${id}`, `/applications/${application}`]) {
      await hers.goto(path);
      await expect(hers.getByText(hi("options.review.held")).first()).toBeVisible();
      await expectGoodScreen(hers);
    }
    const owner = await people.browse(employer, PHONE);
    await owner.goto(`/employer/jobs/${id}`);
    await expect(owner.getByText(en("options.review.held")).first()).toBeVisible();
    // The reason would tell who reported it.
    await expect(main(owner)).not.toContainText(en("options.reportTopic.asked_money"));
    await expectGoodScreen(owner);

    const office = await openOffice(people, `/admin/cases?search=${employer.username}&severity=grave`);
    await openCase(office);
    await expect(office.getByRole("region", { name: en("cases.same") }).getByRole("listitem")).toHaveCount(2);
    await expectGoodScreen(office);
    await office.getByText(en("cases.decision.fine"), { exact: true }).tap();
    await decide(office);
    await expect(toastOf(office)).toContainText("KS-");
    expect((await other.goto(`/jobs/${id}`))?.status()).toBe(200);
  },
);

test(
  "an account with six open jobs is suspended by the second admin's press, who sees whose wish it is and why",
  { tag: "@long" },
  async ({ people }) => {
    const employer = await people.join("employer");
    const jobs = [];
    for (let n = 1; n <= 6; n += 1) jobs.push(await postJob(employer, { title: `Cook ${n} ${employer.username}` }));
    const worker = await people.join("worker", "hi");
    await report(await people.browse(worker, PHONE), jobs[0]!.id, "asked_money");

    const first = await openOffice(people, `/admin/cases?search=${employer.username}`);
    await openCase(first);
    await first.getByText(en("cases.decision.suspend"), { exact: true }).tap();
    await expect(first.getByText(en("cases.needsSecond"))).toBeVisible();
    await first.getByRole("combobox", { name: en("cases.toSubject") }).selectOption("asked_money");
    await first.getByRole("combobox", { name: en("cases.toReporter") }).selectOption("call_helpline");
    await expectGoodScreen(first);
    await decide(first);
    await expect(first.getByText(en("cases.notYou"))).toBeVisible();
    await expect(first.getByRole("button", { name: en("cases.decide"), exact: true })).toHaveCount(0);
    await expectGoodScreen(first);
    expect(await isIn(employer)).toBe(true);

    const second = await openSecondOffice(people, `/admin/cases?search=${employer.username}`);
    await openCase(second);
    await expect(second.getByText(en("cases.proposer").replace("{name}", "demo.admin"))).toBeVisible();
    await expect(second.getByRole("combobox", { name: en("cases.toSubject") })).toHaveValue("asked_money");
    await expect(second.getByRole("combobox", { name: en("cases.toReporter") })).toHaveValue("call_helpline");
    await expectGoodScreen(second);
    await decide(second);
    await expect(second.getByRole("button", { name: en("cases.decide"), exact: true })).toHaveCount(0);
    await expectGoodScreen(second);
    expect(await isIn(employer)).toBe(false);
    const hers = await people.browse(worker, PHONE);
    await hers.goto("/account");
    await expect(hers.getByText(hi("report.told.suspend"))).toBeVisible();
    await expect(hers.getByText(hi("report.more.call_helpline"))).toBeVisible();
  },
);

test("a suspension wished from the account's own page is no error, and the second admin reads its reason", async ({
  people,
}) => {
  const employer = await people.join("employer");
  for (let n = 1; n <= 6; n += 1) await postJob(employer, { title: `Cook ${n} ${employer.username}` });
  const first = await openOffice(people, `/admin/users/${employer.id}`);
  await first.getByRole("button", { name: en("adminAccount.deactivate.button") }).tap();
  const question = first.getByRole("alertdialog");
  await expect(question).toContainText(en("adminAccount.deactivate.afterAgreement").split("{")[0]!.trim());
  await expect(question).not.toContainText("at once");
  await question.getByLabel(en("adminAccount.deactivate.reason")).selectOption("spam");
  await question.getByLabel(en("adminAccount.deactivate.note")).fill("Twenty times the same.");
  await question.getByLabel(en("adminAccount.deactivate.typed").split("{")[0]!).fill(employer.username);
  await question.getByRole("button", { name: en("adminAccount.deactivate.button") }).tap();
  await expect(toastOf(first)).toContainText(en("errors.second_admin_needed"));
  await expect(toastOf(first)).not.toContainText(en("adminAccount.deactivate.error"));
  expect(await isIn(employer)).toBe(true);
  const second = await openSecondOffice(people, `/admin/cases?search=${employer.username}`);
  await openCase(second);
  await expect(main(second)).toContainText(en("options.deactivationReason.spam"));
  await expect(main(second)).toContainText("Twenty times the same.");
  await expectGoodScreen(second);
});

test(
  "an employer disagrees: the admin who decided may not answer, another one does, and the job is back",
  { tag: "@long" },
  async ({ people }) => {
    const employer = await people.join("employer");
    const { id, title } = await postJob(employer);
    await report(await people.browse(await people.join("worker", "hi"), PHONE), id, "not_as_written");
    const first = await openOffice(people, `/admin/cases?search=${employer.username}`);
    await openCase(first);
    await first.getByText(en("cases.decision.take_down"), { exact: true }).tap();
    await decide(first);
    await expect(toastOf(first)).toContainText("KS-");

    const owner = await people.browse(employer, PHONE);
    await owner.goto("/notifications");
    await owner.getByRole("link", { name: en("notifications.kind.measure_taken") }).tap();
    await owner.getByText(en("measures.disagree")).tap();
    await owner.locator("[name=text]").fill("The pay was as written.");
    await expectGoodScreen(owner);
    await owner.getByRole("button", { name: en("report.send"), exact: true }).tap();
    await expect(owner.getByText(en("measures.appeal.open"))).toBeVisible();

    const address = `/admin/cases?kind=appeal&search=${employer.username}`;
    await first.goto(address);
    await openCase(first);
    await expect(first.getByText(en("cases.notYou"))).toBeVisible();
    await expect(first.getByRole("button", { name: en("cases.decide"), exact: true })).toHaveCount(0);
    await expectGoodScreen(first);
    const second = await openSecondOffice(people, address);
    await openCase(second);
    await expect(second.getByText("The pay was as written.")).toBeVisible();
    await second.getByText(en("cases.decision.fine"), { exact: true }).tap();
    await expectGoodScreen(second);
    await decide(second);
    await expect(toastOf(second)).toContainText("KS-");

    await owner.goto("/notifications");
    await owner.getByRole("link", { name: en("notifications.kind.appeal_decided") }).tap();
    await expect(owner.getByText(en("measures.appeal.fine"))).toBeVisible();
    await expect(owner.getByText(en("measures.back"))).toBeVisible();
    await expectGoodScreen(owner);
    await owner.goto("/");
    await expect(owner.getByRole("article")).toContainText(title);
  },
);
