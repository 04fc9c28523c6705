import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { GrievanceForm } from "@/components/grievances/grievance-form";
import { Officer } from "@/components/grievances/officer";
import { AppLink } from "@/components/shared/app-link";
import { ClientMessages } from "@/components/shared/client-messages";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { hasFirstSteps } from "@/lib/access/auth/page-guard";
import { getCurrentActor } from "@/lib/access/auth/session";
import { ANSWER_DAYS } from "@/lib/domains/grievances/options";
import { getOfficer } from "@/lib/domains/grievances/queries";
import { href } from "@/lib/access/routes";
import { mayReadOwnData } from "@/lib/access/auth/first-steps";
import { cn } from "@/lib/core/utils";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("grievance");
  return { title: t("title"), description: t("intro", { days: ANSWER_DAYS }) };
}

/**
 * Whom to complain to, and a form for anyone signed in, also before the first steps are taken. Rendered per request,
 * because the settings that name the officer are the server's.
 */
export default async function GrievancePage() {
  const actor = await getCurrentActor();
  const [t, tOwnData, tAuth] = await Promise.all([
    getTranslations("grievance"),
    getTranslations("ownData"),
    getTranslations("auth"),
  ]);
  // Without the agreement, the account's page is closed; one's own data, with the answers, can be read.
  const answers =
    actor && hasFirstSteps(actor) && mayReadOwnData(actor.mustDo)
      ? { href: href.ownData(), label: tOwnData("see") }
      : { href: href.account(), label: t("toAccount") };
  return (
    <div className="page page-fade">
      <div className="mx-auto grid max-w-2xl grid-cols-1 gap-5">
        <header className="grid gap-1">
          <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
          <p className="text-muted-foreground">{t("intro", { days: ANSWER_DAYS })}</p>
        </header>
        {actor ? (
          <ClientMessages namespaces={["grievance", "options", "errors", "validation"]}>
            <GrievanceForm userId={actor.id} answers={answers} />
          </ClientMessages>
        ) : (
          <Card>
            <p>{t("visitor")}</p>
            <AppLink href={href.home()} className={buttonVariants({ className: "sm:self-start" })}>
              {t("logIn")}
            </AppLink>
            <AppLink
              href={href.forgotPassword()}
              className={cn(buttonVariants({ variant: "link" }), "-mx-2 w-fit text-start")}
            >
              {tAuth("forgot")}
            </AppLink>
          </Card>
        )}
        <Officer officer={getOfficer()} />
        <p className="text-muted-foreground">{t("board")}</p>
      </div>
    </div>
  );
}
