import { getTranslations } from "next-intl/server";
import { LanguageNames } from "@/components/shell/language-names";
import { isOf } from "@/lib/access/auth/actor";
import { getCurrentActor } from "@/lib/access/auth/session";

/** The languages of a page that everyone reads in their own, for an employer, whose other pages have no switch. */
export async function EmployersLanguages() {
  const [actor, t] = await Promise.all([getCurrentActor(), getTranslations("shell")]);
  if (!actor || !isOf(actor, "employer")) return null;
  return (
    <div className="page pb-0">
      <div className="mx-auto max-w-2xl">
        <LanguageNames label={t("allLanguages")} />
      </div>
    </div>
  );
}
