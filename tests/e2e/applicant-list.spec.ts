/** The list of applicants as somebody works through it: two hundred on a phone, with keys, several at once, a dozen hired. */
import { expect, type Locator, type Page } from "@playwright/test";
import { withConnection } from "../../scripts/lib/connection";
import {
  applyTo,
  DESKTOP,
  en,
  expectGoodAtBothWidths,
  expectGoodScreen,
  hi,
  hydrated,
  PHONE,
  postJob,
  test,
  toastOf,
  type People,
} from "./support";

const TALL = { ...PHONE, viewport: { width: 390, height: 844 } };
const text = (key: string) => en(`jobApplications.${key}`);
const rows = (page: Page) => page.locator("[data-id]");
const link = (row: Locator) => row.getByRole("heading", { level: 3 }).getByRole("link");
const person = (page: Page) => page.locator("[data-person]").getByRole("article");
const button = (page: Page, decision: string) => person(page).locator(`[data-decision=${decision}]`);
const question = (page: Page) => page.getByRole("alertdialog");

/** An employer with a job and many applicants, written as rows: nobody waits for two hundred registrations. */
async function withMany(people: People, count: number, fields: Record<string, unknown> = {}) {
  const employer = await people.join("employer");
  const { id: job } = await postJob(employer, { location: "Koregaon Park, Pune", ...fields });
  const prefix = `many${Date.now().toString(36)}`;
  await withConnection(process.env.E2E_DATABASE_URL!, async (client) => {
    await client.query(
      `WITH made AS (
         INSERT INTO users (id, username, name_skeleton, password_hash, role, preferred_language, is_adult, phone)
         SELECT gen_random_uuid(), $2 || n, $2 || n, 'x', 'worker', 'hi', true, '+9190000' || lpad(n::text, 5, '0')
         FROM generate_series(1, $3::int) n RETURNING id, username::text
       ), described AS (
         INSERT INTO profiles (user_id, name, location, expected_salary_min, expected_salary_max)
         SELECT id, 'Person ' || replace(username, $2, ''), CASE WHEN random() < 0.5 THEN 'Pune' ELSE 'Mumbai' END, 18000, 20000 FROM made
       ), applied AS (
         INSERT INTO applications (id, job_id, worker_id, employer_id, gender, experience, shift, created_at)
         SELECT gen_random_uuid(), $1, made.id, jobs.employer_id, 'female', '2-5 years', 'Day Shift (7 AM - 7 PM)', now() - random() * interval '10 days'
         FROM made JOIN jobs ON jobs.id = $1 RETURNING id, worker_id
       ), counted AS (
         UPDATE jobs SET applications_count = applications_count + $3, fits_due_at = now() WHERE id = $1
       )
       INSERT INTO consents (id, user_id, kind, version, language, call, application_id)
       SELECT gen_random_uuid(), worker_id, 'sharing', '2026-11-22', 'hi', 'a journey', id FROM applied`,
      [job, prefix, count],
    );
  });
  return { employer, job };
}

/** Pay asked and hours stand whole in each row, beside how many things fit. */
async function expectWishesReadable(page: Page): Promise<void> {
  const wishes = page.locator("[data-id] [data-wish]");
  for (const words of await wishes.allInnerTexts()) expect(words).toMatch(/^asks ₹18,000 · 7 AM.+7 PM$/);
  const cut = await wishes.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  expect(cut).toBe(0);
  await expect(page.locator("[data-id]").first()).toContainText(/Fits \d of \d/);
}

/** How many rows are whole between the bars, once the list is before the reader. */
async function wholeRows(page: Page): Promise<number> {
  await rows(page)
    .first()
    .evaluate((row) => window.scrollTo(0, row.getBoundingClientRect().top + window.scrollY - 72));
  return rows(page).evaluateAll((all) => {
    const bar = document.querySelector("[data-shell=bar]")!.getBoundingClientRect().top;
    const header = document.querySelector("header")!.getBoundingClientRect().bottom;
    return all.filter((row) => row.getBoundingClientRect().top >= header && row.getBoundingClientRect().bottom <= bar)
      .length;
  });
}

/** Decides in the sheet that is open, and requires that the next person takes the place. @returns taps. */
async function decideSingly(page: Page, decision: "shortlisted" | "rejected"): Promise<number> {
  const before = await person(page).getByRole("heading", { level: 3 }).textContent();
  await expect(button(page, decision)).toBeInViewport({ ratio: 1 });
  await button(page, decision).tap();
  if (decision === "rejected")
    await question(page)
      .getByRole("button", { name: en("options.rejectionReason.too_far") })
      .tap();
  await expect(person(page).getByRole("heading", { level: 3 })).not.toHaveText(before!);
  return decision === "rejected" ? 2 : 1;
}

/** Adds up the pixels by which anything on the page is scrolled from now on. @returns reads the sum since the last reading. */
async function watchScrolling(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const places = new Map<EventTarget, number>();
    const topOf = (target: EventTarget) => (target instanceof Element ? target.scrollTop : window.scrollY);
    Object.assign(window, { scrolled: 0 });
    places.set(document, window.scrollY);
    document.addEventListener(
      "scroll",
      ({ target }) => {
        const top = topOf(target!);
        (window as unknown as { scrolled: number }).scrolled += Math.abs(top - (places.get(target!) ?? 0));
        places.set(target!, top);
      },
      { capture: true, passive: true },
    );
  });
  return () =>
    page.evaluate(() => {
      const { scrolled } = window as unknown as { scrolled: number };
      Object.assign(window, { scrolled: 0 });
      return scrolled;
    });
}

test(
  "two hundred applicants on a phone: rows, fifty decisions of two taps at most, a name found in two",
  { tag: "@long" },
  async ({ people }) => {
    test.slow();
    const { employer, job } = await withMany(people, 200);
    const page = await people.browse(employer, TALL);
    await page.goto(`/job-applications/${job}`);
    await expect(rows(page)).toHaveCount(24);
    // The next turn of the deliveries measures those that were written as rows.
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole("region", { name: text("list.best") }).getByRole("listitem")).toHaveCount(3, {
        timeout: 2_000,
      });
    }).toPass({ timeout: 30_000 });
    await expectGoodAtBothWidths(page);
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(8);
    await expectWishesReadable(page);

    // Fifty of them one after the other: those who are not loaded yet come by themselves.
    const scrolled = await watchScrolling(page);
    const begun = Date.now();
    await link(rows(page).first()).tap();
    await expect(person(page)).toBeVisible();
    await expect(page).toHaveURL(/person=/);
    let most = { taps: 0, pixels: 0 };
    for (let turn = 0; turn < 50; turn += 1) {
      const taps = await decideSingly(page, turn % 2 ? "rejected" : "shortlisted");
      most = { taps: Math.max(most.taps, taps), pixels: Math.max(most.pixels, await scrolled()) };
    }
    const seconds = (Date.now() - begun) / 1_000;
    test.info().annotations.push({ type: "fifty", description: `${seconds} s, ${JSON.stringify(most)} each at most` });
    expect(most.taps).toBeLessThanOrEqual(2);
    expect(most.pixels).toBeLessThanOrEqual(400);
    expect(seconds).toBeLessThan(300);
    await expect(rows(page)).toHaveCount(72);
    // Back closes the sheet, the list is where it was.
    await page.goBack();
    await expect(person(page)).toHaveCount(0);
    await expect(page).toHaveURL(`/job-applications/${job}`);
    await expect(rows(page)).toHaveCount(72);
    await expect(page.getByRole("link", { name: "Shortlisted (25)" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Rejected (25)" })).toBeVisible();

    // A tap into the field, the name, and a tap on Search.
    let taps = 0;
    const tap = async (wanted: Locator) => {
      taps += 1;
      await wanted.tap();
    };
    await tap(page.getByRole("searchbox", { name: text("filters.search") }));
    await page.keyboard.type("person 137");
    await tap(page.getByRole("button", { name: text("filters.find"), exact: true }));
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText("Person 137");
    expect(taps).toBe(2);
    await expect(page).toHaveURL(/search=person/);
    await expectGoodAtBothWidths(page);
  },
);

test("of applicants with photos at least six whole rows are between the bars of a phone", async ({ people }) => {
  const { employer, job } = await withMany(people, 24);
  await withConnection(process.env.E2E_DATABASE_URL!, async (client) => {
    await client.query(
      `WITH taken AS (
         INSERT INTO uploads (name, kind, owner_id, bytes, width, height)
         SELECT gen_random_uuid() || '.webp', 'photo', worker_id, 1000, 256, 256 FROM applications WHERE job_id = $1
         RETURNING name, owner_id
       )
       UPDATE profiles SET photo = taken.name FROM taken WHERE user_id = taken.owner_id`,
      [job],
    );
  });
  const page = await people.browse(employer, TALL);
  // Rows alone: there are no files.
  await page.route("**/profile-photo?*", (route) => route.fulfill({ path: "public/category/chef-cook.png" }));
  await page.goto(`/job-applications/${job}`);
  const photos = rows(page).locator("[data-slot=avatar] img");
  await expect(photos).toHaveCount(24);
  expect(await wholeRows(page)).toBeGreaterThanOrEqual(6);
  await expect(photos.first()).toHaveJSProperty("naturalWidth", 800);
  await expect(photos.first()).toBeInViewport({ ratio: 1 });
});

test("order and filters are in the address, and Back from another page finds the list as it was", async ({
  people,
}) => {
  const { employer, job } = await withMany(people, 60);
  const page = await people.browse(employer, DESKTOP);
  await page.goto(`/job-applications/${job}`);
  await hydrated(page.getByLabel(text("filters.sort")));
  await page.getByLabel(text("filters.sort")).selectOption("nearest");
  await expect(page).toHaveURL(/sort=nearest/);
  // The first turn of the deliveries has measured them.
  await expect(async () => {
    await page.reload();
    await expect(rows(page).first()).toContainText(text("row.sameCity"));
  }).toPass({ timeout: 20_000 });
  await hydrated(page.getByLabel(text("filters.sort")));
  await expectWishesReadable(page);
  await page.getByRole("button", { name: text("filters.open") }).click();
  await page.getByLabel(text("filters.within")).selectOption("60");
  await expect(page).toHaveURL(/within=60/);
  await expect(rows(page).filter({ hasText: "Mumbai" })).toHaveCount(0);
  await expectGoodAtBothWidths(page);
  await page.getByLabel(text("filters.within")).selectOption("");
  await expect(page).not.toHaveURL(/within=60/);
  await expect(rows(page)).toHaveCount(24);
  await page.getByRole("button", { name: text("list.more") }).click();
  await expect(rows(page)).toHaveCount(48);
  await link(rows(page).nth(40)).click();
  const place = await page.evaluate(() => window.scrollY);
  await person(page).getByRole("link", { name: /^Cook/ }).click();
  await expect(page).toHaveURL(`/employer/jobs/${job}`);
  await page.goBack();
  await expect(rows(page)).toHaveCount(48);
  await expect(page).toHaveURL(/sort=nearest/);
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(200);
});

test(
  "by keys: j and k move, s shortlists, x asks with a reason that the worker reads in Hindi, ? helps",
  { tag: "@long" },
  async ({ people }) => {
    const employer = await people.join("employer");
    const { id: job } = await postJob(employer);
    const workers = [
      await people.join("worker", "hi"),
      await people.join("worker", "hi"),
      await people.join("worker", "hi"),
    ];
    const ids: string[] = [];
    for (const worker of workers) ids.push(await applyTo(worker, job));
    const page = await people.browse(employer, DESKTOP);
    await page.goto(`/job-applications/${job}`);
    const name = person(page).getByRole("heading", { level: 3 });
    await expect(name).toHaveText(workers[2]!.username);
    const help = page.getByRole("dialog", { name: text("keys.title") });
    // Keys do nothing until the script runs.
    await expect(async () => {
      await page.keyboard.press("?");
      await expect(help).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 20_000 });
    await expectGoodAtBothWidths(page);
    await page.keyboard.press("Escape");
    await expect(help).toHaveCount(0);
    await page.keyboard.press("j");
    await expect(name).toHaveText(workers[1]!.username);
    await page.keyboard.press("k");
    await expect(name).toHaveText(workers[2]!.username);
    await page.keyboard.press("s");
    await expect(toastOf(page)).toContainText(`${workers[2]!.username} is shortlisted`);
    await expect(name).toHaveText(workers[1]!.username);
    await page.keyboard.press("x");
    await expectGoodScreen(page);
    await question(page)
      .getByRole("button", { name: en("options.rejectionReason.hours") })
      .click();
    await expect(toastOf(page)).toContainText(`${workers[1]!.username} is rejected`);
    await expect(name).toHaveText(workers[0]!.username);
    await expect(name).toBeFocused();
    // A key that is typed decides nothing.
    const note = person(page).getByLabel(text("note.label"));
    await note.fill("sx");
    await person(page)
      .getByRole("button", { name: text("note.save") })
      .click();
    await expect(toastOf(page)).toContainText(text("note.saved"));
    await page.reload();
    await expect(person(page).getByLabel(text("note.label"))).toHaveValue("sx");
    const reader = await people.browse(workers[1]!, PHONE);
    await expect(async () => {
      await reader.goto(`/applications/${ids[1]!}`);
      await expect(reader.getByText(hi("applicationDetail.reason.hours"))).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expectGoodAtBothWidths(reader);
  },
);

test("several at once: a long press chooses on a phone, boxes on a desktop, and it can be undone", async ({
  people,
}) => {
  const { employer, job } = await withMany(people, 6);
  const page = await people.browse(employer, TALL);
  await page.goto(`/job-applications/${job}`);
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  const box = (await rows(page).first().boundingBox())!;
  const client = await page.context().newCDPSession(page);
  const at = { x: box.x + 150, y: box.y + 20 };
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [at] });
  await expect(page.getByRole("region", { name: text("bulk.heading") })).toBeVisible();
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(person(page)).toHaveCount(0);
  await link(rows(page).nth(1)).tap();
  const bar = page.getByRole("region", { name: text("bulk.heading") });
  await expect(bar).toContainText("2 people chosen");
  await expectGoodAtBothWidths(page);
  await bar.getByRole("button", { name: text("compare.button") }).tap();
  const beside = page.getByRole("dialog", { name: text("compare.title") });
  await expect(beside.getByRole("columnheader")).toHaveCount(2);
  await expectGoodAtBothWidths(page);
  await beside.getByRole("button", { name: text("compare.close") }).tap();
  await bar.getByRole("button", { name: text("decision.rejected") }).tap();
  await question(page)
    .getByRole("button", { name: en("options.rejectionReason.someone_else") })
    .tap();
  await expect(toastOf(page)).toContainText("2 people are rejected");
  await expect(page.getByRole("link", { name: "Rejected (2)" })).toBeVisible();
  await toastOf(page)
    .getByRole("button", { name: en("shell.undo.button") })
    .tap();
  await expect(page.getByRole("link", { name: "Rejected (0)" })).toBeVisible();

  const wide = await people.browse(employer, DESKTOP);
  await wide.goto(`/job-applications/${job}`);
  for (const row of [0, 1, 2]) await rows(wide).nth(row).getByRole("checkbox").check();
  await wide.getByRole("button", { name: text("compare.button") }).click();
  await expect(wide.getByRole("dialog", { name: text("compare.title") }).getByRole("columnheader")).toHaveCount(3);
  await expectGoodAtBothWidths(wide);
  await wide.keyboard.press("Escape");
  await wide
    .getByRole("region", { name: text("bulk.heading") })
    .getByRole("button", { name: text("decision.shortlisted") })
    .click();
  await expect(toastOf(wide)).toContainText("3 people are shortlisted");
});

test("a firm hires twelve of forty for one job, and tells the others kindly", { tag: "@long" }, async ({ people }) => {
  const { employer, job } = await withMany(people, 40, { people: 12 });
  const page = await people.browse(employer, TALL);
  await page.goto(`/job-applications/${job}?status=pending`);
  await link(rows(page).first()).tap();
  const name = person(page).getByRole("heading", { level: 3 });
  for (let hired = 1; hired <= 12; hired += 1) {
    const before = (await name.textContent())!;
    await button(page, "accepted").tap();
    await question(page)
      .getByRole("button", { name: text("decision.accepted"), exact: true })
      .tap();
    await expect(toastOf(page)).toContainText(`${before} is accepted`);
    await expect(toastOf(page)).toContainText(`Hired ${hired} of 12`);
    await expect(page.getByRole("main").getByText(`Hired ${hired} of 12`).first()).toBeAttached();
    await expect(name).not.toHaveText(before);
  }
  await page.getByRole("button", { name: text("list.close") }).tap();
  await expect(page.getByText("Hired 12 of 12").first()).toBeVisible();
  await expect(page.getByText(text("stillLooking"))).toBeVisible();
  await expectGoodAtBothWidths(page);
  await page.getByRole("button", { name: "Filled: close and tell the other 28 kindly" }).tap();
  await question(page)
    .getByRole("button", { name: en("ownJob.actions.fill") })
    .tap();
  await expect(toastOf(page)).toContainText(en("ownJob.actions.fillDone"));
  // The rows say the same as the counts at once.
  await expect(page.getByRole("link", { name: "Pending Review (0)" })).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await page.goto("/");
  await expect(page.getByText("Hired 12 of 12")).toBeVisible();
  await page.goto(`/employer/jobs/${job}`);
  await expect(page.getByText("Hired 12 of 12").first()).toBeVisible();
});
