import { useTranslations } from "next-intl";
import { cloneElement, useRef, useState, type ReactNode } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { OwnPhone } from "@/components/account/own-phone";
import { SelectField } from "@/components/form/fields/select-field";
import { TextField } from "@/components/form/fields/text-field";
import { FormScope } from "@/components/form/form-scope";
import { useRefusedValues } from "@/components/form/refused-form";
import { useRules } from "@/components/form/use-rules";
import { useSubmit } from "@/components/form/use-submit";
import { ConfirmDialog } from "@/components/shared/confirm-dialog";
import { useProblemText } from "@/components/shared/problem-text";
import { Button, type ButtonProps } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import { useHydrated } from "@/components/ui/use-hydrated";
import { addDays, dayInIndia } from "@/lib/core/time";
import {
  useDecide,
  useUndoDecision,
  type DecisionDetails,
  type DecisionOutcome,
} from "@/lib/domains/applications/decision-client";
import { REJECTION_REASONS, type RejectionReason } from "@/lib/domains/applications/options";
import { canDecide } from "@/lib/domains/applications/policy";
import { NOTE_MAX, PLANNING_DAYS } from "@/lib/domains/applications/options";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { saveTypedAccount } from "@/lib/domains/users/client";
import { useAsksPhone, useHiredNews, usePostedDecision, type DecidedStatus } from "./decision-scope";
import type { DecisionFormValues } from "./dialog-rules";
import { ReasonButtons } from "./reason-buttons";
import { useNameInDialog } from "./use-applicant-name";
import { useOutcomeNews } from "./use-outcome-news";

const BUTTONS = [
  { decision: "shortlisted", icon: "star", variant: "default" },
  { decision: "accepted", icon: "check", variant: "outline" },
  { decision: "rejected", icon: "x", variant: "outline" },
] as const satisfies { decision: DecidedStatus; icon: IconName; variant: ButtonProps["variant"] }[];

export interface DecisionButtonsProps {
  application: ReceivedApplication;
  /** The worker withdrew it while it was shown here. */
  isWithdrawn: boolean;
  /** Called when the application was decided, here or elsewhere: these buttons may be gone. */
  onDecided: () => void;
  /** Called when the application no longer exists. */
  onGone: () => void;
  /** A further way to decide, after the first. */
  children?: ReactNode;
}

/**
 * Shortlist, Accept and Reject, as the application's status allows. Shortlisting, which can still be followed by anything, is one tap;
 * the others ask first, and a reason is the answer to that.
 */
export function DecisionButtons({ application, isWithdrawn, onDecided, onGone, children }: DecisionButtonsProps) {
  const t = useTranslations("jobApplications.decision");
  const { refusal, formOf } = usePostedDecision(application.id);
  const [asked, setAsked] = useState<DecidedStatus | null>(null);
  const asksPhone = useAsksPhone();
  const rules = asksPhone && asked !== "rejected" ? "withPhone" : "plain";
  const resolver = useRules<DecisionFormValues>(
    () => import("./dialog-rules").then(({ decisionRules }) => decisionRules[rules]),
    "raw",
  );
  const form = useForm<DecisionFormValues>({ ...useRefusedValues(refusal, EMPTY), resolver });
  const name = useNameInDialog(application, asked !== null);
  const { decide, isPending } = useDecision(application, name, form);
  const isHydrated = useHydrated();
  // An open dialog stays open even if someone decides elsewhere: its input must not vanish.
  const offered = BUTTONS.filter(({ decision }) => decision === asked || canDecide(application.status, decision));
  const ask = (decision: DecidedStatus, isOpen: boolean) => {
    setAsked(isOpen ? decision : null);
    if (!isOpen) form.reset(EMPTY);
    // The answers of a form that was filled in before the script ran stay.
    else if (Object.values(form.getValues()).every((value) => !value)) form.reset(emptyAnswers(decision, application));
  };
  const confirm = async (decision: DecidedStatus) => {
    const outcome = await decide(decision);
    if (outcome === "gone") onGone();
    else if (outcome !== null) onDecided();
    return outcome !== null;
  };
  if (offered.length === 0) return children;
  const isOneTap = (decision: DecidedStatus) =>
    decision === "shortlisted" && isHydrated && !asksPhone && asked !== decision;
  const buttons = offered.map(({ decision, icon, variant }) => {
    const button = (
      <Button variant={variant} data-decision={decision} className="max-sm:w-full max-sm:px-2">
        <Icon name={icon} />
        {t(decision)}
      </Button>
    );
    return isOneTap(decision) ? (
      cloneElement(button, {
        key: decision,
        pending: isPending,
        pendingLabel: t(`${decision}Pending`),
        onClick: () => void confirm(decision),
      })
    ) : (
      <ConfirmDialog
        key={decision}
        early={formOf(decision)}
        open={asked === decision}
        onOpenChange={(isOpen) => ask(decision, isOpen)}
        trigger={button}
        title={t(`${decision}Title`, { name })}
        description={t(`${decision}Text`, { name })}
        confirmLabel={t(decision)}
        cancelLabel={t("cancel")}
        pendingLabel={t(`${decision}Pending`)}
        destructive={decision === "rejected"}
        obstacle={isWithdrawn ? t("withdrawn", { name }) : null}
        onConfirm={() => confirm(decision)}
      >
        <FormScope form={form} name={`${decision}-${application.id}`}>
          {decision === "rejected" ? (
            <ReasonFields
              isPending={isPending}
              onReason={async (reason) => {
                form.setValue("reason", reason);
                if (await confirm(decision)) ask(decision, false);
              }}
            />
          ) : null}
          <DecisionFields withStart={decision === "accepted"} asksPhone={asksPhone && decision !== "rejected"} />
        </FormScope>
      </ConfirmDialog>
    );
  });
  return (
    <div
      role="group"
      aria-label={t("buttons", { name })}
      className="flex flex-wrap gap-2 max-sm:grid max-sm:grid-cols-2"
    >
      {buttons[0]}
      {children}
      {buttons.slice(1)}
    </div>
  );
}

/** The reasons of a rejection: a tap on one is the answer. Before the script runs it is a list to choose from. */
function ReasonFields({
  isPending,
  onReason,
}: {
  isPending: boolean;
  onReason: (reason: RejectionReason) => Promise<void>;
}) {
  const t = useTranslations("jobApplications.decision");
  const tReason = useTranslations("options.rejectionReason");
  const isHydrated = useHydrated();
  if (!isHydrated) {
    const options = REJECTION_REASONS.map((value) => ({ value, label: tReason(value) }));
    return (
      <SelectField<DecisionFormValues>
        name="reason"
        label={t("reason")}
        placeholder={t("noReason")}
        options={options}
      />
    );
  }
  return <ReasonButtons legend={t("reason")} isPending={isPending} onReason={(reason) => void onReason(reason)} />;
}

const EMPTY: DecisionFormValues = { note: "", reason: "", start_date: "", phone: "", whatsapp: false };

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
 * @param name the applicant's, for the messages.
 * @returns a function that sends one and returns the outcome; null if it is worth trying again.
 */
function useDecision(
  application: ReceivedApplication,
  name: string,
  form: UseFormReturn<DecisionFormValues>,
): { decide: (status: DecidedStatus) => Promise<DecisionOutcome | null>; isPending: boolean } {
  const t = useTranslations("jobApplications.decision");
  const problemText = useProblemText();
  const { mutateAsync: decide, isPending } = useDecide(application.job_id);
  const decided = useRef<DecidedStatus | null>(null);
  const undo = useUndoDecision(application.job_id);
  const tell = useOutcomeNews(name);
  const hiredNews = useHiredNews();
  const { submit } = useSubmit({
    form,
    send: async (values) => {
      const status = decided.current;
      if (status === null) throw new Error("Nothing is asked");
      await saveTypedAccount(values);
      const { outcome } = await decide({ id: application.id, status, details: toDetails(values) });
      return { outcome, status };
    },
    onSuccess: ({ outcome, status }) => {
      const done = t(`${status}Done`, { name });
      const more = status === "accepted" ? hiredNews() : null;
      tell(outcome, { done, more, already: t("decidedAlready"), undo: () => undo(application.id) });
    },
    failed: (error, isPlaced) => (isPlaced ? null : { title: t("failed"), description: problemText(error) }),
    signedOut: "tell",
  });
  return {
    isPending,
    decide: async (status) => {
      decided.current = status;
      return (await submit())?.outcome ?? null;
    },
  };
}

const toDetails = ({ note, reason, start_date: start }: DecisionFormValues): DecisionDetails => ({
  note: note || null,
  reason: reason || null,
  start_date: start || null,
});
