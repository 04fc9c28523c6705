"use client";

import { useTranslations } from "next-intl";
import { useOptionLabels } from "@/components/jobs/owner/option-labels";
import { usePictureOptions } from "@/components/profile/picture-options";
import { GENDERS, type Gender } from "@/lib/domains/profiles/options";
import type { KeptAnswers } from "./apply-fields";
import { PictureQuestion } from "./picture-question";

// Women first: most household work in India is theirs.
const GENDER_PICTURES = { female: "woman", male: "man", other: "person" } as const satisfies Record<Gender, string>;
const GENDER_ORDER = [...GENDERS].sort();

/** `opensAll`: all questions are open, with their answers. */
type Props = { kept: KeptAnswers; opensAll: boolean };

/** The two mandatory answers: asked if there is none yet, else shown as rows. */
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
