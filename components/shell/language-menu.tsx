import { Languages } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { buttonVariants } from "@/components/ui/button-variants";
import { LanguageSwitch } from "./language-switch";

/** The header's choice of language. */
export async function LanguageMenu({ isSignedIn }: { isSignedIn: boolean }) {
  const t = await getTranslations("shell");
  return (
    <LanguageSwitch
      isSignedIn={isSignedIn}
      texts={{ language: t("language"), allLanguages: t("allLanguages") }}
      look={buttonVariants({ variant: "ghost", size: "icon" })}
      icon={<Languages aria-hidden className="size-6" />}
    />
  );
}
