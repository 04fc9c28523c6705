import { getTranslations } from "next-intl/server";
import { NewJobForm } from "@/components/admin/new-job/new-job-form";
import { BackLink } from "@/components/shared/back-link";
import { ClientMessages } from "@/components/shared/client-messages";
import { findEmployer } from "@/lib/domains/admin/queries";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { href } from "@/lib/access/routes";
import { pageTitle } from "@/lib/language/i18n/page-title";

type Props = { searchParams: Promise<SearchParams> };

export const generateMetadata = pageTitle("adminNewJob.title");

/** 'Add Job' (screen 16): a job for an employer, who may be given in `?employer=`. */
export default async function NewJobPage({ searchParams }: Props) {
  const admin = await requirePageActor("admin");
  const { employer: wanted } = singleValues(await searchParams);
  const chosen = wanted ? await findEmployer(admin, wanted) : {};
  const t = await getTranslations("adminNewJob");
  return (
    <div className="page page-fade grid grid-cols-1 gap-5">
      <BackLink href={href.adminDashboard()}>{t("back")}</BackLink>
      <header className="grid gap-1">
        <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
        <p className="text-muted-foreground max-w-prose">{t("text")}</p>
      </header>
      <ClientMessages
        namespaces={[
          "adminNewJob",
          "requestForm",
          "requirements",
          "jobFacts",
          "drafts",
          "options",
          "validation",
          "errors.offline",
          "formFailure",
        ]}
      >
        <NewJobForm adminId={admin.id} employer={chosen.employer ?? null} refusal={chosen.refusal ?? null} />
      </ClientMessages>
    </div>
  );
}
