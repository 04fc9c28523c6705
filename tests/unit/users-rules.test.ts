import { describe, expect, test } from "vitest";
import { Language, Region, Role } from "@/lib/platform/db/generated/enums";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { REGIONS } from "@/lib/domains/users/options";
import { REGISTER_ROLES, ROLES } from "@/lib/core/roles";
import { audienceOf, isSameFamily } from "@/lib/core/roles";
import { emailInput } from "@/lib/domains/users/recovery-schema";
import { loginInput, registerInput } from "@/lib/domains/users/schema";

test("options equal the database's enums", () => {
  expect([...ROLES].sort()).toEqual(Object.values(Role).sort());
  expect([...REGIONS].sort()).toEqual(Object.values(Region).sort());
  expect([...LANGUAGES].sort()).toEqual(Object.values(Language).sort());
});

test("nobody can register as an admin", () => {
  expect(REGISTER_ROLES.filter((role) => audienceOf(role) === "admin")).toEqual([]);
});

test("an e-mail address brings no second recipient and no header along", () => {
  const parse = (email: string) => emailInput.safeParse({ email, currentPassword: "x" }).success;
  expect(parse(" meena@example.in ")).toBe(true);
  for (const end of ["\r\nBcc: ravi@example.in", "\nSubject: x", ",ravi@example.in", "> ravi@example.in"]) {
    expect(parse(`meena@example.in${end}`)).toBe(false);
  }
});

test("a form admits accounts of the same family", () => {
  expect(isSameFamily("client", "employer")).toBe(true);
  expect(isSameFamily("service_provider", "worker")).toBe(true);
  expect(isSameFamily("worker", "employer")).toBe(false);
  expect(isSameFamily("employer", "admin")).toBe(false);
});

describe("a user name", () => {
  const parse = (username: unknown) =>
    registerInput.safeParse({ username, password: "chameli-ka-phool", confirmPassword: "chameli-ka-phool" });
  test.each(["abc", "सुनीता_देवी", "மீனா.1", "a".repeat(32), "José-2"])("may be %s", (name) => {
    expect(parse(name).success).toBe(true);
  });
  test.each(["ab", "a".repeat(33), "ram lal", "ram@lal", "<b>", "ram\u0000lal", "👍👍👍"])("may not be %j", (name) => {
    expect(parse(name).success).toBe(false);
  });
  test.each([
    ["of two scripts", "\u0455unita.devi"],
    ["of two scripts", "demo.\u0430dmin"],
    ["of digits of another script", "ravi\u0967"],
    ["with an invisible mark", "sunita.devi\ufe0f"],
    ["with an invisible joiner of marks", "sunita\u034fdevi"],
    ["of invisible letters", "\u3164\u3164\u3164"],
    ["with stacked marks", `a${"\u0301\u0302\u0303\u0304\u0305"}bc`],
    ["with the same mark twice", "ab\u0332\u0332c"],
    ["without a letter or digit", "..."],
    ["that speaks for the product", "KaamSetu.Support"],
    ["that speaks for the product in parts", "kaam-setu"],
    ["that is a reserved word", "Admin"],
    ["that holds a reserved word", "official_1"],
  ])("%s is refused: %j", (_reason, name) => {
    expect(parse(name).success).toBe(false);
  });
  test("may hold a reserved word's letters", () => {
    expect(parse("badminton").success).toBe(true);
    expect(parse("helpful.ravi").success).toBe(true);
  });
  test("has only one spelling: NFKC, without the keyboards' joiners", () => {
    expect(parse("Jose\u0301").data?.username).toBe("Jos\u00e9");
    expect(parse("\uff53unita").data?.username).toBe("sunita");
    expect(parse("\u0930\u093e\u092e\u200d\u0942").data?.username).toBe("\u0930\u093e\u092e\u0942");
  });
  test("is looked up in the same spelling", () => {
    expect(loginInput.parse({ username: " \uff53unita\u200c", password: "x" }).username).toBe("sunita");
  });
});
