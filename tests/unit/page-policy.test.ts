import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { hashesOf } from "@/lib/platform/http/prerendered";
import { transportSecurity } from "@/lib/platform/http/transport-security";

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

describe("a build's scripts", () => {
  test("are the inline ones of every prerendered page, under its internal path", () => {
    const folder = mkdtempSync(path.join(tmpdir(), "kaamsetu-build-"));
    const app = path.join(folder, "server", "app", "hi");
    mkdirSync(app, { recursive: true });
    const html = `<script src="/a.js" async=""></script><script>alert(1)</script><p>x</p><script id="_R_">\n2</script>`;
    writeFileSync(path.join(app, "auth.html"), html);
    const routes = { "/hi/auth": { routeType: "page" }, "/robots.txt": { routeType: "route" } };
    writeFileSync(path.join(folder, "prerender-manifest.json"), JSON.stringify({ routes }));
    // From `printf 'alert(1)' | openssl dgst -sha256 -binary | base64`, and of "\n2".
    const hashes = [
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
      "'sha256-kCSv90ewvHGK5blxNkGWfoCgvxu6azHCPqUBonYwcFo='",
    ];
    expect([...hashesOf(folder)]).toEqual([["/hi/auth", hashes]]);
    rmSync(folder, { recursive: true });
  });

  test("require a build", () => {
    expect(() => hashesOf("/no/such/folder")).toThrow("ENOENT");
  });
});
