import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { NextAdapter } from "next";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { prerenderedIn } from "@/lib/platform/http/prerendered";
import { transportSecurity } from "@/lib/platform/http/transport-security";
import adapter from "@/scripts/lib/build-adapter.mjs";

/** The directives of a page's policy under these settings. */
async function policyWith(env: Record<string, string>, nonce = "abc", hashes: string[] = []) {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "postgresql://localhost/x");
  vi.stubEnv("SESSION_SECRET", "a-secret-for-tests-only-0123456789abcdef");
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { pagePolicy } = await import("@/lib/platform/http/page-policy");
  const { getEnv } = await import("@/lib/platform/env");
  const directives = pagePolicy(nonce, hashes)
    .split("; ")
    .map((directive) => directive.split(" "));
  return {
    policy: Object.fromEntries(directives.map(([name, ...sources]) => [name!, sources])),
    hsts: transportSecurity(getEnv())["Strict-Transport-Security"],
  };
}

beforeEach(() => {
  vi.unstubAllEnvs();
});

describe("a page's content policy", () => {
  test("allows only our files, scripts with the nonce and scripts named by hash", async () => {
    const { policy } = await policyWith({ NODE_ENV: "production" }, "abc", ["'sha256-x'"]);
    expect(policy["default-src"]).toEqual(["'none'"]);
    const [first, second, ...hashes] = policy["script-src"]!;
    expect([first, second]).toEqual(["'self'", "'nonce-abc'"]);
    expect(hashes).toContain("'sha256-x'");
    expect(hashes.filter((source) => !source.startsWith("'sha256-"))).toEqual([]);
    for (const name of ["object-src", "base-uri", "frame-ancestors"]) expect(policy[name]).toEqual(["'none'"]);
  });

  test("allows eval() only in development, where React needs it", async () => {
    const sources = async (NODE_ENV: string) => (await policyWith({ NODE_ENV })).policy["script-src"];
    expect(await sources("development")).toContain("'unsafe-eval'");
    expect(await sources("production")).not.toContain("'unsafe-eval'");
  });
});

test("never repeats a nonce", async () => {
  const { newNonce } = await import("@/lib/platform/http/page-policy");
  const nonces = Array.from({ length: 1_000 }, newNonce);
  expect(new Set(nonces).size).toBe(1_000);
  // 128 bits in base64.
  expect(nonces.every((nonce) => /^[\w+/]{22}==$/.test(nonce))).toBe(true);
});

test.each([
  [{ APP_URL: "http://localhost:3000" }, undefined],
  [{}, undefined],
  [{ APP_URL: "https://kaam.example" }, "max-age=63072000"],
  [{ APP_URL: "https://kaam.example", HSTS_SUBDOMAINS: "1" }, "max-age=63072000; includeSubDomains"],
])("with %j the HSTS header is %j", async (env, hsts) => {
  expect((await policyWith(env)).hsts).toBe(hsts);
});

type BuildContext = Parameters<NonNullable<NextAdapter["onBuildComplete"]>>[0];

describe("the pages that the build has rendered", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-build-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  test("are listed with their inline scripts, under their internal paths", async () => {
    const html = `<script src="/a.js" async=""></script><script>alert(1)</script><p>x</p><script id="_R_">\n2</script>`;
    const filePath = path.join(folder, "auth.html");
    writeFileSync(filePath, html);
    const initialHeaders = { "content-type": "text/html; charset=utf-8", "x-nextjs-prerender": "1" };
    const page = { routeType: "page", compute: "static" };
    const prerenders = [
      { pathname: "/hi/auth", ...page, fallback: { filePath, initialHeaders } },
      { pathname: "/hi/auth.rsc", fallback: { filePath, initialHeaders } },
      { pathname: "/hi/missing", ...page, fallback: { filePath, initialHeaders, initialStatus: 404 } },
      { pathname: "/robots.txt", ...page, routeType: "route", fallback: { filePath } },
    ];
    await adapter.onBuildComplete!({
      outputs: { prerenders, staticFiles: [] },
      distDir: folder,
    } as unknown as BuildContext);
    // From `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`, and of "\n2".
    const scripts = [
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
      "'sha256-kCSv90ewvHGK5blxNkGWfoCgvxu6azHCPqUBonYwcFo='",
    ];
    const headers = { "content-type": "text/html; charset=utf-8" };
    expect([...prerenderedIn(folder)]).toEqual([["/hi/auth", { file: "auth.html", headers, scripts }]]);
  });

  test("the build's large scripts are compiled as a whole while they load, and nothing else is touched", async () => {
    const files = {
      "/_next/large.js": "x".repeat(150_000),
      "/_next/small.js": "y",
      "/_next/large.css": "z".repeat(150_000),
    };
    const staticFiles = Object.entries(files).map(([pathname, text]) => {
      const filePath = path.join(folder, path.basename(pathname));
      writeFileSync(filePath, text);
      return { pathname, filePath };
    });
    await adapter.onBuildComplete!({
      outputs: { prerenders: [], staticFiles },
      distDir: folder,
    } as unknown as BuildContext);
    const hint = "//# allFunctionsCalledOnLoad\n";
    expect(staticFiles.map(({ filePath }) => readFileSync(filePath, "utf8"))).toEqual([
      hint + files["/_next/large.js"],
      files["/_next/small.js"],
      files["/_next/large.css"],
    ]);
  });

  test("require a build", () => {
    expect(() => prerenderedIn("/no/such/folder")).toThrow("ENOENT");
  });
});
