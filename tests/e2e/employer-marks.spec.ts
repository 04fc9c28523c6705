/** An employer as a worker reads of one, how an admin changes it, and what a case shows of a job's changes. */
import { expect, type Page } from "@playwright/test";
import {
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
} from "./support";

const SHOTS = process.env.SHOTS;
const shoot = async (page: Page, name: string) => {
  if (!SHOTS) return;
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.screenshot({ path: `${SHOTS}/${name}-${width}.png`, fullPage: true });
  }
};

test(
  "an employer is new, asks for a call, and has a confirmed number; then an admin sees a proof",
  { tag: "@long" },
  async ({ people }) => {
    const employer = await people.join("employer");
    await employer.api.put("/api/user/account", { data: { phone: "+919810012377" } });
    const owner = await people.browse(employer, DESKTOP);
    // Never before there is something to read.
    await owner.goto("/");
    await expect(owner.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(owner.getByText(en("dashboard.number.why"))).toHaveCount(0);
    const { id } = await postJob(employer);
    const page = await people.browse(await people.join("worker", "hi"), PHONE);
    const seen = async (mark: string) => {
      await page.goto(`/?search=${employer.username}`);
      await expect(page.locator(".job-card-about")).toContainText(hi(`employerCard.mark.${mark}`));
      await shoot(page, `card-${mark}`);
      await page.goto(`/jobs/${id}`);
      await expect(page.getByText(hi(`employerCard.mark.${mark}`)).first()).toBeVisible();
      await shoot(page, `page-${mark}`);
    };
    await seen("new");
    await expect(page.getByText(hi("options.reportTopic.asked_money"))).toBeVisible();
    await expectGoodAtBothWidths(page);

    await owner.reload();
    await expectGoodAtBothWidths(owner);
    await shoot(owner, "dashboard");
    await owner.getByRole("button", { name: "98100 12377" }).click();
    await expect(owner.getByRole("status").filter({ hasText: "98100 12377" })).toBeVisible();

    const office = await people.browse(null, DESKTOP);
    await signIn(office.context(), "admin");
    await office.goto(`/admin/cases?search=${employer.username}`);
    await office.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await shoot(office, "case-number");
    await expect(office.getByRole("button", { name: en("adminAccount.phone.confirm") })).toBeVisible();
    // In the list too, by keys alone.
    await office.goto(`/admin/cases?search=${employer.username}`);
    const row = office.getByRole("main").getByRole("listitem");
    await expectGoodAtBothWidths(office);
    await shoot(office, "cases");
    await expect(async () => {
      await office.keyboard.press("j");
      await expect(row.getByRole("link").first()).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await office.keyboard.press("Tab");
    await expect(row.getByRole("button", { name: en("adminAccount.phone.confirm") })).toBeFocused();
    await office.keyboard.press("Enter");
    await expect(toastOf(office)).toContainText(en("adminAccount.phone.confirmed"));
    await expectGoodAtBothWidths(office);
    await seen("number");

    await office.goto(`/admin/users?search=${employer.username}`);
    await office.getByRole("link", { name: employer.username }).first().click();
    await office.getByRole("button", { name: en("adminAccount.verify.by.identity") }).click();
    await expect(toastOf(office)).toContainText(en("adminAccount.verify.verified"));
    await shoot(office, "user");
    await expectGoodAtBothWidths(office);
    await seen("checked");
    await expect(page.getByText(hi("options.reportTopic.asked_money"))).toHaveCount(0);
    await expectGoodScreen(page);
  },
);

test("a case shows what the job was before and what it became", async ({ people }) => {
  const employer = await people.join("employer");
  const { id } = await postJob(employer);
  const change = { specialInstructions: "Please ring the bell twice.", salary: "24000" };
  expect((await employer.api.put(`/api/jobs/${id}`, { data: change })).ok()).toBe(true);
  const worker = await people.join("worker", "hi");
  const report = await worker.api.post("/api/user/reports", { data: { about: "job", id, topic: "not_as_written" } });
  const { number } = (await report.json()) as { number: string };
  const office = await people.browse(null, DESKTOP);
  await signIn(office.context(), "admin");
  await office.goto(`/admin/cases?search=${number}`);
  await office.getByRole("link", { name: number }).click();
  await expect(office.locator("ins").filter({ hasText: "Please ring the bell twice." })).toBeVisible();
  await expect(office.locator("ins").filter({ hasText: "24,000" })).toBeVisible();
  await expectGoodAtBothWidths(office);
  await shoot(office, "case-changes");
});
