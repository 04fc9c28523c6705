import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { FirstConsent } from "@/components/account/first-consent";
import { PasswordConfirmation } from "@/components/account/password-confirmation";
import { PasswordForm } from "@/components/account/password-form";
import { FirstDevice } from "@/components/account/second-factor/first-device";
import { OwnDataSection } from "@/components/own-data/own-data-section";
import { ClientMessages } from "@/components/shared/client-messages";
import { Card } from "@/components/ui/card";
import { requireFirstStepsPage } from "@/lib/access/auth/page-guard";
import { ownPath } from "@/lib/platform/http/own-path";
import { loadNotice } from "@/lib/language/notices/texts";
import { presentVersion } from "@/lib/language/notices/versions";
import { PRODUCT } from "@/lib/core/product";
import { latestConsent } from "@/lib/domains/users/consent-queries";
import { passwordMin } from "@/lib/access/auth/password-length";

export async function generateMetadata(): Promise<Metadata> {
  const { title } = await stepTexts();
  return { title };
}

/** The steps to take before anything else, one at a time. */
export default async function FirstStepsPage({
  searchParams,
}: {
  searchParams: Promise<{ next?: string | string[] }>;
}) {
  const { id, audience } = await requireFirstStepsPage();
  const { step, title, intro } = await stepTexts();
  const asked = (await searchParams).next;
  const next = ownPath(typeof asked === "string" ? asked : null);
  return (
    <div className="page page-fade mx-auto grid max-w-xl grid-cols-1 gap-5">
      <header className="grid gap-1">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="text-muted-foreground">{intro}</p>
      </header>
      <Card>
        {step === "set_up_second_factor" ? (
          <PasswordConfirmation>
            <ClientMessages namespaces={["secondFactor", "validation"]}>
              <FirstDevice next={next} />
            </ClientMessages>
          </PasswordConfirmation>
        ) : (
          <ClientMessages namespaces={["account", "auth", "consent", "validation"]}>
            {step === "change_password" ? (
              <PasswordForm min={passwordMin(audience)} next={next} />
            ) : (
              <FirstConsent next={next} />
            )}
          </ClientMessages>
        )}
      </Card>
      {step === "agree_again" ? (
        <PasswordConfirmation>
          <ClientMessages namespaces={["ownData", "shell"]}>
            <OwnDataSection userId={id} mayDelete isLinked />
          </ClientMessages>
        </PasswordConfirmation>
      ) : null}
    </div>
  );
}

async function stepTexts() {
  const { id, mustDo } = await requireFirstStepsPage();
  const [step] = mustDo;
  if (step === "change_password") {
    const t = await getTranslations("account.firstSteps");
    return { step, title: t("title"), intro: t("intro") };
  }
  if (step === "set_up_second_factor") {
    const t = await getTranslations("secondFactor.first");
    return { step, title: t("title"), intro: t("intro") };
  }
  const t = await getTranslations("consent");
  if (step === "agree_again") {
    return { step, title: t("withdrawnTitle"), intro: t("withdrawnIntro", { product: PRODUCT }) };
  }
  if (await latestConsent(id, "notice")) {
    const { changes } = await loadNotice("privacy", presentVersion("privacy"), await getLocale());
    return { step: "consent" as const, title: t("changedTitle"), intro: changes ?? "" };
  }
  return { step: "consent" as const, title: t("firstTitle"), intro: t("firstIntro", { product: PRODUCT }) };
}
