import { expect, type Page } from "@playwright/test";
import { hi, PHONE, test } from "./support";

/** The address of our service worker, and of an older one: the same script at another address is another worker to browsers. */
const [PRESENT, OLDER] = ["/sw.js", "/sw.js?older"];

const controllerOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const { controller } = navigator.serviceWorker;
    return controller && controller.scriptURL.replace(location.origin, "");
  });

const waitingIn = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting?.scriptURL.replace(location.origin, "");
  });

/** Addresses of the pages that this browser keeps. */
const keptPaths = async (page: Page): Promise<string[]> => {
  const kept = await page.evaluate(() => localStorage.getItem("kaamsetu.kept") ?? "[]");
  return (JSON.parse(kept) as { path: string }[]).map(({ path }) => path);
};

/** Opens a page and waits until it is kept in the browser. */
async function see(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect.poll(() => keptPaths(page), { timeout: 20_000 }).toContain(path);
}

const note = (page: Page) => page.getByRole("status").filter({ hasText: hi("kept.asOf").split("<")[0]!.trim() });

test("a newer service worker leaves an open page alone, and takes over at the next start with what is kept", async ({
  people,
}) => {
  const worker = await people.join("worker", "hi");
  const page = await people.browse(worker, PHONE);
  const context = page.context();
  // A page that asks for no service worker.
  await page.goto("/privacy");
  await page.evaluate(async (address) => {
    await navigator.serviceWorker.register(address, { scope: "/" });
    await navigator.serviceWorker.ready;
  }, OLDER);

  await see(page, "/");
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await expect.poll(() => waitingIn(page)).toBe(PRESENT);
  expect(await controllerOf(page)).toBe(OLDER);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);

  // The older one keeps serving, with and without network, as long as its page is open.
  await page.reload();
  expect(await controllerOf(page)).toBe(OLDER);
  await context.setOffline(true);
  await page.goto("/");
  await expect(note(page)).toBeVisible();
  expect([await controllerOf(page), await waitingIn(page)]).toEqual([OLDER, PRESENT]);

  // The next start is without network too: the newer one finds what the older one kept.
  await page.close();
  let next = await context.newPage();
  await next.goto("/");
  // A page that opens before the older one has ended is served by it once more.
  while ((await controllerOf(next)) !== PRESENT) {
    await next.close();
    next = await context.newPage();
    await next.goto("/");
  }
  await expect(note(next)).toBeVisible();
  await next.close();

  await context.setOffline(false);
  const online = await context.newPage();
  await see(online, "/");
  expect([await controllerOf(online), await waitingIn(online)]).toEqual([PRESENT, undefined]);
  await expect(note(online)).toHaveCount(0);
});

test("the 50 jobs seen last are kept, besides the lists", { tag: "@long" }, async ({ people }) => {
  const worker = await people.join("worker", "hi");
  const page = await people.browse(worker, PHONE);
  await see(page, "/");
  const jobs = Array.from(
    { length: 52 },
    (_, index) => `/jobs/00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
  );
  await page.evaluate(async (paths) => {
    const cache = await caches.open("kaamsetu-reading");
    const kept = JSON.parse(localStorage.getItem("kaamsetu.kept")!) as unknown[];
    for (const [index, path] of paths.entries()) {
      await cache.put(path, new Response(`<h1>${path}</h1>`, { headers: { "Content-Type": "text/html" } }));
      kept.push({ path, title: path, at: 1_000 + index, language: "hi" });
    }
    localStorage.setItem("kaamsetu.kept", JSON.stringify(kept));
  }, jobs);
  await see(page, "/accepted");
  expect((await keptPaths(page)).filter((path) => path.startsWith("/jobs/")).sort()).toEqual(jobs.slice(2));

  await page.context().setOffline(true);
  await page.goto(jobs[2]!);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(jobs[2]!);
  await page.goto(jobs[1]!);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("kept.title"));
  await page.goto("/");
  await expect(note(page)).toBeVisible();
});
