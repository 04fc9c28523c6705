import { describe, expect, test } from "vitest";
import { Language, Region, Role } from "@/lib/db/generated/enums";
import { LANGUAGES } from "@/lib/i18n/languages";
import { REGIONS, REGISTER_ROLES, ROLES } from "@/lib/users/options";
import { audienceOf, isSameFamily } from "@/lib/users/policy";
import { registerInput } from "@/lib/users/schema";

test("options equal the database's enums", () => {
  expect([...ROLES].sort()).toEqual(Object.values(Role).sort());
  expect([...REGIONS].sort()).toEqual(Object.values(Region).sort());
  expect([...LANGUAGES].sort()).toEqual(Object.values(Language).sort());
});

test("nobody can register as an admin", () => {
  expect(REGISTER_ROLES.filter((role) => audienceOf(role) === "admin")).toEqual([]);
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
  test("is normalised to NFC, so that a name has only one spelling", () => {
    expect(parse("Jose\u0301").data?.username).toBe("Jos\u00e9");
  });
});
