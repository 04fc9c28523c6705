import { expect, type Locator, type Page } from "@playwright/test";
import { DESKTOP, en, expectGoodScreen, hydrated, PHONE, postJob, test, toastOf, type People } from "./support";

/** An employer's dashboard with one job, whose status button shows a toast on every press. */
async function openDashboard(people: People, screen = DESKTOP) {
  const employer = await people.join("employer");
  await postJob(employer);
  const page = await people.browse(employer, screen);
  await page.goto("/");
  const press = async (step: "close" | "reopen") => {
    if (step === "close")
      await page
        .locator("summary")
        .filter({ hasText: en("ownJob.actions.remove") })
        .click();
    await page.getByRole("button", { name: new RegExp(`^${en(`ownJob.actions.${step}`)} `) }).click();
  };
  return { page, press, toasts: toastOf(page) };
}

/** Swipes a card to the right by some pixels and lifts the finger. */
async function swipe(page: Page, card: Locator, pixels: number): Promise<void> {
  const box = (await card.boundingBox())!;
  const [x, y] = [Math.round(box.x + 40), Math.round(box.y + box.height / 2)];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y);
  await page.mouse.move(x + pixels, y);
  await page.mouse.up();
}

test("one toast at a time, gone after 5 seconds", async ({ people }) => {
  const { page, press, toasts } = await openDashboard(people, PHONE);
  // Records when toasts appear and start to leave, by the page's own clock: the test's own queries come late.
  await page.evaluate(() => {
    const times: Record<string, number[]> = {};
    Object.assign(window, { times });
    new MutationObserver(() => {
      for (const toast of document.querySelectorAll("[data-sonner-toast]")) {
        const title = toast.querySelector("p")?.textContent ?? "";
        times[title] ??= [performance.now()];
        if (toast.getAttribute("data-removed") === "true") times[title][1] ??= performance.now();
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  await press("close");
  await expect(toasts).toContainText(en("ownJob.actions.closeDone"));
  await press("reopen");
  await expect(toasts).toHaveCount(1);
  await expect(toasts).toContainText(en("ownJob.actions.reopenDone"));
  await expect(page.locator('[data-slot="toast"]')).toHaveCount(1);
  await expectGoodScreen(page);
  await expect(toasts).toHaveCount(0);
  const times = await page.evaluate(() => (window as unknown as { times: Record<string, number[]> }).times);
  const [came, left] = times[en("ownJob.actions.reopenDone")]!;
  expect(left! - came!).toBeGreaterThanOrEqual(4_950);
  // While axe looks at the page, its timers wait.
  expect(left! - came!).toBeLessThan(7_500);
});

test("a toast closes with its close button", async ({ people }) => {
  const { page, press, toasts } = await openDashboard(people);
  await press("close");
  await toasts.getByRole("button", { name: en("shell.close") }).click();
  await expect(toasts).toHaveCount(0, { timeout: 2_000 });
  await expectGoodScreen(page);
});

test("a toast swiped 48 px to the right stays, one swiped 51 px leaves", async ({ people }) => {
  const { page, press, toasts } = await openDashboard(people, { viewport: PHONE.viewport! });
  await press("close");
  await expect(toasts).toBeVisible();
  // Sliding in takes half a second.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  const before = (await toasts.boundingBox())!.x;
  await swipe(page, toasts, 48);
  expect((await toasts.boundingBox())!.x).toBe(before);
  await expect(toasts).toContainText(en("ownJob.actions.closeDone"));
  await swipe(page, toasts, 51);
  await expect(toasts).toHaveCount(0, { timeout: 2_000 });
});

test("F8 moves to the notifications, with and without a toast", async ({ people }) => {
  const { page, press, toasts } = await openDashboard(people);
  const region = page.getByRole("region", { name: new RegExp(en("shell.notifications")) });
  const hasFocus = () => region.evaluate((element) => element.contains(document.activeElement));
  // The first key of the page, before anything of the region is loaded.
  await hydrated(page.getByRole("button", { name: en("shell.signedInAs") }));
  await page.keyboard.press("F8");
  await expect.poll(hasFocus).toBe(true);
  await press("close");
  await expect(toasts).toBeVisible();
  expect(await hasFocus()).toBe(false);
  await page.keyboard.press("F8");
  await expect.poll(hasFocus).toBe(true);
  // The toast itself, then its button.
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(toasts.getByRole("button", { name: en("shell.close") })).toBeFocused();
});
