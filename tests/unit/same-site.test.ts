import { beforeEach, describe, expect, test, vi } from "vitest";

/** Checks a change that a browser sends, under these settings. @returns the code of the refusal, or null. */
async function refusal(headers: Record<string, string>, env: Record<string, string> = {}): Promise<string | null> {
  vi.resetModules();
  vi.stubEnv("DATABASE_URL", "postgresql://localhost/x");
  vi.stubEnv("SESSION_SECRET", "a-secret-for-tests-only-0123456789abcdef");
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { requireOwnHost, requireSameSite } = await import("@/lib/platform/http/same-site");
  const request = new Request("http://localhost:3000/api/logout", { method: "POST", headers });
  try {
    requireOwnHost(request);
    requireSameSite(request);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

beforeEach(() => {
  vi.unstubAllEnvs();
});

describe("where the public origin is known", () => {
  const env = { APP_URL: "https://kaam.example" };
  const host = "kaam.example";

  test.each([
    ["https://kaam.example", null],
    ["https://kaam.example:443", null],
    ["https://KAAM.example", null],
    ["http://kaam.example", "cross_site"],
    ["https://kaam.example:8443", "cross_site"],
    ["https://evil.example", "cross_site"],
    ["https://www.kaam.example", "cross_site"],
    ["chrome-extension://kaam.example", "cross_site"],
    ["null", "cross_site"],
    ["", "cross_site"],
  ])("a change from the origin %j is answered %j", async (origin, code) => {
    expect(await refusal({ host, origin }, env)).toBe(code);
  });

  test("no forwarding header makes another origin ours", async () => {
    const origin = "https://evil.example";
    expect(await refusal({ host, origin, "x-forwarded-host": "evil.example" }, env)).toBe("cross_site");
  });

  test.each([
    ["kaam.example", null],
    ["kaam.example:443", null],
    ["KAAM.EXAMPLE", null],
    ["kaam.example:80", "misdirected"],
    ["evil.example", "misdirected"],
    ["127.0.0.1", "misdirected"],
    ["kaam.example@evil.example", "misdirected"],
    ["kaam.example/evil", "misdirected"],
    ["", "misdirected"],
  ])("a request to the host %j is answered %j", async (name, code) => {
    expect(await refusal({ host: name }, env)).toBe(code);
  });

  test("and has a port, that is compared too", async () => {
    const local = { APP_URL: "http://localhost:3000" };
    expect(await refusal({ host: "localhost:3000", origin: "http://localhost:3000" }, local)).toBeNull();
    expect(await refusal({ host: "localhost:3000", origin: "http://localhost:3001" }, local)).toBe("cross_site");
    expect(await refusal({ host: "localhost:3001" }, local)).toBe("misdirected");
  });
});

describe("where it is not", () => {
  test.each([
    ["http://any.example", null],
    ["https://any.example", null],
    ["https://other.example", "cross_site"],
    ["https://any.example:8443", "cross_site"],
    ["ftp://any.example", "cross_site"],
    ["chrome-extension://any.example", "cross_site"],
  ])("a change from the origin %j is compared with the host that was asked", async (origin, code) => {
    expect(await refusal({ host: "any.example", origin })).toBe(code);
  });
});

test("what a browser says of the site counts without an origin", async () => {
  const refusals = ["same-origin", "none", "same-site", "cross-site"].map((site) =>
    refusal({ host: "any.example", "sec-fetch-site": site }),
  );
  expect(await Promise.all(refusals)).toEqual([null, null, "cross_site", "cross_site"]);
});
