"use client";

import { StillIcon } from "@/components/ui/still-icon";
import { Check, Star, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { FormScope } from "@/components/form/form-scope";
import { useRefusedValues } from "@/components/form/refused-form";
import { Button, type ButtonProps } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { canDecide } from "@/lib/domains/applications/policy";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { dayInIndia } from "@/lib/core/time";
import { useAsksPhone } from "./asks-phone";
import { DecisionFields } from "./decision-fields";
import { decisionResolver, type DecisionFormValues } from "./decision-form";
import { usePostedDecision } from "./posted-decision";
import { useNameInDialog } from "./use-applicant-name";
import { useDecision, type DecidedStatus } from "./use-decision";

const BUTTONS = [
  { decision: "accepted", Icon: Check, variant: "default" },
  { decision: "rejected", Icon: X, variant: "outline" },
  { decision: "shortlisted", Icon: Star, variant: "ghost" },
] as const satisfies { decision: DecidedStatus; Icon: typeof Check; variant: ButtonProps["variant"] }[];

export interface DecisionButtonsProps {
  application: ReceivedApplication;
  /** The worker withdrew it while it was shown here. */
  isWithdrawn: boolean;
  /** Called when the application was decided, here or elsewhere: these buttons may be gone. */
  onDecided: () => void;
  /** Called when the application no longer exists. */
  onGone: () => void;
}

/** Accept, Reject and Shortlist, as the application's status allows, each with a dialog for a note. */
export function DecisionButtons({ application, isWithdrawn, onDecided, onGone }: DecisionButtonsProps) {
  const t = useTranslations("jobApplications.decision");
  const { refusal, formOf } = usePostedDecision(application.id);
  const form = useForm<DecisionFormValues>({ ...useRefusedValues(refusal, EMPTY), resolver: decisionResolver });
  const [asked, setAsked] = useState<DecidedStatus | null>(null);
  const name = useNameInDialog(application, asked !== null);
  const decide = useDecision(application, name, form, asked);
  const asksPhone = useAsksPhone();
  // An open dialog stays open even if someone decides elsewhere: its input must not vanish.
  const offered = BUTTONS.filter(({ decision }) => decision === asked || canDecide(application.status, decision));
  const ask = (decision: DecidedStatus, isOpen: boolean) => {
    setAsked(isOpen ? decision : null);
    if (!isOpen) form.reset(EMPTY);
    // The answers of a form that was filled in before the script ran stay.
    else if (Object.values(form.getValues()).every((value) => !value)) form.reset(emptyAnswers(decision, application));
  };
  const confirm = async () => {
    const outcome = await decide();
    if (outcome === "gone") onGone();
    else if (outcome !== null) onDecided();
    return outcome !== null;
  };
  if (offered.length === 0) return null;
  return (
    <div role="group" aria-label={t("buttons", { name })} className="flex flex-wrap gap-2">
      {offered.map(({ decision, Icon, variant }) => (
        <ConfirmDialog
          key={decision}
          early={formOf(decision)}
          onOpenChange={(isOpen) => ask(decision, isOpen)}
          trigger={
            <Button variant={variant} className="max-sm:flex-auto">
              <StillIcon icon={Icon} />
              {t(decision)}
            </Button>
          }
          title={t(`${decision}Title`, { name })}
          description={t(`${decision}Text`, { name })}
          confirmLabel={t(decision)}
          cancelLabel={t("cancel")}
          pendingLabel={t(`${decision}Pending`)}
          destructive={decision === "rejected"}
          obstacle={isWithdrawn ? t("withdrawn", { name }) : null}
          onConfirm={confirm}
        >
          <FormScope form={form} name={`${decision}-${application.id}`}>
            <DecisionFields withStart={decision === "accepted"} asksPhone={asksPhone && decision !== "rejected"} />
          </FormScope>
        </ConfirmDialog>
      ))}
    </div>
  );
}

const EMPTY: DecisionFormValues = { note: "", start_date: "", phone: "", whatsapp: false };

// An accepted applicant starts on the day they named, unless changed here.
function emptyAnswers(decision: DecidedStatus, { start_date: start }: ReceivedApplication): DecisionFormValues {
  const isStillToCome = decision === "accepted" && start !== null && start >= dayInIndia();
  return { ...EMPTY, start_date: isStillToCome ? start : "" };
}
