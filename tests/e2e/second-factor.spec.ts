import { expect, type Page } from "@playwright/test";
import { generateSync } from "otplib";
import { withConnection } from "../../scripts/lib/connection";
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
  toastOf,
} from "./support";

/** The code that a device shows, half a minute later for each further one, since none counts twice. */
const codeOf = (secret: string, later = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 * later });

/** As if the page's session had been opened eleven minutes ago; other journeys use the same accounts. */
async function letPasswordGrowOld(page: Page): Promise<void> {
  const sessions = (await (await page.request.get("/api/user/sessions")).json()) as {
    id: string;
    isCurrent: boolean;
  }[];
  const { id } = sessions.find(({ isCurrent }) => isCurrent)!;
  await withConnection(process.env.E2E_DATABASE_URL!, (client) =>
    client.query("UPDATE sessions SET password_confirmed_at = now() - interval '11 minutes' WHERE id = $1", [id]),
  );
}

/** Before the script runs, password and code are typed together, since no password is kept in between. */
async function expectCodeWithoutScript(page: Page, typed: { username: string; password: string; code: string }) {
  const form = page.locator("form[action='/api/login']");
  const enter = form.getByRole("button", { name: hi("adminLogin.submit"), exact: true });
  await page.goto("/admin-login");
  await form.locator("[name=username]").fill(typed.username);
  await form.locator("[name=password]").fill(typed.password);
  await enter.click();
  await expect(form.getByRole("alert")).toHaveText(hi("errors.otp_required"));
  await expect(form.locator("[name=username]")).toHaveValue(typed.username);
  await expect(form.locator("[name=password]")).toHaveValue("");
  await expectGoodScreen(page);
  await form.locator("[name=password]").fill(typed.password);
  await form.locator("[name=otp]").fill(typed.code);
  await enter.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("adminDashboard.title"));
}

test(
  "an admin sets up a second factor, logs in with a code, and exports after typing the password again",
  { tag: "@long" },
  async ({ people, browser }) => {
    const office = await browser.newContext({ baseURL: process.env.E2E_BASE_URL! });
    await signIn(office, "admin");
    const username = `guard.${Date.now().toString(36)}`;
    const [first, password] = ["gulmohar-ki-chhaya-7", "amaltas-ke-phool-pile-8"];
    const data = { username, password: first, role: "admin", preferredLanguage: "hi" };
    expect((await office.request.post("/api/admin/users", { data })).status()).toBe(201);
    await office.close();

    const page = await people.browse(null, PHONE);
    await page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
    const heading = page.getByRole("heading", { level: 1 });
    const field = (name: string) => page.locator(`main [name="${name}"]`);
    expect((await page.request.post("/api/login", { data: { username, password: first } })).status()).toBe(200);
    await page.goto("/admin-dashboard");
    await field("currentPassword").fill(first);
    await field("newPassword").fill(password);
    await page.getByRole("button", { name: hi("account.password.save") }).click();

    await expect(heading).toHaveText(hi("secondFactor.first.title"));
    await page.getByRole("button", { name: hi("secondFactor.first.start") }).click();
    await expect(page.getByRole("img", { name: hi("secondFactor.device.qr") })).toBeVisible();
    await expectGoodAtBothWidths(page);
    const secret = (await page.locator("main code").innerText()).replaceAll(" ", "");
    await field("code").fill("12345");
    await page.getByRole("button", { name: hi("secondFactor.device.confirm") }).click();
    await expect(page.getByText(hi("validation.otpFormat"))).toBeVisible();
    await field("code").fill(codeOf(secret));
    await page.getByRole("button", { name: hi("secondFactor.device.confirm") }).click();
    await expect(page.getByRole("heading", { name: hi("secondFactor.codes.title") })).toBeFocused();
    const codes = await page.locator("main ol li").allInnerTexts();
    expect(codes).toHaveLength(10);
    await expectGoodScreen(page);
    await page.getByRole("button", { name: hi("secondFactor.codes.kept") }).click();
    await expect(heading).toHaveText(hi("adminDashboard.title"));

    expect((await page.request.post("/api/logout")).status()).toBe(204);
    await page.goto("/admin-login");
    await field("username").fill(username);
    await field("password").fill(password);
    const enter = page.getByRole("button", { name: hi("adminLogin.submit"), exact: true });
    await enter.click();
    await expect(field("otp")).toBeFocused();
    await expect(field("otp")).toHaveAttribute("inputmode", "numeric");
    await expectGoodScreen(page);
    await field("otp").fill("000 000");
    await enter.click();
    await expect(page.getByRole("main").getByText(hi("errors.wrong_otp"))).toBeVisible();
    await page.getByRole("button", { name: hi("secondFactor.login.lost") }).click();
    await field("otp").fill(codes[0]!.toLowerCase());
    await enter.click();
    await expect(heading).toHaveText(hi("adminDashboard.title"));

    const before = await people.browse(null, PHONE);
    await holdBackScript(before);
    await expectCodeWithoutScript(before, {
      username,
      password,
      code: codes[1]!,
    });

    await letPasswordGrowOld(page);
    await page.getByRole("button", { name: hi("adminExport.button") }).click();
    await page.getByRole("link", { name: hi("adminExport.kinds.users") }).click();
    const question = page.getByRole("dialog", { name: hi("confirmPassword.title") });
    await expect(question).toBeVisible();
    await expectGoodScreen(page);
    await question.locator('[name="password"]').fill("not-my-password");
    await question.getByRole("button", { name: hi("confirmPassword.confirm") }).click();
    await expect(question.getByText(hi("validation.wrongPassword"))).toBeVisible();
    await question.locator('[name="password"]').fill(password);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      question.getByRole("button", { name: hi("confirmPassword.confirm") }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^kaamsetu-users-/);

    await page.goto("/account");
    await expect(page.getByRole("heading", { name: hi("secondFactor.title") })).toBeVisible();
    await expect(page.getByText(hi("secondFactor.replace"))).toBeVisible();
    await expectGoodAtBothWidths(page);
    await page.getByRole("button", { name: hi("secondFactor.newCodes") }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: hi("secondFactor.newCodes") })
      .click();
    await expect(page.locator("main ol li")).toHaveCount(10);
  },
);

test("a super admin takes away the second factor of an admin who has lost it", async ({ people }) => {
  const page = await people.browse(null, DESKTOP);
  await signIn(page.context(), "admin");
  const username = `lost.${Date.now().toString(36)}`;
  const password = "gulmohar-ki-chhaya-7";
  const made = await page.request.post("/api/admin/users", { data: { username, password, role: "admin" } });
  const { id } = (await made.json()) as { id: string };
  await withConnection(process.env.E2E_DATABASE_URL!, (client) =>
    client.query("INSERT INTO second_factors (user_id, secret, enrolled_at) VALUES ($1, 'of-a-lost-phone', now())", [
      id,
    ]),
  );
  await page.goto(`/admin/users/${id}`);
  const reset = { name: en("adminAccount.secondFactor.button") };
  await page.getByRole("button", reset).click();
  await expect(page.getByRole("alertdialog")).toContainText(username);
  await expectGoodScreen(page);
  await letPasswordGrowOld(page);
  await page.getByRole("alertdialog").getByRole("button", reset).click();
  // Above the question that it belongs to.
  const question = page.getByRole("dialog", { name: en("confirmPassword.title") });
  await question.locator('[name="password"]').fill("kaam-setu-demo-3");
  await question.getByRole("button", { name: en("confirmPassword.confirm") }).click();
  await expect(toastOf(page)).toContainText(en("adminAccount.secondFactor.done"));
  await expect(page.getByRole("button", reset)).toHaveCount(0);
  await page.goto(`/admin/audit?target=${id}`);
  await expect(page.getByRole("row").nth(1)).toContainText(`demo.admin reset the second factor of ${username}`);
});
