import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CompanyLogo } from "@/components/jobs/company-logo";
import { CategoryTile } from "@/components/shared/pictograms/pictogram";
import { TypedText } from "@/components/shared/translation/typed-text";
import type { ApplicationJob } from "@/lib/domains/applications/types";
import { isGivenUp } from "@/lib/domains/jobs/policy";

/** The employer's logo, or else the drawing of the kind of work. Decorative. */
export const JobTile = ({ job }: { job: Pick<ApplicationJob, "company_logo" | "category"> }) =>
  job.company_logo === null ? <CategoryTile category={job.category} /> : <CompanyLogo logo={job.company_logo} />;

/** A job's title as its employer typed it, or that the employer has deleted the account: nothing typed is left then. */
export function JobTitle({ job }: { job: { title: string; location: string } }) {
  const t = useTranslations("jobs");
  return isGivenUp(job) ? (
    <p className="text-muted-foreground">{t("givenUp")}</p>
  ) : (
    <TypedText as="p" text={job.title} isTitle className="text-muted-foreground wrap-anywhere" />
  );
}

/** Highlights the amount within a message: `t.rich("perMonth", { salary, pay })`. */
export const pay = (amount: ReactNode) => <span className="text-pay">{amount}</span>;
