"use client";

import { GitCompareArrows, Save } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { RadioGroup, RadioRow } from "@/components/ui/radio-group";
import { formatDateTime } from "@/lib/language/format";
import type { Job } from "@/lib/domains/jobs/types";
import { toJobFields, type JobFields } from "../job-fields";
import { answerTo, type Collision, type Side } from "./conflict";
import { CollisionValue } from "./collision-value";
import { useFieldLabel } from "./use-field-label";
import type { EditConflict } from "./use-job-edit";

export interface ConflictBoxProps {
  conflict: EditConflict;
  isBusy: boolean;
  onChoose: (collision: Collision, side: Side) => void;
  onSave: () => void;
}

/** Someone else has changed the same fields in the meantime: asks for each of them which version to keep. */
export function ConflictBox({ conflict, isBusy, onChoose, onSave }: ConflictBoxProps) {
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
        <StillIcon icon={GitCompareArrows} className="mt-0.5 size-7 shrink-0" />
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
        <StillIcon icon={Save} />
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
