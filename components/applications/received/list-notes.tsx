import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { formatCount } from "@/lib/language/format";
import type { ApplicantFilters } from "./list-filters";

/** Announces new applications. It overlays the list, so that nothing moves under the reader. */
export function NewsBar({ count, onShow }: { count: number; onShow: () => void }) {
  const t = useTranslations("jobApplications.list");
  if (count === 0) return null;
  return (
    <div className="sticky top-[calc(var(--header-height)+0.5rem)] z-20 -mb-2 flex h-0 justify-center">
      <Button className="shadow-raised" onClick={onShow}>
        <Icon name="arrow-up" />
        {t("showNew", { count, shown: formatCount(count) })}
      </Button>
    </div>
  );
}

/** Shown for a job without applications, or a status, filter or name that none of them has. */
export function NoApplications({ jobId, filters }: { jobId: string; filters: ApplicantFilters }) {
  const t = useTranslations("jobApplications.empty");
  const icon = <Icon name="inbox" strokeWidth={1.5} />;
  const { status, sort: _sort, ...narrow } = filters;
  const isNarrow = Object.values(narrow).some((value) => value !== null);
  if (status === null && !isNarrow) return <EmptyState level={3} icon={icon} title={t("title")} text={t("text")} />;
  const showAll = (
    <AppLink href={href.jobApplications(jobId)} className={buttonVariants({ variant: "outline" })}>
      {t("showAll")}
    </AppLink>
  );
  return <EmptyState level={3} icon={icon} title={t(isNarrow ? "notFound" : "filtered")} action={showAll} />;
}
