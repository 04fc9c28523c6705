import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { HireCard } from "@/components/applications/hired/hire-card";
import { AppLink } from "@/components/shared/app-link";
import { ClientMessages } from "@/components/shared/client-messages";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { RefreshWhenOnline } from "@/components/shared/refresh-when-online";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { listHires } from "@/lib/applications/hire-queries";
import { listApplicationsQuery } from "@/lib/applications/schema";
import { requirePageActor } from "@/lib/auth/page-guard";
import { singleValues, type SearchParams } from "@/lib/http/search-params";
import { href } from "@/lib/routes";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("hired");
  return { title: t("title") };
}

/** Those whom the employer has hired, also for jobs that are closed or removed. */
export default async function HiredPage({ searchParams }: Props) {
  const employer = await requirePageActor("employer");
  const { cursor } = singleValues(await searchParams);
  // An invalid cursor: show the first page.
  const query = listApplicationsQuery.safeParse({ cursor }).data ?? listApplicationsQuery.parse({});
  const [page, t] = await Promise.all([listHires(employer, query), getTranslations("hired")]);
  return (
    <div className="page page-fade grid grid-cols-1 gap-5">
      <RefreshWhenOnline />
      <header className="grid gap-1">
        <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
        {page.items.length > 0 ? <p className="text-muted-foreground">{t("text")}</p> : null}
      </header>
      {page.items.length === 0 ? (
        <EmptyState
          icon={<Pictogram name="check" />}
          title={t("empty.title")}
          text={t("empty.text")}
          action={
            <AppLink href={href.employerDashboard()} className={buttonVariants()}>
              {t("empty.action")}
            </AppLink>
          }
        />
      ) : (
        <ClientMessages namespaces={["workEnd", "jobApplications", "errors", "shell"]}>
          <ul aria-label={t("title")} className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
            {page.items.map((item) => (
              <li key={item.id}>
                <HireCard hire={item} />
              </li>
            ))}
          </ul>
        </ClientMessages>
      )}
      {page.nextCursor ? (
        <p className="flex justify-center">
          <AppLink href={href.hired(page.nextCursor)} className={buttonVariants({ variant: "outline" })}>
            {t("more")}
          </AppLink>
        </p>
      ) : null}
    </div>
  );
}
