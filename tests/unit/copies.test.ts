import { expect, test } from "vitest";
import { bandsOf, comparedText, isCopy } from "@/lib/domains/trust/copy-policy";

const TEXT =
  "We are looking for a calm person who cooks dal, rice and rotis for five people every evening except Sunday.";
const textOf = (...sentences: string[]) => comparedText(sentences, new Set(["Cooks for guests and parties"]));
const shares = (a: string, b: string) => bandsOf(a).some((band) => bandsOf(b).includes(band));

test("a text with a word changed is a copy, and an index finds it", () => {
  const [one, other] = [textOf(TEXT)!, textOf(TEXT.replace("calm", "quiet").toUpperCase())!];
  expect([isCopy(one, other), shares(one, other)]).toEqual([true, true]);
});

test("another text about the same work is none", () => {
  const other = textOf(
    "Cook wanted for a couple in Kothrud: breakfast and dinner, no lunch, two days off each month, no cleaning.",
  )!;
  expect(isCopy(textOf(TEXT)!, other)).toBe(false);
});

test("chosen sentences and short texts are not compared", () => {
  expect(textOf("Cooks for guests and parties", "Ring the bell twice, please")).toBeNull();
  expect(textOf(TEXT, "Cooks for guests and parties")).toBe(textOf(TEXT));
});

test("bands are integers of the database", () => {
  expect(bandsOf(TEXT)).toHaveLength(16);
  for (const band of bandsOf(TEXT)) expect(Math.abs(band) <= 2 ** 31).toBe(true);
});
