import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { FirstPassword } from "@/components/account/first-password";
import { ClientMessages } from "@/components/shared/client-messages";
import { Card } from "@/components/ui/card";
import { requireFirstStepsPage } from "@/lib/auth/page-guard";
import { passwordMin } from "@/lib/users/policy";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account.firstSteps");
  return { title: t("title") };
}

/** The steps to take before anything else. */
export default async function FirstStepsPage() {
  const { audience } = await requireFirstStepsPage();
  const t = await getTranslations("account.firstSteps");
  return (
    <div className="page page-fade mx-auto grid max-w-xl grid-cols-1 gap-5">
      <header className="grid gap-1">
        <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
        <p className="text-muted-foreground">{t("intro")}</p>
      </header>
      <Card>
        <ClientMessages namespaces={["account", "auth", "errors", "validation"]}>
          <FirstPassword min={passwordMin(audience)} />
        </ClientMessages>
      </Card>
    </div>
  );
}
