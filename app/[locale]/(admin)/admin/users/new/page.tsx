import { getTranslations } from "next-intl/server";
import { NewUserForm } from "@/components/admin/new-user/new-user-form";
import { BackLink } from "@/components/shared/back-link";
import { ClientMessages } from "@/components/shared/client-messages";
import { Card } from "@/components/ui/card";
import { creatableRoles } from "@/lib/domains/admin/policy";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { href } from "@/lib/access/routes";
import { REGIONS } from "@/lib/domains/users/options";
import { pageTitle } from "@/lib/language/i18n/page-title";

export const generateMetadata = pageTitle("adminNewUser.title");

/** 'Add User' (screen 16): an account of any role the admin may create. */
export default async function NewUserPage() {
  const admin = await requirePageActor("admin");
  const [t, tOptions] = await Promise.all([getTranslations("adminNewUser"), getTranslations("options")]);
  return (
    <div className="page page-fade grid grid-cols-1 gap-5">
      <BackLink href={href.adminDashboard()}>{t("back")}</BackLink>
      <header className="grid gap-1">
        <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
        <p className="text-muted-foreground max-w-prose">{t("text")}</p>
      </header>
      <Card className="max-w-3xl">
        <ClientMessages namespaces={["adminNewUser", "auth", "validation"]}>
          <NewUserForm
            roles={creatableRoles(admin.role).map((value) => ({ value, label: tOptions(`role.${value}`) }))}
            regions={REGIONS.map((value) => ({ value, label: tOptions(`region.${value}`) }))}
          />
        </ClientMessages>
      </Card>
    </div>
  );
}
