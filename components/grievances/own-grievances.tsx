import { useTranslations } from "next-intl";
import { AccountSection } from "@/components/account/account-section";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Grievance } from "@/lib/domains/grievances/types";
import { href } from "@/lib/access/routes";
import { GrievanceItem } from "./grievance-item";

/** The account's section with the user's grievances and their answers. */
export function OwnGrievances({ grievances }: { grievances: readonly Grievance[] }) {
  const t = useTranslations("grievance");
  return (
    <AccountSection title={t("own")} intro={t("ownIntro")}>
      {grievances.length > 0 ? (
        <ul className="divide-border grid grid-cols-1 divide-y">
          {grievances.map((grievance) => (
            <li key={grievance.id} className="py-4 first:pt-0">
              <GrievanceItem grievance={grievance} />
            </li>
          ))}
        </ul>
      ) : null}
      <AppLink href={href.grievance()} className={buttonVariants({ variant: "outline", className: "sm:self-start" })}>
        {t("form")}
      </AppLink>
    </AccountSection>
  );
}
