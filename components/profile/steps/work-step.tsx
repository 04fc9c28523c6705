"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CheckListField } from "@/components/form/fields/check-list-field";
import { PictureChoiceField } from "@/components/form/fields/picture-choice-field";
import { CategoryTile } from "@/components/shared/pictograms/pictogram";
import { Icon } from "@/components/ui/icon";
import { CATEGORIES, TILE_CATEGORIES, type Category } from "@/lib/core/categories";
import { isOneOf } from "@/lib/core/objects";
import type { WorkerProfile } from "@/lib/domains/profiles/types";
import { WORK_SKILLS } from "@/lib/core/skills";
import { usePictureOptions } from "../picture-options";
import { profileAnswers, type StepFields } from "./step-fields";
import { StepForm } from "./step-form";

const OTHER_CATEGORIES = CATEGORIES.filter((category) => !isOneOf(TILE_CATEGORIES, category));
const BOX_IN_CORNER =
  "relative flex-col justify-center gap-1 px-2 text-center leading-snug [&_input]:absolute [&_input]:end-2 [&_input]:top-2";

type Props = {
  userId: string;
  profile: WorkerProfile;
  /** The profile's other skills, told below. */
  others: ReactNode;
};

/** The step of the work and the experience in it. */
export function WorkStep({ userId, profile, others }: Props) {
  const t = useTranslations("profileSteps");
  const tApply = useTranslations("apply");
  const options = usePictureOptions();
  const hasOther = OTHER_CATEGORIES.some((category) => profile.skills.includes(WORK_SKILLS[category]));
  return (
    <StepForm step="work" userId={userId} saved={profileAnswers(profile)}>
      {() => (
        <>
          <div className="grid gap-2">
            <WorkTiles legend={t("tapAll")} categories={TILE_CATEGORIES} />
            <details className="group" open={hasOther}>
              <summary className="text-primary flex min-h-12 items-center gap-2 rounded-lg font-semibold [&::-webkit-details-marker]:hidden">
                <Icon name="chevron-down" className="size-5 shrink-0 group-open:rotate-180" />
                {t("more")}
              </summary>
              <WorkTiles legend={t("more")} hideLegend categories={OTHER_CATEGORIES} />
            </details>
            {others}
          </div>
          <PictureChoiceField<StepFields>
            name="experience"
            legend={tApply("experience")}
            hue="tile-sun"
            look="wide"
            options={options.experience()}
          />
        </>
      )}
    </StepForm>
  );
}

type TilesProps = { legend: string; hideLegend?: boolean; categories: readonly Category[] };

/** Kinds of work as large pictures, of which any number may be chosen. */
function WorkTiles({ legend, hideLegend = false, categories }: TilesProps) {
  const tCategory = useTranslations("options.category");
  return (
    <CheckListField<StepFields>
      name="skills"
      legend={legend}
      hideLegend={hideLegend}
      isSecond={hideLegend}
      className="grid-cols-2 sm:grid-cols-3"
      cardClassName={BOX_IN_CORNER}
      options={categories.map((category) => ({
        value: WORK_SKILLS[category],
        label: tCategory(category),
        icon: <CategoryTile category={category} />,
      }))}
    />
  );
}
