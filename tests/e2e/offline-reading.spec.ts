import { expect, type Page } from "@playwright/test";
import { applyTo, decide, en, expectGoodAtBothWidths, hi, PHONE, postJob, test } from "./support";

/** Opens a page and waits until it is kept in the browser. */
async function see(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const kept = () => page.evaluate(() => localStorage.getItem("kaamsetu.kept") ?? "[]");
  const paths = async () => (JSON.parse(await kept()) as { path: string }[]).map((entry) => entry.path);
  await expect.poll(paths, { timeout: 20_000 }).toContain(path);
}

const note = (page: Page) => page.getByRole("status").filter({ hasText: hi("kept.asOf").split("<")[0]!.trim() });

test("a worker reads what she has seen without network: the list, a job, and how to call the employer", async ({
  people,
}) => {
  const employer = await people.join("employer");
  const account = await employer.api.put("/api/user/account", { data: { name: "Meera Rao", phone: "98765 43210" } });
  expect(account.ok()).toBe(true);
  const [seen, got] = [await postJob(employer), await postJob(employer)];
  const worker = await people.join("worker", "hi");
  await decide(employer, await applyTo(worker, got.id), "accepted");

  const page = await people.browse(worker, PHONE);
  await see(page, "/");
  await see(page, `/jobs/${seen.id}`);
  const heading = await page.getByRole("heading", { level: 1 }).innerText();

  await (await page.context().newCDPSession(page)).send("Network.clearBrowserCache");
  await page.context().setOffline(true);
  // A link of the page itself, too, where the page is kept.
  await page
    .getByRole("navigation", { name: hi("shell.quickNavigation") })
    .getByRole("link")
    .first()
    .click();
  await expect(note(page)).toContainText(/(सुबह|दोपहर|शाम|रात)\u00a0\d+:\d\d/);
  await expect(note(page)).toContainText(hi("shell.offline"));
  await expect(page.getByRole("article").first()).toBeVisible();
  expect(await page.evaluate(drawsMasks)).toBe(true);
  await page.goto(`/jobs/${seen.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page.locator("script")).toHaveCount(0);
  await expectGoodAtBothWidths(page);

  // Never opened, but brought along.
  await page.goto("/my-work");
  await expect(note(page)).toBeVisible();
  await expect(page.locator('a[href="tel:+919876543210"]').first()).toBeVisible();

  // Everything else says so, and where to go on.
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("kept.title"));
  await expectGoodAtBothWidths(page);
  await page
    .getByRole("listitem")
    .getByRole("link", { name: heading.slice(0, 12) })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);

  await page.context().setOffline(false);
  await page.goto(`/jobs/${seen.id}`);
  await expect(note(page)).toHaveCount(0);
});

/** Whether the drawing of all masks is there. */
async function drawsMasks(): Promise<boolean> {
  const [address = ""] = /\/[^")]+/.exec(getComputedStyle(document.documentElement).getPropertyValue("--masks")) ?? [];
  const picture = new Image();
  picture.src = address;
  return picture.decode().then(
    () => true,
    () => false,
  );
}

/** Without network there is a page that says so, without anything of anyone. */
async function expectNothingKept(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    new RegExp(`${hi("kept.title")}|${en("kept.title")}`),
  );
  await expect(page.getByRole("listitem").getByText(hi("kept.list"))).toHaveCount(0);
  await expect(page.getByRole("article")).toHaveCount(0);
  await expectGoodAtBothWidths(page);
}

test(
  "logging out deletes what is kept, and so does another account in the same browser",
  { tag: "@long" },
  async ({ people }) => {
    const page = await people.browse(await people.join("worker", "hi"), PHONE);
    await see(page, "/");
    const other = await people.join("employer");
    await page.context().clearCookies();
    await page.context().addCookies((await other.api.storageState()).cookies);
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNothingKept(page);

    const worker = await people.browse(await people.join("worker", "hi"), PHONE);
    await see(worker, "/");
    await worker.getByRole("button", { name: hi("shell.signedInAs") }).click();
    await worker.getByRole("button", { name: hi("shell.logout") }).click();
    await expect(worker.getByRole("heading", { level: 1, name: /KaamSetu/ })).toBeVisible();
    await expectNothingKept(worker);
  },
);
