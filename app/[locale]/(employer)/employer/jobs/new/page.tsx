import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { CreateJobForm } from "@/components/jobs/form/create-job-form";
import { ClientMessages } from "@/components/shared/client-messages";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { getEmployerProfile } from "@/lib/domains/profiles/queries";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("requestForm");
  return { title: t("heading") };
}

/** An employer requests staff. */
export default async function NewJobPage() {
  const employer = await requirePageActor("employer");
  const [profile, t] = await Promise.all([getEmployerProfile(employer), getTranslations("requestForm")]);
  return (
    <div className="page page-fade">
      <header className="mb-5 grid gap-1 lg:mb-8">
        <h1 className="text-2xl lg:text-3xl">{t("heading")}</h1>
        <p className="text-muted-foreground max-w-prose">{t("intro")}</p>
      </header>
      <ClientMessages
        namespaces={["requestForm", "jobFacts", "drafts", "options", "validation", "errors.offline", "formFailure"]}
      >
        <CreateJobForm
          userId={employer.id}
          company={{ name: profile.companyName ?? profile.name, logo: profile.companyLogo }}
        />
      </ClientMessages>
    </div>
  );
}
