import { getTranslations } from "next-intl/server";
import { RecoveryForm } from "@/components/auth/recovery-form";
import { AppLink } from "@/components/shared/app-link";
import { ClientTexts } from "@/components/shared/client-texts";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { pageTitle } from "@/lib/language/i18n/page-title";

export const generateMetadata = pageTitle("recovery.title", { robots: { index: false } });

/** The page for someone who forgot the password: the ways to a new one, the quickest first. Prerendered. */
export default async function ForgotPasswordPage() {
  const t = await getTranslations("recovery");
  return (
    <div className="page page-fade">
      <div className="mx-auto grid max-w-md grid-cols-1 gap-4 md:mt-6">
        <header className="grid gap-1">
          <h1 className="text-2xl font-extrabold">{t("title")}</h1>
          <p className="text-muted-foreground">{t("intro")}</p>
        </header>
        <ClientTexts namespaces={["recovery", "auth", "validation", "shell"]}>
          <RecoveryForm />
        </ClientTexts>
        <Card asChild>
          <section aria-labelledby="by-call">
            <div className="grid gap-1">
              <h2 id="by-call" className="text-lg font-bold">
                {t("byCall.title")}
              </h2>
              <p className="text-muted-foreground">{t("byCall.text")}</p>
            </div>
            <AppLink href={href.askForCall()} className={buttonVariants({ variant: "outline" })}>
              <Icon name="phone" />
              {t("byCall.open")}
            </AppLink>
          </section>
        </Card>
      </div>
    </div>
  );
}
