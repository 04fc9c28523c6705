/** The forms that work before the script, in browsers without any. */
import { expect } from "@playwright/test";
import { expectNoSidewaysScroll, hi, PHONE, test } from "./support";

test("someone logs in without script, after a wrong password", async ({ people }) => {
  const { username, password } = await people.join("worker");
  const page = await people.browse(null, { ...PHONE, javaScriptEnabled: false });
  await page.goto("/applied");
  const form = page.locator("form[action='/api/login']");
  await form.locator("[name=username]").fill(username);
  await form.locator("[name=password]").fill("not-the-password");
  await form.getByRole("button", { name: hi("auth.login") }).click();
  await expect(page).toHaveURL(/\/applied#refused$/);
  await expect(form.getByRole("alert")).toHaveText(hi("errors.wrong_credentials"));
  await expect(form.locator("[name=username]")).toHaveValue(username);
  await expect(form.locator("[name=password]")).toHaveValue("");
  await expectNoSidewaysScroll(page);
  await form.locator("[name=password]").fill(password);
  await form.getByRole("button", { name: hi("auth.login") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("applied.title"));
});

test("someone registers without script, after a field that was refused", async ({ people }) => {
  const page = await people.browse(null, { ...PHONE, javaScriptEnabled: false });
  await page.goto("/");
  await page.getByRole("tab", { name: hi("auth.register") }).click();
  const form = page.locator("form[action='/api/register']");
  const send = form.getByRole("button", { name: hi("auth.register") });
  await form.locator("[name=username]").fill(`quiet.${Date.now().toString(36)}`);
  await form.locator("[name=password]").fill("only-for-journeys-3");
  await form.locator("[name=phone]").fill("12");
  await form.locator("[name=isAdult]").check();
  await form.locator("[name=agreed]").check();
  await send.click();
  await expect(form.getByRole("link", { name: hi("validation.phoneFormat") })).toBeVisible();
  await expect(form.locator("[name=phone]")).toHaveAccessibleDescription(new RegExp(hi("validation.phoneFormat")));
  await expect(form.locator("[name=isAdult]")).toBeChecked();
  await expectNoSidewaysScroll(page);
  await form.locator("[name=phone]").fill("");
  await form.locator("[name=password]").fill("only-for-journeys-3");
  await send.click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole("link", { name: hi("nav.applied") }).first()).toBeVisible();
});
