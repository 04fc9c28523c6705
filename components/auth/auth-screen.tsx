import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/shared/client-messages";
import { LanguageNames } from "@/components/shell/language-names";
import { Card } from "@/components/ui/card";
import type { FormRefusal } from "@/lib/platform/http/form-refusal";
import { PRODUCT } from "@/lib/core/product";
import { REGIONS } from "@/lib/domains/users/options";
import { AccountDeleted } from "./account-deleted";
import { AnswersKept } from "./answers-kept";
import { AuthTabs } from "./auth-tabs";
import { Promises } from "./promises";

type Props = { subject?: ReactNode; refusal?: FormRefusal | null; hasLanguages?: boolean };

/**
 * Shown to visitors at every address that requires an account.
 * @param props.subject what anyone may see of the page behind the login, with the screen's heading; above the form.
 * @param props.refusal of one of the two forms, posted before its script ran.
 * @param props.hasLanguages whether there is a choice of languages.
 */
export async function AuthScreen({ subject = null, refusal = null, hasLanguages = true }: Props) {
  const t = await getTranslations("auth");
  const region = await getTranslations("options.region");
  const regions = REGIONS.map((value) => ({ value, label: region(value) }));
  const notes = (
    <ClientMessages namespaces={["auth"]}>
      <AccountDeleted />
      <AnswersKept />
    </ClientMessages>
  );
  return (
    <div className="page page-fade grid items-start gap-8 pb-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)] lg:gap-14 lg:pt-10">
      <div className="lg:order-last">
        {/* Someone whose session has ended knows the job, and reads first that the answers are kept. */}
        {subject === null ? null : notes}
        {subject ?? (
          <>
            <h1 className="text-2xl font-extrabold">{t("welcome", { product: PRODUCT })}</h1>
            <p className="text-muted-foreground mb-2">{t("lead")}</p>
          </>
        )}
        {hasLanguages ? <LanguageNames label={(await getTranslations("shell"))("allLanguages")} /> : null}
        {subject === null ? notes : null}
        <Card>
          <ClientMessages namespaces={["auth", "consent", "errors", "validation", "shell"]}>
            <AuthTabs regions={regions} refusal={refusal} />
          </ClientMessages>
        </Card>
      </div>
      <Promises />
    </div>
  );
}
