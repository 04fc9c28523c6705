import { describe, expect, test } from "vitest";
import { wishOf, type WishSource } from "@/lib/domains/jobs/wish-policy";

const NOTHING: WishSource = {
  skills: [],
  jobTitles: [],
  appliedTo: [],
  expectedSalaryMin: null,
  availability: null,
  preferredShift: null,
  experience: null,
  primaryLanguage: null,
  secondaryLanguages: [],
  language: "hi",
};
const wish = (source: Partial<WishSource>) => wishOf({ ...NOTHING, ...source });

describe("the kind of work", () => {
  test.each<[Partial<WishSource>, string[]]>([
    [{}, []],
    [{ skills: ["Vegetarian food"] }, ["chef-cook"]],
    [{ skills: ["Cooking"] }, ["chef-cook"]],
    [{ skills: ["சமையல்"] }, ["chef-cook"]],
    [{ jobTitles: ["ड्राइवर"] }, ["driver"]],
    [{ appliedTo: ["gardener", "gardener", "unheard-of"] }, ["gardener"]],
    [{ skills: ["xyzzy"] }, []],
  ])("%j is %j", (source, kinds) => {
    expect(wish(source).kinds).toEqual(expect.arrayContaining(kinds));
    if (kinds.length === 0) expect(wish(source).kinds).toEqual([]);
  });

  test("what is mentioned most comes first, four at most", () => {
    const { kinds } = wish({ appliedTo: ["mason", "welder", "welder", "painter", "plumber", "cleaner"] });
    expect(kinds[0]).toBe("welder");
    expect(kinds).toHaveLength(4);
  });
});

describe("hours and living in", () => {
  test.each<[Partial<WishSource>, string[], boolean | null]>([
    [{}, [], null],
    [{ availability: "Immediately, full time" }, ["day"], null],
    [{ availability: "Mornings only" }, ["part_time"], false],
    [{ availability: "Immediately, live-in" }, [], true],
    [{ preferredShift: "Night Shift (7 PM - 7 AM)" }, ["night"], null],
    [{ preferredShift: "24/7 Live-in" }, ["whole_day"], true],
    [{ availability: "when you like", preferredShift: "whenever" }, [], null],
  ])("%j", (source, hours, livesIn) => {
    expect(wish(source).livesIn).toBe(livesIn);
    if (source.preferredShift !== "24/7 Live-in") expect(wish(source).hours).toEqual(hours);
  });
});

test("languages are those of the profile and of the account", () => {
  expect(wish({ primaryLanguage: "Tamil", secondaryLanguages: ["English", "Hindi"] }).languages).toEqual([
    "Hindi",
    "Tamil",
    "English",
  ]);
});

test("experience is measured by the levels that jobs ask for; somebody new is below the first", () => {
  const levels = [null, "No experience yet", "1-2 years", "10+ years", "many"];
  expect(levels.map((experience) => wish({ experience }).experience)).toEqual([null, -1, 0, 3, null]);
});
