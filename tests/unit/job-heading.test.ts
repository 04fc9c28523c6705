import { describe, expect, test } from "vitest";
import { composeHeading } from "@/components/jobs/heading/compose-heading";
import { composeSummary, jobWords } from "@/components/jobs/heading/job-words";
import { CATEGORIES } from "@/lib/core/categories";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { EMPLOYMENT_TYPES } from "@/lib/domains/jobs/options";
import { UNSAID } from "@/lib/domains/jobs/policy";
import { sampleJob } from "../support/jobs";
import { translatorOf } from "../support/translator";

const PLACES = ["Koregaon Park, Pune", "कोरेगाँव पार्क, पुणे", null];
const HOURS = ["7–19", null];
const PAYS = ["₹16,000–₹18,000", null];

/** Faults of a sentence: a placeholder, two spaces, a mark of punctuation without words at one side of it. */
const FAULTS = /[{}<>]|\s\s|^\s|\s$|^[–,.।]|[–,:]$|– –|, –|\s[,.।]|\.\.|undefined|null|jobs\.|jobDetail\./;

describe.each(LANGUAGES)("%s", (language) => {
  test("every kind of work has a heading and a summary for every kind of employment", async () => {
    const t = await translatorOf(language);
    const faults: string[] = [];
    for (const category of [...CATEGORIES, "astronaut"])
      for (const employmentType of EMPLOYMENT_TYPES)
        for (const place of PLACES)
          for (const hours of HOURS) {
            const facts = { category, employmentType, place, hours };
            const { full, short, rest } = composeHeading(facts, t);
            const summaries = PAYS.map((pay) => composeSummary({ ...facts, pay }, t));
            faults.push(...[full, short, rest.trimStart(), ...summaries].filter((text) => FAULTS.test(cut(text))));
            expect(full).toBe(short + rest);
            for (const word of [place, hours].filter((known) => known !== null)) {
              expect(rest).toContain(word);
              for (const text of summaries) expect(text).toContain(word);
            }
            expect(rest === "").toBe(place === null && hours === null);
            expect(summaries[0]).toContain(PAYS[0]);
          }
    expect(faults).toEqual([]);
  });

  test("two kinds of work or of employment never have the same heading", async () => {
    const t = await translatorOf(language);
    const headings = CATEGORIES.flatMap((category) =>
      EMPLOYMENT_TYPES.map(
        (employmentType) => composeHeading({ category, employmentType, place: null, hours: null }, t).full,
      ),
    );
    expect(new Set(headings).size).toBe(headings.length);
  });

  test("a job whose employer has deleted the account says that, and no place or hours", async () => {
    const t = await translatorOf(language);
    const bare = { location: UNSAID, shift: UNSAID, hoursFrom: null, hoursTo: null, place: null, company_name: null };
    const { heading, place, employer } = jobWords({ ...sampleJob, ...bare }, t);
    expect(heading.full).toBe(heading.short);
    expect(place).toBe("");
    expect(employer).toBe(t("jobs.givenUp"));
  });
});

// A rest begins with the dash that joins it to its beginning.
const cut = (text: string) => text.replace(/^– (?=\S)/, "");

test.each([
  [
    "en",
    "Cook, live-out – Koregaon Park, Pune – 7 am to 7 pm",
    "A cook is needed in Koregaon Park, Pune. You come and go each day. Hours: 7 am to 7 pm. Pay: ₹16,000 a month.",
  ],
  [
    "hi",
    "रसोइया, रोज़ आना-जाना – Koregaon Park, Pune – 7 am to 7 pm",
    "Koregaon Park, Pune में रसोइया चाहिए। रोज़ आना-जाना है। काम का समय: 7 am to 7 pm। वेतन: ₹16,000 महीना।",
  ],
] as const)("a cook's heading and summary in %s", async (language, heading, summary) => {
  const t = await translatorOf(language);
  const facts = {
    category: "chef-cook",
    employmentType: "LIVE_OUT_FULL_TIME",
    place: "Koregaon Park, Pune",
    hours: "7 am to 7 pm",
  } as const;
  expect(composeHeading(facts, t).full).toBe(heading);
  expect(composeSummary({ ...facts, pay: "₹16,000" }, t)).toBe(summary);
});

test("someone in a trade who goes home is told of full-time work", async () => {
  const t = await translatorOf("en");
  const facts = { employmentType: "LIVE_OUT_FULL_TIME", place: null, hours: null } as const;
  expect(composeHeading({ category: "welder", ...facts }, t).full).toBe("Welder, full time");
  expect(composeHeading({ category: "chef-cook", ...facts }, t).full).toBe("Cook, live-out");
});

test("a live-in job around the clock does not say so twice", async () => {
  const t = await translatorOf("en");
  const job = { ...sampleJob, category: "housekeeper", shift: "24/7 Live-in", hoursFrom: 0, hoursTo: 1440 };
  expect(jobWords({ ...job, employmentType: "LIVE_IN_FULL_TIME" }, t).heading.rest).toBe(" – Pune");
  expect(jobWords({ ...job, employmentType: "TEMPORARY" }, t).heading.rest).toBe(" – Pune – 24/7 Live-in");
});
