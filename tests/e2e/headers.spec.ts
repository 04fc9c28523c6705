import { expect, test } from "@playwright/test";
import { signIn } from "./support";

test("Next's own image scaling, which keeps copies of removed pictures, is off", async ({ request }) => {
  const picture = encodeURIComponent("/icon-192.png");
  expect((await request.get("/icon-192.png")).status()).toBe(200);
  expect((await request.get(`/_next/image?url=${picture}&w=640&q=75`)).status()).toBe(404);
});

for (const path of ["/api/health/live", "/api/user", "/uploads/none.webp", "/icon.svg", "/_next/nothing", "/nothing"]) {
  test(`${path} has every header once, whoever generated the answer`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers["permissions-policy"]).toMatch(
      /^camera=\(self\), geolocation=\(self\), microphone=\(self\), (?:[a-z-]+=\(\)(?:, |$))+$/,
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
