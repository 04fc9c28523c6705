import { useTranslations } from "next-intl";
import { Card, CardTitle } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import type { ApplicationDetail } from "@/lib/domains/applications/types";
import { contactHref } from "@/lib/domains/profiles/policy";
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

/** Contact details as given: a phone number links to a call, an e-mail address to a message. */
function ContactLink({ text }: { text: string }) {
  const address = contactHref(text);
  if (address === null) return text;
  const icon = address.startsWith("tel:") ? "phone" : "mail";
  return (
    <a
      href={address}
      className="text-primary -my-3 inline-flex max-w-full items-center gap-2 py-3 underline decoration-2 underline-offset-4"
    >
      {/* Two columns on a phone leave no room for it next to a number. */}
      <Icon name={icon} className="size-5 shrink-0 max-sm:hidden" />
      <span className="min-w-0">{text}</span>
    </a>
  );
}
