import { latinDigits } from "@/lib/core/digits";

type DurationUnit = "day" | "week" | "month" | "year";
export type Duration = { count: number; unit: DurationUnit; note: "paidInFull" | "bothSides" | null };

const UNITS: readonly [RegExp, DurationUnit][] = [
  [/^(?:days?|din|दिन|दिवस|দিন|నాళ్లు|రోజులు|நாள்|நாட்கள்|દિવસ|ದಿನ|ദിവസം|ਦਿਨ)$/iu, "day"],
  [/^(?:weeks?|hafte|हफ़्ता|हफ़्ते|सप्ताह|आठवडा|आठवडे|সপ্তাহ|వారాలు|வாரம்|અઠવાડિયું|અઠવાડિયાં|ವಾರ|ആഴ്ച|ਹਫ਼ਤੇ)$/iu, "week"],
  [/^(?:months?|mahine|mahina|महीना|महीने|महिना|महिने|মাস|నెల|నెలలు|மாதம்|મહિનો|મહિના|ತಿಂಗಳು|മാസം|ਮਹੀਨਾ|ਮਹੀਨੇ)$/iu, "month"],
  [/^(?:years?|saal|साल|वर्ष|বছর|సంవత్సరం|வருடம்|વર્ષ|ವರ್ಷ|വർഷം|ਸਾਲ)$/iu, "year"],
];
const NOTES: readonly [RegExp, NonNullable<Duration["note"]>][] = [
  [/^,? ?(?:paid in full|with full pay|पूरे वेतन के साथ)$/iu, "paidInFull"],
  [/^,? ?(?:on|from) (?:either|both) sides?$/iu, "bothSides"],
];
const WORDS = ["one", "two", "three", "four", "five", "six"];

/** Reads a typed length of time: "15 days, paid in full", "one month", "2 महीने". Null unless every word is understood. */
export function readDuration(text: string): Duration | null {
  const [, number = "", unitWord = "", rest = ""] =
    /^(\d{1,2}|[a-z]+) ([\p{L}\p{M}]+)(.*)$/iu.exec(latinDigits(text.normalize("NFC")).trim().replace(/\.$/, "")) ?? [];
  const count = /^\d/.test(number) ? Number(number) : WORDS.indexOf(number.toLowerCase()) + 1;
  const unit = UNITS.find(([form]) => form.test(unitWord.normalize("NFC")))?.[1];
  const note = NOTES.find(([form]) => form.test(rest))?.[1] ?? null;
  return count > 0 && unit && (rest === "" || note) ? { count, unit, note } : null;
}
