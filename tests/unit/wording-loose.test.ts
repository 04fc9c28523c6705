/** Many spellings of one word. */
import { expect, test } from "vitest";
import { expanded, looseWord, soundOf } from "@/lib/language/wording/loose";
import { findWording } from "@/lib/domains/trust/wording-policy";

test("alternatives of a list are words of their own", () => {
  expect(expanded("kat{ta,}_{num,vendum*}")).toEqual(["katta_num", "katta_vendum*", "kat_num", "kat_vendum*"]);
  expect(expanded("katta")).toEqual(["katta"]);
});

test("Latin letters are compared by their sound", () => {
  expect(looseWord("mudhalil", 5)).toBe(looseWord("muthalil", 5));
  expect(looseWord("kozhandhai", 5)).toBe(looseWord("kolandai", 5));
  expect(looseWord("illa", 5)).toBeNull();
  expect(looseWord("கட்டணம்", 3)).toBeNull();
});

test("words in scripts of the south are heard in Latin letters", () => {
  for (const [word, latin] of [
    ["చెప్పండి", "cheppandi"],
    ["குடுக்கணும்", "kudukkanum"],
    ["ಕಟ್ಟಬೇಕು", "kattabeku"],
    ["കൊടുക്കണം", "kodukkanam"],
  ] as const)
    expect(soundOf(word, 3)).toBe(looseWord(latin, 3));
  expect(soundOf("फीस", 3)).toBeNull();
});

test("numbers said in pairs are a number to call, hours are no ages, an old man's night no more than care", () => {
  const rulesIn = (text: string) => findWording([{ field: "title", text }], "cleaner").map(({ rule }) => rule);
  expect(rulesIn("अट्ठानवे, चवालीस, छप्पन, अठारह, नब्बे पर मिस कॉल मार दें")).toContain("contact");
  expect(rulesIn("Khana, subah 8 se 11, chai milegi")).toEqual([]);
  expect(rulesIn("அப்பாவுக்கு 81. ராத்திரி துணைக்கு ஒருத்தர் வேணும்")).toEqual([]);
});

test.each(["Uniform ku 900 kattanum", "Uniform ku 900 kodukkanum", "Uniform ku 900 kuduthaagaanum"])(
  "%s asks for money",
  (text) => expect(findWording([{ field: "title", text }], "cleaner").map(({ rule }) => rule)).toContain("fee"),
);
