import { expect, test, type APIRequestContext } from "@playwright/test";
import { signIn } from "./support";

/** With a header that is for Next alone, a request goes Next's way, through its router and middleware. */
const NEXTS_WAY = { "x-now-way": "next" };

/**
 * Differ from one answer to the next, or are Next's own: one it leaves behind, one it sends twice. Next compresses short answers
 * too, whose length it does not know.
 */
const VOLATILE = [
  "content-encoding",
  "date",
  "x-request-id",
  "content-length",
  "transfer-encoding",
  "x-middleware-rewrite",
  "x-nextjs-prerender",
];

async function ask(request: APIRequestContext, path: string, headers: Record<string, string>) {
  const answer = await request.get(path, { headers, maxRedirects: 0 });
  const nonce = /'nonce-([^']+)'/.exec(answer.headers()["content-security-policy"] ?? "")?.[1];
  const same = (text: string) => (nonce ? text.replaceAll(nonce, "NONCE") : text);
  const kept = Object.entries(answer.headers())
    .filter(([name]) => !VOLATILE.includes(name))
    .map(([name, value]): [string, string] => [name, same(value)]);
  const isByNext = "x-middleware-rewrite" in answer.headers();
  return { status: answer.status(), headers: Object.fromEntries(kept), text: same(await answer.text()), isByNext };
}

async function expectSame(request: APIRequestContext, path: string, headers: Record<string, string> = {}) {
  const [direct, byNext] = [await ask(request, path, headers), await ask(request, path, { ...headers, ...NEXTS_WAY })];
  expect(direct.headers, path).toEqual(byNext.headers);
  expect(direct.status, path).toBe(byNext.status);
  expect([direct.isByNext, byNext.isByNext], path).toEqual([false, !path.startsWith("/api/")]);
  return { direct: direct.text, byNext: byNext.text };
}

const HTML = { Accept: "text/html", "Sec-Fetch-Dest": "document" };

test("a visitor's page and a call are the same, to the byte, as on Next's way", async ({ request }) => {
  const calls = ["/api/health/live", "/api/user", "/api/places?q=pu", "/api/nothing", "/api/service-requests/x"];
  const pages = ["/", "/admin", "/auth", "/forgot-password", "/jobs/1/apply", "/grievance", "/terms", "/nothing"];
  for (const path of [...calls, ...pages]) {
    for (const headers of [HTML, { ...HTML, "Accept-Encoding": "gzip" }, { ...HTML, Cookie: "language=ta" }]) {
      const { direct, byNext } = await expectSame(request, path, headers);
      expect(withoutDrawn(direct), path).toBe(withoutDrawn(byNext));
    }
  }
});

test("signed in, pages have the same headers and words as on Next's way", async ({ context }) => {
  await signIn(context, "worker");
  const { request } = context;
  for (const path of [
    "/",
    "/saved",
    "/applied",
    "/account",
    "/jobs/00000000-0000-7000-8000-000000000000",
    "/nothing",
  ]) {
    const { direct, byNext } = await expectSame(request, path, HTML);
    expect(withoutDrawn(direct), path).toBe(withoutDrawn(byNext));
  }
});

test("signed in, a read is answered without Next, with the same headers and to the byte", async ({ context }) => {
  await signIn(context, "worker");
  const { request } = context;
  // Without numbers of views and applications, which other journeys change meanwhile.
  const paths = [
    ...["/api/service-requests/count", "/api/service-requests?search=xyzzy", "/api/user/service-applications?limit=1"],
    ...["/api/service-requests?limit=0", "/api/service-requests/x", "/api/client/stats", "/api/user", "/api/nothing"],
    ...["/api/user/profile", "/api/user/notifications/count", "/api/user/profile/photo", "/api/places?q=pu"],
  ];
  const kinds: Record<string, string>[] = [{}, { "Accept-Encoding": "gzip" }, { Cookie: "" }];
  for (const path of paths) {
    for (const headers of kinds) {
      const { direct, byNext } = await expectSame(request, path, headers);
      expect(direct, path).toBe(byNext);
    }
  }
  const { headers } = await ask(request, "/api/user", {});
  expect(await expectSame(request, "/api/user", { "If-None-Match": headers.etag! })).toEqual({
    direct: "",
    byNext: "",
  });
  // Next sends in parts an answer whose length it does not know.
  const lengthOf = async (way: Record<string, string>) =>
    (await request.get("/api/user", { headers: { "Accept-Encoding": "identity", ...way } })).headers()[
      "content-length"
    ];
  expect(Number(await lengthOf({}))).toBeGreaterThan(0);
  expect(await lengthOf(NEXTS_WAY)).toBeUndefined();
});

test("an unchanged page is not sent again, on either way", async ({ request }) => {
  const { headers } = await ask(request, "/", HTML);
  const again = await expectSame(request, "/", { ...HTML, "If-None-Match": headers.etag! });
  expect(again).toEqual({ direct: "", byNext: "" });
});

test("what a caller says in the headers and parameters of Next changes nothing", async ({ context }) => {
  await signIn(context, "worker");
  const plain = withoutDrawn((await ask(context.request, "/saved", HTML)).text);
  const forged: Record<string, string>[] = [
    { "x-kaamsetu-path": "/elsewhere", "content-security-policy": "script-src *" },
    { "x-middleware-rewrite": "/hi/auth", "x-matched-path": "/hi/auth", "x-now-route-matches": "1=en" },
    { "x-middleware-override-headers": "cookie", "x-middleware-request-cookie": "" },
  ];
  for (const headers of forged) {
    const answer = await ask(context.request, "/saved", { ...HTML, ...headers });
    expect(withoutDrawn(answer.text), JSON.stringify(headers)).toBe(plain);
    expect(answer.headers["content-security-policy"]).toContain("default-src 'none'");
  }
  for (const parameter of ["nxtPlocale=ta", "%6extPlocale=ta"]) {
    const { text } = await ask(context.request, `/saved?${parameter}`, HTML);
    expect(withoutDrawn(text), parameter).toBe(plain);
  }
});

/** Without the names that each drawing gives to its parts, and without scripts, which say the same in pieces of other lengths. */
const withoutDrawn = (html: string): string =>
  html.replaceAll(/<script.*?<\/script>/gs, "").replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, "ID");
