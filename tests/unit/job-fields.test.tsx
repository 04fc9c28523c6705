import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { ShellTextsProvider, type ShellTexts } from "@/components/shared/shell-texts";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { describe, expect, test } from "vitest";
import { FormScope } from "@/components/form/form-scope";
import { DetailHeader } from "@/components/jobs/detail/detail-header";
import { DetailSections } from "@/components/jobs/detail/detail-sections";
import type { JobFormKind } from "@/components/jobs/form/form-sections";
import { NEW_JOB, type JobFields } from "@/components/jobs/form/job-fields";
import { JobForm } from "@/components/jobs/form/job-form";
import { useSections } from "@/components/jobs/form/use-sections";
import { JobHeading } from "@/components/jobs/owner/job-heading";
import { JobSections } from "@/components/jobs/owner/job-sections";
import { JOB_FIELDS, type JobFieldName } from "@/lib/domains/jobs/fields";
import { fieldsAskedIn, JOB_FIELD_NAMES, JOB_FIELD_PLACES } from "@/lib/domains/jobs/listed-fields";
import type { Job } from "@/lib/domains/jobs/types";
import en from "@/messages/en.json";
import { sampleJob } from "../support/jobs";
import { translatorOf } from "../support/translator";

const t = await translatorOf("en");

type Screen = (props: { job: Job }) => ReactNode;
const SCREENS: Record<"worker" | "owner", Screen> = {
  worker: ({ job }) => {
    const props = { job, t, language: "en" } as const;
    return (
      <>
        <DetailHeader {...props} counts={null} />
        <DetailSections job={job} t={t} />
      </>
    );
  },
  owner: ({ job }) => (
    <>
      <JobHeading job={job} />
      <JobSections job={job} />
    </>
  ),
};

const TEXTS: ShellTexts = { language: "en", failure: en.errors, shell: en.shell };

const draw = (screen: ReactNode): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="Asia/Kolkata">
      <ShellTextsProvider texts={TEXTS}>
        <QueryClientProvider client={new QueryClient()}>{screen}</QueryClientProvider>
      </ShellTextsProvider>
    </NextIntlClientProvider>,
  );
const drawn = (Shown: Screen, job: Job): string => draw(<Shown job={job} />);

/** Two possible values of a field. */
function twoValues(name: JobFieldName): [unknown, unknown] {
  const field = JOB_FIELDS[name];
  const texts = ["Something of a kind", "Something else"] as const;
  if (name === "benefits") return [{ "Meals Included": true }, { "Paid Time Off": true }];
  switch (field.kind) {
    case "line":
    case "paragraph":
      return [...texts];
    case "lines":
    case "words":
      return [[texts[0]], [texts[1]]];
    case "choice":
    case "chip":
      return [field.options[0], field.options[1]];
    case "chips":
    case "choices":
      return [[field.options[0]], [field.options[1]]];
    case "flag":
      return [true, false];
    case "count":
      return [1, 2];
    case "salary":
      return ["18000", "25000"];
  }
}

function withValue(name: JobFieldName, value: unknown): Job {
  const { needs } = JOB_FIELD_PLACES[name];
  const amount = name === "salary" ? { salaryMin: Number(value), salaryMax: Number(value) } : {};
  // The server compares the typed location with the place; what says more is sent along.
  const place = name === "location" ? { place: { ...sampleJob.place!, more: String(value) } } : {};
  // A check is told with what is checked.
  const checks = name === "backgroundCheckRequired" ? { backgroundCheckTypes: ["Identity Verification"] } : {};
  return { ...sampleJob, ...checks, ...(needs ? { [needs]: true } : {}), ...amount, ...place, [name]: value };
}

describe.each(Object.entries(SCREENS))("the %s's screen", (reader, Shown) => {
  test.each(JOB_FIELD_NAMES)("shows %s", (name) => {
    const [one, other] = twoValues(name).map((value) => drawn(Shown, withValue(name, value)));
    const isSeen = one !== other;
    const { section } = JOB_FIELD_PLACES[name][reader as keyof typeof SCREENS];
    // Such a field is shown with an accepted application, never with the job.
    if (section === "accepted") return expect(isSeen).toBe(false);
    expect(
      isSeen,
      `The ${reader} never reads "${name}" of a job: the screen is the same whatever it says. ` +
        `JOB_FIELDS places it in "${JOB_FIELD_PLACES[name][reader as keyof typeof SCREENS].section}"; that part of the ` +
        `screen (components/jobs/${reader === "worker" ? "detail" : "owner"}) has to draw it.`,
    ).toBe(true);
  });
});

function Form({ form, fields }: { form: JobFormKind; fields: JobFields }) {
  return (
    <FormScope form={useForm({ defaultValues: fields })} name="job">
      <JobForm state={useSections(form)} failure={null} actions={null} onSubmit={() => undefined} />
    </FormScope>
  );
}

describe.each(["create", "edit"] as const)("the %s form", (form) => {
  const fields = { ...NEW_JOB, accommodationProvided: true };
  const html = draw(<Form form={form} fields={fields} />);

  test.each(fieldsAskedIn(form))("asks for %s, with the table's label", (name) => {
    const { label } = JOB_FIELD_PLACES[name][form]!;
    const [namespace, key] = label.split(".") as ["requestForm", "title"];
    expect(html).toContain(`id="job-${name}"`);
    expect(html).toContain(en[namespace][key].replaceAll("'", "&#x27;"));
  });

  test("does not ask for details that are switched off", () => {
    const switches = { accommodationProvided: false, backgroundCheckRequired: false, referencesRequired: false };
    const plain = draw(<Form form={form} fields={{ ...fields, ...switches }} />);
    for (const name of JOB_FIELD_NAMES) {
      if (JOB_FIELD_PLACES[name].needs) expect(plain, name).not.toContain(`id="job-${name}"`);
    }
  });
});

test("`before` names a field of the same section, and `needs` an existing switch", () => {
  for (const name of JOB_FIELD_NAMES) {
    for (const screen of ["worker", "owner"] as const) {
      const place = JOB_FIELD_PLACES[name][screen];
      if (!("before" in place) || place.before === undefined) continue;
      const other = JOB_FIELD_NAMES.find((one) => one === place.before);
      expect(other && JOB_FIELD_PLACES[other][screen].section, `${name} of the ${screen}'s screen`).toBe(place.section);
    }
  }
});
