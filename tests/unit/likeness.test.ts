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

test("a rule's finding that it refutes is none", () => {
  const texts = said("If you need advance, we can give up to 5,000 and deduct slowly");
  expect(findWording(texts, "cook")).toMatchObject([{ rule: "fee", effect: "held" }]);
  expect(judgeWording(texts, "cook")).toEqual([]);
});

test.each([
  "Registration fee of Rs 500 before the interview, by UPI",
  "Send a photo of your Aadhaar on WhatsApp",
  "Girl of 14 or 15 wanted for cleaning",
])("holds what rules and reader agree on: %s", (text) => {
  expect(judgeWording(said(text), "cleaner").map(({ effect }) => effect)).toContain("held");
});

test.each([
  ["need boy of 12 years for shop", "age"],
  ["registration fee of 500 rupees to pay", "fee"],
  ["body massage to sir with happy ending", "sexual"],
])("holds it however much is written around: %s", (demand, rule) => {
  const padding =
    "the flat is on the second floor and there is a lift we are four people and cook simple food every day".repeat(2);
  expect(judgeWording(said(`${padding} ${demand} ${padding}`), "cleaner")).toContainEqual(
    expect.objectContaining({ rule, effect: "held" }),
  );
});

test("an address is left to the rules", () => {
  const texts = [
    { field: "exactAddress", text: "Flat 12. Registration fee Rs 500 by UPI before joining", mayHaveNumbers: true },
  ];
  expect(judgeWording(texts, "cook").map(({ effect }) => effect)).toContain("held");
});

test("a sentence that a person let pass hides no other, and neither does a rule's finding elsewhere", () => {
  const [first, second] = [
    "Whoever is chosen leaves a small sum with us till the year is over",
    "Newcomers hand over their first days' earnings to the supervisor as a goodwill gesture",
  ];
  const texts = [
    { field: "title", text: "Clerk for registration fee desk" },
    { field: "specialInstructions", text: `${first}. A quiet house with a garden. ${second}.` },
  ];
  const found = judgeWording(texts, "cleaner");
  expect(found).toMatchObject([
    { rule: "fee", field: "title" },
    { rule: "likeness", field: "specialInstructions" },
  ]);
  const others = judgeWording(texts, "cleaner", (one) => found.some(({ words }) => words === one.words));
  expect(others).toMatchObject([{ rule: "likeness", field: "specialInstructions" }]);
  expect(others[0]!.words).not.toBe(found[1]!.words);
});

test("the house number of an address is no demand", () => {
  expect(
    judgeWording([{ field: "exactAddress", text: "Flat 500, Tower 9, pay gate", mayHaveNumbers: true }], "cook"),
  ).toEqual([]);
});

test("nothing typed, nothing found", () => {
  expect(judgeWording([], "cook")).toEqual([]);
});
