"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { AppLink } from "@/components/shared/app-link";
import { useProblemText } from "@/components/shared/problem-text";
import { useUndo } from "@/components/shared/use-undo";
import { Button } from "@/components/ui/button";
import { Card, CardFooter } from "@/components/ui/card";
import { showToast } from "@/components/ui/toast";
import { href } from "@/lib/access/routes";
import { useDecide, useStillLooking, useUndoDecision } from "@/lib/domains/applications/decision-client";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { formatDate } from "@/lib/language/format";
import { useApplicantName } from "../received/use-applicant-name";

const NO_DETAILS = { note: null, start_date: null };

/** Someone who waits long for the employer's answer: one tap answers. */
export function DueCard({ application }: { application: ReceivedApplication }) {
  const t = useTranslations("answers");
  const tDecision = useTranslations("jobApplications.decision");
  const locale = useLocale();
  const name = useApplicantName(application);
  const { isPending, run } = useAnswer(application);
  const titleId = `due-${application.id}`;
  const { job } = application;
  const answers = [
    {
      status: "shortlisted",
      variant: "default",
      label: tDecision("shortlisted"),
      done: tDecision("shortlistedDone", { name }),
    },
    { status: "rejected", variant: "outline", label: t("no"), done: tDecision("rejectedDone", { name }) },
    { status: null, variant: "ghost", label: t("still"), done: t("stillDone") },
  ] as const;
  return (
    <Card asChild className="h-full">
      <article aria-labelledby={titleId}>
        <div>
          <h2 id={titleId} dir="auto" className="text-lg wrap-anywhere">
            {name}
          </h2>
          <p dir="auto" className="wrap-anywhere">
            <AppLink href={href.jobApplications(application.job_id)} className="underline underline-offset-4">
              {job.title}
            </AppLink>
          </p>
          <p className="text-muted-foreground">{t("applied", { date: formatDate(application.created_at, locale) })}</p>
        </div>
        <CardFooter>
          {answers.map(({ status, done, label, variant }) => (
            <Button
              key={label}
              variant={variant}
              aria-describedby={titleId}
              disabled={isPending}
              onClick={() => run(status, done)}
            >
              {label}
            </Button>
          ))}
        </CardFooter>
      </article>
    </Card>
  );
}

/** Sends an answer, says so and draws the list again. @returns a function of the decision, null: still looking. */
function useAnswer({ id, job_id: jobId }: ReceivedApplication) {
  const tDecision = useTranslations("jobApplications.decision");
  const t = useTranslations("answers");
  const router = useRouter();
  const problemText = useProblemText();
  const { mutateAsync: decide } = useDecide(jobId);
  const { mutateAsync: sayStill } = useStillLooking();
  const [undo, withUndo] = [useUndoDecision(jobId), useUndo()];
  const [isPending, setIsPending] = useState(false);
  const send = async (status: "shortlisted" | "rejected" | null, done: string) => {
    setIsPending(true);
    try {
      if (status === null) await sayStill(id);
      else await decide({ id, status, details: NO_DETAILS });
      showToast({ variant: "success", title: done, ...(status === null ? {} : withUndo(() => undo(id))) });
      router.refresh();
    } catch (error) {
      showToast({
        variant: "destructive",
        title: tDecision("failed"),
        description: problemText(error),
        action: { label: t("open"), onClick: () => router.push(href.jobApplications(jobId)) },
      });
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, run: (...answer: Parameters<typeof send>) => void send(...answer) };
}
