import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { optionPictogram } from "@/components/shared/pictograms/by-option";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { Badge } from "@/components/ui/badge";
import type { JOB_FIELDS, JobFieldName } from "@/lib/domains/jobs/fields";
import { isFactField, JOB_FIELD_NAMES, type FactFieldName, type TextFieldName } from "@/lib/domains/jobs/listed-fields";
import { factWords } from "@/components/jobs/fact-words";
import type { Job } from "@/lib/domains/jobs/types";
import { useOptionLabels } from "./option-labels";

/** Fields in a section of the owner's screen that are not plain text. */
export type OwnValueName =
  | {
      [Name in JobFieldName]: (typeof JOB_FIELDS)[Name]["owner"] extends { label: string } ? Name : never;
    }[Exclude<JobFieldName, TextFieldName>]
  | "shift";

/** The owner's view of each such field; nothing is drawn for null. */
export function useOwnValues(job: Job): Record<OwnValueName, ReactNode> {
  const t = useTranslations("ownJob");
  const { phrase } = useOptionLabels();
  const tAll = useTranslations();
  return {
    category: phrase("category", job.category),
    type: phrase("jobType", job.type),
    employmentType: phrase("employmentType", job.employmentType),
    urgencyLevel: phrase("urgencyChoice", job.urgencyLevel),
    requirements: toList(job.requirements),
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
