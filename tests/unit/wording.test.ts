/**
 * Words that hold or ask before a job is seen. Examples in ten languages are in tests/support/wording-*.txt; those of "kinds" are costs
 * put on the worker, a price for an address or number, and children as workers, with their innocent neighbours.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { demoRows } from "@/prisma/seed/rows";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { judgeWording } from "@/lib/domains/trust/likeness-policy";
import { findWording, keyOfFinding } from "@/lib/domains/trust/wording-policy";

const linesOf = (name: string) =>
  readFileSync(path.join(import.meta.dirname, "../support", name), "utf8")
    .split("\n")
    .filter(Boolean);

/** Sentences under headings of their languages. */
function byLanguage(...names: string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  let language = "";
  for (const line of names.flatMap(linesOf)) {
    if (line.startsWith("# ")) language = line.slice(2);
    else found.set(language, [...(found.get(language) ?? []), line]);
  }
  return found;
}

const rulesIn = (text: string, category = "cleaner", field = "specialInstructions") =>
  findWording([{ field, text }], category).map(({ rule }) => rule);

const BAD = byLanguage("wording-bad.txt", "wording-kinds-bad.txt");
const GOOD = byLanguage("wording-good.txt", "wording-kinds-good.txt");

test("each language has at least fifteen of either", () => {
  for (const language of LANGUAGES)
    expect([language, BAD.get(language)!.length >= 15, GOOD.get(language)!.length >= 15]).toEqual([
      language,
      true,
      true,
    ]);
});

describe("bad sentences are found by their rule:", () => {
  test.each([...BAD].flatMap(([language, lines]) => lines.map((line) => [language, line] as const)))(
    "%s: %s",
    (_language, line) => {
      const [rule, text = ""] = line.split("|");
      expect(rulesIn(text)).toContain(rule);
    },
  );
});

describe("honest sentences are left alone:", () => {
  test.each([...GOOD].flatMap(([language, lines]) => lines.map((line) => [language, line] as const)))(
    "%s: %s",
    (_language, line) => {
      expect(rulesIn(line)).toEqual([]);
    },
  );
});

test("a finding says where the words are, and is remembered by them", () => {
  const text = "A quiet home. Registration fee ₹500.";
  const [found] = findWording([{ field: "title", text }], "cleaner");
  expect(found).toMatchObject({ rule: "fee", effect: "held", field: "title", words: "Registration fee" });
  expect(text.slice(found!.from, found!.to)).toBe(found!.words);
  expect(keyOfFinding(found!)).toBe("fee: title: registration fee");
});

test("an exact address may have numbers, other fields may not", () => {
  const text = "Flat 12, ring 98220 33445";
  expect(findWording([{ field: "exactAddress", text, mayHaveNumbers: true }], "cleaner")).toEqual([]);
  expect(rulesIn(text)).toEqual(["contact"]);
});

test("massage is the work of a nurse or nanny, and of nobody else", () => {
  expect(rulesIn("Daily massage", "nanny-babysitter")).toEqual([]);
  expect(rulesIn("Daily massage", "elderly-care")).toEqual([]);
  expect(rulesIn("Daily massage", "cleaner")).toEqual(["sexual"]);
  expect(rulesIn("Body massage for sir by a lady", "elderly-care")).toEqual(["sexual"]);
});

test.each([
  ["letters set apart", "f e e s 5 0 0 rupees"],
  ["other alphabets", "rеgistrаtion fее 500"],
  ["invisible signs", "regis\u200btration f\u200bee 500"],
  ["digits for letters", "registration f33 500"],
  ["wide letters", "ｒｅｇｉｓｔｒａｔｉｏｎ ｆｅｅ 500"],
  ["one word", "registrationfee 500"],
  ["signs within", "regi*stration fe*e 500"],
])("%s hide nothing", (_way, text) => expect(rulesIn(text)).toContain("fee"));

test.each([
  "98-22-03-34-45",
  "+91 98220 33445",
  "९८२२०३३४४५",
  "98I2O I2345",
  "nine eight two two zero three three four four five",
])("%s is a number to call", (text) => expect(rulesIn(text)).toEqual(["contact"]));

test.each(["20000-25000", "80000 - 90000", "Pune 411001", "2026-11-26", "9 am to 6 pm, 26 days", "24x7"])(
  "%s is none",
  (text) => expect(rulesIn(text)).toEqual([]),
);

test.each([
  "Registration of 1,500 rupees",
  "Bring 1,000 in cash on the day you come",
  "Share 99 on the app to get address",
  "Recharge of 239 has to be done on our number",
])("%s: commas within a sum and small sums hide nothing", (text) => expect(rulesIn(text)).toContain("fee"));

test.each([
  "Cook MZ3Sc1OCfvFSP8v",
  "v372y4fe2b4z6tfw needed",
  "lpsqg8f9x6h needed",
  "8GI9y needed",
  "Cook 04sc",
  "MIin8Q6T needed",
  "maf8h9ywyessqe6 needed",
])("letters by chance are no words: %s", (text) => expect(rulesIn(text, "cleaner", "title")).toEqual([]));

test("an identity card that is looked at is fine, one that is sent or kept is not", () => {
  expect(rulesIn("Aadhaar card is checked at the interview")).toEqual([]);
  expect(rulesIn("Bring your Aadhaar card")).toEqual([]);
  expect(rulesIn("Submit a copy of your Aadhaar card")).toEqual(["papers"]);
  expect(rulesIn("Your Aadhaar card stays with us")).toEqual(["papers"]);
});

test("all demo jobs pass, but the one that shows what does not", () => {
  const names = [
    ...(["title", "location", "companyName", "requirements", "additionalSkills", "workEnvironment"] as const),
    ...(["accommodationDetails", "probationPeriod", "contractDuration", "noticePeriod", "holidayPolicy"] as const),
    ...(["dresscode", "specialInstructions", "shift", "workingDays"] as const),
  ];
  const { jobs } = demoRows(new Date("2026-11-26T06:00:00Z"));
  const found = jobs.map((job) => {
    const texts = names.map((field) => ({ field, text: [job[field] ?? []].flat().join("\n") }));
    return {
      title: job.title,
      status: job.status,
      rules: judgeWording(texts, job.category).map(({ rule, words }) => `${rule} ${words}`),
    };
  });
  expect(found.filter(({ status, rules }) => status !== "held" && rules.length > 0)).toEqual([]);
  expect(found.find(({ status }) => status === "held")?.rules.length).toBeGreaterThan(0);
}, 30_000);
