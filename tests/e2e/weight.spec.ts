import { constants, gunzipSync, gzipSync } from "node:zlib";
import { expect, type Page } from "@playwright/test";
import { applyTo, DESKTOP, PHONE, postJob, signIn, test } from "./support";
import { weigh } from "./weigh";

/** The most that pages may load before the first touch, in KB as gzip sends it: script, document, style. */
type Budget = [path: string, script: number, html: number];

/** One file for all pages. */
const MOST_CSS = 18;

async function expectWithin(page: Page, budgets: readonly Budget[]): Promise<void> {
  for (const [path, script, html] of budgets) {
    const own = await page.context().newPage();
    const weight = await weigh(own, path);
    await own.close();
    const size = `${path}: ${weight.script} script, ${weight.html} html, ${weight.css} css`;
    test.info().annotations.push({ type: "weight", description: size });
    expect.soft(weight.script, `${size}\n${weight.heaviest}`).toBeLessThanOrEqual(script * 1024);
    expect.soft(weight.html, size).toBeLessThanOrEqual(html * 1024);
    expect.soft(weight.css, size).toBeLessThanOrEqual(MOST_CSS * 1024);
  }
}

test("pages stay within their budgets of script, document and style", async ({ people }) => {
  const employer = await people.join("employer");
  const worker = await people.join("worker", "hi");
  const [open, applied] = [await postJob(employer), await postJob(employer)];
  await applyTo(worker, applied.id);
  await expectWithin(await people.browse(worker, PHONE), [
    ["/", 160, 15],
    [`/jobs/${open.id}`, 158, 13],
    [`/jobs/${open.id}/apply`, 189, 15],
    ["/applied", 165, 14],
    ["/profile/steps/phone", 178, 12],
  ]);
  await expectWithin(await people.browse(employer, PHONE), [
    ["/employer/dashboard", 184, 19],
    ["/employer/profile", 183, 12],
    ["/employer/jobs/new", 191, 21],
    [`/employer/jobs/edit/${open.id}`, 222, 30],
    [`/job-applications/${applied.id}`, 196, 24],
  ]);
  const office = await people.browse(null, DESKTOP);
  await signIn(office.context(), "admin");
  await expectWithin(office, [
    ["/admin-dashboard", 178, 27],
    ["/admin/users", 188, 22],
    ["/admin/cases", 171, 18],
    ["/admin/jobs/new", 218, 28],
  ]);
  await expectWithin(await people.browse(null, PHONE), [
    // Their document holds their styles (scripts/lib/build-adapter.mjs).
    ["/", 190, 31],
    ["/forgot-password", 173, 28],
  ]);
});

test("React and Next's client, which every page loads, are compiled while they load", async ({ people }) => {
  const page = await people.browse(null, PHONE);
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response.text());
  });
  await page.goto("/", { waitUntil: "load" });
  const early = (await Promise.all(scripts)).filter((text) => text.startsWith("//# allFunctionsCalledOnLoad\n"));
  expect(early.some((text) => text.includes("hydrateRoot"))).toBe(true);
  expect(early).toHaveLength(2);
});

/** As much of a document as the first round trips bring to a phone, in bytes. */
const FIRST_BYTES = 14_000;

test("the first eight cards of a worker's home are within the first 14,000 bytes", async ({ people }) => {
  for (const language of ["hi", "en"] as const) {
    const page = await people.browse(await people.join("worker", language), PHONE);
    const document = await (await page.goto("/"))!.body();
    const first = gzipSync(document).subarray(0, FIRST_BYTES);
    const read = gunzipSync(first, { finishFlush: constants.Z_SYNC_FLUSH }).toString();
    expect(read.match(/ data-save="/g)?.length, language).toBeGreaterThanOrEqual(8);
  }
});

test("a first document appears at once; only between screens does the page fade in", async ({ people }) => {
  const job = await postJob(await people.join("employer"));
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  const fade = () => page.locator(".page-fade").evaluate((element) => getComputedStyle(element).animationName);
  await page.goto(`/jobs/${job.id}`);
  expect(await fade()).toBe("none");
  await page.locator('[data-shell="bar"] a[href="/applied"]').click();
  await expect(page).toHaveURL("/applied");
  await expect.poll(fade).toBe("fade");
  await page.reload();
  expect(await fade()).toBe("none");
});
