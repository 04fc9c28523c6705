import { expect, test } from "vitest";
import { ApplicationEventType, ApplicationStatus, Gender } from "@/lib/platform/db/generated/enums";
import { APPLICATION_EVENT_TYPES, APPLICATION_STATUSES } from "@/lib/domains/applications/options";
import { GENDERS } from "@/lib/domains/profiles/options";
import { canDecide, statusesLeadingTo } from "@/lib/domains/applications/policy";

test("options equal the database's enums", () => {
  expect([...APPLICATION_STATUSES].sort()).toEqual(Object.values(ApplicationStatus).sort());
  expect([...APPLICATION_EVENT_TYPES].sort()).toEqual(Object.values(ApplicationEventType).sort());
  expect([...GENDERS].sort()).toEqual(Object.values(Gender).sort());
});

test("accepted, rejected and closed are final, and nothing goes back to pending", () => {
  const allowed = APPLICATION_STATUSES.flatMap((from) =>
    APPLICATION_STATUSES.filter((to) => canDecide(from, to)).map((to) => `${from}>${to}`),
  );
  expect(allowed.sort()).toEqual([
    "pending>accepted",
    "pending>rejected",
    "pending>shortlisted",
    "shortlisted>accepted",
    "shortlisted>rejected",
  ]);
  expect(statusesLeadingTo("pending")).toEqual([]);
});
