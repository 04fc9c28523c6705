import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { DEMO_ACCOUNTS } from "../../prisma/seed/accounts";
import words from "../../components/api-docs/words.json" with { type: "json" };
import { en, expectFitsBothWidths, expectGoodScreen, signIn } from "./support";

test("anyone reads how the interface works, group by group", async ({ page }) => {
  await page.goto("/docs/api");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.title);
  await expectGoodScreen(page);
  await expectFitsBothWidths(page);
  await expect(page.getByText("/api/admin")).toHaveCount(0);

  await page.getByRole("link", { name: "jobs", exact: true }).click();
  const post = page.getByRole("article", { name: "POST /api/jobs", exact: true });
  await expect(post).toContainText("For employers.");
  await expect(post).toContainText("Also under /api/service-requests");
  await expect(post).toContainText("employers_only");
  await post.getByText(words.example, { exact: true }).click();
  await expect(post.getByText("curl -sb cookies -X POST")).toBeVisible();
  await post.getByRole("link", { name: "Job", exact: true }).click();
  await expect(page.getByRole("article", { name: "Job", exact: true })).toBeInViewport();
  await expectFitsBothWidths(page);
  // Of the same components, and short: axe would need a minute for the whole list of a job's fields.
  await page.goto("/docs/api/translation");
  await expectGoodScreen(page);
});

test("only admins read about their own calls", async ({ page, request }) => {
  expect((await request.get("/docs/api/admin")).status()).toBe(404);
  await signIn(page.context(), "admin");
  await page.goto("/");
  await page.getByRole("link", { name: en("notices.interface") }).click();
  await page.getByRole("link", { name: "admin", exact: true }).click();
  await expect(page.getByRole("article", { name: "GET /api/admin/stats" })).toBeVisible();
});

test("the lines for curl work as the page shows them", async ({ page }) => {
  await page.goto("/docs/api");
  const [settings, calls] = await Promise.all(
    ["settings", "calls"].map((name) => page.locator(`[data-code=${name}]`).innerText()),
  );
  const { username, password } = DEMO_ACCOUNTS.worker;
  const own = settings!.replace("your.name", username).replace("your-password", password);
  const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-curl-"));
  try {
    const script = `set -e\n${own}\n${calls!.replaceAll("\ncurl", "\necho; curl")}`;
    const [login, user, logout] = execFileSync("bash", ["-c", script], { cwd: folder, encoding: "utf8" }).split("\n");
    expect(JSON.parse(login!)).toMatchObject({ username, mustDo: [] });
    expect(JSON.parse(user!)).toMatchObject({ username });
    expect(logout).toBe("");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
