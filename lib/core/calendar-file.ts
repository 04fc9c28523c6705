import { HOUR_MS } from "./time";

/** Calendar entries as files (RFC 5545), which phones open in their own calendar. */

/** An appointment. `start` is a moment, which lasts an hour, or a whole day such as "2026-12-01". */
export type CalendarEntry = {
  /** Tells entries apart: a later file of the same id replaces the entry. */
  id: string;
  title: string;
  place: string;
  start: Date | string;
  /** When the file was made. */
  madeAt: Date;
};

/** The file's text. The phone reminds of a moment the day before and two hours before, of a day on the day before. */
export function calendarFile({ id, title, place, start, madeAt }: CalendarEntry): string {
  const isDay = typeof start === "string";
  const when = isDay
    ? [`DTSTART;VALUE=DATE:${start.replaceAll("-", "")}`]
    : [`DTSTART:${stamp(start)}`, `DTEND:${stamp(new Date(start.getTime() + HOUR_MS))}`];
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//KaamSetu//EN",
    "BEGIN:VEVENT",
    `UID:${id}@kaamsetu`,
    `DTSTAMP:${stamp(madeAt)}`,
    ...when,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    ...(isDay ? ["-PT6H"] : ["-P1D", "-PT2H"]).flatMap((trigger) => [
      "BEGIN:VALARM",
      "ACTION:DISPLAY",
      `DESCRIPTION:${escaped(title)}`,
      `TRIGGER:${trigger}`,
      "END:VALARM",
    ]),
    "END:VEVENT",
    "END:VCALENDAR",
    "",
  ]
    .flatMap(folded)
    .join("\r\n");
}

/** @example stamp(new Date("2026-12-01T04:30:00Z")) // "20261201T043000Z" */
const stamp = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d+/g, "");

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r?\n/g, "\\n");

const MAX_BYTES = 75;

/** A line may have 75 bytes; what is longer goes on in lines that begin with a space. No letter is cut apart. */
function folded(line: string): string[] {
  const lines = [""];
  for (const letter of line) {
    const longer = `${lines.at(-1)!}${letter}`;
    if (Buffer.byteLength(longer) <= MAX_BYTES) lines[lines.length - 1] = longer;
    else lines.push(` ${letter}`);
  }
  return lines;
}
