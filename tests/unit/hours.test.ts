import { createTranslator } from "next-intl";
import { describe, expect, test } from "vitest";
import { jobWords } from "@/components/jobs/heading/job-words";
import { hoursInWords } from "@/components/shared/hours/hours";
import { hoursColumns } from "@/lib/language/hours/columns";
import { readHours, type Hours } from "@/lib/language/hours/read";
import { readSpans } from "@/lib/language/hours/spans";
import { hoursPart, spokenHours } from "@/lib/language/hours/spoken";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { loadMessages } from "@/lib/language/i18n/messages";
import { sampleJob } from "../support/jobs";
import { translatorOf } from "../support/translator";

const minutes = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
};
const range = (from: string, to: string): Hours => ({ from: minutes(from), to: minutes(to) });

describe("typed hours that can be read", () => {
  test.each<[string, string, string]>([
    ["8 AM - 5 PM", "8", "17"],
    ["8AM-5PM", "8", "17"],
    ["9:30 am to 6 pm", "9:30", "18"],
    ["9.30 a.m. – 6.30 p.m.", "9:30", "18:30"],
    ["from 7 A.M. till 11 A.M.", "7", "11"],
    ["6-14", "6", "14"],
    ["22 - 6", "22", "6"],
    ["09:00 - 18:00", "9", "18"],
    ["0900-1800 hrs", "9", "18"],
    ["07:00 to 11:00", "7", "11"],
    ["14:30–23:00", "14:30", "23"],
    ["Day Shift (7 AM - 7 PM)", "7", "19"],
    ["Night Shift (7 PM - 7 AM)", "19", "7"],
    ["Standard Hours (9 AM - 6 PM)", "9", "18"],
    ["Night duty 8 to 8", "20", "8"],
    ["day shift 9-6", "9", "18"],
    ["8 AM - 12 noon", "8", "12"],
    ["12 noon - 9 PM", "12", "21"],
    ["4 PM - midnight", "16", "0"],
    ["noon to 8 pm", "12", "20"],
    ["9 PM - 2 AM", "21", "2"],
    ["12 am - 8 am", "0", "8"],
    ["10 am to 2", "10", "14"],
    ["2-6 pm", "14", "18"],
    ["9 to 6 pm", "9", "18"],
    ["8 in the morning to 5 in the evening", "8", "17"],
    ["night 9 to morning 6", "21", "6"],
    ["subah 7 se shaam 7 tak", "7", "19"],
    ["subah 9 baje se dopahar 1 baje tak", "9", "13"],
    ["सुबह 7 से शाम 7", "7", "19"],
    ["सुबह ७ बजे से शाम ७ बजे तक", "7", "19"],
    ["सुबह साढ़े 9 से शाम 6", "9:30", "18"],
    ["सुबह पौने 8 से दोपहर सवा 1 बजे", "7:45", "13:15"],
    ["रात 9 बजे से सुबह 6 बजे", "21", "6"],
    ["शाम 5 से रात 10", "17", "22"],
    ["रात 12 से सुबह 8", "0", "8"],
    ["7 बजे सुबह से 2 बजे दोपहर तक", "7", "14"],
    ["रात की ड्यूटी 8 से 8", "20", "8"],
    ["सकाळी ९ ते संध्याकाळी ६", "9", "18"],
    ["सकाळी 7 वाजल्यापासून दुपारी 3 वाजेपर्यंत", "7", "15"],
    ["সকাল ৭টা থেকে সন্ধ্যা ৭টা পর্যন্ত", "7", "19"],
    ["সকাল ৮টা থেকে বিকেল ৫টা", "8", "17"],
    ["ఉదయం ౭ నుండి సాయంత్రం ౭ వరకు", "7", "19"],
    ["ఉదయం 9 గంటల నుంచి రాత్రి 8 గంటల వరకు", "9", "20"],
    ["காலை ௭ மணி முதல் மாலை ௬ மணி வரை", "7", "18"],
    ["காலை 9 - மதியம் 2", "9", "14"],
    ["સવારે ૭ થી સાંજે ૭", "7", "19"],
    ["સવારે 9 વાગ્યાથી બપોરે 2 વાગ્યા સુધી", "9", "14"],
    ["ಬೆಳಿಗ್ಗೆ ೭ ರಿಂದ ಸಂಜೆ ೭ ರವರೆಗೆ", "7", "19"],
    ["ಬೆಳಗ್ಗೆ 9ರಿಂದ ರಾತ್ರಿ 8ರವರೆಗೆ", "9", "20"],
    ["രാവിലെ ൭ മുതൽ വൈകിട്ട് ൭ വരെ", "7", "19"],
    ["രാവിലെ 9 മണി മുതൽ ഉച്ചയ്ക്ക് 1 മണി വരെ", "9", "13"],
    ["ਸਵੇਰੇ ੭ ਵਜੇ ਤੋਂ ਸ਼ਾਮ ੭ ਵਜੇ ਤੱਕ", "7", "19"],
    ["ਰਾਤ 9 ਤੋਂ ਸਵੇਰੇ 6", "21", "6"],
    ["24 hours", "0", "24"],
    ["24/7 Live-in", "0", "24"],
    ["24x7", "0", "24"],
    ["24 घंटे", "0", "24"],
    ["২৪ ঘণ্টা", "0", "24"],
    ["24 மணி நேரம்", "0", "24"],
  ])("%s", (typed, from, to) => {
    expect(readHours(typed)).toEqual(range(from, to));
  });
});

describe("typed hours that are left as typed", () => {
  test.each([
    ["9 - 5", "may be by day or by night"],
    ["8 to 8", "may begin in the morning or in the evening"],
    ["7 to 8 pm", "one hour or thirteen"],
    ["09:00 - 05:00", "by the 24-hour clock 20 hours, which nobody means"],
    ["9 AM - 6:30 PM, tea at 4", "says more than two times"],
    ["9 AM - 6 PM, two hours' rest after lunch", "says more than two times"],
    ["6:30 AM - 9 AM and 1 PM - 3:30 PM", "two spans, which readSpans() reads"],
    ["8-hour shifts by roster", "a length"],
    ["8 hours", "a length"],
    ["8 - 14 hours", "may be a length"],
    ["6 se 13 ghante", "may be a length"],
    ["24 hours a week", "a length"],
    ["9 AM - 5 PM except Sundays", "has a condition"],
    ["not after 6 PM", "has a condition"],
    ["सुबह 7 से शाम 7, रविवार छोड़कर", "has a condition"],
    ["Night Shift (9 AM - 6 PM)", "contradicts itself"],
    ["सुबह 12 से शाम 5", "people do not say so"],
    ["9 AM - 9 AM", "no time at all, or a whole day"],
    ["9 AM", "no end"],
    ["सुबह से शाम", "no times"],
    ["Flexible Hours", "no times"],
    ["On-Call Availability", "no times"],
    ["900 - 1800", "a number of anything"],
    ["25 - 30", "not on any clock"],
    ["9:75 am - 6 pm", "not on any clock"],
    ["am - pm", "no times"],
    ["", "nothing"],
    ["?", "nothing"],
  ])("%s: %s", (typed) => {
    expect(readHours(typed)).toBeNull();
  });
});

describe("several spans of one day", () => {
  test.each<[string, ...[string, string][]]>([
    ["6:30 AM - 9 AM and 1 PM - 3:30 PM", ["6:30", "9"], ["13", "15:30"]],
    ["6:30 AM to 9 AM & 1 PM to 3:30 PM", ["6:30", "9"], ["13", "15:30"]],
    ["6.30 am–9 am, 1 pm–3.30 pm", ["6:30", "9"], ["13", "15:30"]],
    ["7-10 AM and 5-8 PM", ["7", "10"], ["17", "20"]],
    ["7-10am, 5-8pm", ["7", "10"], ["17", "20"]],
    ["7am-10am + 5pm-8pm", ["7", "10"], ["17", "20"]],
    ["7 am to 9 am; 6 pm to 8 pm", ["7", "9"], ["18", "20"]],
    ["7 AM - 9 AM, and 5 PM - 7 PM", ["7", "9"], ["17", "19"]],
    ["7 AM - 9 AM and then 5 PM - 7 PM", ["7", "9"], ["17", "19"]],
    ["from 7 to 9 am and from 6 to 8 pm", ["7", "9"], ["18", "20"]],
    ["6am-9am 4pm-7pm", ["6", "9"], ["16", "19"]],
    ["9 AM - 1 PM, 2 PM - 6 PM", ["9", "13"], ["14", "18"]],
    ["8 AM - 12 noon and 4 PM - 8 PM", ["8", "12"], ["16", "20"]],
    ["9-1 PM and 4-8 PM", ["9", "13"], ["16", "20"]],
    ["10 AM - 2 and 5 - 9 PM", ["10", "14"], ["17", "21"]],
    ["06:00-09:00 and 17:00-20:00", ["6", "9"], ["17", "20"]],
    ["7 AM - 9 AM, 12 noon - 2 PM and 6 PM - 8 PM", ["7", "9"], ["12", "14"], ["18", "20"]],
    ["Twice a day: 7-9 AM and 6-8 PM", ["7", "9"], ["18", "20"]],
    ["Twice daily (7-9 AM, 6-8 PM)", ["7", "9"], ["18", "20"]],
    ["Split shift 11 AM - 3 PM and 7 PM - 11 PM", ["11", "15"], ["19", "23"]],
    ["morning 7 to 10 and evening 5 to 8", ["7", "10"], ["17", "20"]],
    ["Morning: 7-10, Evening: 5-8", ["7", "10"], ["17", "20"]],
    ["morning 7-9 evening 5-7", ["7", "9"], ["17", "19"]],
    ["7 to 10 in the morning and 5 to 8 in the evening", ["7", "10"], ["17", "20"]],
    ["subah 7 se 9 aur shaam 5 se 8", ["7", "9"], ["17", "20"]],
    ["subah 7 se 9 shaam 5 se 8", ["7", "9"], ["17", "20"]],
    ["din mein do baar: subah 8 se 10, shaam 6 se 8", ["8", "10"], ["18", "20"]],
    ["सुबह 7 से 9 और शाम 5 से 8", ["7", "9"], ["17", "20"]],
    ["सुबह ७ से ९ बजे, शाम ५ से ८ बजे", ["7", "9"], ["17", "20"]],
    ["दिन में दो बार: सुबह 8 से 10, शाम 6 से 8", ["8", "10"], ["18", "20"]],
    ["सकाळी 7 ते 9 आणि संध्याकाळी 5 ते 7", ["7", "9"], ["17", "19"]],
    ["সকাল ৭টা থেকে ৯টা ও সন্ধ্যা ৬টা থেকে ৮টা", ["7", "9"], ["18", "20"]],
    ["காலை 7 முதல் 9 மணி வரை, மாலை 5 முதல் 7 மணி வரை", ["7", "9"], ["17", "19"]],
    ["ఉదయం 7 నుంచి 9 వరకు, సాయంత్రం 5 నుంచి 7 వరకు", ["7", "9"], ["17", "19"]],
  ])("%s", (typed, ...spans) => {
    expect(readSpans(typed)).toEqual(spans.map(([from, to]) => range(from, to)));
  });

  test.each([
    ["7-10 and 5-8", "may be in the morning or in the evening"],
    ["7-9 AM or 5-7 PM", "a choice"],
    ["7-9 AM / 5-7 PM", "may be a choice"],
    ["8 AM - 8 PM, 8 PM - 8 AM", "two shifts"],
    ["6-14, 14-22", "two shifts"],
    ["6 AM - 2 PM and 2 PM - 10 PM", "two shifts"],
    ["6 AM - 2 PM, 3 PM - 11 PM", "longer than one person's day"],
    ["5-7 PM and 7-9 AM", "not in the order of the day"],
    ["7-9 AM and 8-10 AM", "at the same time"],
    ["7-9 AM and 5-7 PM except Sundays", "has a condition"],
    ["7-9 AM and 5-7 PM on weekdays", "has a condition"],
    ["Monday 7-9 AM, Saturday 5-7 PM", "other days"],
    ["7-9 AM and some evenings", "one of them is no time"],
    ["7-9 AM and 4 hours", "a length"],
  ])("%s: %s", (typed) => {
    expect(readSpans(typed)).toBeNull();
  });

  test.each(LANGUAGES)("are said in %s, and read back as the same", async (language) => {
    const t = await translatorOf(language);
    for (const typed of ["6:30 AM - 9 AM and 1 PM - 3:30 PM", "7-9 AM, 12 noon - 2 PM and 6-8 PM"]) {
      const said = hoursInWords({ shift: typed, hoursFrom: null, hoursTo: null }, t);
      expect(readSpans(said), String(said)).toEqual(readSpans(typed));
    }
  });

  test("say the part of the day once, and leave the heading short", async () => {
    const job = { ...sampleJob, shift: "6:30 AM - 9 AM and 1 PM - 3:30 PM", hoursFrom: null, hoursTo: null };
    const [hindi, english] = await Promise.all([translatorOf("hi"), translatorOf("en")]);
    expect(hoursInWords(job, hindi)).toBe("सुबह 6:30 से 9 बजे और दोपहर 1 से 3:30 बजे");
    expect(hoursInWords(job, english)).toBe("6:30 AM to 9 AM and 1 PM to 3:30 PM");
    expect(jobWords(job, hindi).heading.full).not.toContain("6:30");
  });

  test("are the part of the day that they are together", () => {
    expect(hoursColumns("6:30 AM - 9 AM and 1 PM - 3:30 PM")).toMatchObject({
      ...{ hoursFrom: null, hoursTo: null, hoursPart: "part_time" },
    });
    expect(hoursColumns("9 AM - 1 PM, 2 PM - 6 PM").hoursPart).toBe("day");
    expect(hoursColumns("7-9 AM or 5-7 PM").hoursPart).toBeNull();
  });
});

test("no hours are read from none", () => expect(readHours(null)).toBeNull());

describe.each(LANGUAGES)("hours said in %s", (language) => {
  test("are read back as the same, at every quarter of an hour", async () => {
    const t = createTranslator({
      locale: language,
      messages: await loadMessages(language),
      namespace: "options.hours",
    });
    for (let from = 0; from < 1440; from += 15) {
      for (const length of [60, 240, 540, 720, 840]) {
        const hours = { from, to: (from + length) % 1440 };
        const said = t("range", spokenHours(hours)!);
        expect(readHours(said), said).toEqual(hours);
      }
    }
    expect(readHours(t("whole_day"))).toEqual({ from: 0, to: 1440 });
  });
});

test("hours are said as people say them", async () => {
  const say = async (language: (typeof LANGUAGES)[number], from: string, to: string) =>
    createTranslator({ locale: language, messages: await loadMessages(language), namespace: "options.hours" })(
      "range",
      spokenHours(range(from, to))!,
    );
  expect(await say("en", "7", "19")).toBe("7 AM to 7 PM");
  expect(await say("en", "16:30", "0")).toBe("4:30 PM to 12 midnight");
  expect(await say("hi", "7", "19")).toBe("सुबह 7 से शाम 7 बजे");
  expect(await say("hi", "21", "6:30")).toBe("रात 9 से सुबह 6:30 बजे");
  expect(await say("ta", "14", "19")).toBe("மதியம் 2 முதல் இரவு 7 மணி வரை");
  expect(await say("bn", "8", "17")).toBe("সকাল\u00a08টা থেকে বিকেল\u00a05টা");
});

test.each<[string, string, string]>([
  ["7", "19", "day"],
  ["14", "22", "day"],
  ["16", "0", "day"],
  ["19", "7", "night"],
  ["21", "2", "night"],
  ["0", "8", "night"],
  ["7", "11", "part_time"],
  ["18", "20:30", "part_time"],
  ["0", "24", "whole_day"],
])("%s to %s is %s", (from, to, part) => {
  expect(hoursPart(range(from, to))).toBe(part);
});
