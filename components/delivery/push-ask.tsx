"use client";

import { BellRing } from "lucide-react";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { recall, remember } from "@/components/shared/browser-storage";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useHydrated } from "@/components/ui/use-hydrated";
import { PRODUCT } from "@/lib/product";
import { DAY_MS } from "@/lib/time";
import { canPush, isForbidden, turnOn } from "./phone-push";

/** Where this browser remembers when the user said 'Not now'. */
const DECLINED_KEY = "push-declined-at";
const ASKED_AGAIN_MS = 30 * DAY_MS;

type State = "asked" | "working" | "done" | "refused" | "failed" | "declined";

/**
 * Asks whether this browser shall notify outside the page, with a reason, before the browser itself asks. Nothing is shown
 * where that cannot be, or within a month of 'Not now'.
 */
export function PushAsk({ publicKey }: { publicKey: string }) {
  const t = useTranslations("pushAsk");
  const id = useId();
  const isHydrated = useHydrated();
  const [state, setState] = useState<State>("asked");
  if (!isHydrated || state === "declined") return null;
  if (state === "asked" && (!canPush() || isForbidden() || hasDeclined())) return null;
  const ask = async () => {
    setState("working");
    try {
      setState((await turnOn(publicKey)) ? "done" : "refused");
    } catch {
      setState("failed"); // no network, or the browser's push service does not answer: the sentence says so
    }
  };
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <h2 id={id} className="flex items-center gap-3 text-xl">
          <BellRing aria-hidden className="text-primary size-7 shrink-0" />
          {t("title")}
        </h2>
        <p role="status" className={state === "done" ? "text-success font-semibold" : ""}>
          {state === "done" || state === "refused" || state === "failed"
            ? t(state, { product: PRODUCT })
            : t("reason", { product: PRODUCT })}
        </p>
        {state === "done" || state === "refused" ? null : (
          <div className="grid gap-2 sm:grid-cols-2">
            <Button pending={state === "working"} onClick={() => void ask()}>
              {t("yes")}
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                remember(DECLINED_KEY, String(Date.now()));
                setState("declined");
              }}
            >
              {t("no")}
            </Button>
          </div>
        )}
      </section>
    </Card>
  );
}

// In a browser that refuses storage the question comes again.
const hasDeclined = (): boolean => Date.now() - Number(recall(DECLINED_KEY)) < ASKED_AGAIN_MS;
