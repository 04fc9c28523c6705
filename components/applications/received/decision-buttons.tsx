"use client";

import { Check, Star, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { Button, type ButtonProps } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { canDecide } from "@/lib/applications/policy";
import type { ReceivedApplication } from "@/lib/applications/types";
import { applicantName } from "./applicant-name";
import { useDecision, type Decision } from "./use-decision";

const BUTTONS = [
  { decision: "accepted", Icon: Check, variant: "primary" },
  { decision: "rejected", Icon: X, variant: "secondary" },
  { decision: "shortlisted", Icon: Star, variant: "ghost" },
] as const satisfies { decision: Decision; Icon: typeof Check; variant: ButtonProps["variant"] }[];

export interface DecisionButtonsProps {
  application: ReceivedApplication;
  /** Runs when the application was decided, here or elsewhere: these buttons may be gone. */
  onDecided: () => void;
  /** Runs when the application is not there any more. */
  onGone: () => void;
}

/** Accept, Reject and Shortlist, as far as the application's status allows, each after a question. */
export function DecisionButtons({ application, onDecided, onGone }: DecisionButtonsProps) {
  const t = useTranslations("jobApplications.decision");
  const decide = useDecision(application);
  const name = applicantName(application);
  const allowed = BUTTONS.filter(({ decision }) => canDecide(application.status, decision));
  if (allowed.length === 0) return null;
  return (
    <div role="group" aria-label={t("buttons", { name })} className="flex flex-wrap gap-2">
      {allowed.map(({ decision, Icon, variant }) => (
        <ConfirmDialog
          key={decision}
          trigger={
            <Button variant={variant} className="max-sm:flex-auto">
              <Icon aria-hidden />
              {t(decision)}
            </Button>
          }
          title={t(`${decision}Title`, { name })}
          description={t(`${decision}Text`, { name })}
          confirmLabel={t(decision)}
          cancelLabel={t("cancel")}
          pendingLabel={t(`${decision}Pending`)}
          destructive={decision === "rejected"}
          onConfirm={async () => {
            const outcome = await decide(decision);
            if (outcome === "decided") onDecided();
            if (outcome === "gone") onGone();
            return outcome !== "failed";
          }}
        />
      ))}
    </div>
  );
}
