import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { WorkCard } from "@/components/applications/hired/work-card";
import { AppLink } from "@/components/shared/app-link";
import { ClientMessages } from "@/components/shared/client-messages";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { RefreshWhenOnline } from "@/components/shared/refresh-when-online";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { listWork } from "@/lib/applications/hire-queries";
import { listApplicationsQuery } from "@/lib/applications/schema";
import { requirePageActor } from "@/lib/auth/page-guard";
import { singleValues, type SearchParams } from "@/lib/http/search-params";
import { getWorkerProfile } from "@/lib/profiles/queries";
import { href } from "@/lib/routes";

type Props = { searchParams: Promise<SearchParams> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("myWork");
  return { title: t("title") };
}

/** The jobs that the worker got, also those of employers who have removed them. */
export default async function MyWorkPage({ searchParams }: Props) {
  const worker = await requirePageActor("worker");
  const { cursor } = singleValues(await searchParams);
  // An invalid cursor: show the first page.
  const query = listApplicationsQuery.safeParse({ cursor }).data ?? listApplicationsQuery.parse({});
  const [page, profile, t] = await Promise.all([
    listWork(worker, query),
    getWorkerProfile(worker),
    getTranslations("myWork"),
  ]);
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
            <AppLink href={href.applied()} className={buttonVariants()}>
              {t("empty.action")}
            </AppLink>
          }
        />
      ) : (
        <ClientMessages namespaces={["workEnd", "errors", "shell"]}>
          <ul aria-label={t("title")} className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
            {page.items.map((item) => (
              <li key={item.id}>
                <WorkCard work={item} name={profile.name ?? worker.username} />
              </li>
            ))}
          </ul>
        </ClientMessages>
      )}
      {page.nextCursor ? (
        <p className="flex justify-center">
          <AppLink href={href.myWork(page.nextCursor)} className={buttonVariants({ variant: "outline" })}>
            {t("more")}
          </AppLink>
        </p>
      ) : null}
    </div>
  );
}
