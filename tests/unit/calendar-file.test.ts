import { expect, test } from "vitest";
import { calendarFile } from "@/lib/core/calendar-file";
import { addressForMaps, nextAppointment } from "@/lib/domains/applications/called-policy";

const entry = { id: "a", title: "Interview", place: "Pune", madeAt: new Date("2026-11-22T10:00:00Z") };
const linesOf = (file: string) => file.replaceAll("\r\n ", "").split("\r\n");

test("an interview is an hour, with reminders the day before and two hours before", () => {
  const lines = linesOf(calendarFile({ ...entry, start: new Date("2026-12-01T04:30:00.000Z") }));
  expect(lines).toEqual(
    expect.arrayContaining(["DTSTART:20261201T043000Z", "DTEND:20261201T053000Z", "TRIGGER:-P1D", "TRIGGER:-PT2H"]),
  );
  expect(lines.at(0)).toBe("BEGIN:VCALENDAR");
  expect(lines.slice(-2)).toEqual(["END:VCALENDAR", ""]);
});

test("a first day of work is a whole day", () => {
  expect(linesOf(calendarFile({ ...entry, start: "2026-12-01" }))).toContain("DTSTART;VALUE=DATE:20261201");
});

test("what was typed can neither end a line nor begin another property, and long lines are folded between letters", () => {
  const place = `12, MG Road; Pune\r\nATTACH:https://evil.example ${"कोरेगाँव ".repeat(20)}`;
  const file = calendarFile({ ...entry, place, start: "2026-12-01" });
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).not.toContain("\uFFFD");
  expect(linesOf(file)).toContain(
    `LOCATION:12\\, MG Road\\; Pune\\nATTACH:https://evil.example ${"कोरेगाँव ".repeat(20)}`,
  );
});

const now = new Date("2026-12-01T06:00:00Z");
const day = (text: string) => new Date(`${text}T00:00:00Z`);
test.each([
  ["accepted", "2026-12-05", null, "start"],
  ["accepted", "2026-11-30", null, "start"],
  ["accepted", "2026-11-29", null, undefined],
  ["accepted", "2026-12-05", "2026-12-02T05:00:00Z", "interview"],
  ["accepted", "2026-12-05", "2026-12-01T02:00:00Z", "start"],
  ["shortlisted", "2026-12-05", null, undefined],
  ["shortlisted", null, "2026-12-01T04:00:00Z", "interview"],
  ["rejected", null, "2026-12-02T04:00:00Z", undefined],
  ["pending", "2026-12-05", null, undefined],
] as const)(
  "of an application that is %s, with start %s and interview %s, %s is next",
  (status, start, interview, kind) => {
    const dates = { start: start && day(start), interview: interview && new Date(interview) };
    expect(nextAppointment(status, dates, now)?.kind).toBe(kind);
  },
);

test.each([
  ["12 MG Road", "Pune", "12 MG Road, Pune"],
  ["12 MG Road, pune", "Pune", "12 MG Road, pune"],
  ["Lane 5, Koregaon Park", "Pune (Koregaon Park)", "Lane 5, Koregaon Park"],
  ["Office at the gate, Tower B", "Greater Noida", "Office at the gate, Tower B, Greater Noida"],
  [null, "Pune (Baner)", "Pune (Baner)"],
])("a map finds %s of a job in %s as %s", (typed, town, found) => {
  expect(addressForMaps(typed, town)).toBe(found);
});
