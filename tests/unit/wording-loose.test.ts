/** Many spellings of one word. */
import { expect, test } from "vitest";
import { expanded, looseWord } from "@/lib/language/wording/loose";
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

test.each(["Uniform ku 900 kattanum", "Uniform ku 900 kodukkanum", "Uniform ku 900 kuduthaagaanum"])(
  "%s asks for money",
  (text) => expect(findWording([{ field: "title", text }], "cleaner").map(({ rule }) => rule)).toContain("fee"),
);
