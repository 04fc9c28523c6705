/** "My data" shows every field of the download but bare numbers: a document with a value in each is made from its schema. */
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { type z } from "zod";
import { FILE_ONLY, JOB_NUMBERS } from "@/components/own-data/own-data-fields";
import { OwnDataView } from "@/components/own-data/own-data-view";
import { ownDataSchema, type OwnData } from "@/lib/domains/own-data/types";
import type { Audience } from "@/lib/core/roles";
import en from "@/messages/en.json";
import hi from "@/messages/hi.json";

const TEXTS = { en, hi };
/** Which of the three profiles a document has. */
const PROFILES: Record<Audience, number> = { worker: 0, employer: 1, admin: 2 };

/** A document that fits the schema, with a different value in each free text. */
function sampleOf(schema: z.core.$ZodType, profile: number): unknown {
  let serial = 0;
  const sample = (type: z.core.$ZodType): unknown => {
    const { def } = (type as z.core.$ZodTypes)._zod;
    serial += 1;
    switch (def.type) {
      case "object":
        return Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, sample(field)]));
      case "array":
        return [sample(def.element)];
      case "nullable":
      case "optional":
        return sample(def.innerType);
      case "union":
        return sample(def.options[Math.min(profile, def.options.length - 1)]!);
      case "enum":
        return Object.values(def.entries)[0];
      case "record":
        return { meals_included: true };
      case "boolean":
        return true;
      case "number":
        return serial;
      case "string": {
        const { format } = def as { format?: string };
        if (format === "uuid") return `00000000-0000-4000-8000-${String(serial).padStart(12, "0")}`;
        if (format === "datetime") return "2026-11-22T10:00:00.000Z";
        return format === "date" ? "2026-11-22" : `/zq${serial}z`;
      }
      default:
        throw new Error(`No sample for ${def.type}`);
    }
  };
  return sample(schema);
}

/** A record's own fields on the page: one for all numbers of its job, none for what is in the file only. */
const shownFields = (record: object): [string, unknown][] => {
  const fields = Object.entries(record).filter(([name]) => !FILE_ONLY.includes(name));
  const rest = fields.filter(([name]) => !JOB_NUMBERS.includes(name));
  return rest.length < fields.length ? [["job", null], ...rest] : rest;
};

/** All fields of a record and of those inside it, but benefits, whose names are values. */
const fieldsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(fieldsOf)
    : typeof value === "object" && value !== null
      ? shownFields(value).flatMap(([name, inner]) => [name, ...(name === "benefits" ? [] : fieldsOf(inner))])
      : [];

const valuesOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value.flatMap(valuesOf)
    : typeof value === "object" && value !== null
      ? shownFields(value).flatMap(([, inner]) => valuesOf(inner))
      : typeof value === "string" && value.startsWith("/zq")
        ? [value.replace("/", "")]
        : [];

/** The first application's job, by both numbers. */
const namesIn = ({ applications: [application] }: OwnData) =>
  new Map(application ? [application.id, application.job.id].map((id) => [id, application.job]) : []);

const render = (data: OwnData, audience: Audience | null, language: "en" | "hi" = "en", jobs = namesIn(data)) =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={TEXTS[language]} timeZone="Asia/Kolkata">
      <OwnDataView data={data} jobs={jobs} audience={audience} />
    </NextIntlClientProvider>,
  );

describe.each(Object.entries(PROFILES) as [Audience, number][])("the data of a %s", (audience, profile) => {
  const data = ownDataSchema.parse(sampleOf(ownDataSchema, profile));
  const { at: _at, ...sections } = data;
  const names = Object.values(sections).flatMap(fieldsOf);

  test("is shown whole, field by field", () => {
    const page = render(data, audience);
    expect(page.match(/<dt/g)).toHaveLength(names.length);
    for (const value of valuesOf(sections)) expect(page).toContain(value);
    for (const name of Object.keys(sections)) expect(page).toContain(`id="data-${name}"`);
  });

  test("links nowhere while all other pages are closed to the reader, and is shown whole", () => {
    const page = render(data, null);
    expect(page).not.toContain("<a ");
    expect(page.match(/<dt/g)).toHaveLength(names.length);
    expect(render(data, audience)).toContain("<a ");
  });

  test.each(["en", "hi"] as const)("has a label for each field (%s)", (language) => {
    const labels = [...render(data, audience, language).matchAll(/<dt[^>]*>([^<]*)</g)].map(([, label]) => label);
    expect(labels.filter((label) => names.includes(label!))).toEqual([]);
  });
});

test("numbers of jobs and applications are told by the job's name, and no bare number is on the page", () => {
  const data = ownDataSchema.parse(sampleOf(ownDataSchema, 0));
  const [application] = data.applications;
  Object.assign(application!.job, { category: "cook", employmentType: "PART_TIME", shift: null, hoursFrom: null });
  Object.assign(application!.job, { hoursTo: null, place: null, location: "Zqville" });
  data.savedJobs[0]!.jobId = application!.job.id;
  data.work[0]!.applicationId = application!.id;
  const page = render(data, "worker");
  expect(page.match(/<dd[^>]*><span dir="auto">[^<]*Zqville</g)).toHaveLength(2);
  expect(page).toContain(en.ownDataPage.gone);
  // Links name a job in their address alone.
  expect(page.replaceAll(/href="[^"]*"|src="[^"]*"/g, "")).not.toMatch(/00000000-0000-4000/);
});

test("hours are in the reader's words wherever they stand", () => {
  const data = ownDataSchema.parse(sampleOf(ownDataSchema, 0));
  data.applications[0]!.shift = "8 AM - 5 PM";
  data.profile = { ...data.profile, preferredShift: "सुबह 7 से शाम 7" };
  data.jobs[0]!.shift = "6-14";
  const page = render(data, "worker", "hi");
  for (const text of ["सुबह 8", "शाम 7", "सुबह 6"]) expect(page).toContain(text);
  expect(page).not.toMatch(/8 AM|6-14/);
});

test("times, days, options and numbers are in the reader's words, and what is missing says so", () => {
  const data = ownDataSchema.parse(sampleOf(ownDataSchema, 0));
  data.account.email = null;
  data.applications[0]!.gender = "female";
  data.applications[0]!.contact_looks = [];
  data.securityEvents[0]!.event = "login_failed";
  const page = render(data, "worker", "hi");
  const events = [hi.adminSecurity.events.login_failed, hi.applicationDetail.event.submitted];
  for (const text of [
    ...events,
    hi.ownDataPage.notYet,
    hi.ownDataPage.notGiven,
    hi.options.gender.female,
    hi.ownDataPage.yes,
    "22 नवंबर 2026",
  ])
    expect(page).toContain(text);
  expect(page).not.toMatch(/>true<|2026-11-22/);
});
