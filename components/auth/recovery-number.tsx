"use client";

import { Check } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { inGroups } from "@/lib/domains/users/recovery-policy";

type Props = {
  digits: string;
  onKept: () => void;
};

/** A new recovery number, the only time it is shown. Needs the texts of `recovery`. */
export function RecoveryNumber({ digits, onKept }: Props) {
  const t = useTranslations("recovery.number");
  const isHydrated = useHydrated();
  const title = useRef<HTMLHeadingElement>(null);
  // It replaces what had the focus.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="grid max-w-md gap-4">
      <div className="grid gap-1">
        <h3 ref={title} tabIndex={-1} className="text-lg font-bold">
          {t("shown")}
        </h3>
        <p>{t("write")}</p>
      </div>
      <p
        dir="ltr"
        className="bg-muted rounded-lg px-3 py-4 text-center font-mono text-xl font-bold tracking-wide tabular-nums sm:text-2xl"
      >
        {inGroups(digits)}
      </p>
      {/* Made without script, the number leaves with the page. */}
      {isHydrated ? (
        <Button className="sm:justify-self-start" onClick={onKept}>
          <StillIcon icon={Check} />
          {t("kept")}
        </Button>
      ) : null}
    </div>
  );
}
