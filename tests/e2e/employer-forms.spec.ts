import { expect, type Locator, type Page, type Route } from "@playwright/test";
import {
  DESKTOP,
  en,
  expectGoodAtBothWidths,
  expectGoodScreen,
  PHONE,
  postJob,
  setJobStatus,
  test,
  toastOf,
  type Member,
} from "./support";

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const button = (page: Page, key: string) => page.getByRole("button", { name: en(key), exact: true });
const update = (page: Page) => button(page, "editJob.update");
const pictureOf = (page: Page, key: string): Locator =>
  page.locator("input").and(page.getByLabel(en(key), { exact: true }));

const PDF = { name: "kitchen.jpg", mimeType: "image/jpeg", buffer: Buffer.from("%PDF-1.7 no picture") };
/** Starts like a JPEG but is not one. */
const BROKEN = { name: "kitchen.jpg", mimeType: "image/jpeg", buffer: Buffer.from("ffd8ffe000104a46494600", "hex") };
const PNG = {
  name: "kitchen.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

const readJob = async ({ api }: Member, id: string) =>
  (await (await api.get(`/api/service-requests/${id}`)).json()) as Record<string, unknown>;

async function onlyJob({ api }: Member): Promise<string> {
  const [job] = (await (await api.get("/api/client/service-requests")).json()) as { id: string }[];
  return job!.id;
}

async function fillRequest(page: Page): Promise<void> {
  await field(page, "title").fill("Cook for a family of four");
  await field(page, "category").selectOption("chef-cook");
  await field(page, "location").fill("South Delhi");
  await field(page, "salary").fill("22,000-26,000");
}

/** Chooses a suggested place by the keyboard, and types on after its name. */
async function chooseKoregaonPark(page: Page): Promise<void> {
  const location = page.getByRole("combobox", { name: en("requestForm.location") });
  await location.fill("");
  await location.pressSequentially("koreg");
  const options = page.getByRole("listbox", { name: en("requestForm.place.found") }).getByRole("option");
  await expect(options.first()).toHaveAccessibleName(/^Koregaon Park, Pune/);
  await expect(location).toHaveAttribute("aria-expanded", "true");
  await expectGoodScreen(page);
  await location.press("Escape");
  await expect(options).toHaveCount(0);
  await expect(location).toHaveValue("koreg");
  await location.press("ArrowDown");
  await expect(options.first()).toHaveAttribute("aria-selected", "true");
  await expect(location).toHaveAttribute("aria-activedescendant", (await options.first().getAttribute("id"))!);
  await location.press("Enter");
  await expect(location).toHaveValue("Koregaon Park, Pune");
  await location.pressSequentially(" – Lane 5");
  await expect(location).toHaveAccessibleDescription(/Koregaon Park, Pune · Maharashtra/);
}

async function fillSchedule(page: Page): Promise<void> {
  await field(page, "shift").fill("6 AM - 2 PM");
  await field(page, "workingDays").fill("Monday - Saturday");
  await field(page, "experienceLevel").selectOption("2-5 years");
  await field(page, "requirements").fill("Cooks North Indian food\nKeeps the kitchen clean");
}

for (const { name, screen, isPhone } of [
  { name: "1280 px", screen: DESKTOP, isPhone: false },
  { name: "360 px", screen: PHONE, isPhone: true },
]) {
  test.describe(name, { tag: isPhone ? [] : "@long" }, () => {
    /** On a phone the sections collapse; the first one is open. */
    const open = async (page: Page, ...sections: string[]) => {
      for (const section of isPhone ? sections : []) {
        await page.getByRole("button", { name: new RegExp(en(section)) }).click();
      }
    };

    test("a request is filled in section by section and posted with a picture of its own", async ({ people }) => {
      const employer = await people.join("employer");
      const data = { companyName: "Sharma Household" };
      expect((await employer.api.put("/api/user/profile", { data })).status()).toBe(200);
      const page = await people.browse(employer, screen);
      await page.goto("/employer/jobs/new?form=long");
      await expect(field(page, "company_name")).toHaveAttribute("placeholder", "Sharma Household");
      await expectGoodScreen(page);
      await fillRequest(page);
      await expect(page.getByText("₹22,000–₹26,000")).toBeVisible();
      await chooseKoregaonPark(page);
      await open(page, "requestForm.sections.schedule", "requestForm.sections.benefits");
      await expect(
        page.getByRole("navigation", { name: en("requestForm.sectionsLabel") }).getByRole("listitem"),
      ).toHaveCount(isPhone ? 0 : 5);
      await fillSchedule(page);
      await expect(page.getByText("Workers read: 6 AM to 2 PM")).toBeVisible();
      const chip = (fact: string, option: string) =>
        page
          .getByRole("group", { name: en(`jobFacts.${fact}`) })
          .getByRole("button", { name: en(`options.${option}`), exact: true });
      await chip("tasks", "task.cooking").click();
      await chip("meals", "meal.none").click();
      await chip("meals", "meal.lunch").click();
      await expect(chip("meals", "meal.none")).toHaveAttribute("aria-pressed", "false");
      await chip("weeklyOff", "weeklyOff.two").click();
      await chip("weeklyOff", "weeklyOff.sunday").click();
      await page.getByText(en("requestForm.furtherFacts")).click();
      await chip("uniform", "uniform.given").click();
      await chip("pets", "pet.dog").click();
      await chip("pets", "pet.dog").click();
      await expectGoodScreen(page);
      await page.getByRole("radio", { name: en("requestForm.previewCustom") }).check();
      await pictureOf(page, "requestForm.previewUpload").setInputFiles(PDF);
      await expect(pictureOf(page, "requestForm.previewUpload")).toHaveAccessibleDescription(
        new RegExp(en("validation.imageUnreadable")),
      );
      await pictureOf(page, "requestForm.previewUpload").setInputFiles(BROKEN);
      await button(page, "requestForm.post").click();
      await expect(pictureOf(page, "requestForm.previewUpload")).toHaveAccessibleDescription(
        new RegExp(en("errors.image_unreadable")),
      );
      await expect(field(page, "title")).toHaveValue("Cook for a family of four");
      await expectGoodScreen(page);
      await pictureOf(page, "requestForm.previewUpload").setInputFiles(PNG);
      await button(page, "requestForm.post").click();
      await expect(toastOf(page)).toContainText("Service Request Posted Successfully");
      await expect(toastOf(page)).toContainText("Your domestic service request has been posted and is now live");
      await expect(page).toHaveURL("/");
      const [job] = (await (await employer.api.get("/api/client/service-requests")).json()) as { id: string }[];
      expect(await readJob(employer, job!.id)).toMatchObject({
        company_name: "Sharma Household",
        location: "Koregaon Park, Pune – Lane 5",
        place: { id: "411001-koregaon-park" },
        salary: "22000-26000",
        requirements: ["Cooks North Indian food", "Keeps the kitchen clean"],
        ...{ tasks: ["cooking"], meals: ["lunch"], weeklyOff: "sunday", uniform: "given", pets: [] },
        ...{ hoursFrom: 360, hoursTo: 840 },
        preview_image: expect.any(String),
        useDefaultPreviewImage: false,
      });
    });

    test("an emptied edit form shows all its errors at once", async ({ people }) => {
      const employer = await people.join("employer");
      const page = await people.browse(employer, screen);
      await page.goto(`/employer/jobs/edit/${(await postJob(employer)).id}`);
      await open(page, "editJob.sections.details");
      for (const name of ["title", "location", "salary", "shift", "workingDays", "requirements"]) {
        await field(page, name).fill("");
      }
      await update(page).click();
      const texts = {
        title: "Title must be at least 2 characters",
        location: "Location must be at least 2 characters",
        salary: "Salary is required",
        shift: "Shift timing is required",
        workingDays: "Working days are required",
        requirements: "Requirements are required",
      };
      const summary = page.getByRole("region", { name: en("requestForm.summaryLabel") });
      for (const [name, text] of Object.entries(texts)) {
        await expect(summary.getByRole("link", { name: text })).toBeVisible();
        await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(text));
      }
      await expectGoodScreen(page);
    });

    test("of two people editing at once, the second chooses field by field, and loses nothing", async ({ people }) => {
      const employer = await people.join("employer");
      const job = await postJob(employer);
      const [first, second] = [await people.browse(employer, screen), await people.browse(employer, screen)];
      for (const page of [first, second]) await page.goto(`/employer/jobs/edit/${job.id}`);
      await field(first, "title").fill("Cook of the first");
      await field(first, "company_name").fill("Family of the first");
      await field(first, "requirements").fill("Bakes");
      await field(second, "title").fill("Cook of the second");
      await field(second, "requirements").fill("Cooks for ten");
      await field(second, "category").selectOption("housekeeper");
      await update(first).click();
      await expect(toastOf(first)).toContainText("Job updated successfully");
      await update(second).click();
      const conflict = second.getByRole("region", { name: en("editJob.conflict.title") });
      await expect(second.getByRole("heading", { name: en("editJob.conflict.title") })).toBeFocused();
      const versions = (key: string) => conflict.getByRole("radiogroup", { name: en(key) }).getByRole("radio");
      await expect(conflict.getByRole("radiogroup")).toHaveCount(2);
      await expect(versions("editJob.jobTitle").nth(0)).toHaveAccessibleName(/Theirs Cook of the first/);
      await expect(versions("editJob.jobTitle").nth(1)).toHaveAccessibleName(/Yours Cook of the second/);
      // Changes to other fields have been merged already.
      await expect(field(second, "company_name")).toHaveValue("Family of the first");
      await expect(field(second, "category")).toHaveValue("housekeeper");
      await expectGoodScreen(second);

      await update(second).click();
      await expect(versions("editJob.jobTitle").first()).toBeFocused();
      await expect(conflict.getByText(en("validation.notAnOption"))).toHaveCount(2);
      await expectGoodScreen(second);
      expect(await readJob(employer, job.id)).toMatchObject({ title: "Cook of the first", category: "chef-cook" });

      await versions("editJob.jobTitle").nth(0).check();
      await expect(field(second, "title")).toHaveValue("Cook of the first");
      await versions("editJob.jobTitle").nth(1).check();
      await expect(field(second, "title")).toHaveValue("Cook of the second");
      await versions("requestForm.requirements").nth(0).check();
      await expect(field(second, "requirements")).toHaveValue("Bakes");
      await expectGoodScreen(second);
      await button(second, "editJob.conflict.save").click();
      await expect(toastOf(second)).toContainText("Job updated successfully");
      expect(await readJob(employer, job.id)).toMatchObject({
        title: "Cook of the second",
        company_name: "Family of the first",
        requirements: ["Bakes"],
        category: "housekeeper",
      });
    });
  });
}

test("a village that nobody knows is taken as typed, with the city it is in", async ({ people }) => {
  const employer = await people.join("employer");
  const page = await people.browse(employer, PHONE);
  const { id } = await postJob(employer);
  const open = async () => {
    await page.goto(`/employer/jobs/edit/${id}`);
    await page.getByRole("button", { name: new RegExp(en("editJob.sections.details")) }).click();
  };
  await open();
  // Nobody leaves the field here: sending the form asks what the text means, too.
  await field(page, "location").fill("Village Rampur");
  await field(page, "location").press("Enter");
  const city = page.getByRole("combobox", { name: en("requestForm.place.city") });
  await expect(city).toHaveAccessibleDescription(new RegExp(en("validation.cityRequired")));
  await expect(city).toBeFocused();
  await city.fill("Atlantis");
  await expect(page.getByRole("status").filter({ hasText: en("requestForm.place.noCity") })).toBeAttached();
  await city.fill("पटना");
  await expectGoodScreen(page);
  await page.getByRole("option", { name: /^Patna/ }).click();
  await expect(city).toHaveValue("Patna");
  await update(page).click();
  await expect(toastOf(page)).toContainText("Job updated successfully");
  expect(await readJob(employer, id)).toMatchObject({ location: "Village Rampur", place: { id: "patna" } });
  await open();
  await expect(field(page, "location")).toHaveAccessibleDescription(/Patna · Bihar/);
  await field(page, "location").fill("Pune");
  await field(page, "location").blur();
  await expect(field(page, "location")).toHaveAccessibleDescription(/Pune · Maharashtra/);
  await expect(city).toHaveCount(0);
});

test("a job's own logo is removed, its picture replaced by a drawing, and its page and card show them", async ({
  people,
}) => {
  const employer = await people.join("employer");
  const page = await people.browse(employer, PHONE);
  const { id } = await postJob(employer);
  const multipart = { companyLogo: PNG, previewImage: PNG, useDefaultPreviewImage: "false" };
  expect((await employer.api.put(`/api/jobs/${id}`, { multipart })).status()).toBe(200);
  const { company_logo: logo, preview_image: preview } = await readJob(employer, id);
  await page.goto(`/employer/jobs/${id}`);
  for (const name of [logo, preview] as string[]) {
    await expect(page.locator(`img[src$="/uploads/${name.replace(".webp", ".small.webp")}"]`)).toBeVisible();
  }
  await expectGoodScreen(page);
  await page.goto("/");
  await expect(page.locator(`img[src$="/uploads/${String(preview).replace(".webp", ".small.webp")}"]`)).toBeVisible();
  await expectGoodScreen(page);
  await page.goto(`/employer/jobs/edit/${id}`);
  await page.getByRole("button", { name: new RegExp(en("editJob.sections.images")) }).click();
  await button(page, "requestForm.logoRemove").click();
  await expect(pictureOf(page, "requestForm.logo")).toHaveAccessibleDescription(en("requestForm.logoRemoved"));
  await expectGoodScreen(page);
  await button(page, "requestForm.logoKeep").click();
  await button(page, "requestForm.logoRemove").click();
  await page.getByRole("radio", { name: en("requestForm.previewDefault") }).check();
  await update(page).click();
  await expect(toastOf(page)).toContainText("Job updated successfully");
  expect(await readJob(employer, id)).toMatchObject({
    company_logo: null,
    preview_image: null,
    defaultPreviewImageId: "chef-cook",
  });
  await page.goto(`/employer/jobs/edit/${id}`);
  await page.getByRole("button", { name: new RegExp(en("editJob.sections.images")) }).click();
  await expect(button(page, "requestForm.logoRemove")).toHaveCount(0);
});

test("two people's changes to different fields are merged without asking", async ({ people }) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  const page = await people.browse(employer, DESKTOP);
  await page.goto(`/employer/jobs/edit/${job.id}`);
  await field(page, "title").fill("Cook of mine");
  await employer.api.put(`/api/jobs/${job.id}`, { data: { location: "Noida" } });
  await update(page).click();
  await expect(toastOf(page)).toContainText("Job updated successfully");
  expect(await readJob(employer, job.id)).toMatchObject({ title: "Cook of mine", location: "Noida" });
});

test("a change of status, on the page itself or elsewhere, is not a conflict", async ({ people }) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  const page = await people.browse(employer, DESKTOP);
  await page.goto(`/employer/jobs/edit/${job.id}`);
  await field(page, "dresscode").fill("Apron");
  await page
    .locator("summary")
    .filter({ hasText: en("ownJob.actions.remove") })
    .click();
  await page.getByRole("button", { name: new RegExp(`^${en("ownJob.actions.close")} `) }).click();
  await expect(page.getByText(en("editJob.statusText.closed"))).toBeVisible();
  await update(page).click();
  await expect(toastOf(page)).toContainText("Job updated successfully");
  await page.goto(`/employer/jobs/edit/${job.id}`);
  await setJobStatus(employer, job.id, "open");
  await field(page, "dresscode").fill("White apron");
  await update(page).click();
  await expect(toastOf(page)).toContainText("Job updated successfully");
  expect(await readJob(employer, job.id)).toMatchObject({ status: "open", dresscode: "White apron" });
});

for (const [form, path, send] of [
  ["create", () => "/employer/jobs/new", "requestForm.post"],
  ["edit", (id: string) => `/employer/jobs/edit/${id}`, "editJob.update"],
] as const) {
  test(
    `the session ends while the ${form} form is open: all input is offered again`,
    { tag: form === "edit" ? "@long" : [] },
    async ({ people }) => {
      const employer = await people.join("employer");
      const job = await postJob(employer);
      const page = await people.browse(employer, DESKTOP);
      await page.goto(path(job.id));
      await fillRequest(page);
      await fillSchedule(page);
      await page.context().clearCookies({ name: /session/ });
      await button(page, send).click();
      const alert = page.getByRole("alert").filter({ hasText: en("formFailure.signedOut") });
      await expect(alert).toContainText(en("formFailure.signedOutText"));
      await expectGoodScreen(page);
      await button(page, "formFailure.login").click();
      await expect(page.getByRole("tab", { name: en("auth.login") })).toBeVisible();
      await expect(page).toHaveURL(path(job.id));
      await page.context().addCookies((await employer.api.storageState()).cookies);
      await page.reload();
      await button(page, "drafts.resume").click();
      await expect(field(page, "title")).toHaveValue("Cook for a family of four");
      await expect(field(page, "requirements")).toHaveValue("Cooks North Indian food\nKeeps the kitchen clean");
      await button(page, send).click();
      await expect(page).toHaveURL("/");
    },
  );
}

test("when offline or when the store is down, the form says so and keeps everything", async ({ people }) => {
  const page = await people.browse(await people.join("employer"), DESKTOP);
  await page.goto("/employer/jobs/new");
  await fillRequest(page);
  await fillSchedule(page);
  await page.context().setOffline(true);
  await button(page, "requestForm.post").click();
  await expect(toastOf(page)).toContainText(en("errors.offline"));
  await expect(page.getByRole("alert").filter({ hasText: en("formFailure.kept") })).toBeVisible();
  await page.context().setOffline(false);
  const detail = "Pictures cannot be stored at the moment.";
  await page.route("**/api/jobs", (route) =>
    route.fulfill({ status: 503, contentType: "application/problem+json", json: { detail, code: "storage_away" } }),
  );
  await button(page, "requestForm.post").click();
  await expect(toastOf(page)).toContainText(detail);
  await expect(page.getByRole("alert").filter({ hasText: en("formFailure.kept") })).toContainText(detail);
  await expect(field(page, "title")).toHaveValue("Cook for a family of four");
  await page.unroute("**/api/jobs");
  await button(page, "requestForm.post").click();
  await expect(toastOf(page)).toContainText("Service Request Posted Successfully");
});

test("a lost answer does not post twice, and a key that was used for something else is replaced", async ({
  people,
}) => {
  const employer = await people.join("employer");
  const page = await people.browse(employer, DESKTOP);
  await page.goto("/employer/jobs/new");
  await fillRequest(page);
  await fillSchedule(page);
  await page.route("**/api/jobs", async (route) => (await route.fetch(), route.abort()), { times: 1 });
  await button(page, "requestForm.post").click();
  await expect(toastOf(page)).toContainText(en("errors.offline"));
  await button(page, "requestForm.post").click();
  await expect(page).toHaveURL("/");
  const titles = async () =>
    ((await (await employer.api.get("/api/client/service-requests")).json()) as { title: string }[]).map(
      ({ title }) => title,
    );
  expect(await titles()).toEqual(["Cook for a family of four"]);

  await page.goto("/employer/jobs/new");
  await fillRequest(page);
  await fillSchedule(page);
  await field(page, "title").fill("Second cook");
  const another = { ...(await readJob(employer, await onlyJob(employer))), title: "Sent by someone else" };
  const useKeyBefore = async (route: Route) => {
    const key = route.request().headers()["idempotency-key"]!;
    await employer.api.post("/api/jobs", { data: another, headers: { "Idempotency-Key": key } });
    await route.continue();
  };
  await page.route("**/api/jobs", useKeyBefore, { times: 1 });
  await button(page, "requestForm.post").click();
  await expect(toastOf(page)).toContainText(en("errors.idempotency_mismatch"));
  await expect(field(page, "title")).toHaveValue("Second cook");
  await button(page, "requestForm.post").click();
  await expect(page).toHaveURL("/");
  expect((await titles()).toSorted()).toEqual(["Cook for a family of four", "Second cook", "Sent by someone else"]);
});

test("unsaved changes are offered after a reload, and can be discarded", async ({ people }) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  const page = await people.browse(employer, PHONE);
  await page.goto(`/employer/jobs/edit/${job.id}`);
  await field(page, "title").fill("Cook, rewritten");
  await page.reload();
  const offer = page.getByRole("region", { name: en("editJob.draftFound") });
  await expect(offer).toBeVisible();
  await expect(field(page, "title")).toHaveValue(job.title);
  await expectGoodScreen(page);
  await offer.getByRole("button", { name: en("drafts.discard") }).click();
  await page.reload();
  await expect(field(page, "title")).toHaveValue(job.title);
  await expect(offer).toHaveCount(0);
});

test("unfinished requests wait side by side, and none is overwritten", async ({ people }) => {
  const page = await people.browse(await people.join("employer"), DESKTOP);
  await page.goto("/employer/jobs/new");
  for (const title of ["Cook", "Driver"]) {
    await field(page, "title").fill(title);
    await page.reload();
  }
  const offer = page.getByRole("region", { name: /unfinished request/ });
  await expect(offer).toHaveAccessibleName("You have 2 unfinished requests");
  await expect(offer.getByRole("listitem")).toHaveText([/^Driver/, /^Cook/]);
  await expectGoodAtBothWidths(page);
  await field(page, "title").fill("Gardener");
  await offer
    .getByRole("listitem")
    .filter({ hasText: "Cook" })
    .getByRole("button", { name: en("drafts.resume") })
    .click();
  await expect(field(page, "title")).toHaveValue("Cook");
  await expect(offer.getByRole("listitem")).toHaveText([/^Gardener/, /^Driver/]);
  await offer
    .getByRole("button", { name: en("drafts.discard") })
    .last()
    .click();
  await page.reload();
  await expect(offer.getByRole("listitem")).toHaveText([/^Gardener/, /^Cook/]);
});

test("a conflict that was left without an answer is asked again", { tag: "@long" }, async ({ people }) => {
  const employer = await people.join("employer");
  const job = await postJob(employer);
  const page = await people.browse(employer, DESKTOP);
  await page.goto(`/employer/jobs/edit/${job.id}`);
  await field(page, "title").fill("Cook of mine");
  await employer.api.put(`/api/jobs/${job.id}`, { data: { title: "Cook of theirs", location: "Noida" } });
  await update(page).click();
  const conflict = page.getByRole("region", { name: en("editJob.conflict.title") });
  await expect(conflict).toBeVisible();
  await page.reload();
  await button(page, "drafts.resume").click();
  await expect(field(page, "title")).toHaveValue("Cook of mine");
  await expect(field(page, "location")).toHaveValue("Noida");
  await update(page).click();
  await expect(conflict.getByRole("radiogroup")).toHaveCount(1);
  // Text typed after the choice counts as one's own version.
  await conflict.getByRole("radio", { name: /Theirs/ }).check();
  await field(page, "title").fill("Cook of both");
  await expect(conflict.getByRole("radio", { name: /Yours Cook of both/ })).toBeChecked();
  await update(page).click();
  await expect(toastOf(page)).toContainText("Job updated successfully");
  expect(await readJob(employer, job.id)).toMatchObject({ title: "Cook of both", location: "Noida" });
});
