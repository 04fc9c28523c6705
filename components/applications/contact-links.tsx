import { useTranslations } from "next-intl";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { whatsAppHref } from "@/lib/core/phone";
import { cn } from "@/lib/core/utils";
import { addressForMaps } from "@/lib/domains/applications/called-policy";
import type { EmployerContact } from "@/lib/domains/applications/types";
import { contactHref } from "@/lib/domains/profiles/policy";

const MAIN = cn(buttonVariants(), "flex-auto");
/** In a card's footer. */
const IN_FOOTER = {
  call: MAIN,
  write: cn(buttonVariants({ variant: "outline" }), "flex-auto"),
  alone: cn(MAIN, "wrap-anywhere"),
};

type Props = {
  /** Null: the employer's contact is not the worker's to see. */
  contact: EmployerContact | null;
  /** Proposed by WhatsApp. */
  message: string;
  describedBy?: string;
  /** For the link that calls, the one that writes beside it, and one without another beside it. */
  classes?: { call: string; write: string; alone: string };
};

/** Calls the employer or writes to them, in one tap. */
export function ContactLinks({ contact, message, describedBy, classes = IN_FOOTER }: Props) {
  const t = useTranslations("called");
  if (contact === null) return null;
  const { phone, whatsapp, contact: given } = contact;
  const other = given && phone === null ? contactHref(given) : null;
  return (
    <>
      {phone === null ? null : (
        <a href={`tel:${phone}`} aria-describedby={describedBy} className={whatsapp ? classes.call : classes.alone}>
          <Icon name="phone" />
          {t("call")}
        </a>
      )}
      {phone !== null && whatsapp ? (
        <a
          href={whatsAppHref(phone, message)}
          target="_blank"
          rel="noreferrer"
          aria-describedby={describedBy}
          className={classes.write}
        >
          <Icon name="message-circle" />
          {t("whatsApp")}
        </a>
      ) : null}
      {other === null ? null : (
        <a href={other} aria-describedby={describedBy} className={classes.alone}>
          {other.startsWith("tel:") ? <Icon name="phone" /> : <Icon name="mail" />}
          {given}
        </a>
      )}
    </>
  );
}

type WayLinkProps = {
  /** As typed; null if there is none. */
  address: string | null;
  /** As maps know it. */
  town: string;
  className: string;
  describedBy?: string;
  /** A shorter word. */
  children?: string;
};

/** A map of the way there: phones open their own map for this address, other browsers a page. */
export function WayLink({ address, town, className, describedBy, children }: WayLinkProps) {
  const t = useTranslations("called");
  const wish = new URLSearchParams({ api: "1", destination: addressForMaps(address, town) });
  return (
    <a
      href={`https://www.google.com/maps/dir/?${wish.toString()}`}
      target="_blank"
      rel="noreferrer"
      aria-describedby={describedBy}
      className={className}
    >
      <Icon name="navigation" />
      {children ?? t("way")}
    </a>
  );
}
