import { latinDigits } from "@/lib/core/digits";

/** One of the holidays that an employer names; `count` is of days, 0 where none is said. */
export type Holiday = {
  kind: "month" | "week" | "weekRoster" | "year" | "national" | "festivals" | "festivalsAgreed" | "festivalsChosen";
  count: number;
};

const FORMS: readonly [RegExp, Holiday["kind"]][] = [
  [/^(\d{1,2}) days? off (?:a|per) month$/i, "month"],
  [/^महीने में (\d{1,2}) (?:छुट्टी|छुट्टियाँ|छुट्टियां)$/u, "month"],
  [/^(?:weekly|one) day off(?: a week)?$/i, "week"],
  [/^(?:हफ़्ते में एक दिन छुट्टी|साप्ताहिक अवकाश|साप्ताहिक छुट्टी)$/u, "week"],
  [/^weekly day off by roster$/i, "weekRoster"],
  [/^(\d{1,2}) paid (?:leaves|days off) (?:a|per) year$/i, "year"],
  [/^साल में (\d{1,2}) सवेतन (?:अवकाश|छुट्टियाँ)$/u, "year"],
  [/^(?:all )?national holidays$/i, "national"],
  [/^राष्ट्रीय अवकाश$/u, "national"],
  [/^festival (?:days|holidays)$/i, "festivals"],
  [/^त्योहारों की छुट्टी$/u, "festivals"],
  [/^festival days by agreement$/i, "festivalsAgreed"],
  [/^(\d{1,2}) festival days of your choice$/i, "festivalsChosen"],
];

/** Reads typed holidays: "Weekly day off, 12 paid leaves a year and national holidays". Null unless all is understood. */
export function readHolidays(text: string): Holiday[] | null {
  const parts = latinDigits(text.normalize("NFC"))
    .trim()
    .replace(/[.।]$/u, "")
    .split(/,\s*(?:and\s+)?|\s+and\s+|\s+और\s+/u);
  const read = parts.map(holidayOf);
  return read.includes(null) ? null : read.filter((one) => one !== null);
}

function holidayOf(part: string): Holiday | null {
  for (const [form, kind] of FORMS) {
    const found = form.exec(part.trim().normalize("NFC"));
    if (found) return { kind, count: Number(found[1] ?? 0) };
  }
  return null;
}
