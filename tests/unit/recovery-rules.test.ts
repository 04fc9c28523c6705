import { expect, test } from "vitest";
import { RECOVERY_FACTS } from "@/lib/domains/admin/options";
import { isProven } from "@/lib/domains/admin/policy";
import { answerDue } from "@/lib/domains/grievances/policy";
import { caseNumber, isCaseNumber } from "@/lib/domains/trust/case-policy";
import { visitorGrievanceInput } from "@/lib/domains/grievances/schema";

const held = [{ kind: "registered" }, { kind: "applied" }, { kind: "place" }, { kind: "email" }] as const;

test.each([
  [["registered", "applied", "place"], true],
  [["registered", "applied", "place", "email"], true],
  [["registered", "applied"], false],
  [[], false],
  // One that the account does not hold proves nothing, however many others were right.
  [["registered", "applied", "place", "posted"], false],
] as const)("%o proves %s", (told, isEnough) => expect(isProven(told, held)).toBe(isEnough));

test("an account that holds nothing is proven by nothing", () => expect(isProven(RECOVERY_FACTS, [])).toBe(false));

test("a visitor is called sooner than a complaint is answered", () => {
  const createdAt = new Date("2026-11-23T10:00:00Z");
  expect(answerDue({ kind: "password", createdAt }) < answerDue({ kind: "account", createdAt })).toBe(true);
});

test("only a number of ours is shown from an address", () => {
  expect(isCaseNumber(caseNumber({ number: 7, createdAt: new Date() }))).toBe(true);
  for (const text of ["", "KS-2026-1", "call 98100 00000", "KS-2026-000123<b>", "KS-2026-000123 "])
    expect(isCaseNumber(text), text).toBe(false);
});

test("a name may be a number, since only the office reads it; the number to call is India's or has its country", () => {
  const read = (phone: string) =>
    visitorGrievanceInput.safeParse({ kind: "password", name: "9876543210", phone }).data?.phone;
  expect(read("98765 43210")).toBe("+919876543210");
  expect(read("+44 20 7946 0958")).toBe("+442079460958");
  expect(read("")).toBeUndefined();
  expect(read("0000")).toBeUndefined();
});
