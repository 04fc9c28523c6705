import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { DetailHeader } from "@/components/jobs/detail/detail-header";
import { DetailSections } from "@/components/jobs/detail/detail-sections";
import { JobHeading } from "@/components/jobs/owner/job-heading";
import { JobSections } from "@/components/jobs/owner/job-sections";
import { JOB_FIELDS, type JobFieldName } from "@/lib/jobs/fields";
import { JOB_FIELD_NAMES, JOB_FIELD_PLACES } from "@/lib/jobs/listed-fields";
import type { Job } from "@/lib/jobs/types";
import en from "@/messages/en.json";
import { sampleJob } from "../support/jobs";

type Screen = (props: { job: Job }) => React.ReactNode;
const SCREENS: Record<"worker" | "owner", Screen> = {
  worker: ({ job }) => (
    <>
      <DetailHeader job={job} />
      <DetailSections job={job} />
    </>
  ),
  owner: ({ job }) => (
    <>
      <JobHeading job={job} />
      <JobSections job={job} />
    </>
  ),
};

const drawn = (Shown: Screen, job: Job): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={en} timeZone="Asia/Kolkata">
      <Shown job={job} />
    </NextIntlClientProvider>,
  );

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
      return [field.options[0], field.options[1]];
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
  return { ...sampleJob, ...(needs ? { [needs]: true } : {}), ...amount, [name]: value };
}

describe.each(Object.entries(SCREENS))("the %s's screen", (reader, Shown) => {
  test.each(JOB_FIELD_NAMES)("shows %s", (name) => {
    const [one, other] = twoValues(name).map((value) => drawn(Shown, withValue(name, value)));
    const isSeen = one !== other;
    expect(
      isSeen,
      `The ${reader} never reads "${name}" of a job: the screen is the same whatever it says. ` +
        `JOB_FIELDS places it in "${JOB_FIELD_PLACES[name][reader as keyof typeof SCREENS].section}"; that part of the ` +
        `screen (components/jobs/${reader === "worker" ? "detail" : "owner"}) has to draw it.`,
    ).toBe(true);
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
