"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { OwnPhone } from "@/components/account/own-phone";
import { TextField } from "@/components/form/fields/text-field";
import { FormScope } from "@/components/form/form-scope";
import { useRefusedValues } from "@/components/form/refused-form";
import { useSubmit } from "@/components/form/use-submit";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { useProblemText } from "@/components/shared/problem-text";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { addDays, dayInIndia } from "@/lib/core/time";
import { PLANNING_DAYS } from "@/lib/domains/applications/date-schema";
import {
  useDecide,
  useUndoDecision,
  type DecisionDetails,
  type DecisionOutcome,
} from "@/lib/domains/applications/decision-client";
import { canDecide } from "@/lib/domains/applications/policy";
import { decisionFormInput, NOTE_MAX } from "@/lib/domains/applications/schema";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { phone, requiredPhone } from "@/lib/domains/users/account-schema";
import { saveTypedAccount } from "@/lib/domains/users/client";
import { useAsksPhone, usePostedDecision, type DecidedStatus } from "./decision-scope";
import { useNameInDialog } from "./use-applicant-name";
import { useOutcomeNews } from "./use-outcome-news";

const formInput = decisionFormInput.extend({ phone, whatsapp: z.boolean() });
const withPhone = decisionFormInput.extend({ phone: requiredPhone, whatsapp: z.boolean() });

/** The dialog's state. The phone number is the employer's own, for an account that has none yet. */
type DecisionFormValues = z.input<typeof formInput>;

/** Validates the dialog, without and with the question for the number. */
const RESOLVERS = [formInput, withPhone].map((input) => zodResolver(input, undefined, { raw: true }));

const BUTTONS = [
  { decision: "accepted", icon: "check", variant: "default" },
  { decision: "rejected", icon: "x", variant: "outline" },
  { decision: "shortlisted", icon: "star", variant: "ghost" },
] as const satisfies { decision: DecidedStatus; icon: IconName; variant: ButtonProps["variant"] }[];

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
  const [asked, setAsked] = useState<DecidedStatus | null>(null);
  const asksPhone = useAsksPhone();
  const resolver = RESOLVERS[asksPhone && asked !== "rejected" ? 1 : 0]!;
  const form = useForm<DecisionFormValues>({ ...useRefusedValues(refusal, EMPTY), resolver });
  const name = useNameInDialog(application, asked !== null);
  const decide = useDecision(application, name, form, asked);
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
      {offered.map(({ decision, icon, variant }) => (
        <ConfirmDialog
          key={decision}
          early={formOf(decision)}
          onOpenChange={(isOpen) => ask(decision, isOpen)}
          trigger={
            <Button variant={variant} className="max-sm:flex-auto">
              <Icon name={icon} />
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

type Props = { withStart: boolean; asksPhone: boolean };

/**
 * Optional parts of a decision: a note to the worker and, if applicable, the first day, and the employer's own phone
 * number.
 */
function DecisionFields({ withStart, asksPhone }: Props) {
  const t = useTranslations("jobApplications.decision");
  const today = dayInIndia();
  const last = addDays(today, PLANNING_DAYS);
  return (
    <div className="grid gap-4">
      {asksPhone ? <OwnPhone label={t("phone")} hint={t("phoneHint")} whatsapp={t("whatsapp")} required /> : null}
      {withStart ? (
        <TextField<DecisionFormValues> name="start_date" label={t("start")} type="date" min={today} max={last} />
      ) : null}
      <TextField<DecisionFormValues>
        name="note"
        label={t("note")}
        hint={t("noteHint")}
        lines={3}
        maxLength={NOTE_MAX}
      />
    </div>
  );
}

/**
 * Saves the employer's phone number if it was typed, sends a decision, reports its outcome and refreshes the counters.
 * @param name the applicant's, for the messages. @param status the decision being confirmed; null if none is.
 * @returns a function that sends it and returns the outcome; null if it is worth trying again.
 */
function useDecision(
  application: ReceivedApplication,
  name: string,
  form: UseFormReturn<DecisionFormValues>,
  status: DecidedStatus | null,
): () => Promise<DecisionOutcome | null> {
  const t = useTranslations("jobApplications.decision");
  const problemText = useProblemText();
  const { mutateAsync: decide } = useDecide(application.job_id);
  const undo = useUndoDecision(application.job_id);
  const tell = useOutcomeNews(name);
  const { submit } = useSubmit({
    form,
    send: async (values) => {
      if (status === null) throw new Error("Nothing is asked");
      await saveTypedAccount(values);
      const { outcome } = await decide({ id: application.id, status, details: toDetails(values) });
      return { outcome, status };
    },
    onSuccess: (decided) => {
      const done = t(`${decided.status}Done`, { name });
      tell(decided.outcome, { done, already: t("decidedAlready"), undo: () => undo(application.id) });
    },
    failed: (error, isPlaced) => (isPlaced ? null : { title: t("failed"), description: problemText(error) }),
    signedOut: "tell",
  });
  return async () => (await submit())?.outcome ?? null;
}

const toDetails = ({ note, start_date: start }: DecisionFormValues): DecisionDetails => ({
  note: note || null,
  start_date: start || null,
});
