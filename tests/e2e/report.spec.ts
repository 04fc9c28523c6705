/** Something is wrong with a job: the report, the queue, the answer; and the employer who disagrees with it. */
import { expect, type Page } from "@playwright/test";
import {
  bn,
  DESKTOP,
  en,
  expectGoodAtBothWidths,
  expectGoodScreen,
  hi,
  holdBackScript,
  PHONE,
  postJob,
  signIn,
  test,
  toastOf,
} from "./support";

const NUMBER = /KS-\d{4}-\d{6}/;

async function openCase(page: Page, number: string): Promise<void> {
  await signIn(page.context(), "admin");
  await page.goto(`/admin/cases?search=${number}`);
  await page.getByRole("link", { name: number }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(number);
}

test("a worker reports in Bengali without script, an admin takes the job down, and the answer reaches her", async ({
  people,
}) => {
  const employer = await people.join("employer");
  const { id } = await postJob(employer);
  const worker = await people.join("worker", "bn");
  const page = await people.browse(worker, PHONE);
  await holdBackScript(page);
  await page.goto(`/jobs/${id}`);
  await page.getByRole("link", { name: bn("report.link") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(bn("report.title"));
  // The heading has said it.
  await expect(page.getByRole("radiogroup").locator("legend")).toHaveClass(/\bsr-only\b/);
  const emergency = page.getByRole("link", { name: "112" });
  await expect(emergency).toBeHidden();
  await page.getByText(bn("options.reportTopic.bad_behaviour")).click();
  await expect(emergency).toBeVisible();
  await expectGoodScreen(page);
  await page.getByText(bn("options.reportTopic.asked_money")).click();
  await page.locator("[name=text]").fill("কাজের জন্য ৫০০ টাকা চেয়েছে।");
  await page.getByRole("button", { name: bn("report.send"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(bn("report.sent.title"));
  await expectGoodScreen(page);
  const number = NUMBER.exec(page.url())![0];

  const office = await people.browse(null, DESKTOP);
  await openCase(office, number);
  await expect(office.getByText("কাজের জন্য ৫০০ টাকা চেয়েছে।")).toBeVisible();
  await expectGoodAtBothWidths(office);
  await office.getByText(en("cases.decision.take_down")).click();
  await office.getByRole("combobox", { name: en("cases.toSubject") }).selectOption("asked_money");
  await office.getByRole("button", { name: en("cases.decide"), exact: true }).click();
  // While it is being decided the button has another name.
  await expect(toastOf(office)).toContainText(number);
  await expect(office.getByText(en("cases.decision.take_down")).first()).toBeVisible();
  await expect(office.getByRole("button", { name: en("cases.decide"), exact: true })).toHaveCount(0);

  await page.goto("/notifications");
  await page.getByRole("link", { name: bn("notifications.kind.report_decided") }).click();
  await expect(page.getByText(bn("report.told.take_down"))).toBeVisible();
  await expectGoodScreen(page);

  const owner = await people.browse(employer, DESKTOP);
  await owner.goto("/disagree");
  await expect(owner.getByText(en("measures.why.asked_money"))).toBeVisible();
  await owner.getByText(en("measures.disagree")).click();
  await expectGoodAtBothWidths(owner);
  await owner.locator("[name=text]").fill("I never asked for money.");
  await owner.getByRole("button", { name: en("report.send"), exact: true }).click();
  await expect(owner.getByText(en("measures.appeal.open"))).toBeVisible();
  await office.goto("/admin/cases?kind=appeal");
  await expect(office.getByRole("main").getByRole("listitem").filter({ hasText: employer.username })).toBeVisible();
  await expectGoodAtBothWidths(office);
});

test("the same with JavaScript off altogether: the report arrives, and its answer is read", async ({ people }) => {
  const { id } = await postJob(await people.join("employer"));
  const page = await people.browse(await people.join("worker", "bn"), { ...PHONE, javaScriptEnabled: false });
  await page.goto(`/jobs/${id}`);
  await page.getByRole("link", { name: bn("report.link") }).click();
  await page.getByText(bn("options.reportTopic.asked_money")).click();
  await page.locator("[name=text]").fill("আগে ৫০০ টাকা দিতে বলেছে।");
  await page.getByRole("button", { name: bn("report.send"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(bn("report.sent.title"));
  const number = NUMBER.exec(page.url())![0];

  const office = (await people.browse(null)).context();
  await signIn(office, "admin");
  const { request } = office;
  const [found] = (await (await request.get(`/api/admin/cases?search=${number}`)).json()) as { id: string }[];
  expect(await (await request.get(`/api/admin/cases/${found!.id}`)).json()).toMatchObject({
    ...{ number, topic: "asked_money", text: "আগে ৫০০ টাকা দিতে বলেছে।", state: "open" },
  });
  await request.put(`/api/admin/cases/${found!.id}/decision`, { data: { decision: "take_down" } });

  await page.goto("/notifications");
  await page.getByRole("link", { name: bn("notifications.kind.report_decided") }).click();
  await expect(page.getByText(bn("report.told.take_down"))).toBeVisible();
});

test("a visitor reports an open job in three taps; the link stands on its public page", async ({ people }) => {
  const { id } = await postJob(await people.join("employer"));
  const page = await people.browse(null, PHONE);
  await page.goto(`/jobs/${id}`);
  await expect(page.getByText(hi("employerCard.mark.new"))).toBeVisible();
  await expectGoodAtBothWidths(page);
  await page.getByRole("link", { name: hi("report.link") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("report.title"));
  await expectGoodAtBothWidths(page);
  await page.getByText(hi("options.reportTopic.child_works")).click();
  await page.getByRole("button", { name: hi("report.send"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("report.sent.title"));
  for (const phone of ["112", "181", "1098"]) await expect(page.locator(`a[href='tel:${phone}']`)).toBeVisible();
  await expectGoodAtBothWidths(page);
});

test("a worker without network reports, and it goes by itself", async ({ people }) => {
  const { id } = await postJob(await people.join("employer"));
  const worker = await people.join("worker", "hi");
  const page = await people.browse(worker, PHONE);
  await page.goto(`/report/job/${id}`);
  await page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true));
  await page.context().setOffline(true);
  await page.getByText(hi("options.reportTopic.not_as_written")).click();
  await page.getByRole("button", { name: hi("report.send"), exact: true }).click();
  await expect(page.getByText(hi("report.kept.text"))).toBeVisible();
  // The page stays open, and nobody presses anything.
  await page.context().setOffline(false);
  await expect(page.getByText(hi("options.reportTopic.not_as_written"))).toBeVisible();
  await expect(page).toHaveURL(/\/account#reports$/);
});
