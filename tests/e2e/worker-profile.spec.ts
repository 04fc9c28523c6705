import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { en, expectGoodAtBothWidths, expectGoodScreen, hi, PHONE, test, toastOf, type Member } from "./support";

const photoOf = (page: Page, text = hi): Locator => page.getByRole("img", { name: text("profile.about.photoAlt") });
const saveButton = (page: Page): Locator => page.getByRole("button", { name: hi("profile.save") });
const nameField = (page: Page, text = hi): Locator => page.getByLabel(text("profile.about.name"), { exact: true });

/**
 * With the whole page in view: otherwise the fixed bottom bar may cover half a control, and axe measures the other
 * half.
 */
async function expectGoodPage(page: Page): Promise<void> {
  const size = page.viewportSize()!;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height: Math.max(size.height, height) });
  await expectGoodScreen(page);
  await page.setViewportSize(size);
}

async function choosePhoto(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 640, height: 640, channels: 3, background: "#8d5524" } })
    .jpeg()
    .toBuffer();
  await page.locator('input[type="file"]').setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
  await expect(photoOf(page)).toBeVisible();
}

test("a worker is asked for a profile, fills it in, and it counts", async ({ people }) => {
  const page = await people.browse(await people.join("worker", "hi", { name: null }), PHONE);
  await page.goto("/");
  await page.getByRole("link", { name: hi("profile.nudge.open") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("profileSteps.title"));
  await page.getByRole("link", { name: hi("profileSteps.whole") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("profile.title"));
  const progress = page.getByRole("progressbar");
  await expect(progress).toHaveAttribute("aria-valuenow", "0");
  await expectGoodAtBothWidths(page);
  await choosePhoto(page);
  await nameField(page).fill("सुनीता देवी");
  await page.getByLabel(hi("profile.about.contact")).fill("12");
  await page.getByLabel(hi("profile.wish.expectedSalary")).fill("much");
  await saveButton(page).click();
  const contact = page.getByLabel(hi("profile.about.contact"));
  await expect(contact).toHaveAttribute("aria-invalid", "true");
  await expect(contact).toBeFocused();
  await expectGoodAtBothWidths(page);
  await contact.fill("98765 43210");
  await page.getByLabel(hi("profile.wish.expectedSalary")).fill("18000-22000");
  await page.getByLabel(hi("profile.skills.own")).fill("मोमो");
  await page.getByRole("button", { name: hi("profile.history.add") }).click();
  await page.getByLabel(hi("profile.history.jobTitle")).fill("Cook");
  await page.getByLabel(hi("profile.history.company")).fill("Gupta");
  await page.getByLabel(hi("profile.history.start")).fill("2021-05");
  await expectGoodAtBothWidths(page);
  await saveButton(page).click();
  await expect(toastOf(page)).toContainText(hi("profile.saved"));
  await expect(progress).not.toHaveAttribute("aria-valuenow", "0");
  await page.reload();
  await expect(nameField(page)).toHaveValue("सुनीता देवी");
  await expect(page.getByText("मोमो", { exact: true })).toBeVisible();
  await expect(page.getByLabel(hi("profile.history.start"))).toHaveValue("2021-05");
  await expect(page.getByText(hi("profile.draft.text"))).toHaveCount(0);
  await expectGoodAtBothWidths(page);
});

test("'Later' dismisses the request for a profile permanently", async ({ people }) => {
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  await page.goto("/");
  await page.getByRole("button", { name: hi("profile.nudge.later") }).click();
  await expect(page.getByText(hi("profile.nudge.title"))).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("jobs.title"));
  await expect(page.getByText(hi("profile.nudge.title"))).toBeHidden();
});

async function typeInto(page: Page): Promise<void> {
  await nameField(page).fill("सुनीता");
  await page.getByLabel(hi("profile.bio.label")).fill("दस साल से खाना बनाती हूँ।");
  await choosePhoto(page);
}

async function expectTyped(page: Page, text = hi): Promise<void> {
  await expect(nameField(page, text)).toHaveValue("सुनीता");
  await expect(page.getByLabel(text("profile.bio.label"))).toHaveValue("दस साल से खाना बनाती हूँ।");
  await expect(photoOf(page, text)).toBeVisible();
  await expect(page.getByText(text("profile.draft.text"))).toBeVisible();
}

test("changing the language or losing the network loses nothing of an unsaved profile", async ({ people }) => {
  const page = await people.browse(await people.join("worker", "hi", { name: null }), PHONE);
  await page.goto("/profile");
  await typeInto(page);
  await page.getByRole("button", { name: /^EN/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(en("profile.title"));
  await expectTyped(page, en);
  await expectGoodPage(page);
  await page.getByRole("button", { name: /^हिं/ }).click();
  await expectTyped(page);
  await page.context().setOffline(true);
  await saveButton(page).click();
  await expect(toastOf(page)).toContainText(hi("errors.offline"));
  await page.context().setOffline(false);
  await expectTyped(page);
  await page.getByRole("button", { name: hi("profile.draft.discard") }).click();
  await expect(nameField(page)).toHaveValue("");
  await expect(photoOf(page)).toHaveCount(0);
  await page.reload();
  await expect(nameField(page)).toHaveValue("");
});

const ENDS: [how: string, end: (page: Page, worker: Member) => Promise<string>][] = [
  [
    "whose cookie is gone",
    async (page, worker) => {
      await page.context().clearCookies({ name: /session/ });
      return worker.password;
    },
  ],
  [
    "that a new password ended",
    async (_page, worker) => {
      const password = "another-one-for-journeys-4";
      const data = { currentPassword: worker.password, newPassword: password };
      const answer = await worker.api.post("/api/user/password", { data });
      expect(answer.ok(), await answer.text()).toBe(true);
      return password;
    },
  ],
];

for (const [how, end] of ENDS) {
  test(`a session ${how} leads to the login and back to the profile with its input`, async ({ people }) => {
    const worker = await people.join("worker", "hi");
    const page = await people.browse(worker, PHONE);
    await page.goto("/profile");
    await typeInto(page);
    const password = await end(page, worker);
    await saveButton(page).click();
    await expect(page.getByText(hi("auth.answersKept"))).toBeVisible();
    await expect(page).toHaveURL("/profile");
    await expectGoodPage(page);
    const form = page.getByRole("tabpanel");
    await form.locator('[name="username"]').fill(worker.username);
    await form.locator('[name="password"]').fill(password);
    await form.getByRole("button", { name: hi("auth.login"), exact: true }).click();
    await expectTyped(page);
    await saveButton(page).click();
    await expect(toastOf(page)).toContainText(hi("profile.saved"));
    expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  });
}
