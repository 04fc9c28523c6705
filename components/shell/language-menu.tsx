import { ChevronDown, Languages } from "lucide-react";
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
      // On a phone only the name fits between the other menus; the ground says that it is a button.
      look={buttonVariants({
        variant: "ghost",
        size: null,
        className: "tap @max-[24rem]:bg-muted gap-1 px-1 @max-[24rem]:text-sm md:px-2.5",
      })}
      icon={<Languages aria-hidden className="size-6 @max-[24rem]:hidden" />}
      caret={<ChevronDown aria-hidden className="size-3.5 @max-[24rem]:hidden" strokeWidth={3} />}
    />
  );
}
