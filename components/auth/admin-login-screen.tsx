import { getTranslations } from "next-intl/server";
import { ClientTexts } from "@/components/shared/client-texts";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import type { FormRefusal } from "@/lib/platform/http/form-refusal";
import { AdminLoginForm } from "./admin-login-form";
import { REFUSAL_TEXTS } from "./refusals";

/** Screen 15: the admins' login. @param props.refusal of the form, posted before its script ran. */
export async function AdminLoginScreen({ refusal = null }: { refusal?: FormRefusal | null }) {
  const t = await getTranslations("adminLogin");
  return (
    <div className="page page-fade">
      <Card className="mx-auto max-w-md gap-5 p-5 sm:p-8 md:mt-6">
        <div className="grid justify-items-center gap-1 text-center">
          <span className="bg-primary-soft text-primary mb-2 flex size-16 items-center justify-center rounded-full">
            <Icon name="lock-keyhole" className="size-8" />
          </span>
          <h1 className="text-2xl font-extrabold">{t("title")}</h1>
          <p className="text-muted-foreground">{t("subtitle")}</p>
        </div>
        <ClientTexts namespaces={["adminLogin", "secondFactor", "auth", ...REFUSAL_TEXTS, "validation", "shell"]}>
          <AdminLoginForm refusal={refusal} />
        </ClientTexts>
      </Card>
    </div>
  );
}
