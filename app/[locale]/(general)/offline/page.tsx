import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("kept"))("title") };
}

/**
 * Says that there is no network. For a worker it is also the frame of the pages that are kept in the phone
 * (components/shared/reading/still-document.ts), which fills in the elements that are marked for it.
 */
export default async function Page() {
  const [t, shell] = await Promise.all([getTranslations("kept"), getTranslations("shell")]);
  return (
    <>
      <p
        role="status"
        className="bg-destructive text-destructive-foreground sticky top-(--header-height) z-20 hidden px-4 py-2 text-center in-[[data-kept=page]]:block"
      >
        {shell("offline")} {t.rich("asOf", { time: () => <b data-kept-time="" /> })}
      </p>
      <div data-kept-page="" className="hidden in-[[data-kept=page]]:block" />
      <div className="page grid grid-cols-1 gap-4 in-[[data-kept=page]]:hidden">
        <h1 className="text-2xl">{t("title")}</h1>
        <p>{t("text")}</p>
        <a
          href=""
          className="text-primary inline-flex min-h-12 items-center justify-self-start font-semibold underline underline-offset-4"
        >
          {shell("error.tryAgain")}
        </a>
        <h2 className="hidden text-lg font-bold in-[[data-kept=list]]:block">{t("list")}</h2>
        <ul
          data-kept-list=""
          className="hidden gap-2 in-[[data-kept=list]]:grid [&_a]:inline-flex [&_a]:min-h-12 [&_a]:items-center [&_a]:font-semibold [&_a]:underline [&_a]:underline-offset-4"
        />
      </div>
    </>
  );
}
