import { getTranslations } from "next-intl/server";
import { CompanyEditor } from "@/components/profile/company/company-editor";
import { ClientTexts } from "@/components/shared/client-texts";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { getEmployerProfile } from "@/lib/domains/profiles/queries";
import { ownMark } from "@/lib/domains/users/queries";
import { pageTitle } from "@/lib/language/i18n/page-title";

export const generateMetadata = pageTitle("companyProfile.title");

/** The employer's company profile, as shown to workers. */
export default async function CompanyProfilePage() {
  const employer = await requirePageActor("employer");
  const [profile, { mark }, t] = await Promise.all([
    getEmployerProfile(employer),
    ownMark(employer),
    getTranslations("companyProfile"),
  ]);
  return (
    <div className="page page-fade grid grid-cols-1 gap-5">
      <header className="grid gap-1">
        <h1 className="text-2xl lg:text-3xl">{t("title")}</h1>
        <p className="text-muted-foreground max-w-prose">{t("intro")}</p>
      </header>
      <ClientTexts namespaces={["companyProfile", "employerCard", "formFailure", "validation"]}>
        <CompanyEditor initial={profile} userId={employer.id} mark={mark} />
      </ClientTexts>
    </div>
  );
}
