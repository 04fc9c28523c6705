import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { optionPictogram } from "@/components/shared/pictograms/by-option";
import { JOB_FIELD_PLACES, type TextFieldName } from "@/lib/jobs/listed-fields";
import type { Job } from "@/lib/jobs/types";
import { TypedText } from "@/components/shared/translation/typed-text";
import { GivenFacts } from "./given-facts";
import { DetailRows, DetailSection, PictureList, toChips, toTyped } from "./detail-section";
import { termInWords, textsIn } from "./typed-texts";

/** The remaining details of a job, in groups. Empty groups and details are left out. */
export function DetailSections({ job }: { job: Job }) {
  return (
    <>
      <GivenFacts job={job} />
      <Requirements job={job} />
      <Benefits job={job} />
      <Living job={job} />
      <Skills job={job} />
      <Checks job={job} />
      <Terms job={job} />
      <Instructions job={job} />
    </>
  );
}

type Props = { job: Job };

function Requirements({ job }: Props) {
  const t = useTranslations("jobDetail");
  if (job.requirements.length === 0) return null;
  return (
    <DetailSection title={t("requirements")} pictogram="experience">
      <PictureList
        items={[...new Set(job.requirements)].map((text) => ({ text, pictogram: "check" as const, isTyped: true }))}
      />
    </DetailSection>
  );
}

function Benefits({ job }: Props) {
  const t = useTranslations("jobDetail");
  const { phrase } = useOptionLabels();
  const benefits = Object.keys(job.benefits);
  if (benefits.length === 0) return null;
  return (
    <DetailSection title={t("benefits")} pictogram="festival-bonus">
      <PictureList
        items={benefits.map((name) => ({ text: phrase("benefit", name), pictogram: optionPictogram(name) }))}
      />
    </DetailSection>
  );
}

function Living({ job }: Props) {
  const t = useTranslations("jobDetail.living");
  const rowOf = useTextRow(job);
  const names = textsIn("living");
  if (!job.accommodationProvided && names.every((name) => !job[name])) return null;
  const isToldOnly = job.accommodationProvided && !job.accommodationDetails;
  return (
    <DetailSection title={t("title")} pictogram="accommodation">
      <DetailRows
        rows={names.map((name) =>
          name === "accommodationDetails" && isToldOnly ? [t("accommodation"), t("accommodationYes")] : rowOf(name),
        )}
      />
    </DetailSection>
  );
}

function Skills({ job }: Props) {
  const t = useTranslations("jobDetail.skills");
  const { phrase } = useOptionLabels();
  if (job.languagesRequired.length + job.additionalSkills.length === 0) return null;
  return (
    <DetailSection title={t("title")} pictogram="training">
      <DetailRows
        rows={[
          [t("languages"), toChips(job.languagesRequired.map((language) => phrase("requiredLanguage", language)))],
          [t("additional"), toChips([...new Set(job.additionalSkills)], { areTyped: true })],
        ]}
      />
    </DetailSection>
  );
}

function Checks({ job }: Props) {
  const t = useTranslations("jobDetail.checks");
  const { phrase } = useOptionLabels();
  const types = job.backgroundCheckTypes.map((type) => phrase("verification", type));
  if (!job.backgroundCheckRequired && !job.referencesRequired) return null;
  return (
    <DetailSection title={t("title")} pictogram="verified">
      {job.backgroundCheckRequired ? (
        <div className="grid grid-cols-1 gap-2">
          <p className="font-medium">{t("types")}</p>
          {types.length === 0 ? null : (
            <PictureList items={types.map((text) => ({ text, pictogram: "check" as const }))} />
          )}
        </div>
      ) : null}
      <DetailRows
        rows={[
          [
            t("references"),
            job.referencesRequired && job.numberOfReferences
              ? t("referencesCount", { count: job.numberOfReferences })
              : null,
          ],
        ]}
      />
    </DetailSection>
  );
}

function Terms({ job }: Props) {
  const t = useTranslations("jobDetail.terms");
  const rowOf = useTextRow(job);
  const names = textsIn("terms");
  if (names.every((name) => !job[name])) return null;
  return (
    <DetailSection title={t("title")} pictogram="urgency-within-month">
      <DetailRows rows={names.map(rowOf)} />
    </DetailSection>
  );
}

function Instructions({ job }: Props) {
  const t = useTranslations("jobDetail");
  if (!job.specialInstructions) return null;
  return (
    <DetailSection title={t("instructions")} pictogram="company">
      <TypedText as="p" text={job.specialInstructions} className="wrap-anywhere whitespace-pre-line" />
    </DetailSection>
  );
}

/** A text under the name given to workers in the table of fields: in the reader's words if it can be read. */
function useTextRow(job: Job): (name: TextFieldName) => [label: string, value: ReactNode] {
  const t = useTranslations();
  return (name) => {
    const place = JOB_FIELD_PLACES[name].worker;
    return ["label" in place ? t(place.label) : "", termInWords(name, job[name], t) ?? toTyped(job[name])];
  };
}
