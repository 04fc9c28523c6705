"use client";

import { MessageCircle, Phone } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { showToast } from "@/components/ui/toast";
import { useApplicantContact } from "@/lib/applications/client";
import type { ApplicantContact } from "@/lib/applications/types";
import { phoneText, whatsAppHref } from "@/lib/phone";

type Props = { applicationId: string; name: string };

/** Asks for the applicant's phone number, then shows it with links to call and to write: two taps and a call. */
export function ContactButton({ applicationId, name }: Props) {
  const t = useTranslations("jobApplications.card");
  const problemText = useProblemText();
  const ask = useApplicantContact();
  if (ask.data) return <ShownContact contact={ask.data} name={name} />;
  const show = () =>
    ask.mutate(applicationId, {
      onError: (error) =>
        showToast({ variant: "destructive", title: t("phoneFailed"), description: problemText(error) }),
    });
  return (
    <div className="grid justify-items-start gap-1 pt-1">
      <Button variant="outline" pending={ask.isPending} pendingLabel={t("phonePending")} onClick={show}>
        <Phone aria-hidden />
        {t("showPhone")}
      </Button>
      <p className="text-muted-foreground text-sm">{t("showPhoneHint")}</p>
    </div>
  );
}

function ShownContact({ contact: { phone, whatsapp }, name }: { contact: ApplicantContact; name: string }) {
  const t = useTranslations("jobApplications.card");
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone: focus goes on with the number.
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="status" className="flex flex-wrap gap-2 pt-1">
      {phone === null ? <p className="font-semibold">{t("noPhone", { name })}</p> : null}
      {phone === null ? null : (
        <a href={`tel:${phone}`} className={buttonVariants()}>
          <Phone aria-hidden />
          {phoneText(phone)}
        </a>
      )}
      {phone !== null && whatsapp ? (
        <a
          href={whatsAppHref(phone)}
          target="_blank"
          rel="noreferrer"
          className={buttonVariants({ variant: "outline" })}
        >
          <MessageCircle aria-hidden />
          {t("whatsApp")}
        </a>
      ) : null}
    </div>
  );
}
