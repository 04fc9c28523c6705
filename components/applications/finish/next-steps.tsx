import { useTranslations } from "next-intl";

/** Tells what happens after an application was sent. */
export function NextSteps() {
  const t = useTranslations("finish.next");
  return (
    <section aria-labelledby="next" className="grid gap-3">
      <h2 id="next" className="text-xl">
        {t("title")}
      </h2>
      <ol className="marker:text-primary grid list-decimal gap-3 ps-6 marker:font-bold">
        <li>{t("read")}</li>
        <li>{t("call")}</li>
        <li>{t("answer")}</li>
      </ol>
    </section>
  );
}
