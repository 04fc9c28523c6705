"use client";

import { useTranslations } from "next-intl";
import { createContext, useContext, useMemo, type ReactNode } from "react";
import { formAction } from "@/lib/access/routes";
import { formatCount } from "@/lib/language/format";
import { KEY_FIELD, type FormRefusal } from "@/lib/platform/http/form-refusal";

export type DecidedStatus = "accepted" | "rejected" | "shortlisted";

type Scope = {
  /** The employer's account has no phone number yet: the first shortlisting or acceptance asks for it. */
  asksPhone: boolean;
  /** How many are hired for the job, and how many are wanted; null where several jobs are on one page. */
  hiring?: { hired: number; people: number } | null;
  /** The page's idempotency key, for forms that are posted before the script runs. */
  postKey: string;
  /** The refusal of the last decision posted like that, or null. */
  refusal: FormRefusal | null;
};

const Decisions = createContext<Scope>({ asksPhone: false, postKey: "", refusal: null });

/** Tells the decisions below what they need to know from the page. */
export function DecisionScope({
  asksPhone,
  hiring = null,
  postKey,
  refusal,
  children,
}: Scope & { children: ReactNode }) {
  const value = useMemo(() => ({ asksPhone, hiring, postKey, refusal }), [asksPhone, hiring, postKey, refusal]);
  return <Decisions value={value}>{children}</Decisions>;
}

/** Whether a decision asks for the employer's own phone number. */
export const useAsksPhone = (): boolean => useContext(Decisions).asksPhone;

/** After an acceptance: how many are hired now, and whether more are looked for. Null where it is not known. */
export function useHiredNews(): () => string | null {
  const t = useTranslations();
  const { hiring = null } = useContext(Decisions);
  return () => {
    if (hiring === null) return null;
    const hired = hiring.hired + 1;
    const people = Math.max(hiring.people, hired);
    const count = t("ownJob.hired", { hired: formatCount(hired), people: formatCount(people) });
    return `${count}. ${hired >= people ? t("ownJob.actions.fillTitle") : t("jobApplications.stillLooking")}`;
  };
}

/** The refusal of an application's decision, or null, and the form of each decision for a `ConfirmDialog`. */
export function usePostedDecision(applicationId: string) {
  const { postKey, refusal: last } = useContext(Decisions);
  const action = formAction.decide(applicationId);
  const refusal = last?.action === action ? last : null;
  const formOf = (status: DecidedStatus) => ({
    target: { action },
    // A key is for one call: the same decision on the same application.
    fields: { [KEY_FIELD]: `${postKey}-${applicationId}-${status}`, status },
    isOpen: refusal?.typed.status === status,
  });
  return { refusal, formOf };
}
