import type { ComponentProps } from "react";
import { AppLink } from "@/components/shared/app-link";
import { PRODUCT } from "@/lib/core/product";
import { href } from "@/lib/access/routes";

/** Logo and name, linked to the start page. @param isCrowded whether phones have only room for the logo. */
export function BrandLink({ label, isCrowded }: { label: string; isCrowded: boolean }) {
  return (
    <AppLink
      href={href.home()}
      aria-label={label}
      className="tap flex shrink-0 items-center gap-1.5 rounded-lg font-extrabold md:gap-2.5 md:text-xl"
    >
      <LogoMark className="size-8 shrink-0 md:size-10" />
      {/* The narrowest phones only have room for the mark, as do wider ones with large text. */}
      <span translate="no" className={isCrowded ? "@max-[24rem]:sr-only" : "@max-[20rem]:sr-only"}>
        {PRODUCT}
      </span>
    </AppLink>
  );
}

/** The bridge of the logo (public/icon.svg), inlined so that the header needs no further request. */
function LogoMark(props: ComponentProps<"svg">) {
  return (
    <svg viewBox="0 0 512 512" aria-hidden {...props}>
      <rect width="512" height="512" rx="116" fill="#105131" />
      <circle cx="256" cy="176" r="62" fill="#fbb331" />
      <path
        fill="#fefaf0"
        d="M72 316Q256 222 440 316q10 5 10 16v80h-60C390 338 332 304 256 304s-134 34-134 108H62v-80q0-11 10-16z"
      />
      <path fill="#073a22" d="M0 386q64-22 128 0t128 0 128 0 128 0v10a116 116 0 0 1-116 116H116A116 116 0 0 1 0 396z" />
    </svg>
  );
}
