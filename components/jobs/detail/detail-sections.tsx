import { useTranslations } from "next-intl";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { optionPictogram } from "@/components/shared/pictograms/by-option";
import type { Job } from "@/lib/jobs/types";
import { DetailRows, DetailSection, PictureList, toChips } from "./detail-section";

/** Everything else that a position says, in groups. Groups and particulars without content are left out. */
export function DetailSections({ job }: { job: Job }) {
  return (
    <>
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
      <PictureList items={[...new Set(job.requirements)].map((text) => ({ text, pictogram: "check" as const }))} />
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
  if (!job.accommodationProvided && !job.accommodationDetails && !job.workEnvironment) return null;
  const accommodation = job.accommodationDetails ?? (job.accommodationProvided ? t("accommodationYes") : null);
  return (
    <DetailSection title={t("title")} pictogram="accommodation">
      <DetailRows
        rows={[
          [t("accommodation"), accommodation],
          [t("environment"), job.workEnvironment],
        ]}
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
          [t("additional"), toChips([...new Set(job.additionalSkills)])],
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
        <div className="grid gap-2">
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
  const names = ["contractDuration", "probationPeriod", "noticePeriod", "holidayPolicy", "dresscode"] as const;
  if (names.every((name) => !job[name])) return null;
  return (
    <DetailSection title={t("title")} pictogram="urgency-within-month">
      <DetailRows rows={names.map((name) => [t(name), job[name]])} />
    </DetailSection>
  );
}

function Instructions({ job }: Props) {
  const t = useTranslations("jobDetail");
  if (!job.specialInstructions) return null;
  return (
    <DetailSection title={t("instructions")} pictogram="company">
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {job.specialInstructions}
      </p>
    </DetailSection>
  );
}
