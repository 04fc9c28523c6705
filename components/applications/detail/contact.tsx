import { useTranslations } from "next-intl";
import { Card, CardTitle } from "@/components/ui/card";
import { Fact, Facts } from "./facts";

/** Whom the worker has to do with: the company, nothing more private. */
export function Contact({ company }: { company: string | null }) {
  const t = useTranslations("applicationDetail");
  return (
    <Card asChild>
      <section aria-labelledby="contact">
        <CardTitle id="contact">{t("contact")}</CardTitle>
        <Facts>
          <Fact label={t("company")}>{company ? <span dir="auto">{company}</span> : t("notSpecified")}</Fact>
        </Facts>
      </section>
    </Card>
  );
}
