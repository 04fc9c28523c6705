"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { useApplicantContact } from "@/lib/domains/applications/client";
import type { ApplicantContact } from "@/lib/domains/applications/types";
import { phoneText, whatsAppHref } from "@/lib/core/phone";
import { PRODUCT } from "@/lib/core/product";

type Props = { applicationId: string; name: string; title: string; hasPhone: boolean; hasWhatsApp: boolean };
const WAYS = ["call", "whatsApp"] as const;
type Way = (typeof WAYS)[number];

/**
 * Calls the applicant or writes to them, in one tap on a phone. The number is asked for then, since the applicant is told
 * of each look; after that it is shown, with links for the next time. Without one there is nothing to tap: the employer is
 * told as soon as it is given. WhatsApp is offered where the applicant has said yes to it.
 */
export function ContactButton({ applicationId, name, title, hasPhone, hasWhatsApp }: Props) {
  const t = useTranslations("jobApplications.card");
  const problemText = useProblemText();
  const ask = useApplicantContact();
  const [way, setWay] = useState<Way>("call");
  const message = t("message", { name, product: PRODUCT, title });
  if (!hasPhone) {
    return (
      <p className="text-muted-foreground flex items-start gap-2 pt-1">
        <Icon name="phone-off" className="mt-0.5 size-5 shrink-0" />
        {t("noPhone", { name })}
      </p>
    );
  }
  if (ask.data?.phone) {
    const { phone, whatsapp } = ask.data;
    return <ShownContact phone={phone} whatsapp={whatsapp} name={name} message={message} way={way} />;
  }
  const start = (wanted: Way) => {
    setWay(wanted);
    ask.mutate(applicationId, {
      onSuccess: (contact) => {
        // Taken back since the list was read.
        if (contact.phone === null) showToast({ title: t("noPhone", { name }) });
        go(hrefOf(contact, wanted, message));
      },
      onError: (error) =>
        showToast({ variant: "destructive", title: t("phoneFailed"), description: problemText(error) }),
    });
  };
  return (
    <div className="grid justify-items-start gap-1 pt-1 noscript:hidden">
      <div className="flex flex-wrap gap-2">
        {(hasWhatsApp ? WAYS : WAYS.slice(0, 1)).map((wanted) => (
          <Button
            key={wanted}
            variant={wanted === "call" ? "default" : "outline"}
            pending={ask.isPending && way === wanted}
            pendingLabel={t("phonePending")}
            disabled={ask.isPending}
            onClick={() => start(wanted)}
          >
            {wanted === "call" ? <Icon name="phone" /> : <Icon name="message-circle" />}
            {t(wanted)}
          </Button>
        ))}
      </div>
      <p className="text-muted-foreground text-sm">{t("showPhoneHint")}</p>
    </div>
  );
}

function hrefOf({ phone, whatsapp }: ApplicantContact, way: Way, message: string): string | null {
  if (phone === null) return null;
  if (way === "call") return `tel:${phone}`;
  return whatsapp ? whatsAppHref(phone, message) : null;
}

// A computer has rarely anything that calls: there the number is what is wanted.
function go(address: string | null): void {
  if (address !== null && window.matchMedia("(pointer: coarse)").matches) window.location.assign(address);
}

type ShownProps = { phone: string; whatsapp: boolean; name: string; message: string; way: Way };

function ShownContact({ phone, whatsapp, name, message, way }: ShownProps) {
  const t = useTranslations("jobApplications.card");
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the number gets the focus.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className="flex flex-wrap items-center gap-2 pt-1">
      <a href={`tel:${phone}`} className={buttonVariants()}>
        <Icon name="phone" />
        {phoneText(phone)}
      </a>
      {whatsapp ? (
        <a
          href={whatsAppHref(phone, message)}
          target="_blank"
          rel="noreferrer"
          className={buttonVariants({ variant: "outline" })}
        >
          <Icon name="message-circle" />
          {t("whatsApp")}
        </a>
      ) : null}
      {!whatsapp && way === "whatsApp" ? <p>{t("noWhatsApp", { name })}</p> : null}
    </div>
  );
}
