import { createServer, request as send, type IncomingHttpHeaders, type Server } from "node:http";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { shared } from "@/lib/platform/shared-state";

const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-build-"));
let server: Server;
beforeAll(async () => {
  const page = { file: "auth.html", headers: { vary: "rsc" }, scripts: ["'sha256-x'"] };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "auth.html"), "<p>Login</p>");
  writeFileSync(
    path.join(folder, "prerendered.json"),
    JSON.stringify(Object.fromEntries(["/hi/auth", "/hi/auth/new", "/ta/auth/new"].map((path) => [path, page]))),
  );
  vi.stubEnv("DATABASE_URL", "postgresql://localhost/x");
  vi.stubEnv("SESSION_SECRET", "a-secret-for-tests-only-0123456789abcdef");
  vi.stubEnv("NODE_ENV", "production");
  vi.stubEnv("NEXT_DIST_DIR", folder);
  vi.stubEnv("LIMIT_READS_PER_MINUTE", "5");
  const { sendVisitorPage } = await import("@/server/visitor-pages");
  server = createServer((request, response) => {
    if (!sendVisitorPage(request, response)) response.writeHead(599).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
beforeEach(() => void delete shared("reads").current);
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const ask = (
  target: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<{ status: number; headers: IncomingHttpHeaders; body: Buffer }> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    send({ host: "127.0.0.1", port, path: target, headers, method }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode!, headers: response.headers, body }),
        reject,
      );
    })
      .once("error", reject)
      .end();
  });

test("a visitor's page is sent with the headers of a page, as the browser takes it", async () => {
  const plain = await ask("/applied?from=x");
  expect([plain.status, plain.body.toString()]).toEqual([200, "<p>Login</p>"]);
  expect(plain.headers).toMatchObject({
    "cache-control": "private, no-store",
    "content-language": "hi",
    "content-length": "12",
    "x-content-type-options": "nosniff",
    "x-robots-tag": "noindex",
    vary: "rsc, Accept-Encoding",
  });
  expect(plain.headers["content-security-policy"]).toContain("'sha256-x'");
  expect(plain.headers["x-request-id"]).toMatch(/^[0-9a-f]{32}$/);
  const zipped = await ask("/", { "accept-encoding": "gzip, br", cookie: "a=1; language=ta" });
  expect(zipped.headers).toMatchObject({ "content-encoding": "gzip", "content-language": "ta" });
  expect(gunzipSync(zipped.body).toString()).toBe("<p>Login</p>");
  expect((await ask("/", {}, "HEAD")).body).toHaveLength(0);
});

test.each([
  ["a session's cookie, whatever it holds", "/", { cookie: "next-auth.session-token=x" }],
  ["a form's refusal", "/", { cookie: "form=x" }],
  ["a link in a language, which sets a cookie", "/?lang=ta", {}],
  ["data for a page", "/applied", { rsc: "1" }],
  ["a job's address, which may be open", "/jobs/01a2135d-4301-7355-80d6-fb33628404fc", {}],
  ["an unknown path", "/nowhere", {}],
  ["a call", "/api/user", {}],
  ["an escape", "/jobs/%31/apply", {}],
  ["a page that is rendered per request", "/grievance", {}],
])("%s is Next's", async (_what, target, headers) => {
  expect((await ask(target, headers)).status).toBe(599);
});

test("pages count as reads of the caller's address, and one too many is for the middleware to refuse", async () => {
  for (let read = 0; read < 5; read += 1) expect((await ask("/")).status).toBe(200);
  expect((await ask("/")).status).toBe(599);
});
