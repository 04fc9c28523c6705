import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/shared/app-link";
import { PRODUCT } from "@/lib/product";
import { href } from "@/lib/routes";
import { LogoMark } from "./logo-mark";

/** Logo and name, leading to the start page. */
export async function BrandLink() {
  const t = await getTranslations("shell");
  return (
    <AppLink
      href={href.home()}
      aria-label={t("brand", { product: PRODUCT })}
      className="tap flex shrink-0 items-center gap-1.5 rounded-lg font-extrabold md:gap-2.5 md:text-xl"
    >
      <LogoMark className="size-8 shrink-0 md:size-10" />
      {/* The narrowest phones have room for the mark alone. */}
      <span translate="no" className="max-[21rem]:sr-only">
        {PRODUCT}
      </span>
    </AppLink>
  );
}
