import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { DEMO_ACCOUNTS } from "../../prisma/seed/accounts";
import {
  DESKTOP,
  en,
  expectGoodAtBothWidths,
  expectGoodScreen,
  postJob,
  signIn,
  test,
  toastOf,
  type People,
} from "./support";
import { openAsAdmin, SECOND_ADMIN } from "./office-support";

const ADMIN = DEMO_ACCOUNTS.admin.username;

const usersTable = (page: Page) => page.getByRole("table", { name: en("adminDashboard.users.heading") });
const nameFor = (kind: string) => `${kind}.${Date.now().toString(36)}`;

test("deactivating shows its consequences, and ends the session elsewhere at once", async ({ people }) => {
  const employer = await people.join("employer");
  await postJob(employer, { title: "First" });
  await postJob(employer, { title: "Second" });
  const theirs = await people.browse(employer);
  await theirs.goto("/");
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText(en("dashboard.title"));

  const page = await openAsAdmin(people, `/admin/users?search=${employer.username}`);
  await usersTable(page)
    .getByRole("button", { name: `${en("adminAccount.deactivate.button")} ${employer.username}` })
    .click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("2 open positions close.");
  await question.getByRole("button", { name: en("adminAccount.deactivate.button") }).click();
  await expect(question).toContainText(en("adminAccount.deactivate.reasonMissing"));
  await expectGoodAtBothWidths(page);
  await question.getByLabel(en("adminAccount.deactivate.reason")).selectOption("asked_money");
  await question.getByLabel(en("adminAccount.deactivate.note")).fill("You asked for 500 rupees.");
  // A failure loses nothing.
  const call = "**/api/admin/users/*/deactivate";
  await page.route(call, (route) => route.fulfill({ status: 500, json: { code: "internal" } }));
  await question.getByRole("button", { name: en("adminAccount.deactivate.button") }).click();
  await expect(toastOf(page)).toContainText(en("adminAccount.deactivate.error"));
  await expect(question.getByLabel(en("adminAccount.deactivate.note"))).toHaveValue("You asked for 500 rupees.");
  await expect(question.getByLabel(en("adminAccount.deactivate.reason"))).toHaveValue("asked_money");
  await page.unroute(call);
  await question.getByRole("button", { name: en("adminAccount.deactivate.button") }).click();
  await expect(toastOf(page)).toContainText(en("adminAccount.deactivate.done"));
  await expect(usersTable(page)).toContainText(en("adminAccount.deactivated"));
  await expect(usersTable(page).getByRole("button")).toHaveCount(0);
  await expectGoodAtBothWidths(page);

  await theirs.reload();
  await expect(theirs.getByRole("tab", { name: en("auth.login") })).toBeVisible();
  const { username, password } = employer;
  const again = await theirs.request.post("/api/login", { data: { username, password } });
  expect(again.status()).toBe(403);

  await page.goto("/admin/audit");
  const entry = page.getByRole("row").filter({ hasText: employer.username });
  await expect(entry).toContainText(`${ADMIN} deactivated ${employer.username}`);
  await expect(entry).toContainText("2 open positions closed");
  await entry.getByRole("link", { name: employer.username }).click();
  await expect(page).toHaveURL(`/admin/users/${employer.id}`);

  await expect(page.getByText("You asked for 500 rupees.")).toBeVisible();
  await page.getByRole("button", { name: en("adminAccount.reactivate.button") }).click();
  const back = page.getByRole("alertdialog");
  await back.getByRole("button", { name: en("adminAccount.reactivate.button") }).click();
  await expect(back.getByText(en("adminAccount.reactivate.reasonMissing"))).toBeVisible();
  await expectGoodAtBothWidths(page);
  await back.getByLabel(en("adminAccount.reactivate.reason")).fill("Your family has explained it.");
  await back.getByRole("button", { name: en("adminAccount.reactivate.button") }).click();
  await expect(toastOf(page)).toContainText(en("adminAccount.reactivate.done"));
  expect((await theirs.request.post("/api/login", { data: { username, password } })).status()).toBe(200);
});

test("a user is added, verified and found in the audit log", async ({ people }) => {
  const taken = await people.join("worker");
  const username = nameFor("added");
  const page = await openAsAdmin(people, "/admin/users/new");
  const submit = page.getByRole("button", { name: en("adminNewUser.submit") });
  const field = (name: string) => page.locator(`main [name="${name}"]`);
  await submit.click();
  await expect(field("username")).toHaveAccessibleDescription(new RegExp(en("validation.usernameRequired")));
  // A password is made, and another one on demand.
  const password = await field("password").inputValue();
  expect(password).toMatch(/^([a-z]{4}[2-9]-?){4}$/);
  await page.getByRole("button", { name: en("adminNewUser.another") }).click();
  expect(await field("password").inputValue()).not.toBe(password);
  await expectGoodAtBothWidths(page);

  await field("role").selectOption("client");
  await field("name").fill("Asha Rao");
  await field("username").fill(taken.username);
  await field("password").fill("only-for-journeys-3");
  await submit.click();
  await expect(toastOf(page)).toContainText(en("adminNewUser.failed"));
  await expect(field("name")).toHaveValue("Asha Rao");
  await expect(field("password")).toHaveValue("only-for-journeys-3");
  await field("username").fill(username);
  await submit.click();

  await expect(page.getByRole("status").getByText("only-for-journeys-3")).toBeVisible();
  await expectGoodAtBothWidths(page);
  const theirs = { username, password: "only-for-journeys-3" };
  const login = await (await people.browse(null)).request.post("/api/login", { data: theirs });
  expect(await login.json()).toMatchObject({ mustDo: expect.arrayContaining(["change_password"]) });
  await page.getByRole("link", { name: en("adminNewUser.open") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Asha Rao");
  await expect(page.getByText(en("adminUser.unverified"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: en("adminAccount.verify.by.identity"), exact: true }).click();
  await expect(toastOf(page)).toContainText(en("adminAccount.verify.verified"));
  await expect(
    page.getByText(new RegExp(`^${en("adminUser.verified")} · ${en("adminAccount.verify.what.identity")}, `)),
  ).toBeVisible();
  await expectGoodAtBothWidths(page);

  await page.getByRole("link", { name: en("adminUser.actions.history") }).click();
  const rows = page.getByRole("row");
  await expect(rows.nth(1)).toContainText(`${ADMIN} verified ${username}`);
  await expect(rows.nth(2)).toContainText(`${ADMIN} viewed the contact details of ${username}`);
  await expect(rows.nth(3)).toContainText(`${ADMIN} created the account ${username}`);
  await expectGoodAtBothWidths(page);
});

test("a job is added for an employer found by name", async ({ people }) => {
  const employer = await people.join("employer");
  const page = await openAsAdmin(people, "/admin/jobs/new");
  const submit = page.getByRole("button", { name: en("adminNewJob.submit") });
  await submit.click();
  const box = page.getByRole("combobox", { name: en("adminNewJob.employer.label") });
  await expect(box).toHaveAccessibleDescription(new RegExp(en("validation.employerRequired")));
  await expect(page.locator("#job-title")).toHaveAccessibleDescription(
    new RegExp(en("validation.positionTitleRequired")),
  );
  await expectGoodAtBothWidths(page);

  await box.fill(employer.username.slice(0, -1));
  await expect(page.getByRole("option", { name: employer.username })).toBeVisible();
  await expectGoodAtBothWidths(page);
  await box.fill(employer.username);
  await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(1);
  await box.press("ArrowDown");
  await box.press("Enter");
  await expect(box).toHaveValue(employer.username);
  await expect(page.getByRole("listbox")).toHaveCount(0);

  // The rejected attempt has opened the sections with errors, on a phone too.
  await page.locator("#job-title").fill("Driver for the office");
  await page.locator("#job-category").selectOption("driver");
  await page.locator("#job-location").fill("Pune");
  await page.locator("#job-salary").fill("21000");
  await page.locator('[name="shift"]').fill("9 AM - 6 PM");
  await page.locator('[name="workingDays"]').fill("Monday - Saturday");
  await page.locator("#job-experienceLevel").selectOption("2-5 years");
  await submit.click();
  await expect(toastOf(page)).toContainText(en("adminNewJob.done"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Driver for the office");
  await expect(page.getByRole("main")).toContainText(employer.username);
  const own = await employer.api.get("/api/client/service-requests");
  expect(await own.json()).toMatchObject([{ title: "Driver for the office", status: "open" }]);
});

test("the address preselects the employer of a new job, or the form says why it cannot", async ({ people }) => {
  const [employer, worker] = [await people.join("employer"), await people.join("worker")];
  const page = await openAsAdmin(people, `/admin/jobs/new?employer=${employer.id}`);
  const box = page.getByRole("combobox", { name: en("adminNewJob.employer.label") });
  await expect(box).toHaveValue(employer.username);
  await expect(page.locator("#job-category")).toHaveAccessibleDescription(en("adminNewJob.picture"));
  await page.goto(`/admin/jobs/new?employer=${worker.id}`);
  await expect(box).toHaveAccessibleDescription(new RegExp(en("validation.employerUnknown")));
  await expect(box).toHaveValue("");
  await expectGoodScreen(page);
  await box.fill(employer.username);
  await page.getByRole("option", { name: employer.username }).click();
  await expect(box).not.toHaveAccessibleDescription(new RegExp(en("validation.employerUnknown")));
});

test("nobody can deactivate themselves or someone of higher rank", async ({ people }) => {
  const page = await openAsAdmin(people, `/admin/users?search=${ADMIN}`);
  await expect(usersTable(page)).toContainText(en("adminAccount.you"));
  await expect(usersTable(page).getByRole("button")).toHaveCount(0);
  const support = await openAsAdmin(people, `/admin/users?search=${ADMIN}`, DESKTOP, SECOND_ADMIN);
  await expect(usersTable(support)).toContainText(en("adminAccount.aboveRank"));
  await expect(usersTable(support).getByRole("button")).toHaveCount(0);
  await support.goto("/admin/users/new");
  const roles = support.locator('main [name="role"] option');
  await expect(roles).toHaveText(
    ["worker", "service_provider", "employer", "client"].map((r) => en(`options.role.${r}`)),
  );
});

test("a refused deactivation says why and shows the current state", async ({ people }) => {
  const worker = await people.join("worker");
  const page = await openAsAdmin(people, `/admin/users/${worker.id}`);
  await page.getByRole("button", { name: en("adminAccount.deactivate.button") }).click();
  expect((await page.request.post(`/api/admin/users/${worker.id}/deactivate`)).status()).toBe(200);
  await page.getByRole("alertdialog").getByLabel(en("adminAccount.deactivate.reason")).selectOption("other");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: en("adminAccount.deactivate.button") })
    .click();
  await expect(toastOf(page)).toContainText(en("adminAccount.deactivate.error"));
  await expect(toastOf(page)).toContainText(en("errors.already_deactivated"));
  await expect(page.getByRole("button", { name: en("adminAccount.deactivate.button") })).toHaveCount(0);
});

test.describe("export", () => {
  const menu = async (page: Page) => {
    await page.getByRole("button", { name: en("adminExport.button") }).click();
    await expect(page.getByRole("group", { name: en("adminExport.button") })).toBeVisible();
  };
  // Disables the browser's file dialog, which no script can operate.
  const openDashboard = async (people: People) => {
    const page = await people.browse(null, DESKTOP);
    await page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
    await signIn(page.context(), "admin");
    await page.goto("/admin-dashboard");
    return page;
  };

  test("downloads a file with the right rows", async ({ people }) => {
    const worker = await people.join("worker");
    const page = await openDashboard(people);
    await menu(page);
    await expectGoodScreen(page);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: en("adminExport.kinds.users") }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^kaamsetu-users-\d{4}-\d\d-\d\d\.csv$/);
    const text = await readFile(await download.path(), "utf8");
    expect(text).toMatch(/^\uFEFFid,username,role/);
    expect(text).toContain(`${worker.id},${worker.username},worker`);
    await expect(toastOf(page)).toContainText(en("adminExport.done"));
    await page.goto("/admin/audit");
    await expect(page.getByRole("table")).toContainText(`${ADMIN} exported all users`);
  });

  test("an interrupted download says so and saves nothing", async ({ people }) => {
    const page = await openDashboard(people);
    await page.route("**/api/admin/export/**", (route) => route.abort("connectionreset"));
    let saved = 0;
    page.on("download", () => (saved += 1));
    await menu(page);
    await page.getByRole("link", { name: en("adminExport.kinds.jobs") }).click();
    await expect(toastOf(page)).toContainText(en("adminExport.failed"));
    await expect(toastOf(page)).toContainText(en("adminExport.nothingKept"));
    expect(saved).toBe(0);
    await expect(page.getByRole("button", { name: en("adminExport.button") })).toBeEnabled();
  });

  test("a running download shows its progress and can be cancelled", async ({ people }) => {
    const page = await openDashboard(people);
    // A server that sends one row out of a million and then stalls.
    await page.evaluate(() => {
      const real = window.fetch;
      window.fetch = (input, init) => {
        if (!String(input).includes("/export/")) return real(input, init);
        const body = new ReadableStream<Uint8Array>({
          start(stream) {
            stream.enqueue(new TextEncoder().encode("id\r\n1\r\n"));
            init?.signal?.addEventListener("abort", () => stream.error(new DOMException("stopped", "AbortError")));
          },
        });
        return Promise.resolve(new Response(body, { headers: { "X-Total-Count": "1000000" } }));
      };
    });
    await menu(page);
    await page.getByRole("link", { name: en("adminExport.kinds.applications") }).click();
    const progress = page.getByRole("progressbar");
    await expect(progress).toHaveAttribute("aria-valuetext", "1 of 10,00,000 rows");
    await expectGoodScreen(page);
    await page.getByRole("button", { name: en("adminExport.cancel") }).click();
    await expect(toastOf(page)).toContainText(en("adminExport.cancelled"));
    await expect(progress).toHaveCount(0);
  });
});

test("the audit log is filtered in the address", async ({ people }) => {
  const worker = await people.join("worker");
  const page = await openAsAdmin(people, "/admin-dashboard");
  const verified = { data: { isVerified: true } };
  expect((await page.request.put(`/api/admin/users/${worker.id}/verification`, verified)).status()).toBe(200);
  await page.goto(`/admin/audit?search=${worker.username}`);
  const entries = page.getByRole("table").locator("tbody tr");
  await expect(entries).toHaveCount(1);
  const filters = page.getByRole("search");
  // On a busy machine the first choice may come before the page's script, which then shows what the address says.
  await expect(async () => {
    await filters.getByLabel(en("adminAudit.filters.action")).selectOption("user.deactivate");
    await expect(page).toHaveURL(/action=user\.deactivate/, { timeout: 2_000 });
  }).toPass();
  await expect(page.getByRole("table")).toContainText(en("adminAudit.noneMatch"));
  await filters.getByLabel(en("adminAudit.filters.action")).selectOption("user.verify");
  // The next choice is added to what the address says.
  await expect(page).toHaveURL(/action=user\.verify/);
  await filters.getByLabel(en("adminAudit.filters.actor")).selectOption({ label: ADMIN });
  await expect(entries).toHaveCount(1);
  await filters.getByLabel(en("adminAudit.filters.to"), { exact: true }).fill("2020-01-01");
  await expect(page.getByRole("table")).toContainText(en("adminAudit.noneMatch"));
  await expectGoodScreen(page);
  await page.getByRole("link", { name: en("adminTable.clear") }).click();
  await expect(page).toHaveURL("/admin/audit");
  await expect(filters.getByRole("searchbox")).toHaveValue("");
  await expect(entries.first()).toBeVisible();
});
