import { expect, test } from "vitest";
import { MAX_SALARY, parseSalary, toSalaryText } from "@/lib/core/salary";

test.each([
  ["25000", 25_000, 25_000],
  ["25,000", 25_000, 25_000],
  ["₹25,000", 25_000, 25_000],
  ["₹ 1,25,000", 125_000, 125_000],
  ["Rs. 18000", 18_000, 18_000],
  [" 20000-25000 ", 20_000, 25_000],
  ["₹20,000 – ₹25,000", 20_000, 25_000],
  ["20000-20000", 20_000, 20_000],
])("%s means %i to %i rupees", (text, min, max) => {
  expect(parseSalary(text)).toEqual({ min, max });
});

test.each([
  "",
  "a lot",
  "25k",
  "0",
  "-5",
  "25.5",
  "25000-20000",
  "1-2-3",
  "25 000",
  "18000/-",
  "1,2,3",
  String(MAX_SALARY + 1),
  "१२०००",
])("%j is not a salary", (text) => {
  expect(parseSalary(text)).toBeNull();
});

test("is written in the format of the API", () => {
  expect(toSalaryText(25_000, 25_000)).toBe("25000");
  expect(toSalaryText(20_000, 25_000)).toBe("20000-25000");
  expect(toSalaryText(null, null)).toBeNull();
});
