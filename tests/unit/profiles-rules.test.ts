import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { AVAILABILITIES, PROFILE_PARTS, SPOKEN_LANGUAGES } from "@/lib/domains/profiles/options";
import { completenessOf, contactHref, isContact } from "@/lib/domains/profiles/policy";
import { profileInput } from "@/lib/domains/profiles/schema";
import type { WorkerProfile } from "@/lib/domains/profiles/types";

const EMPTY: WorkerProfile = {
  photo: null,
  name: null,
  contact: null,
  location: null,
  expectedSalary: null,
  availability: null,
  primaryLanguage: null,
  secondaryLanguages: [],
  skills: [],
  preferredLocations: [],
  bio: null,
  workHistory: [],
  gender: null,
  experience: null,
  preferredShift: null,
  placesOfWork: [],
};
const FULL: WorkerProfile = {
  photo: "/api/user/profile/photo",
  name: "Meena",
  contact: "98765 43210",
  location: "Gurgaon",
  expectedSalary: "18000",
  availability: "Mornings only",
  primaryLanguage: "Tamil",
  secondaryLanguages: [],
  skills: ["Sweets"],
  preferredLocations: ["Noida"],
  bio: "I cook.",
  workHistory: [{ jobTitle: "Cook", company: "A family", startDate: "2020-01-01", endDate: null }],
  gender: null,
  experience: null,
  preferredShift: null,
  placesOfWork: [],
};

describe("a profile", () => {
  test("that is empty is at 0 % and lacks every part, the most useful first", () => {
    const { percent, missing } = completenessOf(EMPTY);
    expect(percent).toBe(0);
    expect(missing.slice(0, 2)).toEqual(["contact", "skills"]);
    expect([...missing].sort()).toEqual([...PROFILE_PARTS].sort());
  });

  test("with every part is complete, also with only one language", () => {
    expect(completenessOf(FULL)).toEqual({ percent: 100, missing: [] });
  });

  test.each(PROFILE_PARTS)("that lacks only %s names it and is incomplete", (part) => {
    const { percent, missing } = completenessOf({ ...FULL, [part]: EMPTY[part] });
    expect(missing).toEqual([part]);
    expect(percent).toBeLessThan(100);
  });
});

describe("a contact", () => {
  test.each([
    ["+91 98765 43210", "tel:+919876543210"],
    ["(011) 2345-6789", "tel:01123456789"],
    ["meena@example.in", "mailto:meena@example.in"],
    ["a?cc=b@example.in", "mailto:a%3Fcc%3Db@example.in"],
    ["Call me after six", null],
    ["12345", null],
    ["javascript:alert(1)", null],
    ["meena@example", null],
  ])("given as %s links to %s", (line, href) => {
    expect(contactHref(line)).toBe(href);
  });

  test.each([
    "9876543210",
    "+91 98765 43210",
    "098765-43210",
    "(+91) 70000.00000",
    "+1 415 555 2671",
    "meena@example.in",
    "मीना@उदाहरण.भारत",
  ])("may be %s", (line) => expect(isContact(line)).toBe(true));
  test.each(["12345", "1234567890", "98765 4321", "call me", "meena@", "meena@home", "@x.in", "a b@c.in"])(
    "cannot be %s",
    (line) => expect(isContact(line)).toBe(false),
  );
});

test("every list fits, even with the longest accepted answers", () => {
  expect(Object.keys(SPOKEN_LANGUAGES)).toEqual([...LANGUAGES]);
  for (const availability of AVAILABILITIES) expect(profileInput.parse({ availability })).toEqual({ availability });
});

test("fields that were not sent are absent, so they stay unchanged", () => {
  expect(profileInput.parse({})).toEqual({});
});
