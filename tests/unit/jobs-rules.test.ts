import { describe, expect, test } from "vitest";
import {
  EmploymentType,
  JobStatus as PrismaJobStatus,
  JobType as PrismaJobType,
  UrgencyLevel,
} from "@/lib/platform/db/generated/enums";
import { fromPrismaJobType, toPrismaJobType } from "@/lib/domains/jobs/job-type-rows";
import { CATEGORIES } from "@/lib/core/categories";
import {
  BENEFITS,
  EMPLOYMENT_TYPES,
  JOB_STATUSES,
  JOB_TYPES,
  reviewText,
  URGENCY_LEVELS,
} from "@/lib/domains/jobs/options";
import { optionKey } from "@/lib/core/option-key";
import { canMove } from "@/lib/domains/jobs/policy";

describe("options", () => {
  test("equal the database's enums", () => {
    expect([...EMPLOYMENT_TYPES].sort()).toEqual(Object.values(EmploymentType).sort());
    expect([...URGENCY_LEVELS].sort()).toEqual(Object.values(UrgencyLevel).sort());
    expect([...JOB_STATUSES, "held"].sort()).toEqual(Object.values(PrismaJobStatus).sort());
    expect(JOB_TYPES.map(toPrismaJobType).sort()).toEqual(Object.values(PrismaJobType).sort());
    expect(JOB_TYPES.map((type) => fromPrismaJobType(toPrismaJobType(type)))).toEqual(JOB_TYPES);
  });

  test("contain each category and benefit once", () => {
    expect(CATEGORIES).toHaveLength(18);
    expect(new Set(CATEGORIES).size).toBe(18);
    expect(new Set(BENEFITS.map(optionKey)).size).toBe(20);
  });

  test("have message keys", () => {
    expect(optionKey("Day Shift (7 AM - 7 PM)")).toBe("day_shift_7_am_7_pm");
    expect(optionKey("10+ years")).toBe("10_plus_years");
    expect(optionKey("FULL TIME")).toBe("full_time");
  });
});

test("a job moves draft → open ⇄ closed", () => {
  const allowed = JOB_STATUSES.flatMap((from) =>
    JOB_STATUSES.filter((to) => canMove(from, to)).map((to) => `${from}>${to}`),
  );
  expect(allowed.sort()).toEqual(["closed>open", "draft>open", "open>closed"]);
});

test("those who wait are counted exactly up to 999", () => {
  expect([0, 99, 100, 999, 1_000, 5_000].map(reviewText)).toEqual(["0", "99", "100", "999", "999+", "999+"]);
});
