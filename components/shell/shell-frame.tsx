import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { BrandLink } from "./brand-link";
import { FocusHeading } from "./focus-heading";
import { ShellFooter } from "./shell-footer";

type Props = {
  /** Between the name and the menus; wide screens only. */
  navigation?: ReactNode;
  /** Whether the menus leave no room for the product's name on a phone. */
  isCrowded?: boolean;
  /** At the end of the header. */
  menus: ReactNode;
  /** Below the content; small screens only. */
  bottomBar?: ReactNode;
  /** Whether an admin is signed in. */
  isAdmins?: boolean;
  children: ReactNode;
};

/** Skip link, header, main element and footer, common to all screens. */
export async function ShellFrame({
  navigation,
  isCrowded = false,
  menus,
  bottomBar,
  isAdmins = false,
  children,
}: Props) {
  const t = await getTranslations("shell");
  return (
    <>
      <a
        href="#main"
        className="bg-primary text-primary-foreground fixed start-3 top-2 z-50 flex min-h-12 max-w-[calc(100vw-1.5rem)] -translate-y-24 items-center rounded-lg px-5 font-semibold focus-visible:translate-y-0"
      >
        {t("skip")}
      </a>
      {/* While the offline banner is at the top, the header scrolls away instead of being hidden under it. */}
      <header className="bg-card border-border sticky top-0 z-40 border-b in-[body:has([data-offline])]:static">
        {/* A container, so that what does not fit folds by the reader's own size of text too. */}
        <div className="@container mx-auto w-full max-w-6xl px-3 md:px-6">
          <div className="flex min-h-(--header-height) flex-wrap items-center gap-1 md:gap-2">
            <BrandLink isCrowded={isCrowded} />
            {navigation}
            <div className="ms-auto flex flex-wrap items-center justify-end gap-1">{menus}</div>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="focus-visible:shadow-none focus-visible:outline-none">
        {children}
      </main>
      <FocusHeading />
      <ShellFooter isAdmins={isAdmins} />
      {bottomBar}
    </>
  );
}
