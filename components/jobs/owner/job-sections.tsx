import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { optionPictogram } from "@/components/shared/pictograms/by-option";
import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { formatDate } from "@/lib/format";
import type { Job } from "@/lib/jobs/types";
import { Fact } from "./fact";
import { JobLook } from "./job-look";
import { useOptionLabels } from "./option-labels";

/** Everything a position says, grouped as in the form that made it. Groups and fields without content are left out. */
export function JobSections({ job }: { job: Job }) {
  return (
    <div className="gap-4 lg:columns-2">
      <JobLook job={job} />
      <Position job={job} />
      <Schedule job={job} />
      <Living job={job} />
      <Verification job={job} />
      <Benefits job={job} />
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card asChild className="mb-4 break-inside-avoid">
      <section>
        <CardTitle>{title}</CardTitle>
        <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">{children}</dl>
      </section>
    </Card>
  );
}

const WIDE = "sm:col-span-2";

function Position({ job }: { job: Job }) {
  const t = useTranslations("ownJob");
  const tOptions = useTranslations("options");
  const label = useOptionLabels();
  const locale = useLocale();
  return (
    <Section title={t("sections.position")}>
      <Fact label={t("fields.category")}>{label.category(job.category)}</Fact>
      <Fact label={t("fields.company")}>{job.company_name}</Fact>
      <Fact label={t("fields.type")}>{label.phrase("jobType", job.type)}</Fact>
      <Fact label={t("fields.employmentType")}>{tOptions(`employmentType.${job.employmentType}`)}</Fact>
      <Fact label={t("fields.urgency")}>{tOptions(`urgencyChoice.${job.urgencyLevel}`)}</Fact>
      <Fact label={t("fields.updated")}>{formatDate(job.updated_at, locale)}</Fact>
      <Fact label={t("fields.requirements")} className={WIDE}>
        {toList(job.requirements)}
      </Fact>
    </Section>
  );
}

function Schedule({ job }: { job: Job }) {
  const t = useTranslations("ownJob");
  const label = useOptionLabels();
  return (
    <Section title={t("sections.schedule")}>
      <Fact label={t("fields.shift")}>{job.shift && label.phrase("shift", job.shift)}</Fact>
      <Fact label={t("fields.workingDays")}>{job.workingDays}</Fact>
      <Fact label={t("fields.experience")}>
        {job.experienceLevel && label.phrase("experience", job.experienceLevel)}
      </Fact>
      <Fact label={t("fields.workEnvironment")}>{job.workEnvironment}</Fact>
      <Fact label={t("fields.languages")} className={WIDE}>
        {toBadges(job.languagesRequired.map((language) => label.phrase("requiredLanguage", language)))}
      </Fact>
      <Fact label={t("fields.skills")} className={WIDE}>
        {toBadges(job.additionalSkills)}
      </Fact>
    </Section>
  );
}

function Living({ job }: { job: Job }) {
  const t = useTranslations("ownJob");
  return (
    <Section title={t("sections.living")}>
      <Fact label={t("fields.accommodation")}>{t(job.accommodationProvided ? "provided" : "notProvided")}</Fact>
      <Fact label={t("fields.accommodationDetails")} className={WIDE}>
        {job.accommodationDetails}
      </Fact>
    </Section>
  );
}

function Verification({ job }: { job: Job }) {
  const t = useTranslations("ownJob");
  const label = useOptionLabels();
  return (
    <Section title={t("sections.verification")}>
      <Fact label={t("fields.backgroundCheck")}>{t(job.backgroundCheckRequired ? "required" : "notRequired")}</Fact>
      <Fact label={t("fields.references")}>
        {job.referencesRequired ? t("referencesRequired", { count: job.numberOfReferences ?? 0 }) : t("notRequired")}
      </Fact>
      <Fact label={t("fields.checks")} className={WIDE}>
        {toList(job.backgroundCheckTypes.map((type) => label.phrase("verification", type)))}
      </Fact>
    </Section>
  );
}

function Benefits({ job }: { job: Job }) {
  const t = useTranslations("ownJob");
  const label = useOptionLabels();
  const benefits = Object.keys(job.benefits);
  return (
    <Section title={t("sections.benefits")}>
      <Fact label={t("fields.benefits")} className={WIDE}>
        {benefits.length === 0 ? (
          t("noBenefits")
        ) : (
          <ul className="grid gap-1.5">
            {benefits.map((benefit) => (
              <li key={benefit} className="flex items-center gap-2.5">
                <Pictogram name={optionPictogram(benefit)} className="text-primary size-7" bold />
                {label.phrase("benefit", benefit)}
              </li>
            ))}
          </ul>
        )}
      </Fact>
      <Fact label={t("fields.probation")}>{job.probationPeriod}</Fact>
      <Fact label={t("fields.contractDuration")}>{job.contractDuration}</Fact>
      <Fact label={t("fields.notice")}>{job.noticePeriod}</Fact>
      <Fact label={t("fields.holidays")}>{job.holidayPolicy}</Fact>
      <Fact label={t("fields.dress")}>{job.dresscode}</Fact>
      <Fact label={t("fields.instructions")} className={WIDE}>
        {job.specialInstructions}
      </Fact>
    </Section>
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
