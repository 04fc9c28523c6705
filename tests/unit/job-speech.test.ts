import { describe, expect, test } from "vitest";
import { composeSpeech, type SpokenJob } from "@/components/jobs/speech/compose-speech";
import { CATEGORIES } from "@/lib/core/categories";
import { readWeekdays } from "@/lib/language/hours/weekdays";
import { LANGUAGES, type Language } from "@/lib/language/i18n/languages";
import { BENEFITS, EMPLOYMENT_TYPES } from "@/lib/domains/jobs/options";
import { MEALS, WEEKLY_OFFS } from "@/lib/domains/jobs/fact-options";
import { SHIFTS } from "@/lib/domains/profiles/options";
import { sampleJob } from "../support/jobs";
import { translatorOf } from "../support/translator";

const cook: SpokenJob = {
  ...sampleJob,
  category: "chef-cook",
  employmentType: "LIVE_OUT_FULL_TIME",
  place: {
    id: "411001",
    name: "411001, Pune",
    city: "Pune",
    cityId: "pune",
    state: "Maharashtra",
    more: null,
    pin: "411001",
  },
  salaryMin: 15_000,
  salaryMax: 125_000,
  shift: "9 AM - 6:30 PM",
  hoursFrom: 540,
  hoursTo: 1110,
  workingDays: "Monday - Saturday",
  weeklyOff: "sunday",
  meals: ["lunch"],
  uniform: "given",
  accommodationProvided: true,
  benefits: { "Meals Provided": true, "Uniform Provided": true, "Festival Bonus": true },
  experienceLevel: null,
  requirements: [],
  noticePeriod: null,
};

/** Signs that a voice stumbles over, and traces of a text that is missing. */
const FAULTS = /[₹–—<>{}|/]|\d,\d|\d{6}|\s\s|^\s|\s$|undefined|null|jobs\.|options\./;
const SCRIPTS: Partial<Record<Language, RegExp>> = { en: /[^\p{ASCII}–]/u };
/** Latin letters in a sentence that is all ours. */
const LATIN = /[a-z]/i;

describe.each(LANGUAGES)("%s", (language) => {
  test("every kind of work is read for every kind of employment, hours and day off, without a sign or a foreign word", async () => {
    const t = await translatorOf(language);
    const place = { ...cook.place!, name: "411001" };
    const faults: string[] = [];
    for (const category of [...CATEGORIES, "astronaut"])
      for (const employmentType of EMPLOYMENT_TYPES)
        for (const weeklyOff of [...WEEKLY_OFFS, null])
          for (const salaryMin of [15_000, null]) {
            const sentences = composeSpeech(
              { ...cook, salaryMax: 18_000, category, employmentType, weeklyOff, salaryMin, place },
              language,
              t,
            );
            expect(sentences).toHaveLength(weeklyOff ? 8 : 7);
            faults.push(...sentences.filter((text) => FAULTS.test(text)));
            const foreign = language === "en" ? SCRIPTS.en! : LATIN;
            faults.push(...sentences.filter((text) => foreign.test(text)));
          }
    expect(faults).toEqual([]);
  });

  test("all that may be given is named", async () => {
    const t = await translatorOf(language);
    const benefits = Object.fromEntries(BENEFITS.map((benefit) => [benefit, true as const]));
    const bare = { ...cook, accommodationProvided: false, meals: [], uniform: null, benefits };
    const all = composeSpeech(bare, language, t).at(-1)!;
    expect(all.split(", ").length).toBeGreaterThanOrEqual(BENEFITS.length);
    for (const meal of MEALS.filter((one) => one !== "none"))
      expect(composeSpeech({ ...bare, meals: [meal] }, language, t).at(-1)).toContain(t(`options.meal.${meal}`));
    expect(all).not.toMatch(FAULTS);
  });

  test("amounts are whole numbers before the word for rupees", async () => {
    const t = await translatorOf(language);
    const [, range] = composeSpeech(cook, language, t);
    expect(range).toMatch(/(?<!\d)15000\D+125000(?!\d)/);
    const [, one] = composeSpeech({ ...cook, salaryMax: 15_000 }, language, t);
    expect(one!.match(/\d+/g)).toEqual(["15000"]);
  });
});

test("in English", async () => {
  expect(composeSpeech(cook, "en", await translatorOf("en"))).toEqual([
    "Cook, live-out",
    "15000 to 125000 rupees a month",
    "Place: 4 1 1 0 0 1, Pune",
    "Hours: 9 AM to 6:30 PM",
    "Working days: Monday to Saturday",
    "Weekly day off: Sunday",
    "About the employer: New here, not checked yet",
    "You also get: Place to stay, Lunch, Uniform Provided, Festival Bonus",
  ]);
});

describe("what costs her is said before what is given", () => {
  const asking: SpokenJob = {
    ...cook,
    salaryMax: 18_000,
    place: { ...cook.place!, name: "411001" },
    tasks: ["cooking", "dishes"],
    experienceLevel: "2-5 years",
    requirements: ["Comes on time", "Loves pickles"],
    trialDays: "three",
    trialPay: "unpaid",
    uniform: "own_cost",
    phoneUse: "not_allowed",
    weeklyOff: "none",
    backgroundCheckRequired: true,
    backgroundCheckTypes: ["Police Verification Required"],
    referencesRequired: true,
    numberOfReferences: 2,
    probationPeriod: "3 months",
    noticePeriod: "15 days",
    holidayPolicy: "4 days off a month and national holidays",
    specialInstructions: "What breaks in the kitchen is taken from the pay",
    benefits: { "Festival Bonus": true },
  };

  test("in English", async () => {
    expect(composeSpeech(asking, "en", await translatorOf("en")).slice(5)).toEqual([
      "Weekly day off: No day off",
      "Work to do: Cooking, Washing dishes",
      "Experience needed: 2-5 years",
      "What you need: Comes on time, Loves pickles",
      "Trial days: 3 days, Not paid",
      "Uniform: Worker pays for it",
      "Phone during work: Not allowed",
      "Your documents will be checked, Police Verification Required",
      "References: 2 references from earlier employers",
      "Probation before the job is permanent: 3 months",
      "Notice period: 15 days",
      "Holidays: 4 days off a month, national holidays",
      "From the employer: What breaks in the kitchen is taken from the pay",
      "About the employer: New here, not checked yet",
      "You also get: Place to stay, Lunch, Festival Bonus",
    ]);
  });

  test.each(LANGUAGES)("in %s each of them, without a sign", async (language) => {
    const sentences = composeSpeech(asking, language, await translatorOf(language));
    // The employer's own English words are said to readers of English alone.
    expect(sentences).toHaveLength(language === "en" ? 20 : 19);
    expect(sentences.filter((text) => FAULTS.test(text))).toEqual([]);
  });

  test("what costs nothing is not said", async () => {
    const kind = {
      ...asking,
      trialDays: "none",
      uniform: "given",
      phoneUse: "allowed",
      backgroundCheckRequired: false,
    } as const;
    const said = composeSpeech(kind, "en", await translatorOf("en")).join("\n");
    expect(said).not.toMatch(/Trial|Uniform:|Phone|documents/);
  });
});

test("in Hindi", async () => {
  const place = { ...cook.place!, name: "कोरेगाव पार्क, पुणे" };
  expect(composeSpeech({ ...cook, place }, "hi", await translatorOf("hi")).slice(1, 6)).toEqual([
    "महीने के 15000 से 125000 रुपये",
    "जगह: कोरेगाव पार्क, पुणे",
    "समय: सुबह 9 से शाम 6:30 बजे",
    "काम के दिन: सोमवार से शनिवार",
    "हफ़्ते की छुट्टी: रविवार",
  ]);
});

test("a text that the employer typed is read only in the language that it is in", async () => {
  const typed = {
    ...cook,
    hoursFrom: null,
    hoursTo: null,
    shift: "Mornings as agreed with the family",
    workingDays: null,
  };
  const bare = { ...typed, meals: [], weeklyOff: null, accommodationProvided: false, uniform: null, benefits: {} };
  expect(composeSpeech(bare, "en", await translatorOf("en"))).toContain("Hours: Mornings as agreed with the family");
  expect(composeSpeech(bare, "ta", await translatorOf("ta"))).toHaveLength(4);
  for (const shift of SHIFTS)
    expect(composeSpeech({ ...bare, shift }, "ta", await translatorOf("ta")), shift).toHaveLength(5);
});

test.each([
  ["Monday - Saturday", { from: "mon", to: "sat" }],
  ["Mon to Fri", { from: "mon", to: "fri" }],
  ["Tues–Sun", { from: "tue", to: "sun" }],
  ["Tuesday, Thursday and Saturday", { days: ["tue", "thu", "sat"] }],
  ["Saturday and Sunday", { days: ["sat", "sun"] }],
  ["Sunday", { days: ["sun"] }],
  ["Monday - Saturday, second Saturday off", null],
  ["All days but Monday", null],
  ["Sundays and festivals", null],
  ["6 days a week", null],
  ["सोमवार", null],
  ["", null],
])("working days %j", (typed, read) => {
  expect(readWeekdays(typed)).toEqual(read);
});
