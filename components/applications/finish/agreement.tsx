"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useId, useState, useTransition } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { href } from "@/lib/routes";

/** The tick without which the last step cannot be taken. */
export function Agreement({ jobId }: { jobId: string }) {
  const t = useTranslations("finish");
  const router = useRouter();
  const hintId = useId();
  const [isAgreed, setIsAgreed] = useState(false);
  const [isLeaving, startLeaving] = useTransition();
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        startLeaving(() => router.push(href.applied({ job: jobId })));
      }}
    >
      <Checkbox
        label={<span className="text-lg font-semibold">{t("agree")}</span>}
        checked={isAgreed}
        onChange={(event) => setIsAgreed(event.target.checked)}
        className="border-border bg-card rounded-xl border px-4"
      />
      <Button type="submit" className="w-full" disabled={!isAgreed} pending={isLeaving} aria-describedby={hintId}>
        {t("finish")}
      </Button>
      <p id={hintId} className="text-muted-foreground min-h-6 text-center">
        {isAgreed ? null : t("hint")}
      </p>
    </form>
  );
}
