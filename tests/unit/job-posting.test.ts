import { expect, test } from "vitest";
import { jobPosting } from "@/components/jobs/public/job-posting";
import { publicWords } from "@/components/jobs/public/public-words";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { translatorOf } from "@/lib/language/i18n/translator";
import { EMPLOYMENT_TYPES, JOB_EXPERIENCE_LEVELS } from "@/lib/domains/jobs/options";
import type { PublicJob } from "@/lib/domains/jobs/types";

const isText = (value: unknown): boolean => typeof value === "string" && value.trim() !== "";
const isTime = (value: unknown): boolean =>
  typeof value === "string" && /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(value);
const isAmount = (value: unknown): boolean => typeof value === "number" && value > 0;
const oneOf =
  (...values: unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);

type Rule = { needed: boolean } & ({ is: (value: unknown) => boolean } | { type: string; has: Rules });
type Rules = { [name: string]: Rule };
const needed = (is: (value: unknown) => boolean): Rule => ({ needed: true, is });
const welcome = (is: (value: unknown) => boolean): Rule => ({ needed: false, is });

/** "The feature recognizes the HTML tags p, ul and li"; paragraphs are needed, and no text may be cut by a stray sign. */
const isDescription = (value: unknown): boolean =>
  isText(value) &&
  /^(<p>[^<>]+<\/p>|<ul>(<li>[^<>]+<\/li>)+<\/ul>)+$/.test(String(value)) &&
  !/&(?!amp;|lt;)/.test(String(value));

/**
 * The properties that Google documents for JobPosting, with the values that it allows: Search Central, "Job posting
 * (JobPosting) structured data", developers.google.com/search/docs/appearance/structured-data/job-posting. Those for work
 * from home and for education are left out: no job here has them.
 */
const GOOGLE: Rules = {
  "@context": needed(oneOf("https://schema.org/")),
  "@type": needed(oneOf("JobPosting")),
  datePosted: needed(isTime),
  description: needed(isDescription),
  // "If you are hiring anonymously, use the confidential value."
  hiringOrganization: needed(oneOf("confidential")),
  jobLocation: {
    needed: true,
    type: "Place",
    has: {
      address: {
        needed: true,
        type: "PostalAddress",
        has: {
          addressCountry: needed(oneOf("IN")),
          addressLocality: welcome(isText),
          addressRegion: welcome(isText),
          postalCode: welcome((value) => /^[1-9]\d{5}$/.test(String(value))),
          streetAddress: welcome(isText),
        },
      },
    },
  },
  title: needed((value) => isText(value) && !/[!*@#]|₹|\d{3}/.test(String(value))),
  baseSalary: {
    needed: false,
    type: "MonetaryAmount",
    has: {
      currency: needed(oneOf("INR")),
      value: {
        needed: true,
        type: "QuantitativeValue",
        has: {
          value: welcome(isAmount),
          minValue: welcome(isAmount),
          maxValue: welcome(isAmount),
          unitText: needed(oneOf("HOUR", "DAY", "WEEK", "MONTH", "YEAR")),
        },
      },
    },
  },
  directApply: welcome(oneOf(true, false)),
  employmentType: welcome(
    oneOf("FULL_TIME", "PART_TIME", "CONTRACTOR", "TEMPORARY", "INTERN", "VOLUNTEER", "PER_DIEM", "OTHER"),
  ),
  experienceRequirements: {
    needed: false,
    type: "OccupationalExperienceRequirements",
    has: { monthsOfExperience: needed(isAmount) },
  },
  identifier: { needed: false, type: "PropertyValue", has: { name: needed(isText), value: needed(isText) } },
  validThrough: welcome(isTime),
};

/** Everything about `value` that the rules do not allow, by path. */
function faultsOf(value: unknown, rules: Rules, path = ""): string[] {
  const given = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  const unknown = Object.keys(given).filter((name) => !(name in rules));
  return [
    ...unknown.map((name) => `${path}${name} is not documented`),
    ...Object.entries(rules).flatMap(([name, rule]) => {
      if (given[name] === undefined) return rule.needed ? [`${path}${name} is missing`] : [];
      if ("is" in rule) return rule.is(given[name]) ? [] : [`${path}${name} is ${JSON.stringify(given[name])}`];
      return faultsOf(given[name], { "@type": needed(oneOf(rule.type)), ...rule.has }, `${path}${name}.`);
    }),
  ];
}

const BARE: PublicJob = {
  id: "0198c2f4-6a10-7c31-9d52-3b8e4f107b01",
  category: "chef-cook",
  employmentType: "LIVE_OUT_FULL_TIME",
  salaryMin: null,
  salaryMax: null,
  shift: null,
  hoursFrom: null,
  hoursTo: null,
  employerMark: "new",
  place: "Pune",
  city: "Pune",
  state: "Maharashtra",
  region: "maharashtra",
  pin: null,
  postedAt: "2026-11-20T04:00:00.000Z",
  openUntil: null,
  revision: 1,
  tasks: [],
  cuisines: [],
  meals: [],
  room: null,
  weeklyOff: null,
  uniform: null,
  phoneUse: null,
  trialDays: null,
  trialPay: null,
  accommodationProvided: false,
  backgroundCheckRequired: false,
  experienceLevel: null,
  languagesRequired: [],
  benefits: [],
};
const FULL: PublicJob = {
  ...BARE,
  salaryMin: 20_000,
  salaryMax: 25_000,
  hoursFrom: 540,
  hoursTo: 1080,
  place: "Koregaon Park, Pune",
  pin: "411001",
  openUntil: "2026-12-20T04:00:00.000Z",
  tasks: ["cooking", "dishes"],
  cuisines: ["veg", "jain"],
  meals: ["lunch"],
  weeklyOff: "sunday",
  trialDays: "three",
  accommodationProvided: true,
  room: "own",
  backgroundCheckRequired: true,
  experienceLevel: "2-5 years",
  languagesRequired: ["Hindi", "Marathi"],
  benefits: ["Paid Time Off", "Training & Development"],
};

test.each(LANGUAGES)("a posting has what Google documents, and nothing else, in %s", async (language) => {
  const t = await translatorOf(language);
  for (const job of [BARE, FULL, { ...FULL, salaryMax: 20_000 }, { ...FULL, salaryMax: null }])
    expect(faultsOf(jobPosting(job, t), GOOGLE)).toEqual([]);
});

test("so it has for every kind of employment and experience", async () => {
  const t = await translatorOf("en");
  for (const employmentType of EMPLOYMENT_TYPES)
    for (const experienceLevel of JOB_EXPERIENCE_LEVELS)
      expect(faultsOf(jobPosting({ ...FULL, employmentType, experienceLevel }, t), GOOGLE)).toEqual([]);
});

test("all that Google recommends is there as far as the job says it", async () => {
  expect(Object.keys(jobPosting(FULL, await translatorOf("en"))!).toSorted()).toEqual(Object.keys(GOOGLE).toSorted());
});

test("the description is the whole job: duties, requirements, hours, pay, place and what is given", async () => {
  const { description } = jobPosting(FULL, await translatorOf("en"))!;
  expect(description).toBe(
    [
      "<p>Cook, live-out – Koregaon Park, Pune – 9 AM to 6 PM</p><p>₹20,000–₹25,000 / month</p>",
      "<p>Place: Koregaon Park, Pune</p><p>Hours: 9 AM to 6 PM</p><p>A family or business on KaamSetu</p>",
      "<p>Work to do</p><ul><li>Cooking</li><li>Washing dishes</li></ul>",
      "<p>Experience needed</p><ul><li>2-5 years</li></ul><p>Languages</p><ul><li>Hindi</li><li>Marathi</li></ul>",
      "<p>What you need</p><ul><li>Your documents will be checked</li></ul>",
      "<p>Kinds of cooking</p><ul><li>Vegetarian</li><li>Jain</li></ul><p>Meals provided</p><ul><li>Lunch</li></ul>",
      "<p>Room</p><ul><li>Own room</li></ul><p>Weekly day off</p><ul><li>Sunday</li></ul><p>Trial days</p><ul><li>3 days</li></ul>",
      "<p>What you get</p><ul><li>Accommodation Provided</li><li>Paid Time Off</li><li>Training &amp; Development</li></ul>",
    ].join(""),
  );
});

test("the salary is one amount or a range", async () => {
  const t = await translatorOf("en");
  const valueOf = (job: PublicJob) => jobPosting(job, t)!.baseSalary?.value;
  expect(valueOf(FULL)).toMatchObject({ minValue: 20_000, maxValue: 25_000, unitText: "MONTH" });
  expect(valueOf({ ...FULL, salaryMax: 20_000 })).toMatchObject({ value: 20_000, unitText: "MONTH" });
  expect(valueOf(BARE)).toBeUndefined();
});

test("nothing is said of a job whose place nobody knows", async () => {
  expect(jobPosting({ ...FULL, place: null, city: null, state: null, pin: null }, await translatorOf("en"))).toBeNull();
});

test("nothing is said of the people at home", async () => {
  const household = { householdMembers: ["ill_person"], householdSize: "one_two", pets: ["dog"] };
  const t = await translatorOf("en");
  expect(publicWords({ ...FULL, ...household }, t)).toEqual(publicWords(FULL, t));
});
