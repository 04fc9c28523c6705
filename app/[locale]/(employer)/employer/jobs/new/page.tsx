import { getTranslations } from "next-intl/server";
import { CreateJobForm } from "@/components/jobs/form/create-job-form";
import { ClientTexts } from "@/components/shared/client-texts";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { getFormDraft } from "@/lib/domains/jobs/form-draft-service";
import { postingStart } from "@/lib/domains/jobs/start-queries";
import { singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { getEmployerProfile } from "@/lib/domains/profiles/queries";
import { pageTitle } from "@/lib/language/i18n/page-title";

export const generateMetadata = pageTitle("requestForm.heading");

type Props = { searchParams: Promise<SearchParams> };

/** An employer requests staff: `?from=` an own job, `?form=` in steps or with all fields. */
export default async function NewJobPage({ searchParams }: Props) {
  const employer = await requirePageActor("employer");
  const { from, form } = singleValues(await searchParams);
  const [profile, start, stored, t] = await Promise.all([
    getEmployerProfile(employer),
    postingStart(employer, from),
    getFormDraft(employer),
    getTranslations("requestForm"),
  ]);
  return (
    <div className="page page-fade">
      <header className="mb-5 grid gap-1 lg:mb-8">
        <h1 className="text-2xl lg:text-3xl">{t("heading")}</h1>
        <p className="text-muted-foreground max-w-prose">{t("intro")}</p>
      </header>
      <ClientTexts
        namespaces={[
          "requestForm",
          "requirements",
          "jobFacts",
          "drafts",
          "ownJob.actions",
          "options",
          "validation",
          "errors.offline",
          "formFailure",
        ]}
      >
        <CreateJobForm
          userId={employer.id}
          start={start}
          stored={stored}
          asked={form === "long" || form === "steps" ? form : null}
          company={{ name: profile.companyName ?? profile.name, logo: profile.companyLogo }}
        />
      </ClientTexts>
    </div>
  );
}
