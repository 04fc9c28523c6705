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

/** Opens a page and waits until it is kept in the browser. */
async function see(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const kept = () => page.evaluate(() => localStorage.getItem("kaamsetu.kept") ?? "[]");
  await expect.poll(async () => JSON.parse(await kept()) as string[], { timeout: 20_000 }).toContain(path);
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
  await expect
    .poll(async () => {
      const next = await context.newPage();
      await next.goto("/");
      const isReadable = await note(next).isVisible();
      const controller = await controllerOf(next);
      await next.close();
      return [controller, isReadable];
    })
    .toEqual([PRESENT, true]);

  await context.setOffline(false);
  const online = await context.newPage();
  await see(online, "/");
  expect([await controllerOf(online), await waitingIn(online)]).toEqual([PRESENT, undefined]);
  await expect(note(online)).toHaveCount(0);
});

test("the 50 jobs seen last are kept, besides the lists", async ({ people }) => {
  const worker = await people.join("worker", "hi");
  const { id: userId } = (await (await worker.api.get("/api/user")).json()) as { id: string };
  const page = await people.browse(worker, PHONE);
  await see(page, "/");
  const jobs = Array.from(
    { length: 52 },
    (_, index) => `/jobs/00000000-0000-4000-8000-${String(index).padStart(12, "0")}`,
  );
  const kept = await page.evaluate(
    async ({ paths, ...rest }) => {
      const { active } = await navigator.serviceWorker.ready;
      let answer: string[] = [];
      for (const path of paths) {
        const page = { ...rest, path, title: path, html: `<h1>${path}</h1>`, styles: [] };
        answer = await new Promise((resolve, reject) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = ({ data }: MessageEvent<{ result: string[]; error?: string }>) =>
            data.error === undefined ? resolve(data.result) : reject(new Error(data.error));
          active!.postMessage({ about: "reading", ask: "keep", page }, [port2]);
        });
        // The time of a page is in milliseconds, and tells which is older.
        await new Promise((resolve) => setTimeout(resolve, 2));
      }
      return answer;
    },
    { paths: jobs, userId, language: "hi" },
  );
  expect(kept.filter((path) => path.startsWith("/jobs/")).sort()).toEqual(jobs.slice(2));
  expect(kept).toContain("/");

  await page.context().setOffline(true);
  await page.goto(jobs[2]!);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(jobs[2]!);
  await page.goto(jobs[1]!);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hi("kept.title"));
  await page.goto("/");
  await expect(note(page)).toBeVisible();
});
