/** The words that a field was asked about, marked in its text. */
import { expect, test } from "vitest";
import { marked } from "@/components/jobs/form/wording-reason";
import { askedPairs } from "@/components/jobs/owner/asked-pairs";

test("sentences and words come in pairs", () =>
  expect(askedPairs(["A choice by caste.", "Only Brahmin", "A number.", "98220 33445"])).toEqual([
    { sentence: "A choice by caste.", words: "Only Brahmin" },
    { sentence: "A number.", words: "98220 33445" },
  ]));

test("all words are marked at once, wherever they stand", () => {
  const text = "Ring 98220 33445. Only Brahmin cook";
  expect(marked(text, ["Only Brahmin", "98220 33445"])).toEqual([
    "Ring ",
    "98220 33445",
    ". ",
    "Only Brahmin",
    " cook",
  ]);
});

test("words within others are marked once, changed ones not", () => {
  expect(marked("Only Brahmin cook", ["Only Brahmin cook", "Brahmin", "98220 33445"])).toEqual([
    "",
    "Only Brahmin cook",
    "",
  ]);
  expect(marked("A cook", ["Brahmin"])).toEqual(["A cook"]);
});
