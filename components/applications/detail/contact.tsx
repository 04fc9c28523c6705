import { MapPin } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardTitle } from "@/components/ui/card";
import type { ApplicationDetail } from "@/lib/applications/types";
import { cn } from "@/lib/utils";
import { Contact as ContactLink } from "../received/contact";
import { Fact, Facts } from "./facts";

export type ContactProps = {
  company: string | null;
  employer: ApplicationDetail["employer_contact"];
  address: ApplicationDetail["exact_address"];
  /** Where the job is: its locality, if there is no address. */
  place: string;
};

/** A map of the way there: phones open their own map for this address, other browsers a page. */
const wayTo = (text: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: "1", destination: text }).toString()}`;

/** The company and, once the application is accepted, the person to call there and the address. */
export function Contact({ company, employer, address, place }: ContactProps) {
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
          {employer ? (
            <Fact label={t("way")}>
              <a
                href={wayTo(address ?? place)}
                target="_blank"
                rel="noreferrer"
                className={cn(buttonVariants({ variant: "outline" }), "w-fit")}
              >
                <MapPin aria-hidden />
                {t("showWay")}
              </a>
            </Fact>
          ) : null}
        </Facts>
      </section>
    </Card>
  );
}
