import { useTranslations } from "next-intl";
import { jobWords } from "@/components/jobs/heading/job-words";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import type { Application } from "@/lib/domains/applications/types";
import { statusWord } from "../status-badge";
import { ApplicationItem } from "./application-item";
import { tabHref, type Tab } from "./filters";
import { fingerprint } from "./fingerprint";
import { FreshList } from "./fresh-list";
import type { DrawnPage } from "./use-fresh-pages";

type Props = { tab: Tab; items: readonly Application[]; page: Omit<DrawnPage, "mark"> };

/** The worker's applications: this page is drawn here, further ones by the browser. */
export function ApplicationList({ tab, items, page }: Props) {
  const t = useTranslations();
  const statuses = items.map((application) => ({
    id: application.id,
    status: application.status,
    news: t("applied.statusNews", {
      title: jobWords(application.job, t).heading.short,
      status: t(`options.applicationStatus.${statusWord(application)}`),
    }),
  }));
  return (
    <FreshList drawn={{ ...page, mark: fingerprint(items) }} statuses={statuses} empty={<NoApplications tab={tab} />}>
      {items.map((application) => (
        <ApplicationItem key={application.id} application={application} />
      ))}
    </FreshList>
  );
}

/** An empty tab, with a link to continue. */
function NoApplications({ tab }: { tab: Tab }) {
  const t = useTranslations("applied");
  return (
    <EmptyState
      level={3}
      icon={<Icon name="clipboard-list" strokeWidth={1.5} />}
      title={t(`empty.${tab}.title`)}
      text={t(`empty.${tab}.text`)}
      action={
        tab === "all" ? (
          <AppLink href={href.home()} className={buttonVariants()}>
            {t("browse")}
          </AppLink>
        ) : (
          <AppLink href={tabHref("all")} className={buttonVariants({ variant: "outline" })}>
            {t("showAll")}
          </AppLink>
        )
      }
    />
  );
}
