import { expect, type Page } from "@playwright/test";
import {
  applyTo,
  decide,
  DESKTOP,
  en,
  expectGoodAtBothWidths,
  expectGoodScreen,
  hi,
  hydrated,
  PHONE,
  postJob,
  setJobStatus,
  test,
  type Member,
  toastOf,
  withoutNews,
} from "./support";

const cards = (page: Page) => page.getByRole("article");
const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const action = (page: Page, key: string) =>
  page.getByRole("button", { name: new RegExp(`^${en(`ownJob.actions.${key}`)}`) });
/** Opens the menu with the ways to end a job. */
const endings = (page: Page) => page.locator("summary").filter({ hasText: en("ownJob.actions.remove") });

async function ownJobs({ api }: Member): Promise<{ id: string; status: string; title: string }[]> {
  return (await (await api.get("/api/client/service-requests")).json()) as {
    id: string;
    status: string;
    title: string;
  }[];
}

test("the dashboard's search, status and order are in the address and survive a reload", async ({ people }) => {
  const employer = await people.join("employer");
  const cook = await postJob(employer, { title: "Cook", location: "Noida" });
  const driver = await postJob(employer, { title: "Driver", location: "Gurgaon" });
  await setJobStatus(employer, driver.id, "closed");
  await applyTo(await people.join("worker"), cook.id);
  const page = await people.browse(employer, DESKTOP);
  await page.goto("/");
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).first()).toContainText("Driver");
  await page.getByLabel(en("dashboard.filters.sort")).selectOption("applications");
  await expect(page).toHaveURL("/?sort=applications");
  await expect(cards(page).first()).toContainText("Cook");
  await page.getByRole("button", { name: en("dashboard.filters.applications_desc") }).click();
  await expect(page).toHaveURL("/?sort=applications&direction=asc");
  await expect(cards(page).first()).toContainText("Driver");
  await page.getByLabel(en("dashboard.filters.status")).selectOption("open");
  await expect(cards(page)).toHaveCount(1);
  await page.getByPlaceholder(en("dashboard.filters.placeholder")).fill("noida");
  await expect(page).toHaveURL("/?search=noida&status=open&sort=applications&direction=asc");
  await page.reload();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Cook");
  await page.getByPlaceholder(en("dashboard.filters.placeholder")).fill("gurgaon");
  await expect(page.getByText(en("dashboard.empty.filtered"))).toBeVisible();
  await expectGoodAtBothWidths(page);
  await page.getByRole("link", { name: en("dashboard.empty.clear") }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL("/");
});

test("a job is filled after a question with the number of people who are told, also offered after accepting", async ({
  people,
}) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  const [taken, waiting] = [await people.join("worker", "hi"), await people.join("worker", "hi")];
  await decide(employer, await applyTo(taken, job.id), "accepted");
  const id = await applyTo(waiting, job.id);
  const page = await people.browse(employer, PHONE);
  await page.goto(`/job-applications/${job.id}`);
  const offer = page.getByRole("region", { name: en("ownJob.actions.fillTitle") });
  await expect(offer).toContainText("tell the other 1 kindly");
  await expectGoodAtBothWidths(page);
  await page.goto("/");
  await endings(page).click();
  await expect(cards(page)).toContainText("1 person who waits can still be decided on.");
  await expectGoodAtBothWidths(page);
  await action(page, "remove").click();
  const removal = page.getByRole("alertdialog", { name: en("ownJob.actions.removeTitle") });
  await expect(removal).toContainText("1 person who waits for your decision is told that the position was taken back.");
  await removal.getByRole("button", { name: en("ownJob.actions.keep") }).click();
  await action(page, "fill").click();
  const question = page.getByRole("alertdialog", { name: en("ownJob.actions.fillTitle") });
  await expect(question).toContainText("1 person who waits for your decision is thanked");
  await expectGoodAtBothWidths(page);
  await question.getByRole("button", { name: en("ownJob.actions.fill") }).click();
  await expect(toastOf(page)).toContainText(en("ownJob.actions.fillDone"));
  await expect(cards(page)).toContainText(en("options.jobStatus.closed"));
  await expect(action(page, "fill")).toHaveCount(0);
  const reader = await people.browse(waiting, PHONE);
  await reader.goto(`/applications/${id}`);
  // By itself, once it can no longer be taken back.
  await expect(reader.getByText(hi("notifications.kind.closed_filled"))).toBeVisible({ timeout: 20_000 });
  await expectGoodAtBothWidths(reader);
});

test("a job is closed, reopened and, after confirmation, removed", async ({ people }) => {
  const employer = await people.join("employer");
  const { id: job } = await postJob(employer);
  await applyTo(await people.join("worker"), job);
  const page = await people.browse(employer, DESKTOP);
  await page.goto("/");
  await hydrated(endings(page));
  await endings(page).click();
  await action(page, "close").click();
  await expect(endings(page)).toBeFocused();
  await expect(toastOf(page)).toContainText(en("ownJob.actions.closeDone"));
  await expect(cards(page)).toContainText(en("options.jobStatus.closed"));
  await action(page, "reopen").click();
  await expect(toastOf(page)).toContainText(en("ownJob.actions.reopenDone"));
  await expect(cards(page)).toContainText(en("options.jobStatus.open"));
  await endings(page).click();
  const told = "1 person who waits for your decision is told that the position was taken back.";
  await expect(cards(page)).toContainText(told);
  await action(page, "remove").click();
  const question = page.getByRole("alertdialog", { name: en("ownJob.actions.removeTitle") });
  await expect(question).toContainText(told);
  await expectGoodAtBothWidths(page);
  await question.getByRole("button", { name: en("ownJob.actions.keep") }).click();
  await expect(cards(page)).toHaveCount(1);
  await action(page, "remove").click();
  await question.getByRole("button", { name: en("ownJob.actions.remove") }).click();
  await expect(toastOf(page)).toContainText(en("ownJob.actions.removeDone"));
  await expect(page.getByText(en("dashboard.empty.title"))).toBeVisible();
  expect(await ownJobs(employer)).toEqual([]);
  await page.getByRole("link", { name: en("dashboard.empty.first") }).click();
  await expect(page).toHaveURL("/employer/jobs/new");
});

test("an empty request shows all its errors at once, and details appear with their switch", async ({ people }) => {
  const page = await people.browse(await people.join("client"), PHONE);
  await page.goto("/employer/jobs/new?form=long");
  await page.getByRole("button", { name: en("requestForm.post") }).click();
  const summary = page.getByRole("region", { name: en("requestForm.summaryLabel") });
  const errors = {
    title: "Position title is required",
    category: "Staff category is required",
    location: "Location is required",
    salary: "Compensation is required",
    shift: "Working hours are required",
    workingDays: "Working days are required",
    experienceLevel: "Experience requirement is needed",
  };
  for (const [input, text] of Object.entries(errors)) {
    await expect(summary.getByRole("link", { name: text })).toBeVisible();
    await expect(field(page, input).first()).toHaveAccessibleDescription(new RegExp(text));
  }
  await expect(field(page, "title")).toBeFocused();
  await summary.getByRole("link", { name: errors.salary }).click();
  await expect(field(page, "salary")).toBeFocused();
  await expectGoodAtBothWidths(page);
  for (const section of ["living", "verification"]) {
    await page.getByRole("button", { name: en(`requestForm.sections.${section}`) }).click();
  }
  await expect(field(page, "accommodationDetails")).toHaveCount(0);
  await page.getByRole("switch", { name: en("requestForm.accommodationProvided") }).check();
  await expect(field(page, "accommodationDetails")).toBeVisible();
  await expect(page.getByRole("group", { name: en("requestForm.backgroundCheckTypes") })).toBeVisible();
  await page.getByRole("switch", { name: en("requestForm.backgroundCheck") }).uncheck();
  await expect(page.getByRole("group", { name: en("requestForm.backgroundCheckTypes") })).toHaveCount(0);
  await expect(field(page, "numberOfReferences")).toHaveValue("2");
  await page.getByRole("switch", { name: en("requestForm.references") }).uncheck();
  await expect(field(page, "numberOfReferences")).toHaveCount(0);
});

/** The fields a request needs beyond those of a draft. */
async function fillRest(page: Page): Promise<void> {
  await field(page, "salary").fill("22,000-26,000");
  await field(page, "shift").fill("6 AM - 2 PM");
  await field(page, "workingDays").fill("Monday - Saturday");
}

async function fillBeginning(page: Page, title: string): Promise<void> {
  await field(page, "title").fill(title);
  await field(page, "category").selectOption("chef-cook");
  await field(page, "location").fill("South Delhi");
}

test("input is offered after a reload, and a double press posts one job", async ({ people }) => {
  const employer = await people.join("employer");
  const page = await people.browse(employer, DESKTOP);
  await page.goto("/employer/jobs/new");
  await fillBeginning(page, "Cook of the draft");
  await page.reload();
  const offer = page.getByRole("region", { name: /unfinished request/ });
  await expect(offer).toBeVisible();
  await expect(field(page, "title")).toHaveValue("");
  await expectGoodScreen(page);
  await offer.getByRole("button", { name: en("drafts.resume") }).click();
  await expect(field(page, "title")).toHaveValue("Cook of the draft");
  await expect(field(page, "category")).toHaveValue("chef-cook");
  await fillRest(page);
  await field(page, "experienceLevel").selectOption("2-5 years");
  await page.getByRole("button", { name: en("requestForm.post") }).dblclick();
  await expect(toastOf(page)).toContainText("Service Request Posted Successfully");
  await expect(cards(page)).toHaveCount(1);
  expect(await ownJobs(employer)).toHaveLength(1);
  await page.goto("/employer/jobs/new");
  await expect(field(page, "title")).toHaveValue("");
  await expect(offer).toHaveCount(0);
});

test("a draft is saved, cannot be published while incomplete, and is published from its form", async ({ people }) => {
  const employer = await people.join("employer");
  const page = await people.browse(employer, DESKTOP);
  await page.goto("/employer/jobs/new");
  await fillBeginning(page, "Cook in the making");
  await page.getByRole("button", { name: en("requestForm.saveDraft") }).click();
  await expect(toastOf(page)).toContainText(en("requestForm.draftSaved"));
  await expect(cards(page)).toContainText(en("options.jobStatus.draft"));
  await action(page, "publish").click();
  await expect(toastOf(page)).toContainText(en("errors.job_incomplete"));
  // It stays as long as the pointer is on it.
  await toastOf(page).hover();
  await expectGoodScreen(page);
  await toastOf(page)
    .getByRole("button", { name: en("ownJob.actions.edit") })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("editJob.heading"));
  await fillRest(page);
  await field(page, "experienceLevel").selectOption("2-5 years");
  await field(page, "requirements").fill("Cooks North Indian food");
  await page.getByRole("button", { name: en("editJob.publish") }).click();
  await expect(toastOf(page)).toContainText(en("editJob.published"));
  await expect(cards(page)).toContainText(en("options.jobStatus.open"));
  expect(await ownJobs(employer)).toMatchObject([{ status: "open", title: "Cook in the making" }]);
});

test("an edit changes only the edited fields", async ({ people }) => {
  const employer = await people.join("employer");
  const job = await postJob(employer, {
    employmentType: "LIVE_IN_FULL_TIME",
    urgencyLevel: "immediate",
    languagesRequired: ["Hindi", "Tamil"],
    additionalSkills: ["Bakes"],
    workEnvironment: "Third floor",
    accommodationProvided: true,
    accommodationDetails: "Own room",
    backgroundCheckTypes: ["Address Verification"],
    numberOfReferences: 3,
    benefits: ["Meals Included"],
    probationPeriod: "1 month",
    specialInstructions: "Two dogs",
  });
  const read = async () =>
    (await (await employer.api.get(`/api/service-requests/${job.id}`)).json()) as Record<string, unknown>;
  const before = await read();
  const page = await people.browse(employer, DESKTOP);
  await page.goto(`/employer/jobs/edit/${job.id}`);
  await field(page, "title").fill("Cook, renamed");
  await page.getByRole("button", { name: en("editJob.update") }).click();
  await expect(toastOf(page)).toContainText("Job updated successfully");
  await expect(page).toHaveURL("/");
  await expect(cards(page)).toContainText("Cook, renamed");
  const { updated_at: _before, ...unchanged } = before;
  expect(await read()).toMatchObject({ ...unchanged, title: "Cook, renamed", revision: 2 });
});

test("of two decisions in two tabs, the second is told of the first", async ({ people }) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  await applyTo(await people.join("worker"), job.id);
  const first = await people.browse(employer, DESKTOP);
  const second = await first.context().newPage();
  // It would hear of the first decision, and draw it.
  await withoutNews(second);
  for (const page of [first, second]) {
    await page.goto(`/job-applications/${job.id}`);
    await expect(cards(page)).toContainText(en("options.applicationStatus.pending"));
  }
  for (const [page, decision] of [
    [first, "accepted"],
    [second, "rejected"],
  ] as const) {
    const label = en(`jobApplications.decision.${decision}`);
    await page.getByRole("button", { name: label, exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: label, exact: true }).click();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  }
  await expect(toastOf(second)).toContainText(en("jobApplications.decision.decidedAlready"));
  await expect(cards(second)).toContainText(en("options.applicationStatus.accepted"));
  await expect(second.getByRole("button", { name: en("jobApplications.decision.rejected"), exact: true })).toHaveCount(
    0,
  );
  await expectGoodScreen(second);
});

test("a decision on an application withdrawn in the meantime says so and clears the list", async ({ people }) => {
  const employer = await people.join("employer");
  const worker = await people.join("worker");
  const job = await postJob(employer);
  const application = await applyTo(worker, job.id);
  const page = await people.browse(employer, PHONE);
  // The list does not hear of the withdrawal before the decision is sent.
  await withoutNews(page);
  await page.clock.install();
  await page.goto(`/job-applications/${job.id}`);
  const label = en("jobApplications.decision.accepted");
  await page.getByRole("link", { name: worker.username }).click();
  await page.getByRole("button", { name: label, exact: true }).click();
  expect((await worker.api.delete(`/api/service-applications/${application}`)).status()).toBe(204);
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(worker.username);
  await question.getByRole("button", { name: label, exact: true }).click();
  await expect(toastOf(page)).toContainText(`${worker.username} has withdrawn this application`);
  await expect(page.getByText(en("jobApplications.empty.title"))).toBeVisible();
  await expectGoodScreen(page);
});

test("another employer's job shows the 404 screen", async ({ people }) => {
  const job = await postJob(await people.join("employer"));
  const page = await people.browse(await people.join("client"), DESKTOP);
  for (const path of [`/employer/jobs/${job.id}`, `/employer/jobs/edit/${job.id}`, `/job-applications/${job.id}`]) {
    expect((await page.goto(path))!.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("notFound.missing.own_job.title"));
  }
  await expectGoodScreen(page);
  await page.getByRole("link", { name: en("notFound.missing.own_job.action") }).click();
  await expect(page).toHaveURL("/");
});
