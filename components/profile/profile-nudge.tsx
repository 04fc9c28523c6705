import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/shared/app-link";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { buttonVariants } from "@/components/ui/button-variants";
import { href } from "@/lib/routes";
import { Dismissible } from "./dismissible";

const ELEMENT_ID = "profile-nudge";

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
    <>
      <Dismissible id={ELEMENT_ID} storageKey={storageKey} label={t("later")}>
        <Pictogram name="all-staff" className="text-primary size-12 max-sm:hidden" />
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-bold">{t("title")}</p>
          <p>{t("text", { percent })}</p>
        </div>
        <AppLink href={href.profile()} className={buttonVariants()}>
          {t("open")}
        </AppLink>
      </Dismissible>
      {/* Before the first paint: hiding the card later would move the jobs below. */}
      <script dangerouslySetInnerHTML={{ __html: hideScript(storageKey) }} />
    </>
  );
}

const hideScript = (storageKey: string): string =>
  `try{if(localStorage.getItem(${JSON.stringify(storageKey)}))document.getElementById("${ELEMENT_ID}").hidden=true}catch{}`;
