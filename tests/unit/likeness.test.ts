/** The second reader of a job's words (decisions/0056); its shares are in wording-figures.test.ts. */
import { expect, test } from "vitest";
import { judgeWording } from "@/lib/domains/trust/likeness-policy";
import { findWording } from "@/lib/domains/trust/wording-policy";

const said = (text: string) => [{ field: "specialInstructions", text }];

test("asks about a demand that no rule finds, and marks its sentence", () => {
  const demand = "Whoever is chosen leaves a small sum with us till the year is over";
  const texts = said(`A quiet home with two children. ${demand}.`);
  expect(findWording(texts, "cleaner")).toEqual([]);
  const [found, ...others] = judgeWording(texts, "cleaner");
  expect(found).toMatchObject({ rule: "likeness", effect: "asked", field: "specialInstructions", words: demand });
  expect(texts[0]!.text.slice(found!.from, found!.to)).toBe(demand);
  expect(others).toEqual([]);
});

test("a rule's finding that it doubts is asked about, not held", () => {
  const texts = said("Kitchen only, 2200. We do not ask for Aadhaar or any papers, come and meet us first.");
  expect(findWording(texts, "cook")).toMatchObject([{ rule: "fee", effect: "held" }]);
  expect(judgeWording(texts, "cook")).toMatchObject([{ rule: "fee", effect: "asked" }]);
});

test.each([
  "Registration fee of Rs 500 before the interview, by UPI",
  "Send a photo of your Aadhaar on WhatsApp",
  "Girl of 14 or 15 wanted for cleaning",
])("holds what rules and reader agree on: %s", (text) => {
  expect(judgeWording(said(text), "cleaner").map(({ effect }) => effect)).toContain("held");
});

test("the house number of an address is no demand", () => {
  expect(
    judgeWording([{ field: "exactAddress", text: "Flat 500, Tower 9, pay gate", mayHaveNumbers: true }], "cook"),
  ).toEqual([]);
});

test("nothing typed, nothing found", () => {
  expect(judgeWording([], "cook")).toEqual([]);
});
