import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import {
  PictureChoiceField,
  TilePicture,
  type PictureChoiceFieldProps,
} from "@/components/form/fields/picture-choice-field";
import { TextField } from "@/components/form/fields/text-field";
import { textOf, useFieldError } from "@/components/form/fields/use-form-field";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { usePictureOptions } from "@/components/profile/picture-options";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { useShellTexts } from "@/components/shared/shell-texts";
import { Avatar } from "@/components/ui/avatar";
import { showToast } from "@/components/ui/toast";
import { href } from "@/lib/access/routes";
import { dayInIndia } from "@/lib/core/time";
import { GENDERS, type Gender } from "@/lib/domains/profiles/options";
import { AnswerRow, OpenQuestion } from "./answer-row";
import type { ApplyFields, KeptAnswers } from "./apply-fields";

// Loaded when somebody wants another photo, which few do.
const loadField = () => import("@/components/form/fields/picture-field");
const PictureField = lazy(async () => ({ default: (await loadField()).PictureField }));

// Women first: most household work in India is theirs.
const GENDER_PICTURES = { female: "woman", male: "man", other: "person" } as const satisfies Record<Gender, string>;
const GENDER_ORDER = [...GENDERS].sort();

/** `opensAll`: all questions are open, with their answers. */
type Props = { kept: KeptAnswers; opensAll: boolean };

/** The two mandatory answers: questions until they are given, then rows. */
export function RequiredAnswers({ kept, opensAll }: Props) {
  const t = useTranslations("apply");
  const { phrase } = useOptionLabels();
  const options = usePictureOptions();
  return (
    <>
      <PictureQuestion
        name="gender"
        label={t("gender")}
        hue="tile-rose"
        look="tall"
        required
        isAsked={opensAll || kept.gender === null}
        options={GENDER_ORDER.map((value) => ({
          value,
          label: phrase("gender", value),
          picture: GENDER_PICTURES[value],
        }))}
      />
      <PictureQuestion
        name="experience"
        label={t("experience")}
        hue="tile-sun"
        look="wide"
        required
        isAsked={opensAll || kept.experience === null}
        options={options.experience()}
      />
    </>
  );
}

/** The preferred hours: any, until others are chosen. */
export function PreferredHours({ kept, opensAll }: Props) {
  const t = useTranslations("apply");
  const options = usePictureOptions();
  return (
    <PictureQuestion
      name="shift"
      label={t("preferredShift")}
      hue="tile-lake"
      look="wide"
      isAsked={opensAll}
      options={options.shift(kept.hours, t("anyShift"))}
    />
  );
}

interface PictureQuestionProps extends Omit<PictureChoiceFieldProps<ApplyFields>, "name" | "legend"> {
  name: "gender" | "experience" | "shift";
  label: string;
  /** Whether the question is open from the start, instead of its answer. */
  isAsked: boolean;
}

/** A question that one tap on a picture answers. An answer that is there already is a row, until it is to be changed. */
function PictureQuestion({ name, label, isAsked, ...choice }: PictureQuestionProps) {
  const [isOpened, setOpened] = useState(false);
  const { control } = useFormContext<ApplyFields>();
  const value = textOf(useWatch({ control, name }));
  const error = useFieldError(name);
  const chosen = choice.options.find((option) => option.value === value);
  if (!isAsked && !isOpened && error === undefined) {
    return (
      <AnswerRow
        picture={<TilePicture picture={chosen?.picture ?? "check"} hue={choice.hue} className="size-10" />}
        name={name}
        sent={value}
        label={label}
        value={chosen?.label ?? value}
        onChange={() => setOpened(true)}
      />
    );
  }
  return (
    <OpenQuestion isFocused={isOpened}>
      <PictureChoiceField<ApplyFields> name={name} legend={label} {...choice} />
    </OpenQuestion>
  );
}

type OwnPhotoProps = {
  /** The worker's name, as the employer will read it; null if it is asked for above. */
  name: string | null;
  /** The address of the profile's photo, null if there is none. */
  photo: string | null;
  /** The photo that was chosen before has to be chosen again. */
  isLost: boolean;
  /** All questions are open. */
  opensAll: boolean;
};

/** Name and photo, as the employer will see them. */
export function OwnPhoto({ name, photo, isLost, opensAll }: OwnPhotoProps) {
  const t = useTranslations("apply");
  const [isOpened, setOpened] = useState(false);
  const { control } = useFormContext<ApplyFields>();
  const [chosen, typed] = useWatch({ control, name: ["profileImage", "name"] });
  const shown = name ?? typed;
  const error = useFieldError("profileImage");
  const { failure } = useShellTexts();
  const src = photo && href.smallPhoto(photo);
  if (!opensAll && !isOpened && !isLost && chosen === null && error === undefined) {
    return (
      <AnswerRow
        picture={<Avatar src={src} name={shown} />}
        label={t("selfie")}
        value={shown}
        action={photo ? undefined : t("selfieCamera")}
        onChange={() =>
          void loadField().then(
            () => setOpened(true),
            () => showToast({ title: failure.offline, variant: "destructive" }),
          )
        }
      />
    );
  }
  return (
    <Suspense>
      <OpenQuestion isFocused={isOpened}>
        <PictureField
          name="profileImage"
          label={t("selfie")}
          hint={isLost ? t("selfieAgain") : t(photo ? "selfieKept" : "selfieHint")}
          currentSrc={src}
          texts={{
            camera: t("selfieCamera"),
            choose: t("selfieChoose"),
            replace: t("selfieReplace"),
            undo: t("selfieRemove"),
            alt: t("selfieAlt"),
          }}
        />
      </OpenQuestion>
    </Suspense>
  );
}

/** The day from which the worker can come: any, until another is asked for. @param opensAll all questions are open. */
export function StartDay({ opensAll }: { opensAll: boolean }) {
  const t = useTranslations("apply");
  const [isOpened, setOpened] = useState(false);
  const { control } = useFormContext<ApplyFields>();
  const day = useWatch({ control, name: "start_date" });
  const error = useFieldError("start_date");
  if (opensAll || isOpened || day !== "" || error !== undefined) {
    return (
      <OpenQuestion isFocused={isOpened}>
        <TextField<ApplyFields> name="start_date" label={t("startDate")} type="date" min={dayInIndia()} />
      </OpenQuestion>
    );
  }
  return (
    <AnswerRow
      picture={
        <span aria-hidden className="tile tile-leaf flex size-10 shrink-0 items-center justify-center rounded-lg">
          <Pictogram name="urgency-within-month" bold className="size-3/4" />
        </span>
      }
      name="start_date"
      sent={day}
      label={t("startDate")}
      value={t("anyDay")}
      onChange={() => setOpened(true)}
    />
  );
}
