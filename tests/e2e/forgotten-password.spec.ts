/** Someone who forgot the password and has neither recovery number nor e-mail: the call, the office, the code, and the way to stop it. */
import { expect, type Page } from "@playwright/test";
import {
  DESKTOP,
  en,
  expectGoodAtBothWidths,
  expectGoodScreen,
  hi,
  holdBackScript,
  PHONE,
  signIn,
  test,
} from "./support";

const NUMBER = /KS-\d{4}-\d{6}/;

async function askForCall(page: Page, name: string): Promise<string> {
  const form = page.locator("form[action='/api/grievances']");
  await form.locator("[name=name]").fill(name);
  await form.locator("[name=phone]").fill("98100 45679");
  await form.locator("[name=text]").fill("शाम को फ़ोन कीजिए।");
  await form.getByRole("button", { name: hi("recovery.call.send") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("recovery.sent.title"));
  return NUMBER.exec(page.url())![0];
}

for (const script of ["with", "without"] as const) {
  test(`a visitor asks for a call about a forgotten password, ${script} script`, async ({ people }) => {
    const page = await people.browse(null, PHONE);
    if (script === "without") await holdBackScript(page);
    await page.goto("/grievance");
    await page
      .getByRole("main")
      .getByRole("link", { name: hi("auth.forgot") })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("recovery.title"));
    await (script === "with" ? expectGoodAtBothWidths : expectGoodScreen)(page);
    await page.getByRole("link", { name: hi("recovery.byCall.open") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("recovery.call.title"));
    const form = page.locator("form[action='/api/grievances']");
    await form.locator("[name=name]").fill("sunita");
    await form.locator("[name=phone]").fill("12");
    await form.getByRole("button", { name: hi("recovery.call.send") }).click();
    await expect(form.getByText(hi("validation.phoneFormat")).first()).toBeVisible();
    await expect(form.locator("[name=name]")).toHaveValue("sunita");
    await (script === "with" ? expectGoodAtBothWidths : expectGoodScreen)(page);
    const number = await askForCall(page, `sunita ${script} ${Date.now().toString(36)}`);
    await expect(page.getByText(number)).toBeVisible();
    await (script === "with" ? expectGoodAtBothWidths : expectGoodScreen)(page);
  });
}

test("the office finds the account, asks three questions, and the code waits a day; the account stops it", async ({
  people,
}) => {
  const worker = await people.join("worker", "hi");
  const page = await people.browse(worker, PHONE);
  await page.goto("/");
  expect((await worker.api.put("/api/user/account", { data: { phone: "" } })).status()).toBe(200);
  const places = await worker.api.put("/api/user/places", { data: { places: ["delhi"] } });
  expect(places.status()).toBe(200);

  const visitor = await people.browse(null, PHONE);
  await visitor.goto("/forgot-password/call");
  const number = await askForCall(visitor, worker.username);

  const office = await people.browse(null, DESKTOP);
  await signIn(office.context(), "admin");
  await office.goto("/admin/cases?kind=password");
  await office.getByRole("link", { name: number }).click();
  await expect(office.getByRole("heading", { level: 1 })).toHaveText(number);
  const complaint = office.getByRole("main");
  await expect(complaint).toContainText("+91 98100 45679");
  await expectGoodAtBothWidths(office);
  await complaint.getByRole("link", { name: worker.username }).click();
  await office.getByRole("button", { name: en("adminAccount.recovery.button") }).click();
  const dialog = office.getByRole("alertdialog");
  await expect(dialog.getByRole("checkbox")).toHaveCount(3);
  await expect(dialog.getByRole("button", { name: en("adminAccount.recovery.make") })).toHaveCount(0);
  await expectGoodAtBothWidths(office);
  for (const box of await dialog.getByRole("checkbox").all()) await box.check();
  await dialog.getByRole("button", { name: en("adminAccount.recovery.make") }).click();
  const code = (await office.getByText(/^\d{4} \d{4}$/).textContent())!;
  await expectGoodAtBothWidths(office);

  // Not before tomorrow.
  const early = { username: worker.username, code, newPassword: "only-for-journeys-6" };
  expect((await visitor.request.post("/api/recovery", { data: early })).status()).toBe(400);

  await page.goto("/notifications");
  await page.getByRole("link", { name: hi("notifications.kind.recovery_code_waits").slice(0, 20) }).click();
  const section = page.getByRole("region", { name: hi("account.madeCode.title") });
  await expect(section).toBeVisible();
  await expectGoodAtBothWidths(page);
  await section.getByRole("button", { name: hi("account.madeCode.stop") }).click();
  await expect(section.getByText(hi("account.madeCode.stopped"))).toBeVisible();
  await page.reload();
  await expect(section).toHaveCount(0);
});

test("the office sees at once that a visitor's number is not the account's", async ({ people }) => {
  const worker = await people.join("worker", "hi");
  expect((await worker.api.put("/api/user/account", { data: { phone: "98100 11111" } })).status()).toBe(200);
  const visitor = await people.browse(null, PHONE);
  await visitor.goto("/forgot-password/call");
  const number = await askForCall(visitor, worker.username);
  const office = await people.browse(null, DESKTOP);
  await signIn(office.context(), "admin");
  await office.goto("/admin/cases?kind=password");
  await office.getByRole("link", { name: number }).click();
  await expect(office.getByRole("heading", { level: 1 })).toHaveText(number);
  const complaint = office.getByRole("main");
  await complaint.getByRole("searchbox").fill("98100 11111");
  await expect(office).toHaveURL(/account=98100/);
  await complaint.getByRole("link", { name: worker.username }).click();
  await office.getByRole("button", { name: en("adminAccount.recovery.button") }).click();
  const dialog = office.getByRole("alertdialog");
  await expect(dialog).toContainText("+91 98100 11111");
  await expect(dialog).toContainText(
    en("adminAccount.recovery.other").replace("{number}", number).replace("{phone}", "+91 98100 45679"),
  );
  await expectGoodAtBothWidths(office);
});
