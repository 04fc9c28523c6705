import { expect, type Page } from "@playwright/test";
import {
  applyTo,
  decide,
  DESKTOP,
  en,
  expectGoodAtBothWidths,
  hydrated,
  PHONE,
  postJob,
  setJobStatus,
  test,
} from "./support";

const cards = (page: Page) => page.getByRole("article");
const figure = (page: Page, key: string) =>
  page.locator("dl").filter({ has: page.getByText(en(`dashboard.stats.${key}`), { exact: true }) });

test("figures and cards show the state of the jobs", async ({ people }) => {
  const employer = await people.join("employer");
  const cook = await postJob(employer, { title: "Cook", urgencyLevel: "immediate" });
  const driver = await postJob(employer, { title: "Driver", category: "personal-driver" });
  await setJobStatus(employer, driver.id, "closed");
  const worker = await people.join("worker");
  await worker.api.get(`/api/service-requests/${cook.id}`);
  await applyTo(worker, cook.id);
  const page = await people.browse(employer, DESKTOP);
  await page.goto("/");
  await expect(figure(page, "active")).toContainText(/1\s*2 requests in total/);
  await expect(figure(page, "applications")).toContainText(/1\s*1 to review · 1 today/);
  await expect(figure(page, "views")).toContainText("1");
  await expect(figure(page, "urgent")).toContainText("1");
  const card = cards(page).filter({ hasText: "Cook" });
  for (const text of ["Active", "Urgent", "South Delhi", "₹22,000–₹26,000", "1 application", "1 view", "1 today"]) {
    await expect(card).toContainText(text);
  }
  await expectGoodAtBothWidths(page);
  await card.getByRole("link", { name: /^View Applications/ }).click();
  await expect(page).toHaveURL(`/job-applications/${cook.id}`);
});

test("filters that change while news draws the figures anew all stay, without another document", async ({ people }) => {
  const employer = await people.join("employer");
  const job = await postJob(employer, { title: "Cook" });
  const worker = await people.join("worker");
  const page = await people.browse(employer, DESKTOP);
  await page.goto("/");
  await hydrated(page.getByLabel(en("dashboard.filters.sort")));
  await page.evaluate(() => void ((window as { isSame?: boolean }).isSame = true));
  // The page is read again so slowly that both changes fall into that time.
  let isRead: () => void;
  const begun = new Promise<void>((resolve) => (isRead = resolve));
  let release: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*", async (route) => {
    if (route.request().headers().rsc) {
      isRead();
      await held;
    }
    await route.continue();
  });
  await applyTo(worker, job.id);
  await begun;
  await page.getByLabel(en("dashboard.filters.status")).selectOption("closed");
  await expect(cards(page)).toHaveCount(0);
  await page.getByLabel(en("dashboard.filters.sort")).selectOption("applications");
  release!();
  await expect(figure(page, "applications")).toContainText("1");
  await expect(page).toHaveURL("/?status=closed&sort=applications");
  await expect(cards(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as { isSame?: boolean }).isSame)).toBe(true);
});

test("a job's own page shows applications per day, as bars and as a table", async ({ people }) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  for (let made = 0; made < 2; made += 1) await applyTo(await people.join("worker"), job.id);
  const page = await people.browse(employer, DESKTOP);
  await page.goto(`/employer/jobs/${job.id}`);
  await expect(page.getByRole("img", { name: /^Applications: 2 in all/ })).toBeVisible();
  await page.getByText(en("charts.showTable")).click();
  const rows = page.getByRole("table", { name: "Applications in the last 30 days" }).getByRole("row");
  await expect(rows).toHaveCount(31);
  await expect(rows.nth(1)).toContainText("2");
  await expectGoodAtBothWidths(page);
});

test("without script the search is a plain form, and the chart still speaks", async ({ people }) => {
  const employer = await people.join("employer");
  const job = await postJob(employer, { title: "Cook" });
  await postJob(employer, { title: "Driver", category: "personal-driver" });
  const page = await people.browse(employer, { ...DESKTOP, javaScriptEnabled: false });
  await page.goto("/?search=cook");
  await expect(cards(page)).toHaveCount(1);
  await page.goto(`/employer/jobs/${job.id}`);
  await expect(page.getByRole("img", { name: /^Applications: none/ })).toBeVisible();
  await page.goto(`/job-applications/${job.id}?status=accepted`);
  await expect(page.getByText("No applications yet")).toHaveCount(0);
});

test("a failed onboarding is logged, disturbs nobody, and is retried on the next load", async ({ people, browser }) => {
  const employer = await people.join("client");
  const status = async () =>
    ((await (await employer.api.get("/api/client/onboarding-status")).json()) as { onboardingStatus: string })
      .onboardingStatus;
  // A browser whose console may show an error: the failure is intended.
  const context = await browser.newContext({ ...DESKTOP, storageState: await employer.api.storageState() });
  const page = await context.newPage();
  const logged: string[] = [];
  page.on("console", (message) => logged.push(message.text()));
  await page.route("**/api/client/onboarding", (route) => route.fulfill({ status: 503, body: "{}" }));
  await page.goto("/");
  await expect.poll(() => logged.join()).toContain("Onboarding was not completed");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Service Request Management");
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  expect(await status()).toBe("pending");
  await page.unroute("**/api/client/onboarding");
  await page.reload();
  await expect.poll(status).toBe("completed");
  await context.close();
});

test("another employer's ids are refused everywhere", async ({ people }) => {
  const owner = await people.join("employer");
  const job = await postJob(owner);
  const application = await applyTo(await people.join("worker"), job.id);
  await decide(owner, application, "shortlisted");
  const other = await people.join("client");
  const page = await people.browse(other, PHONE);
  for (const path of [`/employer/jobs/${job.id}`, `/job-applications/${job.id}?status=shortlisted`]) {
    expect((await page.goto(path))!.status()).toBe(404);
    await expect(page.getByText(job.title)).toHaveCount(0);
  }
  const hidden = [
    other.api.get(`/api/service-requests/${job.id}/applications`),
    other.api.get(`/api/service-applications/${application}`),
    other.api.put(`/api/service-applications/${application}/status`, { data: { status: "accepted" } }),
  ];
  for (const answer of await Promise.all(hidden)) expect(answer.status(), answer.url()).toBe(404);
  // The open job itself may be read.
  const refused = [
    other.api.put(`/api/jobs/${job.id}/status`, { data: { status: "closed" } }),
    other.api.delete(`/api/service-requests/${job.id}`),
  ];
  for (const answer of await Promise.all(refused)) expect(answer.status(), answer.url()).toBe(403);
});
