import { useTranslations } from "next-intl";
import { TypedText } from "@/components/shared/translation/typed-text";
import { isGivenUp } from "@/lib/domains/jobs/policy";

/** A job's title as its employer typed it, or that the employer has deleted the account: nothing typed is left then. */
export function JobTitle({ job }: { job: { title: string; location: string } }) {
  const t = useTranslations("jobs");
  // Nothing typed of a job that is being checked is shown.
  if (job.title === "") return null;
  return isGivenUp(job) ? (
    <p className="text-muted-foreground">{t("givenUp")}</p>
  ) : (
    <TypedText as="p" text={job.title} isTitle className="text-muted-foreground wrap-anywhere" />
  );
}
