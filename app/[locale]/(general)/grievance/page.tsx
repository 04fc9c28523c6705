import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { GrievanceForm } from "@/components/grievances/grievance-form";
import { AppLink } from "@/components/shared/app-link";
import { ClientTexts } from "@/components/shared/client-texts";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { mayReadOwnData } from "@/lib/access/auth/first-steps";
import { hasFirstSteps } from "@/lib/access/auth/page-guard";
import { getCurrentActor } from "@/lib/access/auth/session";
import { href } from "@/lib/access/routes";
import { ANSWER_DAYS } from "@/lib/domains/grievances/options";
import { getOfficer } from "@/lib/domains/grievances/queries";
import { cn } from "@/lib/core/utils";
import { EmployersLanguages } from "../../employers-languages";

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
  const [t, tOwnData, tAuth, tMeasures] = await Promise.all([
    getTranslations("grievance"),
    getTranslations("ownData"),
    getTranslations("auth"),
    getTranslations("measures"),
  ]);
  // Without the agreement, the account's page is closed; one's own data, with the answers, can be read.
  const answers =
    actor && hasFirstSteps(actor) && mayReadOwnData(actor.mustDo)
      ? { href: href.ownData(), label: tOwnData("see") }
      : { href: href.account(), label: t("toAccount") };
  return (
    <>
      <EmployersLanguages />
      <div className="page page-fade">
        <div className="mx-auto grid max-w-2xl grid-cols-1 gap-5">
          <header className="grid gap-1">
            <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
            <p className="text-muted-foreground">{t("intro", { days: ANSWER_DAYS })}</p>
          </header>
          {actor ? (
            <ClientTexts namespaces={["grievance", "options", "validation"]}>
              <GrievanceForm userId={actor.id} answers={answers} />
            </ClientTexts>
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
              <AppLink
                href={href.disagree()}
                className={cn(buttonVariants({ variant: "link" }), "-mx-2 w-fit text-start")}
              >
                {tMeasures("visitor.title")}
              </AppLink>
            </Card>
          )}
          <Officer officer={getOfficer()} />
          <p className="text-muted-foreground">{t("board")}</p>
        </div>
      </div>
    </>
  );
}

/** The person who answers complaints; each contact may be missing. */
type OfficerProps = { name: string; email: string | null; phone: string | null };

const link =
  "text-primary inline-flex min-h-12 items-center gap-2.5 font-semibold underline decoration-2 underline-offset-4 wrap-anywhere";

/** Whom to write to or call. @param officer null if the settings name nobody. */
function Officer({ officer }: { officer: OfficerProps | null }) {
  const t = useTranslations("grievance");
  return (
    <Card asChild>
      <section aria-labelledby="officer" className="gap-1">
        <h2 id="officer" className="text-lg font-bold">
          {t("officer")}
        </h2>
        <p>{officer ? officer.name : t("noOfficer")}</p>
        {officer?.phone ? (
          <a href={`tel:${officer.phone.replaceAll(/[ -]/g, "")}`} className={link}>
            <Icon name="phone" className="size-5 shrink-0" />
            {t("call", { phone: officer.phone })}
          </a>
        ) : null}
        {officer?.email ? (
          <a href={`mailto:${officer.email}`} className={link}>
            <Icon name="mail" className="size-5 shrink-0" />
            {t("mail", { email: officer.email })}
          </a>
        ) : null}
      </section>
    </Card>
  );
}
