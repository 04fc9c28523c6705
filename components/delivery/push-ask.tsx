"use client";

import { useId, useState } from "react";
import { recall, remember } from "@/components/shared/browser-storage";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { Messages } from "@/lib/language/i18n/messages";
import { DAY_MS, epochNow } from "@/lib/core/time";
import { canPush, isForbidden, turnOn } from "./phone-push";

/** Where this browser remembers when the user said 'Not now'. */
const DECLINED_KEY = "push-declined-at";
const ASKED_AGAIN_MS = 30 * DAY_MS;

type State = "asked" | "working" | "done" | "refused" | "failed" | "declined";

type Text = "title" | "reason" | "yes" | "no" | "done" | "refused" | "failed";
type Props = {
  publicKey: string;
  /** Whether this browser notifies already. A refresh of the page keeps what was answered visible. */
  isOn: boolean;
  /** Whether 'Not now' is for a month only. */
  isAskedAgain: boolean;
  texts: Pick<Messages["pushAsk"], Text>;
};

/**
 * Asks whether this browser shall notify outside the page, with a reason, before the browser itself asks. Nothing is shown
 * where that cannot be, or after 'Not now'.
 */
export function PushAsk({ publicKey, isOn, isAskedAgain, texts }: Props) {
  const id = useId();
  const isHydrated = useHydrated();
  const [state, setState] = useState<State>("asked");
  if (!isHydrated || state === "declined") return null;
  if (state === "asked" && (isOn || !canPush() || isForbidden() || hasDeclined(isAskedAgain))) return null;
  const ask = async () => {
    setState("working");
    try {
      // A user who dismissed the browser's question may be asked again.
      setState((await turnOn(publicKey)) ? "done" : isForbidden() ? "refused" : "asked");
    } catch {
      setState("failed"); // no network, or the browser's push service does not answer: the sentence says so
    }
  };
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <h2 id={id} className="flex items-center gap-3 text-xl">
          <Icon name="bell-ring" className="text-primary size-7 shrink-0" />
          {texts.title}
        </h2>
        <p role="status" className={state === "done" ? "text-success font-semibold" : ""}>
          {texts[state === "asked" || state === "working" ? "reason" : state]}
        </p>
        {state === "done" || state === "refused" ? null : (
          <div className="grid gap-2 sm:grid-cols-2">
            <Button pending={state === "working"} onClick={() => void ask()}>
              {texts.yes}
            </Button>
            <Button
              variant="outline"
              onClick={() => {
                remember(DECLINED_KEY, String(epochNow()));
                setState("declined");
              }}
            >
              {texts.no}
            </Button>
          </div>
        )}
      </section>
    </Card>
  );
}

// In a browser that refuses storage the question comes again.
function hasDeclined(isAskedAgain: boolean): boolean {
  const at = Number(recall(DECLINED_KEY) ?? 0);
  return at > 0 && (!isAskedAgain || epochNow() - at < ASKED_AGAIN_MS);
}
