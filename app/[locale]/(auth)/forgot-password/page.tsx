import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { RecoveryForm } from "@/components/auth/recovery-form";
import { AppLink } from "@/components/shared/app-link";
import { ClientMessages } from "@/components/shared/client-messages";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { href } from "@/lib/access/routes";
import { cn } from "@/lib/core/utils";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("recovery");
  return { title: t("title"), robots: { index: false } };
}

/** The page for someone who forgot the password. Prerendered. */
export default async function ForgotPasswordPage() {
  const t = await getTranslations("recovery");
  return (
    <div className="page page-fade">
      <Card className="mx-auto max-w-md gap-5 p-5 sm:p-8 md:mt-6">
        <div className="grid gap-1">
          <h1 className="text-2xl font-extrabold">{t("title")}</h1>
          <p className="text-muted-foreground">{t("intro")}</p>
          <AppLink href={href.grievance()} className={cn(buttonVariants({ variant: "link" }), "-mx-2 w-fit")}>
            {t("ask")}
          </AppLink>
        </div>
        <ClientMessages namespaces={["recovery", "auth", "errors", "validation", "shell"]}>
          <RecoveryForm />
        </ClientMessages>
      </Card>
    </div>
  );
}
