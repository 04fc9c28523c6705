import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BackLink } from "@/components/shared/back-link";
import { ClientTexts } from "@/components/shared/client-texts";
import { Card } from "@/components/ui/card";
import { CALL_DAYS } from "@/lib/domains/grievances/options";
import type { FormRefusal } from "@/lib/platform/http/form-refusal";
import { href } from "@/lib/access/routes";
import { CallForm } from "./call-form";

export async function callMetadata(): Promise<Metadata> {
  const t = await getTranslations("recovery.call");
  return { title: t("title"), robots: { index: false } };
}

/** Asks for a call about a forgotten password. @param props.refusal of the form, posted before its script ran. */
export async function CallScreen({ refusal = null }: { refusal?: FormRefusal | null }) {
  const t = await getTranslations("recovery");
  return (
    <div className="page page-fade">
      <div className="mx-auto grid max-w-md grid-cols-1 gap-2 md:mt-6">
        <BackLink href={href.forgotPassword()}>{t("title")}</BackLink>
        <Card className="gap-5 p-5 sm:p-8">
          <div className="grid gap-1">
            <h1 className="text-2xl font-extrabold">{t("call.title")}</h1>
            <p className="text-muted-foreground">{t("call.intro", { days: CALL_DAYS })}</p>
          </div>
          <ClientTexts namespaces={["recovery.call", "validation", "shell"]}>
            <CallForm refusal={refusal} />
          </ClientTexts>
        </Card>
      </div>
    </div>
  );
}
