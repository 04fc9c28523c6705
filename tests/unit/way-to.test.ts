import { expect, test } from "vitest";
import { wayTo } from "@/lib/domains/applications/called-policy";
import { APPLICATION } from "@/lib/api-docs/examples/applications";
import type { Application } from "@/lib/domains/applications/types";

const HOUR = 3_600_000;
const meeting = (hours: number, place: string | null): Partial<Application> => {
  const time = new Date(Date.now() + hours * HOUR).toISOString();
  return { interview_date: time, interview: { state: "agreed", times: [time], place, wish: null } };
};

test.each<[string, Partial<Application>, string | null, string | null]>([
  [
    "to the place of an interview that is agreed on",
    { status: "shortlisted", ...meeting(20, "Office") },
    null,
    "Office",
  ],
  [
    "to the interview first, also of someone accepted",
    { status: "accepted", ...meeting(20, "Office") },
    "Home",
    "Office",
  ],
  ["to the work once the interview is over", { status: "accepted", ...meeting(-20, "Office") }, "Home", "Home"],
  [
    "to the work, if the interview has no place of its own",
    { status: "accepted", ...meeting(20, null) },
    "Home",
    "Home",
  ],
  ["nowhere that nobody typed", { status: "shortlisted", ...meeting(20, null) }, null, null],
])("the way leads %s", (_what, changes, address, expected) => {
  expect(wayTo({ ...APPLICATION, ...changes }, address)).toBe(expected);
});
