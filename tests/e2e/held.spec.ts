/** Jobs that ask workers for money, as everybody's screens show them: nobody's, but their owner's and the office's. */
import { expect } from "@playwright/test";
import { DESKTOP, en, expectGoodAtBothWidths, hi, hydrated, PHONE, postJob, signIn, test, toastOf } from "./support";

test("two jobs that ask for money are on no screen of a worker or visitor; owner and office read why", async ({
  people,
}) => {
  const [fraud, honest] = [await people.join("employer"), await people.join("employer")];
  const worker = await people.join("worker", "hi");
  await worker.api.put("/api/user/profile", { data: { skills: ["Vegetarian food"] } });
  await worker.api.put("/api/user/places", { data: { places: ["pune"] } });
  const word = `Kothi${Date.now().toString(36)}`;
  const cook = { title: `Cook for ${word}`, location: "Pune", salary: "45000" };
  const frauds = [
    await postJob(fraud, {
      ...cook,
      specialInstructions:
        "Registration fee Rs 500 to be paid before joining by UPI to rahul@okaxis. Send Aadhaar photo on WhatsApp.",
    }),
    await postJob(fraud, {
      ...cook,
      specialInstructions: "Refundable deposit of 2000 on the first day. Only women with light skin.",
    }),
  ];
  const seen = await postJob(honest, cook);

  const page = await people.browse(worker, PHONE);
  for (const path of [`/?search=${word}`, `/?search=${word}&sort=newest`, "/jobs/category/chef-cook", "/"]) {
    await page.goto(path);
    await expect(page.getByRole("article").first()).toBeVisible();
    const html = await page.content();
    if (path.includes(word)) expect(html).toContain(seen.id);
    for (const { id } of frauds) expect(html, path).not.toContain(id);
  }
  const visitor = await people.browse(null, PHONE);
  expect((await visitor.goto(`/jobs/${seen.id}`))?.status()).toBe(200);
  for (const { id } of frauds) {
    expect((await page.goto(`/jobs/${id}`))?.status()).toBe(404);
    // A visitor is asked to log in, as for any job that is not public.
    await visitor.goto(`/jobs/${id}`);
    await expect(visitor.getByRole("button", { name: hi("auth.login") })).toBeVisible();
    await expect(visitor.getByRole("link", { name: hi("report.link") })).toHaveCount(0);
    for (const one of [page, visitor]) expect(await one.content()).not.toContain("45,000");
  }

  const owner = await people.browse(fraud, DESKTOP);
  for (const path of [`/employer/jobs/${frauds[0]!.id}`, `/employer/jobs/edit/${frauds[0]!.id}`]) {
    await owner.goto(path);
    await expect(owner.getByText(en("options.review.held")).first()).toBeVisible();
    await expect(owner.getByText(en("measures.rule.fee"))).toBeVisible();
    await expectGoodAtBothWidths(owner);
  }

  const office = await people.browse(null, DESKTOP);
  await signIn(office.context(), "admin");
  await office.goto(`/admin/cases?kind=held&search=${fraud.username}`);
  await office.getByRole("main").getByRole("listitem").getByRole("link").first().click();
  const evidence = office.getByRole("listitem").filter({ has: office.locator("q") });
  await expect(evidence.filter({ hasText: en("measures.rule.fee") }).first()).toBeVisible();
  for (const id of ["fee", "wallet", "papers", "skin"])
    await expect(evidence.filter({ hasText: new RegExp(`^${id}\\b`) })).toHaveCount(0);
  await expectGoodAtBothWidths(office);
});

test("words that are asked about are marked and nothing is lost: changed, the job is seen; explained, it is checked first", async ({
  people,
}) => {
  const employer = await people.join("employer");
  const [changed, explained] = [await postJob(employer), await postJob(employer, { title: "Evening cook" })];
  const page = await people.browse(employer, DESKTOP);
  const note = page.locator('form [name="specialInstructions"]');
  const update = () => page.getByRole("button", { name: en("editJob.update"), exact: true }).click();
  const asked = async (id: string) => {
    await page.goto(`/employer/jobs/edit/${id}`);
    await hydrated(note);
    await note.fill("Ring 98220 33445 in the evening");
    await update();
    await expect(page.locator("mark")).toHaveText("98220 33445");
    await expect(note).toHaveValue("Ring 98220 33445 in the evening");
  };
  const reviewOf = async (id: string) =>
    ((await (await employer.api.get(`/api/jobs/${id}`)).json()) as { review: string | null }).review;

  await asked(changed.id);
  await expectGoodAtBothWidths(page);
  await note.fill("Ring the bell");
  await update();
  await expect(page).toHaveURL("/");
  expect(await reviewOf(changed.id)).toBe("fine");

  await asked(explained.id);
  await page.getByLabel(en("requestForm.sayWhy")).fill("The gate has no bell");
  await update();
  await expect(toastOf(page)).toContainText(en("requestForm.heldText"));
  expect(await reviewOf(explained.id)).toBe("held");
  await page.goto(`/employer/jobs/${explained.id}`);
  await expect(page.getByText(en("measures.rule.contact"))).toBeVisible();
});
