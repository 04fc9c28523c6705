import { expect, test } from "@playwright/test";
import { signIn } from "./support";

test("Next's own image scaling, which keeps copies of removed pictures, is off", async ({ request }) => {
  const picture = encodeURIComponent("/icon-192.png");
  expect((await request.get("/icon-192.png")).status()).toBe(200);
  expect((await request.get(`/_next/image?url=${picture}&w=640&q=75`)).status()).toBe(404);
});

for (const path of ["/api/health/live", "/api/user", "/uploads/none.webp", "/icon.svg", "/_next/nothing", "/nothing"]) {
  test(`${path} has every header once`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["permissions-policy"]).toMatch(
      /^camera=\(self\), clipboard-write=\(self\), geolocation=\(self\), microphone=\(self\), (?:[a-z-]+=\(\)(?:, |$))+$/,
    );
    // A second policy would follow after a comma.
    const isPage = path === "/nothing";
    expect(headers["content-security-policy"]).toMatch(
      isPage ? /^default-src 'none'; script-src 'self' 'nonce-[^,]+$/ : /^default-src 'none'; [^,]*; sandbox$/,
    );
  });
}

for (const visitor of ["a visitor, on a page rendered by the build", "a worker, on a page rendered for the request"]) {
  test(`a script injected into the page of ${visitor}, does not run`, async ({ page }) => {
    if (visitor.includes("worker")) await signIn(page.context(), "worker");
    const refusals: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error") refusals.push(message.text());
    });
    await page.goto("/");
    const ran = await page.evaluate(() => {
      const script = document.createElement("script");
      script.textContent = "document.title = 'taken over'";
      document.body.append(script);
      const image = document.createElement("div");
      image.innerHTML = `<img src="data:," onerror="document.title = 'taken over'">`;
      document.body.append(image);
      const base = document.createElement("base");
      base.href = "https://evil.example/";
      document.head.append(base);
      return document.title === "taken over" || document.baseURI.includes("evil");
    });
    expect(ran).toBe(false);
    await expect.poll(() => refusals.filter((text) => /Content Security Policy/.test(text)).length).toBe(3);
    await expect(page).not.toHaveTitle("taken over");
  });
}

test("under a name that is not ours there are neither pages nor calls", async ({ request }) => {
  const open = (path: string) => request.get(path, { headers: { Host: "evil.example" } });
  const page = await open("/");
  expect(page.status()).toBe(421);
  expect(await page.text()).toContain(process.env.E2E_BASE_URL);
  expect((await open("/api/user")).status()).toBe(421);
  expect((await open("/api/health/live")).status()).toBe(200);
});

test("a method that a path does not have is a problem, and so is a path of /api that is not there", async ({
  request,
}) => {
  const refused = await request.put("/api/user", { headers: { Cookie: "language=en" } });
  expect(refused.status()).toBe(405);
  expect(refused.headers()).toMatchObject({
    allow: "GET, HEAD, PATCH, DELETE, OPTIONS",
    "content-type": "application/problem+json; charset=utf-8",
  });
  expect(await refused.json()).toMatchObject({ code: "method_not_allowed" });
  const options = await request.fetch("/api/user", { method: "OPTIONS" });
  expect([options.status(), options.headers().allow]).toEqual([204, "GET, HEAD, PATCH, DELETE, OPTIONS"]);
  expect((await request.head("/api/login")).status()).toBe(405);
  expect((await request.delete("/api/nothing")).status()).toBe(404);
});

test("researchers and robots find their files", async ({ request }) => {
  const security = await request.get("/.well-known/security.txt");
  expect(security.status()).toBe(200);
  expect(await security.text()).toMatch(/^Contact: mailto:security@\S+\nExpires: \d{4}-\d{2}-\d{2}T00:00:00.000Z\n/);
  expect(await (await request.get("/robots.txt")).text()).toContain("Disallow: /api/");
});

test("the service worker and its parts may load nothing else, and are asked for again each time", async ({
  request,
}) => {
  for (const path of ["/sw.js", "/sw/push.js", "/sw/outbox.js"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-type"]).toContain("javascript");
    expect(headers["cache-control"]).toBe("no-cache");
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; script-src 'self'; connect-src 'self';/);
  }
});

test("what only begins like a file of ours is a page that is not there", async ({ request }) => {
  for (const path of [
    "/iconic",
    "/robots.txt/x",
    "/manifesto",
    "/favicon.icon",
    "/sw/other.js",
    "/.well-known/other",
  ]) {
    const answer = await request.get(path, { headers: { Cookie: "language=en" } });
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).toContain('<html lang="en"');
  }
});

test("no script of ours asks for what the content policy refuses", async ({ page }) => {
  const inspector = await page.context().newCDPSession(page);
  const refused: string[] = [];
  inspector.on("Audits.issueAdded", ({ issue }) => {
    if (issue.code === "ContentSecurityPolicyIssue") refused.push(JSON.stringify(issue.details));
  });
  await inspector.send("Audits.enable");
  await page.goto("/#login");
  // The forms' code is there once a wrong attempt is answered.
  await page.locator('[name="username"]').first().fill("nobody.here");
  await page.locator('[name="password"]').first().fill("wrong-one");
  await page.locator('main button[type="submit"]').first().click();
  await expect(page.getByRole("alert").filter({ visible: true }).first()).toBeVisible();
  expect(refused).toEqual([]);
});

test("what a caller says in the headers and parameters of Next changes nothing", async ({ context }) => {
  await signIn(context, "worker");
  const saved = async (query = "", headers: Record<string, string> = {}) => {
    const answer = await context.request.get(`/saved${query}`, { headers: { Accept: "text/html", ...headers } });
    expect(answer.headers()["content-security-policy"]).toContain("default-src 'none'");
    // Without the names that each drawing gives to its parts, and without scripts, which say the same in pieces of other lengths.
    return (await answer.text())
      .replaceAll(/<script.*?<\/script>/gs, "")
      .replaceAll(/nonce="[^"]*"|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, "");
  };
  const plain = await saved();
  const forged: Record<string, string>[] = [
    { "x-kaamsetu-path": "/elsewhere", "content-security-policy": "script-src *" },
    { "x-middleware-rewrite": "/hi/auth", "x-matched-path": "/hi/auth", "x-now-route-matches": "1=en" },
    { "x-middleware-override-headers": "cookie", "x-middleware-request-cookie": "" },
  ];
  for (const headers of forged) expect((await saved("", headers)) === plain, JSON.stringify(headers)).toBe(true);
  for (const query of ["?nxtPlocale=ta", "?%6extPlocale=ta"]) expect((await saved(query)) === plain, query).toBe(true);
});
