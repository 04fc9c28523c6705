import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { RequestForm } from "@/components/jobs/form/request-form";
import { ClientMessages } from "@/components/shared/client-messages";
import { requirePageActor } from "@/lib/auth/page-guard";
import type { Language } from "@/lib/i18n/languages";

type Props = { params: Promise<{ locale: Language }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  const t = await getTranslations({ locale, namespace: "requestForm" });
  return { title: t("heading") };
}

/** An employer requests staff. */
export default async function NewJobPage({ params }: Props) {
  const { locale } = await params;
  setRequestLocale(locale);
  const employer = await requirePageActor("employer");
  const t = await getTranslations("requestForm");
  return (
    <div className="page page-fade">
      <header className="mb-5 grid gap-1 lg:mb-8">
        <h1 className="text-2xl lg:text-3xl">{t("heading")}</h1>
        <p className="text-muted-foreground max-w-prose">{t("intro")}</p>
      </header>
      <ClientMessages namespaces={["requestForm", "options", "validation", "errors"]}>
        <RequestForm userId={employer.id} />
      </ClientMessages>
    </div>
  );
}
