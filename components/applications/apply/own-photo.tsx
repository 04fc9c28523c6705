"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { PictureField } from "@/components/form/fields/picture-field";
import { useFieldError } from "@/components/form/fields/use-form-field";
import { Avatar } from "@/components/ui/avatar";
import { href } from "@/lib/access/routes";
import { AnswerRow, OpenQuestion } from "./answer-row";
import type { ApplyFields } from "./apply-fields";

type Props = {
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
export function OwnPhoto({ name, photo, isLost, opensAll }: Props) {
  const t = useTranslations("apply");
  const [isOpened, setOpened] = useState(false);
  const { control } = useFormContext<ApplyFields>();
  const [chosen, typed] = useWatch({ control, name: ["profileImage", "name"] });
  const shown = name ?? typed;
  const error = useFieldError("profileImage");
  const src = photo && href.smallPhoto(photo);
  if (!opensAll && !isOpened && !isLost && chosen === null && error === undefined) {
    return (
      <AnswerRow
        picture={<Avatar src={src} name={shown} />}
        label={t("selfie")}
        value={shown}
        action={photo ? undefined : t("selfieCamera")}
        onChange={() => setOpened(true)}
      />
    );
  }
  return (
    <OpenQuestion isFocused={isOpened}>
      <PictureField<ApplyFields>
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
  );
}
