import { Mail, MessageCircle, Phone } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Work } from "@/lib/applications/hire-types";
import { whatsAppHref } from "@/lib/phone";
import { contactHref } from "@/lib/profiles/policy";
import { cn } from "@/lib/utils";

type Props = { contact: Work["employer_contact"]; message: string; describedBy: string };

/** Calls the employer or writes to them, in one tap. */
export function CallLinks({ contact, message, describedBy }: Props) {
  const t = useTranslations("called");
  if (contact === null) return null;
  const { phone, whatsapp, contact: given } = contact;
  const other = given && phone === null ? contactHref(given) : null;
  const look = (isMain: boolean) => cn(buttonVariants({ variant: isMain ? "default" : "outline" }), "flex-auto");
  return (
    <>
      {phone === null ? null : (
        <a href={`tel:${phone}`} aria-describedby={describedBy} className={look(true)}>
          <Phone aria-hidden />
          {t("call")}
        </a>
      )}
      {phone !== null && whatsapp ? (
        <a
          href={whatsAppHref(phone, message)}
          target="_blank"
          rel="noreferrer"
          aria-describedby={describedBy}
          className={look(false)}
        >
          <MessageCircle aria-hidden />
          {t("whatsApp")}
        </a>
      ) : null}
      {other === null ? null : (
        <a href={other} aria-describedby={describedBy} className={cn(look(true), "wrap-anywhere")}>
          {other.startsWith("tel:") ? <Phone aria-hidden /> : <Mail aria-hidden />}
          {given}
        </a>
      )}
    </>
  );
}
