"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { useRefresh } from "@/components/shared/refresh-scope";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import { formatDate } from "@/lib/language/format";
import { ApiError } from "@/lib/platform/http/api-error";
import { useRenewJob } from "@/lib/domains/jobs/client";
import { isExpiring, OPEN_DAYS } from "@/lib/domains/jobs/policy";
import type { OwnJobCard } from "@/lib/domains/jobs/types";
import { AskedWords } from "./asked-words";

type Props = { job: Pick<OwnJobCard, "id" | "title" | "open_until" | "closed_reason"> };

/**
 * Asks the owner of a job that closes soon whether to keep it open: one tap. Says of a job that nobody renewed why it is
 * closed.
 */
export function Renewal({ job }: Props) {
  const t = useTranslations("ownJob.renewal");
  const tForm = useTranslations("requestForm");
  const locale = useLocale();
  const refresh = useRefresh();
  const problemText = useProblemText();
  const { mutate, isPending } = useRenewJob();
  const [asked, setAsked] = useState<ApiError["fields"] | null>(null);
  if (job.closed_reason === "expired")
    return <p className="text-muted-foreground">{t("expired", { days: OPEN_DAYS })}</p>;
  if (job.open_until === null || !isExpiring(new Date(job.open_until))) return null;
  const renew = (wordingReasons?: Record<string, string>) =>
    mutate(
      { id: job.id, wordingReasons },
      {
        onSuccess: ({ open_until: until, review }) => {
          const kept = until === null ? {} : { description: t("doneText", { date: formatDate(until, locale) }) };
          const description = review === "held" ? { description: tForm("heldText") } : kept;
          showToast({ variant: "success", title: t("done"), ...description });
          setAsked(null);
          refresh();
        },
        onError: (error) => {
          showToast({ variant: "destructive", title: t("failed"), description: problemText(error) });
          if (error instanceof ApiError && error.code === "wording_asked") return setAsked(error.fields);
          refresh();
        },
      },
    );
  if (asked) return <AskedWords job={job} asked={asked} pending={isPending} onSay={renew} />;
  return (
    <div className="bg-attention-soft flex flex-wrap items-center justify-between gap-3 rounded-xl p-4">
      <p className="flex min-w-0 items-start gap-3">
        <Icon name="calendar-clock" className="mt-0.5 size-6 shrink-0" />
        <span>
          <b>{t("question")}</b> {t("closes", { date: formatDate(job.open_until, locale) })}
        </span>
      </p>
      <Button pending={isPending} pendingLabel={t("pending")} onClick={() => renew()} className="max-sm:w-full">
        {t("keep")}
        <span className="sr-only">{job.title}</span>
      </Button>
    </div>
  );
}
