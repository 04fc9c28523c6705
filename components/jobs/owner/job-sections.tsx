import { useLocale, useTranslations } from "next-intl";
import { Fragment, type ReactNode } from "react";
import { JobPicture } from "@/components/jobs/card/job-picture";
import { CompanyLogo } from "@/components/jobs/company-logo";
import { factWords } from "@/components/jobs/fact-words";
import { Fact } from "@/components/shared/fact";
import { optionPictogram } from "@/components/shared/pictograms/by-option";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { JOB_FIELDS, type JobFieldName } from "@/lib/domains/jobs/fields";
import {
  fieldsIn,
  isFactField,
  JOB_FIELD_NAMES,
  JOB_FIELD_PLACES,
  type FactFieldName,
  type TextFieldName,
} from "@/lib/domains/jobs/listed-fields";
import type { Job } from "@/lib/domains/jobs/types";
import { formatCount, formatDate } from "@/lib/language/format";
import { requirementInWords } from "@/components/jobs/requirement-words";
import { useOptionLabels } from "./option-labels";

const SECTIONS = ["job", "schedule", "facts", "living", "verification", "benefits"] as const;

/** Kinds of fields that take the full width. */
const WIDE = ["paragraph", "lines", "words", "choices", "chips"];

/** All details of a job, grouped as in its form. Empty fields are left out. */
export function JobSections({ job }: { job: Job }) {
  return (
    <div className="gap-4 lg:columns-2">
      <JobLook job={job} />
      {SECTIONS.map((section) => (
        <Section key={section} section={section} job={job} />
      ))}
    </div>
  );
}

function Section({ section, job }: { section: (typeof SECTIONS)[number]; job: Job }) {
  const t = useTranslations();
  const locale = useLocale();
  const values = { ...job, ...useOwnValues(job) };
  const names = fieldsIn("owner", section);
  if (section === "facts" && names.every((name) => !values[name])) return null;
  return (
    <Card asChild className="mb-4 break-inside-avoid">
      <section>
        <CardTitle>{t(`ownJob.sections.${section}`)}</CardTitle>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          {names.map((name) => {
            const place = JOB_FIELD_PLACES[name].owner;
            return (
              <Fragment key={name}>
                {name === "requirements" ? (
                  <Fact label={t("ownJob.fields.updated")}>{formatDate(job.updated_at, locale)}</Fact>
                ) : null}
                <Fact
                  label={"label" in place ? t(place.label) : ""}
                  className={WIDE.includes(JOB_FIELDS[name].kind) ? "sm:col-span-2" : undefined}
                >
                  {values[name]}
                </Fact>
              </Fragment>
            );
          })}
        </dl>
      </section>
    </Card>
  );
}

/** A job's appearance to workers before they read: its picture, and the logo beside the company's name. */
function JobLook({ job }: { job: Job }) {
  return (
    <div className="mb-4 break-inside-avoid">
      <JobPicture job={job} isLarge className="rounded-xl" />
      <div className="mt-3 flex items-center gap-3">
        <CompanyLogo logo={job.company_logo} />
        {job.company_name ? (
          <p dir="auto" className="min-w-0 text-lg font-semibold wrap-anywhere">
            {job.company_name}
          </p>
        ) : null}
      </div>
    </div>
  );
}

/** Fields in a section of the owner's screen that are not plain text. */
type OwnValueName =
  | {
      [Name in JobFieldName]: (typeof JOB_FIELDS)[Name]["owner"] extends { label: string } ? Name : never;
    }[Exclude<JobFieldName, TextFieldName>]
  | "shift";

/** The owner's view of each such field; nothing is drawn for null. */
function useOwnValues(job: Job): Record<OwnValueName, ReactNode> {
  const t = useTranslations("ownJob");
  const { phrase } = useOptionLabels();
  const tAll = useTranslations();
  return {
    category: job.category ? phrase("category", job.category) : null,
    people: t("hired", { hired: formatCount(job.hired ?? 0), people: formatCount(job.people ?? 1) }),
    type: phrase("jobType", job.type),
    employmentType: phrase("employmentType", job.employmentType),
    urgencyLevel: phrase("urgencyChoice", job.urgencyLevel),
    requirements: toList(job.requirements.map((requirement) => requirementInWords(requirement, tAll) ?? requirement)),
    shift: job.shift && phrase("shift", job.shift),
    experienceLevel: job.experienceLevel && phrase("experience", job.experienceLevel),
    languagesRequired: toBadges(job.languagesRequired.map((language) => phrase("requiredLanguage", language))),
    additionalSkills: toBadges(job.additionalSkills),
    ...(Object.fromEntries(
      JOB_FIELD_NAMES.filter(isFactField).map((name) => [name, toBadges(factWords(job, name, tAll))]),
    ) as Record<FactFieldName, ReactNode>),
    accommodationProvided: t(job.accommodationProvided ? "provided" : "notProvided"),
    backgroundCheckRequired: t(job.backgroundCheckRequired ? "required" : "notRequired"),
    backgroundCheckTypes: toList(job.backgroundCheckTypes.map((type) => phrase("verification", type))),
    referencesRequired: job.referencesRequired
      ? t("referencesRequired", { count: job.numberOfReferences ?? 0 })
      : t("notRequired"),
    numberOfReferences: null, // shown with referencesRequired
    benefits: <Benefits names={Object.keys(job.benefits)} />,
  };
}

function Benefits({ names }: { names: string[] }) {
  const t = useTranslations("ownJob");
  const { phrase } = useOptionLabels();
  if (names.length === 0) return t("noBenefits");
  return (
    <ul className="grid gap-1.5">
      {names.map((name) => (
        <li key={name} className="flex items-center gap-2.5">
          <Pictogram name={optionPictogram(name)} className="text-primary size-7" bold />
          {phrase("benefit", name)}
        </li>
      ))}
    </ul>
  );
}

const toList = (items: string[]) =>
  items.length === 0 ? null : (
    <ul className="list-disc ps-5">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );

const toBadges = (items: string[]) =>
  items.length === 0 ? null : (
    <ul className="flex flex-wrap gap-1.5 pt-1">
      {items.map((item) => (
        <li key={item}>
          <Badge>{item}</Badge>
        </li>
      ))}
    </ul>
  );
