import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { cn } from "@/lib/core/utils";
import { href } from "@/lib/access/routes";
import type { AdminUser } from "@/lib/domains/admin/types";

/** The employer who posted a job, with a link to the account. */
export function JobOwner({ owner, companyName }: { owner: AdminUser; companyName: string | null }) {
  const t = useTranslations("adminJob");
  return (
    <Card className="flex-row flex-wrap items-center justify-between">
      <dl className="min-w-0">
        <dt className="text-muted-foreground">{t("owner")}</dt>
        <dd className="font-semibold wrap-anywhere">
          <span dir="auto">{companyName ?? owner.username}</span>
          {companyName ? <span className="text-muted-foreground ms-2 font-normal">{owner.username}</span> : null}
        </dd>
      </dl>
      <AppLink href={href.adminUser(owner.id)} className={cn(buttonVariants({ variant: "outline" }))}>
        {t("openOwner")}
      </AppLink>
    </Card>
  );
}
