import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { DESKTOP, en, expectGoodAtBothWidths, expectGoodScreen, hi, PHONE, signIn, test } from "./support";

test("a worker finds the account in the menu, logs out a lost phone, then logs out everywhere", async ({
  people,
  browser,
}) => {
  const worker = await people.join("worker", "hi");
  const page = await people.browse(worker, PHONE);
  const lost = await browser.newContext({ baseURL: process.env.E2E_BASE_URL! });
  const { username, password } = worker;
  expect((await lost.request.post("/api/login", { data: { username, password } })).status()).toBe(200);

  await page.goto("/");
  await page.getByRole("button", { name: `${hi("shell.signedInAs")} ${username}` }).click();
  await page.getByRole("link", { name: hi("shell.account") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("account.title"));
  const details = page.locator("form").filter({ has: page.locator('[name="phone"]') });
  await page.locator('[name="phone"]').fill("12345");
  await details.getByRole("button", { name: hi("account.details.save") }).click();
  await expect(page.locator('[name="phone"]')).toHaveAccessibleDescription(new RegExp(hi("validation.phoneFormat")));
  await page.locator('[name="phone"]').fill("98765 43210");
  await page.locator('[name="whatsapp"]').check();
  await page.reload();
  // The typed number is kept, and saved by one call.
  await expect(page.locator('[name="phone"]')).toHaveValue("98765 43210");
  await details.getByRole("button", { name: hi("account.details.save") }).click();
  await expect(page.locator('[name="phone"]')).toHaveValue("+91 98765 43210");
  await expect(page.locator('[name="whatsapp"]')).toBeChecked();
  const rows = page
    .getByRole("listitem")
    .filter({ has: page.getByRole("button", { name: hi("account.sessions.logOut") }) });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(hi("account.sessions.current"));
  await expectGoodAtBothWidths(page);

  await rows
    .last()
    .getByRole("button", { name: hi("account.sessions.logOut") })
    .click();
  await expect(page.getByText(hi("account.sessions.done"))).toBeVisible();
  await expect(rows).toHaveCount(1);
  expect((await lost.request.get("/api/user")).status()).toBe(401);

  await page.getByRole("button", { name: hi("account.sessions.everywhere") }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog).toContainText(hi("account.sessions.everywhereText"));
  await dialog.getByRole("button", { name: hi("account.sessions.everywhere") }).click();
  await expect(page.getByRole("tabpanel").locator('[name="username"]')).toBeVisible();
  expect((await worker.api.get("/api/user")).status()).toBe(401);
  await lost.close();
});

test("an employer sees the account in English and logs this browser out", async ({ people }) => {
  const employer = await people.join("employer", "hi");
  const page = await people.browse(employer, DESKTOP);
  await page.goto("/account");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("account.title"));
  await page
    .getByRole("button", { name: en("account.sessions.logOut") })
    .first()
    .click();
  await expect(page.getByRole("tabpanel").locator('[name="username"]')).toBeVisible();
  expect((await employer.api.get("/api/user")).status()).toBe(401);
});

test("someone whose account an admin made sets an own password before anything else", async ({ people, browser }) => {
  const office = await browser.newContext({ baseURL: process.env.E2E_BASE_URL! });
  await signIn(office, "admin");
  const username = `made.${Date.now().toString(36)}`;
  const password = "only-for-journeys-4";
  const data = { username, password, role: "worker", preferredLanguage: "hi" };
  expect((await office.request.post("/api/admin/users", { data })).status()).toBe(201);
  await office.close();

  const page = await people.browse(null, PHONE);
  expect((await page.request.post("/api/login", { data: { username, password } })).status()).toBe(200);
  await page.goto("/applied");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("account.firstSteps.title"));
  await expectGoodAtBothWidths(page);
  await page.locator('[name="currentPassword"]').fill(password);
  await page.locator('[name="newPassword"]').fill("krishna");
  await page.getByRole("button", { name: hi("account.password.save") }).click();
  await expect(page.getByText(hi("validation.passwordCommon"))).toBeVisible();
  await page.locator('[name="newPassword"]').fill("only-for-journeys-5");
  await page.getByRole("button", { name: hi("account.password.save") }).click();
  // Nobody has asked for age and consent yet.
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("consent.firstTitle"));
  await expectGoodAtBothWidths(page);
  await page.locator('[name="isAdult"]').check();
  await page.locator('[name="agreed"]').check();
  await page.getByRole("button", { name: hi("consent.save") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("applied.title"));
});

test("someone who forgot the password sets another by the recovery number, or by a code that an admin reads out", async ({
  people,
}) => {
  const worker = await people.join("worker", "hi");
  const page = await people.browse(worker, PHONE);
  await page.goto("/account");
  const section = page.getByRole("region", { name: hi("recovery.number.title") });
  await section.locator('[name="currentPassword"]').fill(worker.password);
  await section.getByRole("button", { name: hi("recovery.number.make") }).click();
  await expect(section.getByRole("heading", { name: hi("recovery.number.shown") })).toBeFocused();
  const number = (await section.getByText(/^(?:\d{4} ){3}\d{4}$/).textContent())!;
  await expectGoodAtBothWidths(page);
  await section.getByRole("button", { name: hi("recovery.number.kept") }).click();

  const visitor = await people.browse(null, PHONE);
  await visitor.goto("/#login");
  await visitor.getByRole("link", { name: hi("auth.forgot") }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(hi("recovery.title"));
  const setPassword = async (code: string, password: string) => {
    await visitor.locator('[name="username"]').fill(worker.username);
    await visitor.locator('[name="code"]').fill(code);
    await visitor.locator('[name="newPassword"]').fill(password);
    await visitor.getByRole("button", { name: hi("recovery.save") }).click();
  };
  await setPassword(
    number.replace(/.$/, (digit) => String((Number(digit) + 1) % 10)),
    "only-for-journeys-6",
  );
  await expect(visitor.getByText(hi("validation.codeMistyped"))).toBeVisible();
  await expectGoodAtBothWidths(visitor);
  await setPassword(number, "only-for-journeys-6");
  await expect(visitor.getByText(hi("recovery.done"))).toBeVisible();
  expect((await worker.api.get("/api/user")).status()).toBe(401);

  const again = await worker.api.post("/api/login", {
    data: { username: worker.username, password: "only-for-journeys-6" },
  });
  expect(again.status()).toBe(200);
  expect((await worker.api.put("/api/user/account", { data: { phone: "98100 45678" } })).status()).toBe(200);
  const office = await people.browse(null, DESKTOP);
  await signIn(office.context(), "admin");
  await office.goto(`/admin/users/${worker.id}`);
  await office.getByRole("button", { name: en("adminAccount.recovery.button") }).click();
  await expect(office.getByRole("alertdialog")).toContainText("+91 98100 45678");
  await office
    .getByRole("alertdialog")
    .getByRole("button", { name: en("adminAccount.recovery.make") })
    .click();
  const code = (await office.getByText(/^\d{4} \d{4}$/).textContent())!;
  await expectGoodAtBothWidths(office);
  await visitor.goto("/forgot-password");
  await setPassword(code, "only-for-journeys-7");
  await expect(visitor.getByText(hi("recovery.done"))).toBeVisible();
  const { username } = worker;
  const login = await visitor.request.post("/api/login", { data: { username, password: "only-for-journeys-7" } });
  expect(login.status()).toBe(200);
});

test("a worker takes the data along, complains, takes back the agreement, and deletes the account, which is then gone", async ({
  people,
}) => {
  const worker = await people.join("worker", "hi");
  const page = await people.browse(worker, PHONE);
  await page.goto("/account");
  await page.getByRole("link", { name: hi("ownData.see") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("ownDataPage.title"));
  await expect(page.getByRole("main").getByText(worker.username, { exact: true }).first()).toBeVisible();
  await expectGoodAtBothWidths(page);
  const link = page.getByRole("link", { name: hi("ownData.download") });
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
  expect(download.suggestedFilename()).toBe("kaamsetu.json");
  expect(readFileSync(await download.path(), "utf8")).toContain(worker.username);

  const complain = async (text: string) => {
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: hi("notices.grievance") })
      .click();
    await page.locator('[name="kind"]').selectOption("data");
    await page.locator('[name="text"]').fill(text);
    await page.getByRole("button", { name: hi("grievance.send") }).click();
    await expect(page.getByRole("heading", { name: /KS-\d{4}-\d{6}/ })).toBeFocused();
  };
  await complain("मेरा नाम ग़लत है।");
  await expectGoodAtBothWidths(page);
  await page.getByRole("link", { name: hi("grievance.toAccount") }).click();
  await expect(page.getByText("मेरा नाम ग़लत है।")).toBeVisible();

  const dialog = page.getByRole("alertdialog");
  await page.getByRole("button", { name: hi("consent.withdraw") }).click();
  await dialog.getByRole("button", { name: hi("consent.withdraw") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("consent.withdrawnTitle"));
  await expectGoodAtBothWidths(page);
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: hi("notices.privacy") })
    .click();
  await expect(page).toHaveURL(/\/privacy$/);
  await expectGoodAtBothWidths(page);
  await complain("मेरा पता ग़लत है।");
  await page.getByRole("link", { name: hi("ownData.see") }).click();
  await expect(page.getByText("मेरा पता ग़लत है।")).toBeVisible();
  await page.goto("/account");
  await page.getByRole("link", { name: hi("ownData.see") }).click();
  await expect(page).toHaveURL(/\/account\/data$/);
  await expect(page.getByText("मेरा नाम ग़लत है।")).toBeVisible();

  await page.getByRole("button", { name: hi("ownData.delete") }).click();
  await expect(dialog).toContainText(hi("ownData.deleteText"));
  await expectGoodScreen(page);
  await dialog.getByRole("button", { name: hi("ownData.cancel") }).click();
  await page.getByRole("button", { name: hi("ownData.delete") }).click();
  await dialog.getByRole("button", { name: hi("ownData.deleteConfirm") }).click();
  await expect(page.getByRole("tabpanel").locator('[name="username"]')).toBeVisible();
  await expect(page.getByText(hi("auth.accountDeleted"))).toBeVisible();
  const { username, password } = worker;
  expect((await page.request.post("/api/login", { data: { username, password } })).status()).toBe(401);
});
