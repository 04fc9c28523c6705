import { useTranslations } from "next-intl";
import { PictureField } from "@/components/form/fields/picture-field";
import { href } from "@/lib/access/routes";
import type { ProfileFields } from "./profile-fields";

type Props = {
  /** The name of the profile's photo, null if there is none. */
  photo: string | null;
  /** A photo chosen earlier has to be chosen again. */
  isLost: boolean;
  isRemovable?: boolean;
};

/** The worker's photo. */
export function PhotoField({ photo, isLost, isRemovable = false }: Props) {
  const t = useTranslations("profile.about");
  return (
    <PictureField<ProfileFields>
      name="photo"
      label={t("photo")}
      hint={isLost ? t("photoAgain") : t("photoHint")}
      texts={{
        camera: t("photoCamera"),
        choose: t("photoChoose"),
        replace: t("photoReplace"),
        undo: t("photoUndo"),
        alt: t("photoAlt"),
      }}
      currentSrc={photo && href.smallPhoto(photo)}
      removal={
        isRemovable
          ? {
              name: "removePhoto",
              remove: t("photoRemove"),
              keep: t("photoKeep"),
              hint: isLost ? t("photoAgain") : t("photoRemoved"),
            }
          : undefined
      }
    />
  );
}
