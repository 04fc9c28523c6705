import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/shared/app-link";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { buttonVariants } from "@/components/ui/button-variants";
import { href } from "@/lib/access/routes";
import { Dismissible } from "./dismissible";

export interface ProfileNudgeProps {
  /** Each user of a shared phone is asked separately. */
  userId: string;
  percent: number;
}

/** Asks a worker to complete the profile, until they do or press 'Later'. */
export async function ProfileNudge({ userId, percent }: ProfileNudgeProps) {
  const t = await getTranslations("profile.nudge");
  const storageKey = `kaamsetu.profile-nudge.${userId}`;
  return (
    <Dismissible storageKey={storageKey} label={t("later")} look={buttonVariants({ variant: "outline" })}>
      <Pictogram name="all-staff" className="text-primary size-12 max-sm:hidden" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-bold">{t("title")}</p>
        <p>{t("text", { percent })}</p>
      </div>
      <AppLink href={href.profileSteps()} className={buttonVariants()}>
        {t("open")}
      </AppLink>
    </Dismissible>
  );
}
