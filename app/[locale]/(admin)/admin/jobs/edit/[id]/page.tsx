import { getTranslations } from "next-intl/server";
import { EditJob } from "@/components/admin/job/edit-job";
import { BackLink } from "@/components/shared/back-link";
import { ClientMessages } from "@/components/shared/client-messages";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { href } from "@/lib/access/routes";
import { getJob } from "@/lib/domains/jobs/queries";
import { orNotFound } from "@/lib/platform/http/or-not-found";
import { pageTitle } from "@/lib/language/i18n/page-title";

type Props = { params: Promise<{ id: string }> };

export const generateMetadata = pageTitle("editJob.heading");

/** An admin edits anybody's job, and says why. */
export default async function EditAdminJobPage({ params }: Props) {
  const { id } = await params;
  const admin = await requirePageActor("admin");
  const [job, t] = await Promise.all([orNotFound(getJob(admin, id)), getTranslations("editJob")]);
  return (
    <div className="page page-fade">
      <header className="mb-5 grid gap-1 lg:mb-8">
        <BackLink href={href.adminJob(id)}>{job.title}</BackLink>
        <h1 className="text-2xl lg:text-3xl">{t("heading")}</h1>
      </header>
      <ClientMessages
        namespaces={[
          "adminJob",
          "editJob",
          "requestForm",
          "jobFacts",
          "drafts",
          "ownJob",
          "options",
          "validation",
          "errors.offline",
          "formFailure",
        ]}
      >
        <EditJob job={job} adminId={admin.id} />
      </ClientMessages>
    </div>
  );
}
