import { expect, type Locator, type Page } from "@playwright/test";
import { DEMO_ACCOUNTS } from "../../prisma/seed/accounts";
import {
  delayScript,
  DESKTOP,
  en,
  expectGoodAtBothWidths,
  expectGoodScreen,
  hi,
  PHONE,
  postJob,
  test,
  toastOf,
  watchConsole,
} from "./support";

const form = (page: Page): Locator => page.getByRole("tabpanel");
/** Opens the fields that are filled in already. */
const openMore = (page: Page): Promise<void> =>
  form(page)
    .locator("details", { has: page.locator("[name=confirmPassword]") })
    .locator("summary")
    .click();
const field = (page: Page, name: string): Locator => form(page).locator(`[name="${name}"]`);

async function fill(page: Page, username: string, password: string): Promise<void> {
  await field(page, "username").fill(username);
  await field(page, "password").fill(password);
}

/** The rest of a registration. */
async function complete(page: Page): Promise<void> {
  await field(page, "name").fill("मीना देवी");
  await field(page, "isAdult").check();
  await field(page, "agreed").check();
}

/** Until the browser has gone to the place that the address names, the other form may be open. */
async function untilOpen(page: Page, action: "login" | "register"): Promise<void> {
  await expect(form(page)).toHaveCount(1);
  await expect(form(page).locator(`form[action='/api/${action}']`)).toBeVisible();
}

/** Typed here in an earlier visit, which counts less than the field as it is. */
const keepOlderName = (page: Page) =>
  page.addInitScript(() => {
    sessionStorage.setItem("kaamsetu.auth.login", JSON.stringify({ username: "an.older.bird" }));
  });

test("what is typed before the script runs stays in the fields, and the script knows of it", async ({ people }) => {
  const first = await people.browse(null, PHONE);
  const runScript = await delayScript(first);
  await first.goto("/#register", { waitUntil: "commit" });
  await untilOpen(first, "register");
  await field(first, "phone").fill("98765 43210");
  await field(first, "name").fill("मीना देवी");
  await field(first, "isAdult").check();
  await runScript(form(first).locator("form"));
  // Made of the name.
  await expect(field(first, "username")).toHaveValue(/^मीना/);
  await expect(field(first, "name")).toHaveValue("मीना देवी");
  await expect(field(first, "phone")).toHaveValue("98765 43210");
  await expect(field(first, "isAdult")).toBeChecked();

  const { username, password } = await people.join("worker", "hi");
  const again = await people.browse(null, PHONE);
  await keepOlderName(again);
  const runAgain = await delayScript(again);
  await again.goto("/#login", { waitUntil: "commit" });
  await untilOpen(again, "login");
  await field(again, "username").fill(username);
  await field(again, "password").fill(password);
  await runAgain(form(again).locator("form"));
  await form(again)
    .getByRole("button", { name: hi("auth.showPassword") })
    .click();
  await expect(field(again, "password")).toHaveAttribute("type", "text");
  await expect(field(again, "username")).toHaveValue(username);
  await expect(field(again, "password")).toHaveValue(password);
});

test("the role is chosen with the arrow keys, and the password can be shown", async ({ people }) => {
  const page = await people.browse(null, PHONE);
  // The browser fills the form in before the script runs, as it does when it restores a page.
  const runScript = await delayScript(page);
  await keepOlderName(page);
  await page.goto("/#login", { waitUntil: "commit" });
  await untilOpen(page, "login");
  await field(page, "username").evaluate((input: HTMLInputElement) => (input.value = "early.bird"));
  await field(page, "role")
    .last()
    .evaluate((radio: HTMLInputElement) => (radio.checked = true));
  await runScript(form(page).locator("form"));
  await expect(field(page, "username")).toHaveValue("early.bird");
  const worker = form(page).getByRole("radio", { name: hi("auth.role.worker") });
  const employer = form(page).getByRole("radio", { name: hi("auth.role.employer") });
  await expect(employer).toBeChecked();
  await employer.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(worker).toBeChecked();
  await page.keyboard.press("ArrowRight");
  await expect(employer).toBeChecked();
  const password = field(page, "password");
  await password.fill("chameli");
  await expect(password).toHaveAttribute("type", "password");
  await form(page)
    .getByRole("button", { name: hi("auth.showPassword") })
    .click();
  await expect(password).toHaveAttribute("type", "text");
  await expect(password).toHaveValue("chameli");
  await expectGoodScreen(page);
  await form(page)
    .getByRole("button", { name: hi("auth.hidePassword") })
    .click();
  await expect(password).toHaveAttribute("type", "password");
});

test("a name that is taken is refused beside its field, and no input is lost", async ({ people }) => {
  const { username } = await people.join("worker");
  const page = await people.browse(null, PHONE);
  await page.goto("/");
  // Nobody has logged in with this browser: the registration is open.
  await expect(page.getByRole("tab", { name: hi("auth.register") })).toHaveAttribute("aria-selected", "true");
  await openMore(page);
  await fill(page, username.toUpperCase(), "only-for-journeys-3");
  await field(page, "region").selectOption("delhi");
  await complete(page);
  await form(page)
    .getByRole("button", { name: hi("auth.register"), exact: true })
    .click();
  await expect(field(page, "username")).toHaveAccessibleDescription(new RegExp(hi("validation.usernameTaken")));
  await expect(field(page, "username")).toBeFocused();
  await expect(toastOf(page)).toContainText(hi("auth.registrationFailed"));
  await expect(field(page, "username")).toHaveValue(username.toUpperCase());
  await expect(field(page, "password")).toHaveValue("only-for-journeys-3");
  await expect(field(page, "confirmPassword")).toHaveValue("only-for-journeys-3");
  await expect(field(page, "region")).toHaveValue("delhi");
  await expectGoodScreen(page);
  const free = form(page)
    .getByRole("group", { name: hi("auth.freeUsernames") })
    .getByRole("button");
  await expect(free).toHaveCount(2);
  const name = (await free.first().textContent())!;
  await free.first().click();
  await expect(field(page, "username")).toHaveValue(name);
  await expect(free).toHaveCount(0);
  await form(page)
    .getByRole("button", { name: hi("auth.register"), exact: true })
    .click();
  await expect
    .poll(async () => ((await (await page.request.get("/api/user")).json()) as { username?: string }).username)
    .toBe(name);
});

test("someone new types one name: the username is made of it, shown, and can be changed", async ({ people }) => {
  const page = await people.browse(null, PHONE);
  const word = `kam${Date.now().toString(36)}`;
  const register = form(page).getByRole("button", { name: hi("auth.register"), exact: true });
  await page.goto("/");
  await page.getByRole("tab", { name: hi("auth.register") }).click();
  await field(page, "name").fill("98765 43210");
  await register.click();
  await expect(field(page, "name")).toHaveAccessibleDescription(new RegExp(hi("validation.nameIsNumber")));
  await expect(field(page, "name")).toBeFocused();
  await expect(field(page, "username")).toHaveValue("");
  await field(page, "name").fill(`${word} Devi`);
  await expect(field(page, "username")).toHaveValue(word);
  await expect(form(page).locator("summary").filter({ hasText: word })).toBeVisible();
  await openMore(page);
  // Another name, another username; one that was typed stays.
  await field(page, "name").fill(`${word}a Devi`);
  await expect(field(page, "username")).toHaveValue(`${word}a`);
  await field(page, "username").fill("9876512345");
  await field(page, "name").fill(`${word}b Devi`);
  await page.waitForResponse(/username-suggestions/);
  await expect(field(page, "username")).toHaveValue("9876512345");
  await field(page, "username").fill("");
  await field(page, "name").fill(`${word}c Devi`);
  await expect(field(page, "username")).toHaveValue(`${word}c`);
  await expectGoodScreen(page);
  await field(page, "password").fill("only-for-journeys-3");
  await field(page, "isAdult").check();
  await field(page, "agreed").check();
  await register.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("jobs.title"));
  expect(await (await page.request.get("/api/user")).json()).toMatchObject({ username: `${word}c` });
  expect(await (await page.request.get("/api/user/account")).json()).toMatchObject({ name: `${word}c Devi` });
});

test("where no username could be made in time, the server makes it and the account shows it", async ({ people }) => {
  const page = await people.browse(null, PHONE);
  const word = `kam${Date.now().toString(36)}`;
  await page.route("**/api/username-suggestions*", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("tab", { name: hi("auth.register") }).click();
  await complete(page);
  await field(page, "name").fill(word);
  await field(page, "password").fill("only-for-journeys-3");
  await form(page)
    .getByRole("button", { name: hi("auth.register"), exact: true })
    .click();
  await expect(page.getByRole("region", { name: hi("auth.username") })).toContainText(word);
  await expectGoodAtBothWidths(page);
  await page.getByRole("link", { name: hi("account.made.goOn") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("jobs.title"));
});

test("changing the language keeps the input, except passwords, until login", async ({ people }) => {
  const page = await people.browse(null, PHONE);
  const kept = () => page.evaluate(() => Object.values(sessionStorage).join());
  const password = "only-for-journeys-3";
  const username = `meena.${Date.now().toString(36)}`;
  await page.goto("/#login");
  await fill(page, "sunita", password);
  await page.getByRole("tab", { name: hi("auth.register") }).click();
  await openMore(page);
  await form(page)
    .getByRole("radio", { name: hi("auth.role.employer") })
    .check();
  await field(page, "name").fill("Meena");
  await fill(page, username, password);
  await field(page, "region").selectOption("delhi");
  expect(await kept()).toContain(username);
  expect(await kept()).not.toContain(password);
  await page.getByRole("button", { name: /^EN/ }).click();
  await expect(page.getByRole("tab", { name: en("auth.register") })).toHaveAttribute("aria-selected", "true");
  await openMore(page);
  await expect(form(page).getByRole("radio", { name: en("auth.role.employer") })).toBeChecked();
  await expect(field(page, "name")).toHaveValue("Meena");
  await expect(field(page, "username")).toHaveValue(username);
  await expect(field(page, "region")).toHaveValue("delhi");
  await expect(field(page, "preferredLanguage")).toHaveValue("en");
  await expect(field(page, "password")).toHaveValue("");
  await page.getByRole("tab", { name: en("auth.login") }).click();
  await expect(field(page, "username")).toHaveValue("sunita");
  await expectGoodScreen(page);
  await page.getByRole("tab", { name: en("auth.register") }).click();
  await field(page, "password").fill(password);
  await complete(page);
  await form(page)
    .getByRole("button", { name: en("auth.register"), exact: true })
    .click();
  await expect(page.getByRole("tabpanel")).toHaveCount(0);
  await expect.poll(kept).toBe("");
});

test("a worker who logs in as an employer is told the account's role, and not let in", async ({ people }) => {
  const worker = await people.join("worker", "hi");
  const page = await people.browse(null, DESKTOP);
  await page.goto("/#login");
  await form(page)
    .getByRole("radio", { name: hi("auth.role.employer") })
    .check();
  await fill(page, worker.username, worker.password);
  const login = form(page).getByRole("button", { name: hi("auth.login"), exact: true });
  await login.click();
  await expect(form(page).getByText(hi("errors.wrong_family_seeker"))).toBeVisible();
  expect((await page.request.get("/api/user")).status()).toBe(401);
  await expectGoodScreen(page);
  await form(page)
    .getByRole("radio", { name: hi("auth.role.worker") })
    .check();
  await login.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("jobs.title"));
});

test("a shared link shows what the job is above the login, and that job after registration", async ({ people }) => {
  const employer = await people.join("employer");
  const { id, title } = await postJob(employer, { location: "Koregaon Park, Pune", shift: "9 AM - 6 PM" });
  const page = await people.browse(null, PHONE);
  const faults = watchConsole(page);
  const answer = await page.goto(`/jobs/${id}`);
  for (const secret of [title, employer.username]) expect(await answer!.text()).not.toContain(secret);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toContainText("कोरेगांव पार्क, पुणे");
  await expect(page.getByRole("heading", { name: hi("auth.toApply") })).toBeVisible();
  await expect(page.locator('head meta[property="og:title"]')).toHaveAttribute("content", /कोरेगांव पार्क, पुणे/);
  const picture = await page.locator('head meta[property="og:image"]').getAttribute("content");
  const drawn = await page.request.get(new URL(picture!).pathname + new URL(picture!).search);
  expect([drawn.status(), drawn.headers()["content-type"]]).toEqual([200, "image/png"]);
  const posting = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(posting!)).toMatchObject({ "@type": "JobPosting", datePosted: expect.any(String) });
  await expectGoodScreen(page);
  await page.getByRole("tab", { name: hi("auth.register") }).click();
  await openMore(page);
  await expect(field(page, "region")).toHaveValue("maharashtra");
  // The form fills the second field; someone who types there all the same replaces that.
  const repeated = field(page, "confirmPassword");
  await field(page, "password").fill("only-for-journeys-2");
  await expect(repeated).toHaveValue("only-for-journeys-2");
  await repeated.click();
  await expect(repeated).toHaveValue("");
  await field(page, "password").click();
  await expect(repeated).toHaveValue("only-for-journeys-2");
  await fill(page, `shared.${Date.now().toString(36)}`, "only-for-journeys-3");
  await complete(page);
  await form(page)
    .getByRole("button", { name: hi("auth.register"), exact: true })
    .click();
  await expect(page.getByRole("link", { name: hi("jobDetail.applyNow") })).toBeVisible();
  await expect(page).toHaveURL(`/jobs/${id}`);
  expect(faults).toEqual([]);
});

test("after login the requested page opens", async ({ people }) => {
  const worker = await people.join("worker", "hi");
  const page = await people.browse(null, PHONE);
  await page.goto("/applied?status=accepted");
  await fill(page, worker.username, worker.password);
  await form(page)
    .getByRole("button", { name: hi("auth.login"), exact: true })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("applied.title"));
  await expect(page).toHaveURL("/applied?status=accepted");
});

test("the admins' login refuses others, lets admins in, and does not reveal which accounts exist", async ({
  people,
}) => {
  const worker = await people.join("worker");
  const page = await people.browse(null, DESKTOP);
  const html = await (await page.goto("/admin-login"))!.text();
  for (const { username, password } of Object.values(DEMO_ACCOUNTS)) {
    expect(html).not.toContain(username);
    expect(html).not.toContain(password);
  }
  await expect(page.getByText(hi("adminLogin.subtitle"))).toBeVisible();
  const submit = page.getByRole("button", { name: hi("adminLogin.submit"), exact: true });
  const enter = async ({ username, password }: { username: string; password: string }) => {
    await page.locator('[name="username"]').fill(username);
    await page.locator('[name="password"]').fill(password);
    await submit.click();
  };
  await submit.click();
  await expect(page.locator('[name="username"]')).toHaveAccessibleDescription(hi("validation.usernameRequired"));
  await expect(page.locator('[name="password"]')).toHaveAccessibleDescription(hi("validation.passwordRequired"));
  await enter(worker);
  await expect(toastOf(page)).toContainText(hi("adminLogin.deniedTitle"));
  await expect(toastOf(page)).toContainText(hi("adminLogin.deniedText"));
  expect((await page.request.get("/api/user")).status()).toBe(401);
  await expectGoodScreen(page);
  // No language was chosen in this browser, so the account's own applies from here on.
  await enter(DEMO_ACCOUNTS.admin);
  await expect(toastOf(page)).toContainText(en("adminLogin.successTitle"));
  await expect(toastOf(page)).toContainText(`Welcome back ${DEMO_ACCOUNTS.admin.username}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("adminDashboard.title"));
});

/** Submits next-auth's own form from one of our pages, as the button of another sign-in method would. */
async function postToNextAuth(page: Page, action: string, fields: Record<string, string>): Promise<void> {
  const { csrfToken } = (await (await page.request.get("/api/auth/csrf")).json()) as { csrfToken: string };
  await page.evaluate(
    ([address, entries]) => {
      const sent = document.createElement("form");
      sent.method = "post";
      sent.action = address;
      for (const [name, value] of entries) sent.append(Object.assign(document.createElement("input"), { name, value }));
      document.body.append(sent);
      sent.submit();
    },
    [`/api/auth/${action}`, Object.entries({ csrfToken, ...fields })] as const,
  );
}

test("next-auth's login explains a refusal in words, opens the requested page, and logs out", async ({ people }) => {
  const { username, password } = await people.join("worker", "hi");
  const page = await people.browse(null, PHONE);
  await page.goto("/api/auth/signin");
  await expect(form(page)).toBeVisible();
  await postToNextAuth(page, "callback/credentials", { username, password: "wrong-one" });
  await expect(form(page).getByRole("alert")).toHaveText(hi("errors.wrong_credentials"));
  await expectGoodScreen(page);
  await postToNextAuth(page, "callback/credentials", { username, password, callbackUrl: "/applied" });
  await expect(page).toHaveURL("/applied");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("applied.title"));
  expect(await (await page.request.get("/api/auth/session")).json()).toMatchObject({
    user: { username, role: "worker", language: "hi" },
  });
  await postToNextAuth(page, "signout", {});
  await expect(form(page)).toBeVisible();
  expect((await page.request.get("/api/user")).status()).toBe(401);
});

test("if the server is unreachable, the login fails in words and keeps the input", async ({ people }) => {
  const page = await people.browse(null, PHONE);
  await page.goto("/#login");
  await page.route("**/api/login", (route) => route.abort());
  await fill(page, "sunita", "chameli-ka-phool");
  await form(page)
    .getByRole("button", { name: hi("auth.login"), exact: true })
    .click();
  await expect(toastOf(page)).toContainText(hi("auth.loginFailed"));
  await expect(field(page, "username")).toHaveValue("sunita");
  await expect(field(page, "password")).toHaveValue("chameli-ka-phool");
  await expect(form(page).getByRole("button", { name: hi("auth.login"), exact: true })).toBeEnabled();
  await expectGoodScreen(page);
});

test("a double click logs in once", async ({ people }) => {
  const worker = await people.join("worker", "hi");
  const page = await people.browse(null, DESKTOP);
  let calls = 0;
  await page.route("**/api/login", async (route) => {
    calls += 1;
    await route.continue();
  });
  await page.goto("/#login");
  await fill(page, worker.username, worker.password);
  await form(page)
    .getByRole("button", { name: hi("auth.login"), exact: true })
    .dblclick();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("jobs.title"));
  expect(calls).toBe(1);
});

test("a password never ends up in the address, even if submitted before the script runs", async ({ playwright }) => {
  const visitor = await playwright.request.newContext({ baseURL: process.env.E2E_BASE_URL! });
  for (const path of ["/", "/admin-login"]) {
    const html = await (await visitor.get(path)).text();
    const forms = html.match(/<form[^>]*>/g) ?? [];
    expect(forms.length).toBeGreaterThan(0);
    for (const form of forms) {
      expect(form).toContain('method="post"');
      // Posted to a call, which answers with a page, or not at all.
      expect(form).toMatch(/ inert=""| action="\/api\/(login|register)"/);
    }
  }
  await visitor.dispose();
});
