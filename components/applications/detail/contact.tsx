import { useTranslations } from "next-intl";
import { Card, CardTitle } from "@/components/ui/card";
import type { ApplicationDetail } from "@/lib/domains/applications/types";
import { Contact as ContactLink } from "../received/contact";
import { Fact, Facts } from "./facts";

export type ContactProps = {
  company: string | null;
  employer: ApplicationDetail["employer_contact"];
  address: ApplicationDetail["exact_address"];
};

/** The company and, once the application is accepted, the person to call there and the address. */
export function Contact({ company, employer, address }: ContactProps) {
  const t = useTranslations("applicationDetail");
  return (
    <Card asChild>
      <section aria-labelledby="contact">
        <CardTitle id="contact">{t("contact")}</CardTitle>
        <Facts>
          <Fact label={t("company")}>{company ? <span dir="auto">{company}</span> : t("notSpecified")}</Fact>
          {employer?.name ? (
            <Fact label={t("contactPerson")}>
              <span dir="auto">{employer.name}</span>
            </Fact>
          ) : null}
          {employer?.contact ? (
            <Fact label={t("reach")}>
              <ContactLink text={employer.contact} />
            </Fact>
          ) : null}
          {address ? (
            <Fact label={t("address")}>
              <span dir="auto">{address}</span>
            </Fact>
          ) : null}
        </Facts>
      </section>
    </Card>
  );
}
