"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";
import { AppLink } from "@/components/shared/app-link";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { showToast } from "@/components/ui/toast";
import { href } from "@/lib/access/routes";
import { phoneText } from "@/lib/core/phone";
import { askNumberCall } from "@/lib/domains/grievances/client";
import { sendPhoneCode } from "@/lib/domains/users/recovery-client";

// Few come so far: the list of jobs loads without what forms need.
const NumberCode = lazy(() => import("./number-code").then(({ NumberCode: Code }) => ({ default: Code })));

type Props = {
  phone: string | null;
  /** Whether this server sends codes; else the office calls. */
  sendsCodes: boolean;
};

/** Says once there is a job why a confirmed number is worth it, and confirms it: by a code, or a call of the office. */
export function NumberNotice({ phone, sendsCodes }: Props) {
  const t = useTranslations("dashboard.number");
  const problemText = useProblemText();
  const [pending, setPending] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const ask = async () => {
    setPending(true);
    try {
      await (sendsCodes ? sendPhoneCode() : askNumberCall());
      setAsked(true);
    } catch (error) {
      showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
    } finally {
      setPending(false);
    }
  };
  const number = phone === null ? "" : phoneText(phone);
  return (
    <section
      aria-label={t("heading")}
      className="bg-primary-soft flex flex-wrap items-center justify-between gap-3 rounded-xl p-4"
    >
      <p className="min-w-0 flex-1 basis-60">{t("why")}</p>
      {phone === null ? (
        <AppLink href={href.account()} className={buttonVariants({ variant: "outline", className: "max-sm:w-full" })}>
          {t("add")}
        </AppLink>
      ) : isAsked && sendsCodes ? (
        <Suspense>
          <NumberCode />
        </Suspense>
      ) : isAsked ? (
        <p role="status" className="font-semibold">
          {t("called", { number })}
        </p>
      ) : (
        <Button
          variant="outline"
          className="max-sm:w-full"
          pending={pending}
          pendingLabel={t("working")}
          onClick={() => void ask()}
        >
          {t(sendsCodes ? "send" : "call", { number })}
        </Button>
      )}
    </section>
  );
}
