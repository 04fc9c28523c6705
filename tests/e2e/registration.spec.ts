/** Registration as someone new meets it on a phone. */
import { expect, type Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { DESKTOP, en, expectGoodAtBothWidths, expectGoodScreen, hi, MEASURED_LANGUAGES, PHONE, test } from "./support";

const form = (page: Page) => page.getByRole("tabpanel");
const registerTab = (page: Page) => page.getByRole("tab", { name: hi("auth.register") });

for (const language of MEASURED_LANGUAGES) {
  test(`the whole form is in sight on a phone (${language}) @languages`, async ({ people }) => {
    const page = await people.browse(null, PHONE);
    await page.context().addCookies([{ name: "language", value: language, url: process.env.E2E_BASE_URL! }]);
    await page.goto("/");
    const { auth } = JSON.parse(readFileSync(`messages/${language}.json`, "utf8")) as { auth: Record<string, string> };
    const button = form(page).getByRole("button", { name: auth.register, exact: true });
    // As high as it gets: the line with the username that was made.
    await form(page).locator("[name=name]").fill("Sunita Devi");
    await expect(form(page).locator("summary").filter({ hasText: "sunita" })).toBeVisible();
    const { y, height } = (await button.boundingBox())!;
    test.info().annotations.push({ type: "button ends at", description: `${language} ${Math.round(y + height)}` });
    expect(y + height).toBeLessThan(700);
    for (const name of ["password", "phone", "isAdult", "agreed"]) {
      await expect(form(page).locator(`[name=${name}]`)).toBeInViewport();
    }
    await expect(form(page).locator("[name=confirmPassword]")).toBeHidden();
    const hint = form(page).getByText(auth.passwordHint!, { exact: true });
    expect((await hint.boundingBox())!.width).toBeLessThan(2);
    await form(page).locator("[name=password]").fill("n");
    expect((await hint.boundingBox())!.width).toBeGreaterThan(100);
    await expect(page.getByRole("group", { name: /./ }).getByRole("button", { name: /^EN/ })).toHaveCount(1);
  });
}

test("a browser that nobody has logged in with opens the registration, any other one the login", async ({ people }) => {
  const worker = await people.join("worker", "hi");
  const page = await people.browse(null, PHONE);
  await page.goto("/");
  await expect(registerTab(page)).toHaveAttribute("aria-selected", "true");
  await expectGoodAtBothWidths(page);
  await page.goto("/#login");
  await form(page).locator("[name=username]").fill(worker.username);
  await form(page).locator("[name=password]").fill(worker.password);
  await form(page)
    .getByRole("button", { name: hi("auth.login"), exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("jobs.title"));
  await page.getByRole("button", { name: hi("shell.signedInAs") }).click();
  await page.getByRole("button", { name: hi("shell.logout") }).click();
  await expect(page.getByRole("tab", { name: hi("auth.login") })).toHaveAttribute("aria-selected", "true");
});

test("someone who gives work is led to a registration of their own, in English", async ({ people }) => {
  const page = await people.browse(null, PHONE);
  await page.goto("/");
  await page.getByRole("link", { name: hi("auth.forEmployers") }).click();
  await expect(page).toHaveURL("/employer/jobs/new#register");
  await expect(page.getByRole("tab", { name: en("auth.register") })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByText(en("auth.employers.promises.choose"))).toBeVisible();
  await expect(page.getByText(en("auth.promises.free"))).toHaveCount(0);
  await form(page)
    .locator("summary")
    .filter({ hasText: en("auth.change") })
    .click();
  await expect(form(page).getByRole("radio", { name: en("auth.role.employer") })).toBeChecked();
  await expectGoodAtBothWidths(page);
  await form(page).locator("[name=name]").fill("Rohan Mehta");
  await expect(form(page).locator("[name=username]")).toHaveValue(/^rohan/);
  await form(page).locator("[name=password]").fill("only-for-journeys-3");
  await form(page).locator("[name=isAdult]").check();
  await form(page).locator("[name=agreed]").check();
  await form(page)
    .getByRole("button", { name: en("auth.register"), exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("requestForm.heading"));
});

test("a password that is easy to guess is refused with a way to a better one", async ({ people }) => {
  const page = await people.browse(null, PHONE);
  await page.goto("/");
  await form(page).locator("[name=name]").fill("Meena");
  await form(page).locator("[name=password]").fill("meena1");
  await form(page).locator("[name=isAdult]").check();
  await form(page).locator("[name=agreed]").check();
  await expect(form(page).locator("[name=username]")).toHaveValue(/^meena/);
  await form(page)
    .getByRole("button", { name: hi("auth.register"), exact: true })
    .click();
  await expect(form(page).locator("[name=password]")).toHaveAccessibleDescription(/दो ऐसे शब्द और एक नंबर/);
  await expectGoodScreen(page);
});

test("someone who types the password unseen is asked for it once more", async ({ people }) => {
  const page = await people.browse(null, DESKTOP);
  await page.goto("/");
  await form(page)
    .getByRole("button", { name: hi("auth.hidePassword") })
    .first()
    .click();
  await form(page).locator("[name=password]").fill("only-for-journeys-3");
  await expect(form(page).locator("[name=confirmPassword]")).toBeVisible();
  await expect(form(page).locator("[name=confirmPassword]")).toHaveValue("");
});
