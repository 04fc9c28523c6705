import { optionLabels } from "@/components/jobs/owner/option-labels";
import { optionPictogram } from "@/components/shared/pictograms/by-option";
import { jobSummary, jobWords } from "@/components/jobs/heading/job-words";
import { CompanySign, EmployerCard } from "@/components/profile/company/employer-card";
import { href } from "@/lib/access/routes";
import { isKeyOf } from "@/lib/core/objects";
import { isCheckShown } from "@/lib/domains/jobs/policy";
import { JOB_FIELD_PLACES, type TextFieldName } from "@/lib/domains/jobs/listed-fields";
import { TypedText } from "@/components/shared/translation/typed-text";
import { requirementInWords } from "../requirement-words";
import { FURTHER, GivenFactsGroup } from "./given-facts";
import { DetailRows, DetailSection, MoreDetails, PictureList, type DetailValue } from "./detail-section";
import type { DetailProps } from "./detail-props";
import { formatCount } from "@/lib/language/format";
import { termInWords, textsIn } from "./typed-texts";

/**
 * The remaining details of a job, in groups: what decides is in sight, the rest behind 'More'. Empty groups and details are left
 * out, and what the heading, the facts or the badges say is not said again.
 */
export function DetailSections(props: DetailProps) {
  const { job, t } = props;
  return (
    <>
      <Requirements {...props} />
      <MoreDetails title={t("jobDetail.more")}>
        <p className="wrap-anywhere">{jobSummary(job, t)}</p>
        <Benefits {...props} />
        <GivenFactsGroup {...props} names={FURTHER} title={t("jobFacts.title")} />
        <Living {...props} />
        <Skills {...props} />
        <Checks {...props} />
        <Terms {...props} />
        <Instructions {...props} />
        <Employer {...props} />
      </MoreDetails>
    </>
  );
}

function Requirements({ job, t }: DetailProps) {
  if (job.requirements.length === 0) return null;
  return (
    <DetailSection title={t("jobDetail.requirements")} pictogram="experience">
      <PictureList
        items={[...new Set(job.requirements)].map((requirement) => {
          const chosen = requirementInWords(requirement, t);
          return { text: chosen ?? requirement, pictogram: "check", isTyped: chosen === null };
        })}
      />
    </DetailSection>
  );
}

function Benefits({ job, t }: DetailProps) {
  const { phrase } = optionLabels(t);
  // Meals, room and uniform are facts with more in them, if they are given.
  const benefits = Object.keys(job.benefits).filter((name) => !isSaidByFact(job, name));
  if (benefits.length === 0) return null;
  return (
    <DetailSection title={t("jobDetail.benefits")} pictogram="festival-bonus">
      <PictureList
        items={benefits.map((name) => ({ text: phrase("benefit", name), pictogram: optionPictogram(name) }))}
      />
    </DetailSection>
  );
}

const SAID_BY = {
  "Meals Included": "meals",
  "Meals Provided": "meals",
  "Uniform Provided": "uniform",
} as const;

/** Whether a benefit is among the facts or the badges already. */
const isSaidByFact = (job: DetailProps["job"], benefit: string): boolean =>
  (benefit.startsWith("Accommodation") && job.accommodationProvided) ||
  (isKeyOf(SAID_BY, benefit) && (job[SAID_BY[benefit]]?.length ?? 0) > 0);

function Living(props: DetailProps) {
  const { job, t } = props;
  const names = textsIn("living");
  // That there is a place to stay is a badge.
  if (names.every((name) => !job[name])) return null;
  return (
    <DetailSection title={t("jobDetail.living.title")} pictogram="accommodation">
      <DetailRows rows={names.map((name) => textRow(props, name))} />
    </DetailSection>
  );
}

function Skills({ job, t }: DetailProps) {
  const { phrase } = optionLabels(t);
  if (job.languagesRequired.length + job.additionalSkills.length === 0) return null;
  return (
    <DetailSection title={t("jobDetail.skills.title")} pictogram="training">
      <DetailRows
        rows={[
          [
            t("jobDetail.skills.languages"),
            chipsOf(job.languagesRequired.map((language) => phrase("requiredLanguage", language))),
          ],
          [t("jobDetail.skills.additional"), chipsOf([...new Set(job.additionalSkills)], true)],
        ]}
      />
    </DetailSection>
  );
}

function Checks({ job, t }: DetailProps) {
  const { phrase } = optionLabels(t);
  const types = job.backgroundCheckTypes.map((type) => phrase("verification", type));
  if (!isCheckShown(job) && !job.referencesRequired) return null;
  return (
    <DetailSection title={t("jobDetail.checks.title")} pictogram="verified">
      {isCheckShown(job) ? (
        <div className="grid grid-cols-1 gap-2">
          <p className="font-medium">{t("jobDetail.checks.types")}</p>
          <PictureList items={types.map((text) => ({ text, pictogram: "check" as const }))} />
        </div>
      ) : null}
      <DetailRows
        rows={[
          [
            t("jobDetail.checks.references"),
            job.referencesRequired && job.numberOfReferences
              ? t("jobDetail.checks.referencesCount", { count: job.numberOfReferences })
              : null,
          ],
        ]}
      />
    </DetailSection>
  );
}

function Terms(props: DetailProps) {
  const { job, t } = props;
  const names = textsIn("terms");
  const people = job.people !== null && job.people > 1 ? formatCount(job.people) : null;
  if (people === null && names.every((name) => !job[name])) return null;
  return (
    <DetailSection title={t("jobDetail.terms.title")} pictogram="urgency-within-month">
      <DetailRows rows={[[t("jobDetail.terms.people"), people], ...names.map((name) => textRow(props, name))]} />
    </DetailSection>
  );
}

function Instructions({ job, t }: DetailProps) {
  if (!job.specialInstructions) return null;
  return (
    <DetailSection title={t("jobDetail.instructions")} pictogram="company">
      <TypedText as="p" text={job.specialInstructions} className="wrap-anywhere whitespace-pre-line" />
    </DetailSection>
  );
}

/** The employer, with mark and description; the record is in the header (detail-header.tsx). */
function Employer({ job, t }: DetailProps) {
  const { description, location, mark } = job.employer;
  return (
    <EmployerCard
      {...{ t, location, mark }}
      name={jobWords(job, t).employer}
      logo={<CompanySign src={job.company_logo && href.upload(job.company_logo, "small")} />}
      description={
        description ? <TypedText as="p" text={description} className="wrap-anywhere whitespace-pre-line" /> : null
      }
    />
  );
}

const chipsOf = (words: readonly string[], isTyped = false): DetailValue | null =>
  words.length === 0 ? null : { chips: words, isTyped };

/** A text under the name given to workers in the table of fields: in the reader's words if it can be read. */
function textRow({ job, t }: DetailProps, name: TextFieldName): [label: string, value: DetailValue | null] {
  const place = JOB_FIELD_PLACES[name].worker;
  const text = job[name];
  return ["label" in place ? t(place.label) : "", termInWords(name, text, t) ?? (text ? { typed: text } : null)];
}
