import { getTranslations } from "next-intl/server";
import { NotificationList } from "@/components/notifications/notification-list";
import { AppLink } from "@/components/shared/app-link";
import { RefreshOnNews } from "@/components/shared/refresh-on-news";
import { RefreshWhenOnline } from "@/components/shared/refresh-when-online";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { requireSignedInPage } from "@/lib/access/auth/page-guard";
import { queryIn, singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { listNotifications } from "@/lib/domains/notifications/queries";
import { listNotificationsQuery } from "@/lib/domains/notifications/schema";
import { markSeen } from "@/lib/domains/notifications/service";
import { href } from "@/lib/access/routes";
import { pageTitle } from "@/lib/language/i18n/page-title";

type Props = { searchParams: Promise<SearchParams> };

export const generateMetadata = pageTitle("notifications.title");

/** The reader's notifications. Opening the page marks everything as seen; this once the new ones are still marked as new. */
export default async function NotificationsPage({ searchParams }: Props) {
  const actor = await requireSignedInPage();
  const { cursor } = singleValues(await searchParams);
  // An invalid cursor: show the first page.
  const query = queryIn(listNotificationsQuery, { cursor });
  const [page, t, tSettings] = await Promise.all([
    listNotifications(actor, query),
    getTranslations("notifications"),
    getTranslations("notifySettings"),
  ]);
  const newest = page.items[0];
  if (newest && !newest.seen) await markSeen(actor, newest.id);
  return (
    <div className="page page-fade mx-auto grid max-w-3xl grid-cols-1 gap-5">
      <RefreshWhenOnline />
      <RefreshOnNews />
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
        <AppLink
          href={href.notifySettings()}
          className={buttonVariants({ variant: "link", className: "w-fit text-start" })}
        >
          <Icon name="settings-2" />
          {tSettings("title")}
        </AppLink>
      </header>
      {newest ? (
        <NotificationList notifications={page.items} audience={actor.audience} />
      ) : (
        <EmptyState icon={<Icon name="bell-ring" />} title={t("empty.title")} text={t("empty.text")} />
      )}
      <div className="flex flex-wrap justify-center gap-2">
        {query.cursor ? (
          <AppLink href={href.notifications()} className={buttonVariants({ variant: "ghost" })}>
            {t("newest")}
          </AppLink>
        ) : null}
        {page.nextCursor ? (
          <AppLink href={href.notifications(page.nextCursor)} className={buttonVariants({ variant: "outline" })}>
            {t("more")}
          </AppLink>
        ) : null}
      </div>
    </div>
  );
}
