/** Help, as each side finds it. */
import { expect, type Page } from "@playwright/test";
import { givePhone, said } from "./speech-support";
import { DESKTOP, en, expectGoodAtBothWidths, hi, PHONE, test } from "./support";

const questions = (page: Page) => page.getByRole("main").locator("summary");

test("a worker finds help in the menu: six questions on one screen, and somebody to call", async ({ people }) => {
  const page = await people.browse(await people.join("worker", "hi"), PHONE);
  await givePhone(page, ["hi-IN"]);
  await page.goto("/applied");
  await page.getByRole("button", { name: hi("shell.signedInAs") }).click();
  await page
    .getByRole("link", { name: hi("notices.help"), exact: true })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("help.title"));
  await expect(questions(page)).toHaveCount(6);
  await expect(questions(page).last()).toBeInViewport({ ratio: 1 });
  await expectGoodAtBothWidths(page);
  // Each is read aloud, question and answer, also while it is closed.
  const speakers = page.getByRole("main").getByRole("button", { name: hi("shell.speech.listen") });
  await expect(speakers).toHaveCount(6);
  await speakers.nth(1).click();
  const words = ["question", "answer1", "answer2"].map((part) => hi(`help.worker.shortlisted.${part}`));
  await expect.poll(async () => (await said(page)).length).toBe(3);
  const spoken = await said(page);
  words.forEach((text, line) => expect(spoken[line]).toContain(text.split(/[{“]/)[0]!.trim()));
  await page.getByRole("button", { name: hi("shell.speech.stop") }).click();
  await questions(page).nth(1).click();
  await expect(page.getByText(hi("help.worker.shortlisted.answer2"))).toBeVisible();
  await expect(page.locator('a[href="tel:+919811122233"]')).toBeVisible();
  await expect(page.locator('a[href="https://wa.me/919811122244"]')).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: hi("help.contact.write") })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("grievance.title"));
});

test("visitors read both sides without script, and may ask for a call; employers read their own, in a language they choose", async ({
  people,
}) => {
  const page = await people.browse(null, { ...PHONE, javaScriptEnabled: false });
  await page.goto("/help");
  await expect(questions(page)).toHaveCount(10);
  await questions(page).first().click();
  await expect(page.getByText(hi("help.worker.apply.answer2"))).toBeVisible();
  await expect(page.getByRole("link", { name: hi("help.contact.callMe") })).toHaveAttribute(
    "href",
    "/forgot-password/call",
  );
  await page.getByRole("link", { name: hi("help.contact.callMe") }).click();
  await page.locator("[name=name]").fill(`sunita ${Date.now().toString(36)}`);
  await page.locator("[name=phone]").fill("98765 43210");
  await page.getByRole("button", { name: hi("recovery.call.send") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("recovery.sent.title"));
  const office = await people.browse(await people.join("employer"), DESKTOP);
  await office.goto("/help");
  await expect(questions(office)).toHaveCount(4);
  await expect(questions(office).first()).toHaveText(en("help.employer.post.question"));
  await expectGoodAtBothWidths(office);
  await office.getByRole("main").getByRole("link", { name: "हिन्दी" }).click();
  await expect(questions(office).first()).toHaveText(hi("help.employer.post.question"));
});
