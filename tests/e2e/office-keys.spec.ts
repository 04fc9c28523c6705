/** The keys of the office's lists and cases. */
import { expect } from "@playwright/test";
import { openAsAdmin } from "./office-support";
import { en, hydrated, test } from "./support";

test("Enter and Escape lead from a search to the rows, and who takes a case by a key keeps the place", async ({
  people,
}) => {
  const worker = await people.join("worker");
  for (const text of ["Someone asked me for money.", "Nobody answers."]) {
    const sent = await worker.api.post("/api/user/grievances", { data: { kind: "money", text } });
    expect(sent.status()).toBe(201);
  }
  const page = await openAsAdmin(people, "/admin/users");
  const search = page.getByRole("searchbox");
  const lines = page.getByRole("main").locator("tbody tr, [data-row]");
  const typeIn = async (text: string) => {
    await hydrated(search);
    await page.keyboard.press("/");
    await expect(search).toBeFocused();
    await page.keyboard.type(text);
  };
  await typeIn(worker.username);
  await expect(lines).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(lines.first().getByRole("link").first()).toBeFocused();
  await expect(search).toHaveValue(worker.username);

  await page.goto("/admin/cases");
  await typeIn(worker.username);
  await page.keyboard.press("Enter");
  await expect(lines).toHaveCount(2);
  const link = (line: number) => lines.nth(line).getByRole("link").first();
  await expect(link(0)).toBeFocused();
  await page.keyboard.press("j");
  await expect(link(1)).toBeFocused();
  await expect(search).toHaveValue(worker.username);
  await page.keyboard.press("Enter");
  const take = page.getByRole("main").locator("[aria-keyshortcuts=t]");
  await hydrated(take);
  await take.focus();
  await page.keyboard.press("Enter");
  await expect(take).toContainText(en("cases.giveBack"));
  await expect(take).toBeFocused();

  // With nothing found there is no row to lead to.
  await page.goto("/admin/users?search=nobody-has-this-name");
  await typeIn("x");
  await page.keyboard.press("Escape");
  await expect(search).not.toBeFocused();
});
