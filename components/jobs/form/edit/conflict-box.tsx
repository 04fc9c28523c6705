import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { typedSalary } from "@/components/shared/typed-salary";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { ImagePreview } from "@/components/ui/image-input";
import { RadioGroup, RadioRow } from "@/components/ui/radio-group";
import { href } from "@/lib/access/routes";
import type { ChangeableName } from "@/lib/domains/jobs/collision-policy";
import { JOB_FIELDS, type JobFieldName } from "@/lib/domains/jobs/fields";
import { JOB_FIELD_PLACES } from "@/lib/domains/jobs/listed-fields";
import { DEFAULT_PREVIEWS } from "@/lib/domains/jobs/options";
import type { Job } from "@/lib/domains/jobs/types";
import { formatDateTime } from "@/lib/language/format";
import { toJobFields, type JobFields } from "../job-fields";
import { drawingOf, isWanted } from "../job-values";
import { answerTo, type Collision, type Side } from "./conflict";
import type { EditConflict } from "./use-job-edit";

export interface ConflictBoxProps {
  conflict: EditConflict;
  isBusy: boolean;
  onChoose: (collision: Collision, side: Side) => void;
  onSave: () => void;
}

/** Someone else has changed the same fields in the meantime: asks for each of them which version to keep. */
export default function ConflictBox({ conflict, isBusy, onChoose, onSave }: ConflictBoxProps) {
  const t = useTranslations("editJob.conflict");
  const locale = useLocale();
  const { newer, collisions } = conflict;
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button may be far below.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, [newer]);
  return (
    <section
      aria-labelledby="conflict-heading"
      className="border-attention bg-attention-soft grid gap-4 rounded-xl border-2 p-4 lg:p-5"
    >
      <div className="flex items-start gap-3">
        <Icon name="git-compare-arrows" className="mt-0.5 size-7 shrink-0" />
        <div className="grid min-w-0 gap-1">
          <h2 id="conflict-heading" ref={heading} tabIndex={-1} className="text-lg outline-none">
            {t("title")}
          </h2>
          <p>{t("text", { when: formatDateTime(newer.updated_at, locale) })}</p>
          <p>{t("choose")}</p>
        </div>
      </div>
      {collisions.map((collision) => (
        <Question
          key={collision.group}
          collision={collision}
          conflict={conflict}
          onChoose={(side) => onChoose(collision, side)}
        />
      ))}
      <Button className="justify-self-start max-sm:w-full" disabled={isBusy} onClick={onSave}>
        <Icon name="save" />
        {t("save")}
      </Button>
    </section>
  );
}

interface QuestionProps {
  collision: Collision;
  conflict: EditConflict;
  onChoose: (side: Side) => void;
}

function Question({ collision, conflict, onChoose }: QuestionProps) {
  const t = useTranslations("editJob.conflict");
  const tValidation = useTranslations("validation");
  const labelOf = useFieldLabel();
  const { control } = useFormContext<JobFields>();
  const fields = useWatch({ control }) as JobFields;
  const newer = toJobFields(conflict.newer);
  const answer = answerTo(collision, { fields, newer, answered: conflict.answered });
  const versions: Record<Side, { fields: JobFields; job: Job | null }> = {
    theirs: { fields: newer, job: conflict.newer },
    yours: { fields: answer === "theirs" ? conflict.yours : fields, job: null },
  };
  const { group, differing, members } = collision;
  // A switch and its details are one question, named after the switch.
  const [name = members[0]] = differing.length === 1 ? differing : members;
  return (
    <RadioGroup
      legend={name && labelOf(name)}
      columns={2}
      error={conflict.isMissed && answer === null ? tValidation("notAnOption") : undefined}
    >
      {(["theirs", "yours"] as const).map((side) => (
        <RadioRow
          key={side}
          name={`conflict-${group}`}
          value={side}
          label={t(side)}
          description={<CollisionValue names={differing} {...versions[side]} />}
          checked={answer === side}
          onChange={() => onChoose(side)}
        />
      ))}
    </RadioGroup>
  );
}

interface CollisionValueProps {
  /** One field, or several linked ones, which are shown with their labels. */
  names: readonly ChangeableName[];
  fields: JobFields;
  /** The stored job, whose own pictures are shown; null for the form's version. */
  job: Job | null;
}

/** The values of colliding fields in one of the two versions. */
function CollisionValue({ names, fields, job }: CollisionValueProps) {
  const t = useTranslations("editJob.conflict");
  const labelOf = useFieldLabel();
  const textOf = useFieldText();
  // Details of a switch that is off have no value.
  const shown = names.filter((name) => isPicture(name) || names.length === 1 || isWanted(name, fields));
  return shown.map((name) => {
    if (isPicture(name)) {
      const source = pictureOf(name, fields, job);
      return source ? (
        <Picture key={name} source={source} label={labelOf(name)} />
      ) : (
        <span key={name}>{t("noPicture")}</span>
      );
    }
    const text = textOf(name, fields) || t("empty");
    return (
      <span key={name} className="block">
        {shown.length > 1 ? <span className="block font-medium">{labelOf(name)}</span> : null}
        <span dir="auto" className="block wrap-anywhere whitespace-pre-line">
          {text}
        </span>
      </span>
    );
  });
}

type PictureName = "companyLogo" | "previewImage";
const isPicture = (name: ChangeableName): name is PictureName => name === "companyLogo" || name === "previewImage";

const Picture = ({ source, label }: { source: File | string; label: string }) => (
  <span className="border-border mt-1 block aspect-video w-40 max-w-full overflow-hidden rounded-md border">
    <ImagePreview source={source} alt={label} />
  </span>
);

/** The picture of a version: the chosen file, or the URL of a stored one. */
function pictureOf(name: PictureName, fields: JobFields, job: Job | null): File | string | null {
  const stored = name === "companyLogo" ? job?.company_logo : job?.preview_image;
  if (name === "previewImage" && fields.useDefaultPreviewImage) {
    return href.categoryPicture(drawingOf(fields) ?? DEFAULT_PREVIEWS[0]);
  }
  return fields[name] ?? (stored ? href.upload(stored, "small") : null);
}

/** The value of a field in words; empty for no value. */
function useFieldText(): (name: JobFieldName, fields: JobFields) => string {
  const t = useTranslations("editJob.conflict");
  const { phrase } = useOptionLabels();
  return (name, fields): string => {
    const field = JOB_FIELDS[name];
    const typed = [fields[name]].flat().map(String);
    switch (field.kind) {
      case "line":
        return name === "shift" ? phrase("shift", fields.shift) : typed.join();
      case "paragraph":
      case "lines":
      case "words":
      case "count":
        return typed.join();
      case "salary":
        return typedSalary(fields.salary) ?? fields.salary;
      case "choice":
      case "chip":
        return typed
          .filter(Boolean)
          .map((option) => phrase(field.optionList, option))
          .join();
      case "choices":
      case "chips":
        return typed.map((option) => phrase(field.optionList, option)).join(", ");
      case "flag":
        return fields[name] ? t("on") : t("off");
    }
  };
}

/** The labels of the edit form. */
function useFieldLabel(): (name: ChangeableName) => string {
  const t = useTranslations();
  return (name) => {
    if (name === "companyLogo") return t("requestForm.logo");
    if (name === "previewImage") return t("requestForm.preview");
    const { edit } = JOB_FIELD_PLACES[name];
    return edit ? t(edit.label) : "";
  };
}
