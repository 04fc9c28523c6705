import { expect, test } from "vitest";
import { isUsualPay, likelyPay, MAX_SALARY, monthly, parseSalary, readPay, toSalaryText } from "@/lib/core/salary";

test.each([
  ["25000", 25_000, 25_000],
  ["25,000", 25_000, 25_000],
  ["₹25,000", 25_000, 25_000],
  ["₹ 1,25,000", 125_000, 125_000],
  ["Rs. 18000", 18_000, 18_000],
  [" 20000-25000 ", 20_000, 25_000],
  ["₹20,000 – ₹25,000", 20_000, 25_000],
  ["20000-20000", 20_000, 20_000],
  ["25k", 25_000, 25_000],
  ["₹ 25 K", 25_000, 25_000],
  ["12.5k", 12_500, 12_500],
  ["1.5 lakh", 150_000, 150_000],
  ["15-18k", 15_000, 18_000],
  ["15k - 18k", 15_000, 18_000],
  ["15-18000", 15_000, 18_000],
  ["20000 to 25000", 20_000, 25_000],
  ["20000 से 25000", 20_000, 25_000],
  ["25,000/month", 25_000, 25_000],
  ["20,000 p.m.", 20_000, 20_000],
  ["20000 pm", 20_000, 20_000],
  ["₹20,000 to ₹25,000 per month", 20_000, 25_000],
  ["18000 mahina", 18_000, 18_000],
  ["हर महीने 18 हज़ार रुपये", 18_000, 18_000],
  ["18000/-", 18_000, 18_000],
  ["Rs 18,000/- only", 18_000, 18_000],
  ["25 000", 25_000, 25_000],
  ["१२०००", 12_000, 12_000],
  ["১২,০০০", 12_000, 12_000],
  ["౧౨౦౦౦", 12_000, 12_000],
  ["௧௨௦௦௦", 12_000, 12_000],
  ["૧૨૦૦૦-૧૫૦૦૦", 12_000, 15_000],
  ["೧೨೦೦೦", 12_000, 12_000],
  ["൧൨൦൦൦", 12_000, 12_000],
  ["੧੨੦੦੦", 12_000, 12_000],
])("%s means %i to %i rupees", (text, min, max) => {
  expect(parseSalary(text)).toEqual({ min, max });
});

test.each([
  "",
  "a lot",
  "0",
  "-5",
  "25.5",
  "25000-20000",
  "1-2-3",
  "1,2,3",
  "15 18",
  "ten",
  "₹800 a day",
  "800 a day, a month",
  "25k a year",
  String(MAX_SALARY + 1),
])("%j is not a salary", (text) => {
  expect(parseSalary(text)).toBeNull();
});

test.each([
  ["₹800 a day", 800, 800],
  ["800/day", 800, 800],
  ["700-900 per day", 700, 900],
  ["800 roz", 800, 800],
  ["८०० प्रति दिन", 800, 800],
])("%s is pay by the day", (text, min, max) => {
  expect(readPay(text)).toEqual({ min, max, per: "day" });
});

test("a month has 26 days of work", () => {
  expect(monthly({ min: 800, max: 900 })).toEqual({ min: 20_800, max: 23_400 });
});

test.each([
  ["5", false, "5000"],
  ["15-18", false, "15000-18000"],
  ["400", false, "10400"],
  ["499", false, "12974"],
  ["500", true, null],
  ["18000", true, null],
  ["300000", true, null],
  ["₹9,00,000", false, "75000"],
  ["5000000", false, null],
])("%s a month is usual: %s; else likely meant: %s", (text, isUsual, likely) => {
  const range = parseSalary(text)!;
  expect(isUsualPay(range)).toBe(isUsual);
  const meant = isUsual ? null : likelyPay(range);
  expect(meant && toSalaryText(meant.min, meant.max)).toBe(likely);
});

test("is written in the format of the API", () => {
  expect(toSalaryText(25_000, 25_000)).toBe("25000");
  expect(toSalaryText(20_000, 25_000)).toBe("20000-25000");
  expect(toSalaryText(null, null)).toBeNull();
});
