import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { href } from "@/lib/access/routes";

/** The link under a login form. Needs the texts of `auth`. */
export function ForgotPassword() {
  const t = useTranslations("auth");
  return (
    <AppLink
      href={href.forgotPassword()}
      className="text-primary tap flex items-center justify-center font-semibold underline decoration-2 underline-offset-4"
    >
      {t("forgot")}
    </AppLink>
  );
}
