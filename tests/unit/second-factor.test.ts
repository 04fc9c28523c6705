import { generateSync } from "otplib";
import { describe, expect, test, vi } from "vitest";
import { stepOfCode } from "@/lib/access/auth/one-time-codes";
import { hashRecoveryCode, newRecoveryCodes } from "@/lib/access/auth/recovery-codes";
import { firstStepsOf } from "@/lib/access/auth/first-steps";

const OWNER = "0190aaaa-0000-7000-8000-000000000001";
const SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const [OLD, NEW] = ["the-old-secret-of-the-server-0123456", "the-new-secret-of-the-server-0123456"];

/** The modules as a server with these settings has them. */
async function withSettings(settings: Record<string, string>) {
  vi.resetModules();
  vi.unstubAllEnvs();
  vi.stubEnv("DATABASE_URL", "postgresql://localhost/none");
  for (const [name, value] of Object.entries({ SESSION_SECRET: NEW, ...settings })) vi.stubEnv(name, value);
  return { ...(await import("@/lib/access/auth/sealed")), ...(await import("@/lib/platform/env")) };
}

describe("a sealed secret", () => {
  test("is opened by its own account, and by the server's secret of its time or the one after", async () => {
    const { seal } = await withSettings({ SESSION_SECRET: OLD });
    const sealed = seal(SECRET, OWNER);
    expect(sealed).not.toContain(SECRET);
    expect(seal(SECRET, OWNER)).not.toBe(sealed);
    const after = await withSettings({ SESSION_SECRET_PREVIOUS: OLD });
    expect(after.unseal(sealed, OWNER)).toEqual({ text: SECRET, isOld: true });
    expect(after.unseal(after.seal(SECRET, OWNER), OWNER)).toEqual({ text: SECRET, isOld: false });
    expect(after.unseal(sealed, OWNER.replace(/1$/, "2"))).toBeNull();
    expect((await withSettings({})).unseal(sealed, OWNER)).toBeNull();
  });

  test("is refused when altered or cut off", async () => {
    const { seal, unseal } = await withSettings({});
    const sealed = seal(SECRET, OWNER);
    expect(unseal(`${sealed.slice(0, -2)}${sealed.endsWith("AA") ? "BB" : "AA"}`, OWNER)).toBeNull();
    expect(unseal(sealed.slice(0, 20), OWNER)).toBeNull();
    expect(unseal("", OWNER)).toBeNull();
  });
});

describe("a device's code", () => {
  const at = Date.parse("2026-11-22T10:00:05Z");
  const step = Math.floor(at / 30_000);
  const codeAt = (steps: number) => generateSync({ secret: SECRET, epoch: Math.floor(at / 1000) + 30 * steps });

  test.each([
    ["of this moment", 0, step],
    ["of half a minute ago", -1, step - 1],
    ["of half a minute ahead", 1, step + 1],
    ["of a minute ago", -2, null],
    ["of a minute ahead", 2, null],
  ])("%s", (_name, steps, found) => {
    expect(stepOfCode(SECRET, codeAt(steps), 0, at)).toBe(found);
  });

  test("counts once, and none before it counts any more", () => {
    expect(stepOfCode(SECRET, codeAt(0), step, at)).toBeNull();
    expect(stepOfCode(SECRET, codeAt(-1), step, at)).toBeNull();
    expect(stepOfCode(SECRET, codeAt(1), step, at)).toBe(step + 1);
  });

  test("may be typed with a space, and is never anything but six digits", () => {
    expect(stepOfCode(SECRET, `${codeAt(0).slice(0, 3)} ${codeAt(0).slice(3)}`, 0, at)).toBe(step);
    for (const code of ["", "12345", "1234567", "abcdef", "-12345", "१२३४५६"]) {
      expect(stepOfCode(SECRET, code, 0, at)).toBeNull();
    }
  });
});

test("recovery codes are ten, long, and readable from paper", () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
  const hash = hashRecoveryCode("0123A-1BCDE-FGHJK-MNPQR-STVWX");
  expect(hashRecoveryCode(" o l23a 1bcde fghjk mnpqr stvwx ")).toBe(hash);
  expect(hashRecoveryCode("0123A-1BCDE-FGHJK-MNPQR-STVWY")).not.toBe(hash);
});

describe("the first steps", () => {
  const admin = {
    role: "admin",
    mustChangePassword: false,
    hasSecondFactor: false,
    isDemo: false,
    hasWithdrawn: false,
  } as const;
  const steps = (changes: object, isLocalOnly = true) => firstStepsOf({ ...admin, ...changes }, { isLocalOnly });

  test("of an admin are a password of one's own, then a second factor", () => {
    expect(steps({ mustChangePassword: true })).toEqual(["change_password", "set_up_second_factor"]);
    expect(steps({ role: "super_admin" })).toEqual(["set_up_second_factor"]);
    expect(steps({ hasSecondFactor: true })).toEqual([]);
    expect(steps({ role: "employer" })).toEqual([]);
  });

  test("of a demo admin include it only where others reach the server", () => {
    expect(steps({ isDemo: true })).toEqual([]);
    expect(steps({ isDemo: true }, false)).toEqual(["set_up_second_factor"]);
  });
});

test.each([
  [{ HOSTNAME: "localhost" }, true],
  [{ HOSTNAME: "127.0.0.1", APP_URL: "http://localhost:3000" }, true],
  [{ HOSTNAME: "localhost", APP_URL: "https://kaamsetu.example" }, false],
  [{ HOSTNAME: "localhost", TRUSTED_PROXIES: "loopback" }, false],
  [{ HOSTNAME: "0.0.0.0" }, false],
  [{ HOSTNAME: "" }, false],
])("with %j only this computer reaches the server: %s", async (settings, expected) => {
  const { isLocalOnly } = await withSettings({ APP_URL: "", TRUSTED_PROXIES: "", ...settings });
  expect(isLocalOnly()).toBe(expected);
});
