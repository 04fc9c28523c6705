import { expect, type Page } from "@playwright/test";
import {
  applyTo,
  decide,
  DESKTOP,
  en,
  expectGoodAtBothWidths,
  expectGoodScreen,
  hi,
  PHONE,
  postJob,
  test,
  toastOf,
} from "./support";

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const save = (page: Page) => page.getByRole("button", { name: en("companyProfile.save"), exact: true });
const CONTACT = "98111 22334";

/** A one-pixel picture. */
const LOGO = {
  name: "logo.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};
const PDF = { name: "logo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("%PDF-1.7 no picture") };

test("an employer describes the company and sees it as workers will", async ({ people }) => {
  const employer = await people.join("employer", "en", { phone: null });
  const page = await people.browse(employer, PHONE);
  await page.goto("/");
  await page.getByRole("button", { name: new RegExp(en("shell.signedInAs")) }).click();
  await page.getByRole("link", { name: en("shell.companyProfile") }).click();
  await expect(page).toHaveURL("/employer/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("companyProfile.title"));
  await expect(page.getByText(en("companyProfile.view.empty"))).toBeVisible();
  await expectGoodAtBothWidths(page);

  const view = page.getByRole("region", { name: en("employerCard.title") });
  await field(page, "companyName").fill("Sharma Household");
  await field(page, "companyDescription").fill("A family of four.");
  await field(page, "location").fill("South Delhi");
  await field(page, "name").fill("Anil Sharma");
  await expect(view).toContainText("Sharma Household");
  await expect(view).toContainText("A family of four.");
  await field(page, "contact").fill("ring the bell");
  await page.locator('input[type="file"]').setInputFiles(PDF);
  await expect(page.getByText(en("validation.imageUnreadable"))).toBeVisible();
  await save(page).click();
  await expect(field(page, "contact")).toBeFocused();
  await expect(field(page, "contact")).toHaveAccessibleDescription(new RegExp(en("validation.contactFormat")));
  await expect(field(page, "companyName")).toHaveValue("Sharma Household");
  await expectGoodAtBothWidths(page);
  await field(page, "contact").fill(CONTACT);
  await page.locator('input[type="file"]').setInputFiles(LOGO);
  await save(page).click();
  await expect(toastOf(page)).toContainText(en("companyProfile.saved"));
  await page.reload();
  await expect(field(page, "contact")).toHaveValue(CONTACT);
  await page.getByRole("button", { name: en("companyProfile.logo.remove") }).click();
  await expect(page.getByText(en("companyProfile.logo.removed"))).toBeVisible();
  await save(page).click();
  await expect(toastOf(page)).toContainText(en("companyProfile.saved"));
  expect(await (await employer.api.get("/api/user/profile")).json()).toMatchObject({
    companyName: "Sharma Household",
    contact: CONTACT,
    companyLogo: null,
  });
});

test("input is restored after the session has ended, and the form says when it is offline", async ({ people }) => {
  const employer = await people.join("client");
  const page = await people.browse(employer, DESKTOP);
  await page.goto("/employer/profile");
  await field(page, "companyName").fill("Mehta & Sons");
  await page.context().setOffline(true);
  await save(page).click();
  await expect(page.getByRole("main").getByRole("alert").getByText(en("errors.offline"))).toBeVisible();
  await page.context().setOffline(false);

  await page.context().clearCookies({ name: /session/ });
  await save(page).click();
  await expect(page.getByRole("tab", { name: en("auth.login") })).toBeVisible();
  await expect(page).toHaveURL("/employer/profile");
  await page.context().addCookies((await employer.api.storageState()).cookies);
  await page.reload();
  await expect(field(page, "companyName")).toHaveValue("Mehta & Sons");
  await expect(page.getByRole("status").getByText(en("companyProfile.draft.text"))).toBeVisible();
  await expectGoodScreen(page);
  await save(page).click();
  await expect(toastOf(page)).toContainText(en("companyProfile.saved"));
  await expect(page.getByText(en("companyProfile.draft.text"))).toHaveCount(0);
});

test("a worker reads about the employer in Hindi, and gets the contact once accepted", async ({ people }) => {
  const employer = await people.join("employer");
  const data = {
    companyName: "Sharma Household",
    companyDescription: "A family of four.",
    location: "South Delhi",
    name: "Anil Sharma",
    contact: CONTACT,
  };
  expect((await employer.api.put("/api/user/profile", { data })).status()).toBe(200);
  const job = await postJob(employer);
  const worker = await people.join("worker", "hi");
  const page = await people.browse(worker, PHONE);
  await page.goto(`/jobs/${job.id}`);
  await page.getByText(hi("jobDetail.more"), { exact: true }).click();
  const card = page.getByRole("region", { name: hi("employerCard.title") });
  await expect(card).toContainText("Sharma Household");
  await expect(card).toContainText("चार लोगों का परिवार");
  await expect(page.locator("body")).not.toContainText(CONTACT);
  await expectGoodScreen(page);

  const application = await applyTo(worker, job.id);
  await page.goto(`/applications/${application}`);
  const contact = page.getByRole("region", { name: hi("applicationDetail.contact") });
  await expect(contact).toContainText("Sharma Household");
  await expect(page.locator("body")).not.toContainText(CONTACT);
  await decide(employer, application, "accepted");
  await page.reload();
  await expect(contact).toContainText("Anil Sharma");
  await expect(contact.getByRole("link", { name: CONTACT })).toHaveAttribute("href", "tel:9811122334");
  await expectGoodScreen(page);
});
