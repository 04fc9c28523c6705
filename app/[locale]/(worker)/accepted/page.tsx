import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AcceptedCard } from "@/components/applications/accepted/accepted-card";
import { NoAccepted } from "@/components/applications/accepted/no-accepted";
import { AppLink } from "@/components/shared/app-link";
import { RefreshWhenOnline } from "@/components/shared/refresh-when-online";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/utils";
import { findEmployerContacts } from "@/lib/applications/hire-queries";
import { listForWorker } from "@/lib/applications/queries";
import { listApplicationsQuery } from "@/lib/applications/schema";
import { requirePageActor } from "@/lib/auth/page-guard";
import { singleValues, type SearchParams } from "@/lib/http/search-params";
import { getWorkerProfile } from "@/lib/profiles/queries";
import { href } from "@/lib/routes";
import { PageTexts } from "../../page-texts";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("accepted");
  return { title: t("title") };
}

/** The jobs the worker got (screen 5). */
export default async function AcceptedPage({ searchParams }: Props) {
  const worker = await requirePageActor("worker");
  const { cursor } = singleValues(await searchParams);
  const wish = listApplicationsQuery.safeParse({ status: "accepted", cursor });
  // An invalid cursor: show the first page.
  const query = wish.data ?? listApplicationsQuery.parse({ status: "accepted" });
  const [page, profile, t] = await Promise.all([
    listForWorker(worker, query),
    getWorkerProfile(worker),
    getTranslations("accepted"),
  ]);
  const contacts = await findEmployerContacts(
    worker,
    page.items.map(({ id }) => id),
  );
  const titles = page.items.map(({ job }) => job.title);
  return (
    <div className="page page-fade grid grid-cols-1 gap-5">
      <RefreshWhenOnline />
      <header className="grid gap-1">
        <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
        {page.items.length > 0 ? <p className="text-muted-foreground">{t("text")}</p> : null}
      </header>
      {page.items.length === 0 ? (
        <NoAccepted />
      ) : (
        <PageTexts texts={titles}>
          <ul aria-label={t("list")} className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
            {page.items.map((application) => (
              <li key={application.id}>
                <AcceptedCard
                  application={application}
                  contact={contacts.get(application.id) ?? null}
                  name={profile.name ?? worker.username}
                />
              </li>
            ))}
          </ul>
        </PageTexts>
      )}
      {page.items.length > 0 ? (
        <AppLink href={href.myWork()} className={buttonVariants({ variant: "link", className: "w-fit text-start" })}>
          {t("myWork")}
        </AppLink>
      ) : null}
      {page.nextCursor ? (
        <p className="flex justify-center">
          <AppLink href={href.accepted(page.nextCursor)} className={cn(buttonVariants({ variant: "outline" }))}>
            {t("more")}
          </AppLink>
        </p>
      ) : null}
    </div>
  );
}
