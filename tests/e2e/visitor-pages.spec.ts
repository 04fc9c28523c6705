import { createHash } from "node:crypto";
import { expect, test, type APIRequestContext } from "@playwright/test";

/** Our server leaves anyone who has a session's cookie to Next, where this one is no session. */
const BY_NEXT = "next-auth.session-token=none";
/** Of one answer alone, or for Next's own router. (A page is never kept, so nothing asks for its ETag.) */
const OTHERS = /^(?:date|x-request-id|content-length|transfer-encoding|etag|x-nextjs-.*|x-middleware-rewrite)$/;

async function ask(request: APIRequestContext, path: string, headers: Record<string, string>) {
  const answer = await request.get(path, { headers, maxRedirects: 0 });
  const nonce = /'nonce-([^']+)'/.exec(answer.headers()["content-security-policy"]!)![1]!;
  const kept = Object.entries(answer.headers()).filter(([name]) => !OTHERS.test(name));
  const isByNext = "x-middleware-rewrite" in answer.headers();
  return {
    isByNext,
    answer: {
      status: answer.status(),
      headers: Object.fromEntries(kept.map(([name, value]) => [name, value.replaceAll(nonce, "NONCE")])),
      document: createHash("sha256")
        .update(await answer.text())
        .digest("hex"),
    },
  };
}

const PATHS = [
  ...["/", "/applied", "/jobs/1/apply", "/employer/jobs/new", "/admin", "/forgot-password"],
  ...["/terms", "/privacy", "/terms/2026-11-24", "/?search=cook"],
];

const READERS: Record<string, string>[] = [
  { Cookie: "language=en" },
  { Cookie: "language=ta" },
  { Cookie: "a=b", "Accept-Language": "bn" },
];

test("a visitor's page from memory is the same, to the byte, as by Next", async ({ request }) => {
  for (const path of PATHS) {
    for (const headers of READERS) {
      for (const encoding of ["gzip, deflate, br", "identity"]) {
        const wish = { Accept: "text/html", "Accept-Encoding": encoding, ...headers };
        const own = await ask(request, path, wish);
        const byNext = await ask(request, path, { ...wish, Cookie: `${headers.Cookie}; ${BY_NEXT}` });
        expect(own.answer, path).toEqual(byNext.answer);
        expect([own.isByNext, byNext.isByNext], path).toEqual([false, true]);
      }
    }
  }
});

test("a visitor's page is drawn before any stylesheet of ours is there, and scripts bring them for the pages that follow", async ({
  page,
}) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const asked: string[] = [];
  await page.route("**/_next/static/**/*.css", async (route) => {
    asked.push(route.request().url());
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("html")).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  const paint = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
  await expect.poll(paint).toBe(1);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  release();
});
