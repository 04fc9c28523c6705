import { setTimeout as sleep } from "node:timers/promises";
import { expect, type Locator, type Page } from "@playwright/test";
import { applyTo, en, expectGoodAtBothWidths, expectGoodScreen, PHONE, postJob, test, toastOf } from "./support";
import { openAsAdmin } from "./office-support";

const users = (page: Page) => page.getByRole("table", { name: en("adminDashboard.users.heading") });
const jobs = (page: Page) => page.getByRole("table", { name: en("adminDashboard.jobs.heading") });
/** The rows below the header. */
const rows = (table: Locator) => table.locator("tbody tr");

test("the dashboard shows totals, a trend and what there is to do, with the way there", async ({ people }) => {
  const page = await openAsAdmin(people, "/admin-dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("adminDashboard.title"));
  for (const total of ["users", "jobs", "applications"]) {
    await expect(page.getByText(en(`adminDashboard.stats.${total}`), { exact: true })).toBeVisible();
    await expect(page.getByText(en(`adminDashboard.stats.${total}Detail`), { exact: true })).toBeVisible();
    const label = en(`adminDashboard.figures.${total}`);
    await expect(page.getByRole("img", { name: new RegExp(`^${label}: `) })).toBeVisible();
  }
  await expectGoodAtBothWidths(page);
  await page
    .getByRole("region", { name: en("adminDashboard.toDo.heading") })
    .getByRole("link", { name: new RegExp(en("adminDashboard.toDo.heldJobs")) })
    .click();
  await expect(page).toHaveURL("/admin/jobs?status=held");
  await expect(jobs(page)).toBeVisible();
});

test("the dashboard has the newest users and jobs, and is searched, filtered and ordered where one is", async ({
  people,
}) => {
  const worker = await people.join("worker");
  await postJob(await people.join("employer"));
  const page = await openAsAdmin(people, "/admin-dashboard");
  const partOf = (list: string) =>
    page.locator("section").filter({ has: page.getByRole("heading", { name: en(`adminDashboard.${list}.heading`) }) });
  const [newest, made] = [partOf("users"), partOf("jobs")];
  await expectGoodAtBothWidths(page);
  await expect(rows(users(page))).toHaveCount(5);
  await expect(rows(jobs(page))).toHaveCount(5);
  await expect(
    newest.getByRole("button", { name: new RegExp(en("adminAccount.deactivate.button")) }).first(),
  ).toBeVisible();
  await expect(made.getByRole("link", { name: en("adminDashboard.jobs.view") }).first()).toHaveAttribute(
    "href",
    /^\/jobs\//,
  );
  await newest.getByRole("combobox").selectOption("worker");
  await newest.getByRole("searchbox").fill(worker.username);
  await expect(page).toHaveURL(new RegExp(`/admin-dashboard\\?user=${worker.username}&role=worker`));
  await expect(rows(users(page))).toHaveCount(1);
  await expect(rows(users(page))).toContainText(worker.username);
  await expect(rows(jobs(page))).toHaveCount(5);
  await made.getByRole("combobox").selectOption("draft");
  await expect(page).toHaveURL(/user=.*&role=worker.*status=draft|status=draft.*user=.*&role=worker/);
  await expect(rows(users(page))).toHaveCount(1);
  await made
    .getByRole("link", { name: new RegExp(en("adminDashboard.jobs.createdAt")) })
    .last()
    .click();
  await expect(page).toHaveURL(/\/admin-dashboard\?.*jobs=asc/);
  await expect(newest.getByRole("link", { name: en("adminDashboard.users.add") })).toBeVisible();
  await made.getByRole("link", { name: en("adminDashboard.jobs.add") }).click();
  await expect(page).toHaveURL("/admin/jobs/new");
});

test("Refresh updates the figures without reloading the page, and says when", async ({ people }) => {
  const page = await openAsAdmin(people, "/admin-dashboard");
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await expect(page.getByText(/^Updated \d\d?:\d\d\s[ap]m$/)).toBeVisible();
  const total = page
    .getByText(en("adminDashboard.stats.users"), { exact: true })
    .locator("xpath=ancestor::*[@data-slot][1]");
  const before = await total.innerText();
  await people.join("worker");
  await page.getByRole("button", { name: en("adminDashboard.refresh") }).click();
  await expect(total).not.toHaveText(before);
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
});

test(
  "on a phone the lists and both logs fit, and the bar at the bottom and a link lead to them",
  { tag: "@long" },
  async ({ people }) => {
    const employer = await people.join("employer");
    await postJob(employer, { title: "W".repeat(100) });
    const page = await openAsAdmin(people, "/admin-dashboard", PHONE);
    const bar = page.getByRole("navigation", { name: en("shell.quickNavigation") });
    const more = bar.getByRole("button", { name: en("shell.nav.more") });
    const openFromBar = async (list: string, isBehindMore: boolean) => {
      const entry = bar.getByRole("link", { name: en(`shell.nav.${list}`) });
      if (isBehindMore) await more.click();
      await expect(entry).toBeInViewport({ ratio: 1 });
      if (list === "jobs") await expectGoodScreen(page);
      await entry.click();
      await expect(page).toHaveURL(new RegExp(`/admin/${list}$`));
      await expect(isBehindMore ? more : entry).toHaveAttribute("aria-current", isBehindMore ? "true" : "page");
    };
    for (const list of ["users", "jobs", "applications"]) {
      await openFromBar(list, list !== "users");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(en(`shell.nav.${list}`));
      await expectGoodScreen(page);
    }
    await openFromBar("audit", true);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("adminAudit.title"));
    await expectGoodScreen(page);
    await page.getByRole("link", { name: en("adminSecurity.title") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("adminSecurity.title"));
    await expect(page.getByRole("table")).toContainText(en("adminSecurity.events.login"));
    await expectGoodScreen(page);
    const filters = page.getByRole("search", { name: en("adminSecurity.filters.heading") });
    await page.goto("/admin/security?limit=10");
    await page.getByRole("link", { name: en("adminTable.next") }).click();
    await expect(page).toHaveURL(/cursor=/);
    await page.getByRole("link", { name: en("adminTable.previous") }).click();
    await expect(page).toHaveURL(/back=1/);
    // Wide enough for a whole date.
    for (const day of await filters.locator("input[type=date]").all())
      expect((await day.boundingBox())!.width).toBeGreaterThan(140);
    await filters.getByLabel(en("adminSecurity.filters.event")).selectOption("second_factor_reset");
    await expect(page).toHaveURL(/event=second_factor_reset/);
  },
);

test("a list is searched, filtered and sorted, and the address has it all", async ({ people }) => {
  const [worker, employer] = [await people.join("service_provider"), await people.join("client")];
  await postJob(employer, { title: "Cook", location: employer.username });
  const page = await openAsAdmin(people, "/admin/users");
  await expect(rows(users(page))).toHaveCount(25);
  const ofUsers = page.getByRole("search", { name: en("adminDashboard.users.filters") });
  await ofUsers.getByRole("searchbox").fill(worker.username.toUpperCase());
  await expect(rows(users(page))).toHaveCount(1);
  await expect(users(page)).toContainText(worker.username);
  await expect(page.getByText(en("adminTable.total").replace("{shown}", "1"), { exact: true })).toBeVisible();
  await ofUsers.getByRole("combobox", { name: en("adminDashboard.users.role") }).selectOption("client");
  await expect(users(page)).toContainText(en("adminDashboard.users.none"));
  await expect(page).toHaveURL(/role=client/);
  await page.reload();
  await expect(users(page)).toContainText(en("adminDashboard.users.none"));
  await users(page)
    .getByRole("link", { name: en("adminTable.clear") })
    .click();
  await expect(rows(users(page))).toHaveCount(25);
  // The fields follow the address.
  await expect(ofUsers.getByRole("searchbox")).toHaveValue("");
  await expect(ofUsers.getByRole("combobox", { name: en("adminDashboard.users.role") })).toHaveValue("all");
  await ofUsers.getByLabel(en("adminTable.rows")).selectOption("10");
  await expect(rows(users(page))).toHaveCount(10);
  const byDate = users(page).getByRole("columnheader", { name: en("adminDashboard.users.createdAt") });
  await expect(byDate).toHaveAttribute("aria-sort", "descending");
  await byDate.getByRole("link").click();
  await expect(byDate).toHaveAttribute("aria-sort", "ascending");
  await expect(page).toHaveURL(/limit=10.*direction=asc|direction=asc.*limit=10/);
  await page.getByRole("button", { name: en("adminTable.columns") }).press("Enter");
  // Longer than the filters wait for the next letter: the box in their form is none of them.
  await page.route(/hide=role/, async (route) => {
    await sleep(600);
    await route.continue();
  });
  await page.getByRole("checkbox", { name: en("adminDashboard.users.role") }).press("Space");
  await expect(users(page).getByRole("columnheader", { name: en("adminDashboard.users.role") })).toHaveCount(0);
  await expect(page).toHaveURL(/hide=role/);
  await page.keyboard.press("Escape");
  await expectGoodAtBothWidths(page);
  const byName = users(page).getByRole("columnheader", { name: en("adminDashboard.users.username") });
  await byName.getByRole("link").click();
  await expect(byName).toHaveAttribute("aria-sort", "ascending");
  await expect(byDate).not.toHaveAttribute("aria-sort");
  await expect(page).toHaveURL(/sort=name/);
  await page.goto("/admin/jobs?sort=applications");
  const byCount = jobs(page).getByRole("columnheader", { name: en("shell.nav.applications") });
  await expect(byCount).toHaveAttribute("aria-sort", "descending");
  const counts = (await rows(jobs(page)).locator("td:nth-of-type(3)").allInnerTexts()).map((text) =>
    Number(text.replaceAll(/\D/g, "")),
  );
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  await expectGoodAtBothWidths(page);
  await page.goto("/admin/applications?sort=status&direction=asc");
  await expect(page.getByRole("columnheader", { name: en("adminUser.applications.status") })).toHaveAttribute(
    "aria-sort",
    "ascending",
  );
  await page.goto(`/admin/jobs?search=${employer.username}`);
  await expect(rows(jobs(page))).toHaveCount(1);
  await page.goto(`/admin/jobs?search=${employer.username}&status=draft`);
  await expect(jobs(page)).toContainText(en("adminDashboard.jobs.none"));
});

test("applications are found by worker and by job", async ({ people }) => {
  const [worker, employer] = [await people.join("worker"), await people.join("employer")];
  const job = await postJob(employer, { title: `Cook for ${employer.username}` });
  await applyTo(worker, job.id);
  const page = await openAsAdmin(people, `/admin/applications?search=${worker.username}`);
  const table = page.getByRole("table", { name: en("shell.nav.applications") });
  await expect(rows(table)).toHaveCount(1);
  await expect(table).toContainText(job.title);
  await expectGoodAtBothWidths(page);
  await page.getByRole("searchbox").fill(job.title);
  // The row was there before; while the list is read again, a click on it leads nowhere.
  await expect(page).toHaveURL(/search=Cook/);
  await expect(table).toContainText(worker.username);
  await table.getByRole("link", { name: job.title }).click();
  await expect(page).toHaveURL(`/jobs/${job.id}`);
});

test("paging forward and back", async ({ people }) => {
  const page = await openAsAdmin(people, "/admin/users?direction=asc&limit=10");
  const pages = page.getByRole("navigation", {
    name: en("adminTable.pages").replace("{list}", en("shell.nav.users")),
  });
  const names = () => users(page).getByRole("rowheader").allInnerTexts();
  const first = await names();
  await expect(pages.getByRole("link", { name: en("adminTable.previous") })).toHaveCount(0);
  await pages.getByRole("link", { name: en("adminTable.next") }).click();
  await expect(page).toHaveURL(/cursor=/);
  const second = await names();
  expect(second.filter((name) => first.includes(name))).toEqual([]);
  await pages.getByRole("link", { name: en("adminTable.next") }).click();
  await expect.poll(names).not.toEqual(second);
  await pages.getByRole("link", { name: en("adminTable.previous") }).click();
  await expect.poll(names).toEqual(second);
  await pages.getByRole("link", { name: en("adminTable.previous") }).click();
  await expect.poll(names).toEqual(first);
  await pages.getByRole("link", { name: en("adminTable.next") }).click();
  await expect.poll(names).toEqual(second);
  await pages.getByRole("link", { name: en("adminTable.first") }).click();
  await expect.poll(names).toEqual(first);
});

test("a user's account has the tabs of its kind", async ({ people }) => {
  const [worker, employer] = [await people.join("worker"), await people.join("employer")];
  const job = await postJob(employer);
  const application = await applyTo(worker, job.id);
  const page = await openAsAdmin(people, `/admin/users/${worker.id}`);
  const tab = (kind: "jobs" | "applications", count: number) =>
    page.getByRole("link", { name: en(`adminUser.tabs.${kind}`).replace("{count}", String(count)) });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(worker.username);
  await expect(page.getByText(en("adminUser.unverified"))).toBeVisible();
  await expect(page.getByText(en("adminUser.profile.none"))).toBeVisible();
  await expect(tab("jobs", 0)).toHaveCount(0);
  await tab("applications", 1).click();
  await expect(page.getByRole("table")).toContainText(application);
  await expect(page.getByRole("table")).toContainText(job.id);
  await expect(page).toHaveURL(/tab=applications/);
  await expectGoodScreen(page);
  await page.goto(`/admin/users/${employer.id}`);
  await expect(tab("applications", 0)).toHaveCount(0);
  await tab("jobs", 1).click();
  await expect(rows(page.getByRole("table"))).toHaveCount(1);
  await expect(page.getByRole("table")).toContainText(job.title);
});

test("an admin reads a job, cannot apply for it, and removes it", async ({ people }) => {
  const employer = await people.join("employer");
  const job = await postJob(employer, { title: "W".repeat(100) });
  const page = await openAsAdmin(people, `/jobs/${job.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(job.title);
  const main = page.getByRole("main");
  await expect(main.getByText(employer.username).first()).toBeVisible();
  await expect(main.locator(`a[href*="/apply"], a[href*="/employer/"]`)).toHaveCount(0);
  await expectGoodAtBothWidths(page);
  await page.getByRole("link", { name: en("adminJob.openOwner") }).click();
  await expect(page).toHaveURL(`/admin/users/${employer.id}`);
  await page.goto(`/jobs/${job.id}`);
  await page.getByRole("button", { name: en("adminJob.remove.button") }).click();
  const question = page.getByRole("alertdialog", { name: en("adminJob.remove.title") });
  await expect(question).toContainText(job.title);
  await expectGoodScreen(page);
  await question.getByRole("button", { name: en("adminJob.remove.button") }).click();
  await expect(toastOf(page)).toContainText(en("adminJob.remove.done"));
  await expect(page).toHaveURL("/admin/jobs");
  expect((await page.request.get(`/api/jobs/${job.id}`)).status()).toBe(404);
});
