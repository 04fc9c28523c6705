import { describe, expect, test } from "vitest";
import { toBatches } from "@/lib/language/translation/batches";
import { withoutEntities } from "@/lib/language/translation/provider-call";
import { detectLanguage, sourceOf } from "@/lib/language/translation/language-detection";
import { hasWords, mask, unmask } from "@/lib/language/translation/mask";
import { toSentences } from "@/lib/language/translation/providers/bhashini";

/** A linear congruential generator: the same texts in every run. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) % below;
}

const PIECES = [
  "₹25,000", "Rs. 20000-25000", "रु. 500", "7 AM - 7 PM", "9:30 am", "+91 98765 43210", "098765-43210", "a.b@c.example", "https://x.example/a?b=1",
  "www.kaam.example", "<ID1>", "[ID 2]", "२५,०००", "1,25,000/-", "10+", "24/7", "2-5", "50%", "Sharma & Sons", "cook", "रसोइया", "சமையல்", "needed,",
  "(urgent)", "—", "\n", "<b>", "&amp;", "ID3", "3", "😀", ".", "<", ">",
]; // prettier-ignore

describe("masks", () => {
  test("restore protected parts exactly in any text, and detect a lost or duplicated mark", () => {
    const random = randomFrom(7);
    for (let round = 0; round < 3_000; round += 1) {
      const parts = Array.from({ length: 1 + random(12) }, () => PIECES[random(PIECES.length)]!);
      const text = parts.join(random(4) === 0 ? "" : " ");
      const masked = mask(text, ["Sharma & Sons"]);
      expect(unmask(masked.text, masked)).toBe(text);
      expect(masked.text.replace(/<ID\d+>/g, "")).not.toMatch(/\p{Nd}{2}/u);
      if (masked.originals.length === 0) continue;
      const lost = 1 + random(masked.originals.length);
      expect(unmask(masked.text.replace(`<ID${lost}>`, ""), masked)).toBeNull();
      expect(unmask(`${masked.text} <ID${lost}>`, masked)).toBeNull();
      expect(unmask(masked.text.replace(`<ID${lost}>`, `<ID${masked.originals.length + 1}>`), masked)).toBeNull();
    }
  });

  test("cover money, times, phone numbers and names with one mark each", () => {
    const { text, originals } = mask("Rs. 20000-25000 at SHARMA & Sons, 7 AM - 7 PM, +91 98765 43210", [
      "Sharma & Sons",
    ]);
    expect(text).toBe("<ID1> at <ID2>, <ID3>, <ID4>");
    expect(originals).toEqual(["Rs. 20000-25000", "SHARMA & Sons", "7 AM - 7 PM", "+91 98765 43210"]);
  });

  test("cover UPI and PAN ids, and the name after 'my name is'", () => {
    const told = "My name is Meena Kumari. Pay sunita@okaxis, PAN ABCPE1234F";
    expect(mask(told)).toEqual({
      text: "My name is <ID1>. Pay <ID2>, PAN <ID3>",
      originals: ["Meena Kumari", "sunita@okaxis", "ABCPE1234F"],
    });
    expect(mask("मेरा नाम मीना कुमारी है और मैं खाना बनाती हूँ").originals).toEqual(["मीना कुमारी"]);
    expect(mask("என் பெயர் மீனா. நான் சமையல் செய்கிறேன்").originals).toEqual(["மீனா"]);
    expect(mask("My name is known to many families in this part of the town").originals).toEqual(["known"]);
  });

  test("allow any characters in a name", () => {
    const names = ["Saathi Ghar-Seva Desk", "R/K (Pvt.) & Co", "A+B*[x]{y}^$|?\\"];
    for (const name of names) expect(mask(`Work at ${name} today`, names).originals).toEqual([name]);
  });

  test("tolerate other brackets, spaces and digits", () => {
    expect(unmask("[ ID १ ] வேலை < id2 >", mask("7 AM work ₹500"))).toBe("7 AM வேலை ₹500");
  });

  test("leave a text of numbers and symbols without words", () => {
    expect(hasWords(mask("₹25,000 (7 AM - 7 PM)"))).toBe(false);
    expect(hasWords(mask("7 days"))).toBe(true);
  });
});

test.each([
  ["Cook needed in South Delhi", "en"],
  ["घर के लिए रसोइया चाहिए", "hi"],
  ["घरकामासाठी बाई पाहिजे", "mr"],
  ["माली", null],
  ["ghar ke liye cook chahiye", null],
  ["রান্নার লোক", "bn"], ["వంట మనిషి", "te"], ["சமையல்காரர்", "ta"], ["રસોઈયો", "gu"], ["ಅಡುಗೆ", "kn"], ["പാചകക്കാരൻ", "ml"], ["ਰਸੋਈਆ", "pa"],
  ["Driver चाहिए", null],
  ["₹25,000", null],
] as const)("%s is in %s", (text, language) => {
  expect(detectLanguage(text).language).toBe(language);
}); // prettier-ignore

test("the caller's language only counts if the script allows it", () => {
  expect(sourceOf("माली", "mr").language).toBe("mr");
  expect(sourceOf("माली", "ta").language).toBeNull();
  expect(sourceOf("சமையல்", "hi").language).toBe("ta");
});

test("HTML escapes are decoded once, and not if users typed them", () => {
  expect(withoutEntities("राम &amp; &#39;श्याम&#39; &lt;ID1&gt; &amp;lt;", "x")).toBe("राम & 'श्याम' <ID1> &lt;");
  expect(withoutEntities("राम &amp; श्याम", "Ram &amp; Shyam")).toBe("राम &amp; श्याम");
  expect(withoutEntities("A&B &notify &copy; &rsquo;&hellip; &nothing;", "x")).toBe("A&B &notify © ’… &nothing;");
  expect(withoutEntities("&#0; &#xD800; &#9999999;", "x")).toBe("&#0; &#xD800; &#9999999;");
});

test("sentences and lines are split and rejoined unchanged", () => {
  const { sentences, join } = toSentences("One. Two!\n\nतीन। चार");
  expect(sentences).toEqual(["One.", "Two!", "तीन।", "चार"]);
  expect(join(["a", "b", "c", "d"])).toBe("a b\n\nc d");
});

test("calls respect the limits on texts and code points", () => {
  const batches = toBatches(["aa", "bb", "😀😀", "c", "dddddd"], { texts: 3, characters: 5 }, (text) => text);
  expect(batches).toEqual([["aa", "bb"], ["😀😀", "c"], ["dddddd"]]);
});
