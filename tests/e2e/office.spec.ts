import { expect, type Locator, type Page } from "@playwright/test";
import { withConnection } from "../../scripts/lib/connection";
import { applyTo, en, expectGoodAtBothWidths, hi, hydrated, postJob, test, toastOf } from "./support";
import { openAsAdmin } from "./office-support";

const users = (page: Page) => page.getByRole("table", { name: en("adminDashboard.users.heading") });
/** The rows below the header. */
const rows = (table: Locator) => table.locator("tbody tr");

test("by keys alone: a person is found by a number with blanks, and the person's job is held, changed and closed", async ({
  people,
}) => {
  const [employer, worker] = [await people.join("employer"), await people.join("worker")];
  const digits = `9${String(Date.now()).slice(-9)}`;
  const phone = await employer.api.put("/api/user/account", { data: { phone: digits, name: "Radha Iyer" } });
  expect(phone.status()).toBe(200);
  const job = await postJob(employer, { title: `Cook for ${employer.username}` });
  await applyTo(worker, job.id);
  const page = await openAsAdmin(people, "/admin/users");
  const press = async (key: string) => page.keyboard.press(key);
  /** Goes on from field to field until a thing has the focus, as somebody without a mouse does. */
  const tabTo = async (wanted: Locator) => {
    for (let steps = 0; steps < 120; steps += 1) {
      if (await wanted.evaluateAll((all) => all.includes(document.activeElement as HTMLElement))) return;
      // At the end of the page the browser's own controls would be next.
      await press(steps < 40 ? "Tab" : "Shift+Tab");
    }
    await expect(wanted).toBeFocused();
  };
  await expect(rows(users(page))).toHaveCount(25);
  await expect(async () => {
    await press("/");
    await expect(page.getByRole("searchbox")).toBeFocused({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.type(`0${digits.slice(0, 5)} ${digits.slice(5)}`);
  await expect(rows(users(page))).toHaveCount(1);
  await tabTo(users(page).getByRole("link", { name: employer.username }));
  await press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Radha Iyer");
  await tabTo(page.getByRole("link", { name: en("adminUser.tabs.jobs").replace("{count}", "1") }));
  await press("Enter");
  await tabTo(page.getByRole("link", { name: job.title }));
  await press("Enter");
  await expect(page).toHaveURL(`/jobs/${job.id}`);
  await expect(page.getByRole("table", { name: en("shell.nav.applications") })).toContainText(worker.username);
  await expectGoodAtBothWidths(page);

  const act = async (name: "hold" | "release" | "close") => {
    await tabTo(page.getByRole("main").getByRole("button", { name: en(`adminJob.act.${name}`), exact: true }));
    await press("Enter");
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText(en(`adminJob.act.${name}Title`));
    await expect(question.getByLabel(en("adminJob.act.reason"))).toBeFocused();
    await page.keyboard.type("The number was wrong.");
    await tabTo(question.getByRole("button", { name: en(`adminJob.act.${name}`), exact: true }));
    if (name === "hold") await expectGoodAtBothWidths(page);
    await press("Enter");
    await expect(toastOf(page)).toContainText(en("adminJob.act.done"));
    await expect(question).toHaveCount(0);
  };
  await act("hold");
  expect((await worker.api.get("/api/user/notifications")).status()).toBe(200);
  await act("release");
  await tabTo(page.getByRole("main").getByRole("link", { name: en("adminJob.act.edit") }));
  await press("Enter");
  await expect(page).toHaveURL(`/admin/jobs/edit/${job.id}`);
  await tabTo(page.getByLabel(en("adminJob.act.reason")));
  await page.keyboard.type("The title named a person.");
  await tabTo(page.locator("#job-title"));
  await press("ControlOrMeta+a");
  await page.keyboard.type("Cook for a family");
  await press("Enter");
  await expect(toastOf(page)).toContainText(en("editJob.updated"));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Cook for a family");
  await act("close");
  const news = (await (await employer.api.get("/api/user/notifications")).json()) as { kind: string; reason: string }[];
  expect(news.slice(0, 4).map(({ kind, reason }) => [kind, reason])).toEqual([
    ["office_closed", "The number was wrong."],
    ["office_changed", "The title named a person."],
    ["office_released", "The number was wrong."],
    ["office_held", "The number was wrong."],
  ]);
  const theirs = await people.browse(employer);
  await theirs.goto("/notifications");
  await expect(theirs.getByText("The title named a person.")).toBeVisible();
  await expectGoodAtBothWidths(theirs);
});

test(
  "by keys alone: a caller is found by a number with blanks, the job she applied for is held, her case is answered",
  { tag: "@long" },
  async ({ people }) => {
    const [employer, worker] = [await people.join("employer"), await people.join("worker", "hi")];
    const digits = `9${String(Date.now()).slice(-9)}`;
    const number = `0${digits.slice(0, 5)} ${digits.slice(5)}`;
    expect((await worker.api.put("/api/user/account", { data: { phone: digits, name: "Radha Iyer" } })).status()).toBe(
      200,
    );
    const job = await postJob(employer, { title: `Cook for ${employer.username}` });
    await applyTo(worker, job.id);
    const complaint = { kind: "money", text: "Someone asked me for 500 rupees." };
    expect((await worker.api.post("/api/user/grievances", { data: complaint })).status()).toBe(201);
    const page = await openAsAdmin(people, "/admin/users");
    const main = page.getByRole("main");
    const pressed = { keys: 0, letters: 0 };
    const press = async (...keys: string[]) => {
      for (const key of keys) {
        pressed.keys += 1;
        await page.keyboard.press(key);
      }
    };
    const type = async (text: string) => {
      pressed.letters += text.length;
      await page.keyboard.type(text);
    };
    const tabTo = async (wanted: Locator, key: "Tab" | "Shift+Tab" = "Tab") => {
      for (let steps = 0; steps < 6; steps += 1) {
        if (await wanted.evaluate((one) => one === document.activeElement)) return;
        await press(key);
      }
      await expect(wanted).toBeFocused();
    };
    /** From the page's search to the one row that is found, and into it. */
    const find = async (found: Locator) => {
      const search = page.getByRole("searchbox");
      await hydrated(search);
      await press("/");
      await expect(search).toBeFocused();
      await type(number);
      await press("Enter");
      await expect(found).toHaveCount(1);
      await expect(found.getByRole("link").first()).toBeFocused();
      await press("Enter");
    };

    await find(rows(users(page)));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Radha Iyer");
    await expectGoodAtBothWidths(page);
    const applications = main.getByRole("link", { name: en("adminUser.tabs.applications").replace("{count}", "1") });
    await press("t");
    await expect(applications).toBeFocused();
    await press("Enter");
    const link = main.getByRole("link", { name: job.title });
    await expect(link).toBeVisible();
    await press("j");
    await expect(link).toBeFocused();
    await press("Enter");

    await expect(page).toHaveURL(`/jobs/${job.id}`);
    await hydrated(main.getByRole("button", { name: en("adminJob.act.hold"), exact: true }));
    await press("h");
    const question = page.getByRole("alertdialog", { name: en("adminJob.act.holdTitle") });
    await expect(question).toBeVisible();
    await expect(question.getByLabel(en("adminJob.act.reason"))).toBeFocused();
    await type("Did you ask for 500 rupees?");
    await tabTo(question.getByRole("button", { name: en("adminJob.act.hold"), exact: true }));
    await press("Enter");
    await expect(toastOf(page)).toContainText(en("adminJob.act.done"));
    await expect(question).toHaveCount(0);

    await press("g", "c");
    await expect(page).toHaveURL("/admin/cases");
    await expectGoodAtBothWidths(page);
    await find(main.getByRole("listitem"));
    await expect(page).toHaveURL(/\/admin\/cases\/./);
    // One case, one box.
    const box = main.getByRole("textbox");
    await expect(box).toHaveCount(1);
    await hydrated(box);
    await expectGoodAtBothWidths(page);
    await press("a");
    await expect(box).toBeFocused();
    await tabTo(main.getByRole("button", { name: en("cases.ready.done") }), "Shift+Tab");
    await press("Enter");
    await expect(box).toHaveValue(hi("cases.ready.done"));
    await tabTo(main.getByRole("button", { name: en("adminGrievances.send") }));
    await press("Enter");
    await expect(toastOf(page)).toContainText("is answered");
    test.info().annotations.push({ type: "keys", description: JSON.stringify(pressed) });
    expect(pressed.keys).toBeLessThanOrEqual(36);

    const told = (await (await worker.api.get("/api/user/grievances")).json()) as { answer: string | null }[];
    expect(told[0]!.answer).toBe(hi("cases.ready.done"));
    const news = (await (await employer.api.get("/api/user/notifications")).json()) as {
      kind: string;
      reason: string;
    }[];
    expect(news[0]).toMatchObject({ kind: "office_held", reason: "Did you ask for 500 rupees?" });
  },
);

test("the address of a job's applications leads an admin to the job's own page", async ({ people }) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  const page = await openAsAdmin(people, `/job-applications/${job.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(job.title);
  await expect(page.getByRole("table", { name: en("shell.nav.applications") })).toBeVisible();
});

test("a user's history is a tab, and that it was looked at stands in the audit log", async ({ people }) => {
  const employer = await people.join("employer");
  const page = await openAsAdmin(people, `/admin/users/${employer.id}`);
  await page.getByRole("link", { name: en("adminUser.tabs.history"), exact: true }).click();
  const history = page.getByRole("table", { name: en("adminUser.tabs.history") });
  await expect(history).toContainText(en("adminSecurity.events.registered"));
  await expectGoodAtBothWidths(page);
  await page.goto(`/admin/audit?target=${employer.id}`);
  await expect(page.getByRole("table")).toContainText(`viewed the history of ${employer.username}`);
});

test("new jobs are skimmed by keys: one is fine, one is held", { tag: "@long" }, async ({ people }) => {
  const employer = await people.join("employer");
  for (const n of [1, 2]) await postJob(employer, { title: `Skim ${n} ${employer.username}` });
  // Before all other new jobs: only these are judged, and no other journey misses one.
  await withConnection(process.env.E2E_DATABASE_URL!, async (client) => {
    // Older ones: of the demo data, or those that an attempt before this one has left.
    await client.query(
      "UPDATE jobs SET skimmed_at = now() WHERE skimmed_at IS NULL AND posted_at < now() - interval '23 hours 50 minutes'",
    );
    await client.query("UPDATE jobs SET posted_at = now() - interval '23 hours 55 minutes' WHERE employer_id = $1", [
      employer.id,
    ]);
  });
  const page = await openAsAdmin(people, "/admin/jobs/skim");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("adminSkim.title"));
  await expectGoodAtBothWidths(page);
  await expect(async () => {
    await page.keyboard.press("?");
    await expect(page.getByText(en("adminSkim.key.o"), { exact: true }).first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const jobs = page.getByRole("listitem").filter({ has: page.locator("[data-hold]") });
  const before = await jobs.count();
  await page.keyboard.press("j");
  const first = await page.evaluate(() => document.activeElement?.getAttribute("data-job"));
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("data-job"))).toBe(first);
  await page.keyboard.press("o");
  await expect(jobs).toHaveCount(before - 1);
  // The next one has the focus.
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute("data-job") ?? "none"))
    .not.toMatch(new RegExp(`^(?:none|${first ?? ""})$`));
  await page.keyboard.press("h");
  const question = page.getByRole("alertdialog", { name: en("adminJob.act.holdTitle") });
  await question.getByLabel(en("adminJob.act.reason")).fill("What is the deposit for?");
  await expectGoodAtBothWidths(page);
  await question.getByRole("button", { name: en("adminJob.act.hold"), exact: true }).click();
  await expect(toastOf(page)).toContainText(en("adminJob.act.done"));
  await expect(jobs).toHaveCount(before - 2);
  await expect(jobs.filter({ hasText: employer.username })).toHaveCount(0);
});

test("sixty new jobs are skimmed with a key each and no stop at the end of a page, in less than three seconds each", async ({
  people,
}) => {
  test.slow();
  const employer = await people.join("employer");
  const { id } = await postJob(employer);
  // Copies as rows, before all other new jobs: nobody waits for sixty posts.
  await withConnection(process.env.E2E_DATABASE_URL!, async (client) => {
    // Those that an attempt before this one has left, and demo data of the same minutes a day ago.
    await client.query(
      "UPDATE jobs SET skimmed_at = now() WHERE posted_at < now() - interval '23 hours 30 minutes' AND skimmed_at IS NULL",
    );
    await client.query(
      `INSERT INTO jobs SELECT (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid(),
         'title', 'Skim ' || n || ' ' || $2, 'posted_at', now() - interval '23 hours 50 minutes' + n * interval '1 second'))).*
       FROM jobs j, generate_series(1, 60) n WHERE j.id = $1`,
      [id, employer.username],
    );
  });
  const page = await openAsAdmin(people, "/admin/jobs/skim");
  const focused = () => page.evaluate(() => document.activeElement?.querySelector("a")?.textContent ?? "");
  await hydrated(page.locator("[data-hold] button").first());
  await page.keyboard.press("j");
  const begun = Date.now();
  for (let n = 1; n <= 60; n += 1) {
    await expect.poll(focused).toBe(`Skim ${n} ${employer.username}`);
    await page.keyboard.press("o");
  }
  const seconds = (Date.now() - begun) / 1_000;
  test.info().annotations.push({ type: "skimmed", description: `60 in ${seconds} s` });
  expect(seconds).toBeLessThan(180);
  await expect(page.getByText(`Skim 60 ${employer.username}`)).toHaveCount(0);
  await expect
    .poll(() =>
      withConnection(process.env.E2E_DATABASE_URL!, async (client) => {
        const { rows } = await client.query(
          "SELECT count(*)::int AS left FROM jobs WHERE title LIKE 'Skim %' || $1 AND skimmed_at IS NULL",
          [employer.username],
        );
        return rows[0] as unknown;
      }),
    )
    .toEqual({ left: 0 });
});
