import { Inbox } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { href } from "@/lib/access/routes";

/** Shown for a job without applications, or a status that none of them has. */
export function NoApplications({ jobId, isFiltered }: { jobId: string; isFiltered: boolean }) {
  const t = useTranslations("jobApplications.empty");
  const icon = <StillIcon icon={Inbox} strokeWidth={1.5} />;
  if (!isFiltered) return <EmptyState level={3} icon={icon} title={t("title")} text={t("text")} />;
  const showAll = (
    <AppLink href={href.jobApplications(jobId)} className={buttonVariants({ variant: "outline" })}>
      {t("showAll")}
    </AppLink>
  );
  return <EmptyState level={3} icon={icon} title={t("filtered")} action={showAll} />;
}
