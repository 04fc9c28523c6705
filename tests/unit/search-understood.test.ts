import { describe, expect, test } from "vitest";
import { kindsIn, kindsNear, placesIn, understand } from "@/lib/language/search/understand";

describe("conditions in a search become filters", () => {
  test.each([
    ["raat 15000 guard", { hours: "night", pay_from: 15_000 }, "guard"],
    ["night watchman", { hours: "night" }, "watchman"],
    ["इरवु", {}, "इरवु"],
    ["இரவு வேலை", { hours: "night" }, null],
    ["रात का काम", { hours: "night" }, null],
    ["15k", { pay_from: 15_000 }, null],
    ["₹15,000 cook", { pay_from: 15_000 }, "cook"],
    ["१५ हजार रुपये महीना", { pay_from: 15_000 }, null],
    ["driver 20000 salary delhi", { pay_from: 20_000 }, "driver delhi"],
    ["khana rehna", { living_in: true, meals: true }, null],
    ["khana aur rehna free driver", { living_in: true, meals: true }, "aur driver"],
    ["khana banana", {}, "khana banana"],
    ["khana banane ka kaam rehna", { living_in: true }, "khana banane ka kaam"],
    ["food free", { meals: true }, null],
    ["live-in nanny", { living_in: true }, "nanny"],
    ["live out maid", { living_in: false }, "maid"],
    ["part-time cook", { type: "PART TIME" }, "cook"],
    ["24 ghante", { hours: "whole_day" }, null],
    ["dihadi mistri", { type: "gig" }, "mistri"],
    ["sector 45", {}, "sector 45"],
    ["411001", {}, "411001"],
    ["110001", {}, "110001"],
    ["2500", {}, "2500"],
    ["दिन", { hours: "day" }, null],
  ])("%s", (typed, conditions, search) => expect(understand(typed)).toMatchObject({ conditions, search }));
});

describe("a wrong letter", () => {
  test.each([
    ["gardner", "gardener"],
    ["electrision", "electrician"],
    ["naukrnai", "naukrani"],
    ["drivar pune", "driver pune"],
    ["gudgaon", "gurgaon"],
    ["கார்பெண்டர்", "கார்பென்டர்"],
    ["driver", null],
    ["driv", null],
    ["xyzzy", null],
    ["tower", null],
    ["lajpat", null],
    ["गाडी", null],
  ])("%s is likely %s", (typed, close) => expect(understand(typed).close).toBe(close));
});

test.each([
  ["rotiya belna", "rotiya"],
  ["rotiya belna 411001", "rotiya 411001"],
  ["thane west", "thane"],
  ["kaam batao xyzzy", ""],
  ["cook darzi", null],
  ["xyzzy", null],
  ["xyzzy pune", null],
  ["cook", null],
])("of %s this is known: %s", (typed, known) => expect(understand(typed).known).toBe(known));

test.each([
  ["kothrud", ["411038-kothrud"]],
  ["noida sector 62", ["201309-sector-62"]],
  ["411999", ["pune"]],
  ["nehru colony dehradun", ["dehradun"]],
  ["cook jaipur", ["jaipur"]],
  ["naukri", []],
])("%s names %j", (typed, ids) => expect(placesIn(typed).map(({ id }) => id)).toEqual(ids));

test("an empty list offers the kinds that the words name, or nearly name", () => {
  expect(kindsNear("cook jaipur")).toEqual(["chef-cook"]);
  expect(kindsNear("elektrishun")).toEqual(["electrician"]);
  expect(kindsNear("xyzzy")).toEqual([]);
  expect(kindsIn("driver cook")).toEqual(expect.arrayContaining(["driver", "chef-cook"]));
});
