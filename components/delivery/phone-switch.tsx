"use client";

import { BellRing } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { showToast } from "@/components/ui/toast";
import { useHydrated } from "@/components/ui/use-hydrated";
import { ApiError } from "@/lib/platform/http/api-fetch";
import { PRODUCT } from "@/lib/core/product";
import type { Push } from "@/lib/domains/delivery/types";
import { canPush, turnOff, turnOn } from "./phone-push";

/** Turns notifications on and off for this browser, and says which it is. */
export function PhoneSwitch({ initial }: { initial: Push }) {
  const t = useTranslations("notifySettings");
  const tAsk = useTranslations("pushAsk");
  const problemText = useProblemText();
  const isHydrated = useHydrated();
  const [isOn, setOn] = useState(initial.isOn);
  const [isPending, setPending] = useState(false);
  const isAble = isHydrated && canPush();
  const change = async () => {
    setPending(true);
    try {
      if (isOn) await turnOff();
      else if (!(await turnOn(initial.publicKey))) {
        showToast({ variant: "destructive", title: tAsk("refused", { product: PRODUCT }) });
        return;
      }
      setOn(!isOn);
    } catch (error) {
      // An error that is not of our server is the browser's, whose words are for developers.
      const description = error instanceof ApiError ? { description: problemText(error) } : {};
      showToast({ variant: "destructive", title: tAsk("failed"), ...description });
    } finally {
      setPending(false);
    }
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <StillIcon icon={BellRing} className="text-primary size-7 shrink-0" />
      <p role="status" className="min-w-0 flex-1 basis-48">
        <span className="block font-semibold">{t("phone")}</span>
        <span className="text-muted-foreground block">
          {isHydrated && !isAble ? t("cannot") : t(isOn ? "on" : "off")}
        </span>
      </p>
      {isAble ? (
        <Button variant={isOn ? "outline" : "default"} pending={isPending} onClick={() => void change()}>
          {t(isOn ? "turnOff" : "turnOn")}
        </Button>
      ) : null}
    </div>
  );
}
