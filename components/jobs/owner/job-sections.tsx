import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { JobPicture } from "@/components/jobs/card/job-picture";
import { CompanyLogo } from "@/components/jobs/company-logo";
import { Fact } from "@/components/shared/fact";
import { Card, CardTitle } from "@/components/ui/card";
import { formatDate } from "@/lib/language/format";
import { JOB_FIELDS } from "@/lib/domains/jobs/fields";
import { fieldsIn, JOB_FIELD_PLACES } from "@/lib/domains/jobs/listed-fields";
import type { Job } from "@/lib/domains/jobs/types";
import { useOwnValues } from "./job-values";

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
