import "../support/raised-limits";
import { describe, expect, test } from "vitest";
import { passwordFault } from "@/lib/access/auth/password-rules";
import type { Role } from "@/lib/core/roles";
import { openBrowser } from "../support/browser";
import { makePerson, TEST_PASSWORD } from "../support/factories";

const EASY = "This password is too easy to guess. Join two words and a number that only you would put together";

describe("a new password", () => {
  test.each([
    ["the name", "Asha.Verma", "worker"],
    ["one sign repeated", "ॐॐॐॐॐॐ", "worker"],
    ["one letter in both cases", "AaAaAa", "employer"],
    ["a common one", "KRISHNA", "employer"],
    ["a common one for an admin", "unbelievable", "admin"],
    ["long but easy", "qwertyuiopasdfgh", "admin"],
    ["the name with a year", "asha.verma-2026!", "super_admin"],
    ["the own name with a year", "asha.verma-2026", "worker"],
    ["the product with a year", "KaamSetu@2026", "worker"],
    ["the product in Hindi", "कामसेतु१२३", "employer"],
    ["two words of this place", "employer-jobs-77", "employer"],
  ] as const)("is refused if it is %s", async (_name, password, role: Role) => {
    expect(await passwordFault(password, { username: "asha.verma", role })).toBe("passwordCommon");
  });

  test("may hold a word of this place beside enough of its own", async () => {
    const owner = { username: "asha.verma", role: "worker" } as const;
    expect(await passwordFault("kaam-gulmohar", owner)).toBeNull();
    expect(await passwordFault("------", { ...owner, username: "ravi" })).toBe("passwordCommon");
    expect(await passwordFault("!?!?-+-+", owner)).toBeNull();
  });

  test("of an admin has twelve characters or more", async () => {
    const owner = { username: "asha.verma", role: "admin" } as const;
    expect(await passwordFault("gul-mohar-9", owner)).toContain("tooShort");
    expect(await passwordFault("gul-mohar-97", owner)).toBeNull();
    expect(await passwordFault("gul-mohar-9", { ...owner, role: "worker" })).toBeNull();
  });
});

const refused = (field: string, text = EASY) => ({
  status: 400,
  body: { code: "invalid", errors: { [field]: [text] } },
});

test("the rules hold at registration, for a change of password and for accounts made by an admin", async () => {
  const visitor = openBrowser({ language: "en" });
  const json = { username: "krishna.das", password: "krishna.das", confirmPassword: "krishna.das" };
  expect(await visitor.call("POST", "/api/register", { json })).toMatchObject(refused("password"));
  const worker = await makePerson("worker");
  const change = { currentPassword: TEST_PASSWORD, newPassword: "sunshine" };
  expect(await worker.browser.call("POST", "/api/user/password", { json: change })).toMatchObject(
    refused("newPassword"),
  );
  const { browser } = await makePerson("super_admin");
  const account = { username: "new.admin", password: "short-one-7", role: "admin" };
  expect(await browser.call("POST", "/api/admin/users", { json: account })).toMatchObject(
    refused("password", "At least 12 characters"),
  );
  expect(
    await browser.call("POST", "/api/user/password", { json: { ...change, newPassword: "short-one-7" } }),
  ).toMatchObject(refused("newPassword", "At least 12 characters"));
});
