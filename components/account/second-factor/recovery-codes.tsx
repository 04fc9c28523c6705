"use client";

import { Check, Copy, Download } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { showToast } from "@/components/ui/toast";

type Props = {
  codes: readonly string[];
  onKept: () => void;
  /** The heading's place under those of the page. */
  heading: "h2" | "h3";
};

/** The recovery codes, the only time they are shown. */
export function RecoveryCodes({ codes, onKept, heading: Heading }: Props) {
  const t = useTranslations("secondFactor.codes");
  const title = useRef<HTMLHeadingElement>(null);
  // They replace what had the focus.
  useEffect(() => title.current?.focus(), []);
  const text = `${codes.join("\n")}\n`;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ variant: "success", title: t("copied") });
    } catch {
      // Refused, or a page on plain http, where browsers have no clipboard.
      showToast({ variant: "destructive", title: t("notCopied") });
    }
  };

  return (
    <div className="grid gap-4">
      <div className="grid gap-1">
        <Heading ref={title} tabIndex={-1} className="text-lg font-bold">
          {t("title")}
        </Heading>
        <p className="max-w-prose">{t("text")}</p>
      </div>
      <ol className="bg-muted grid gap-1.5 rounded-lg p-4 font-mono text-sm sm:text-base">
        {codes.map((code) => (
          <li key={code} className="whitespace-nowrap">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2 max-sm:flex-col">
        <Button variant="outline" onClick={() => void copy()}>
          <StillIcon icon={Copy} />
          {t("copy")}
        </Button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="kaamsetu-recovery-codes.txt"
          className={buttonVariants({ variant: "outline" })}
        >
          <StillIcon icon={Download} />
          {t("save")}
        </a>
        <Button onClick={onKept}>
          <StillIcon icon={Check} />
          {t("kept")}
        </Button>
      </div>
    </div>
  );
}
