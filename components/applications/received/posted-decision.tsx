"use client";

import { createContext, useContext, useMemo, type ReactNode } from "react";
import { KEY_FIELD, type FormRefusal } from "@/lib/platform/http/form-refusal";
import { formAction } from "@/lib/access/routes";
import type { DecidedStatus } from "./use-decision";

type Posted = { postKey: string; refusal: FormRefusal | null };

const PostedDecisions = createContext<Posted>({ postKey: "", refusal: null });

/**
 * Tells the decisions below about the form that is posted before the script runs.
 * @param props.postKey the page's idempotency key. @param props.refusal of the last decision posted, or null.
 */
export function PostedDecisionScope({ postKey, refusal, children }: Posted & { children: ReactNode }) {
  const value = useMemo(() => ({ postKey, refusal }), [postKey, refusal]);
  return <PostedDecisions value={value}>{children}</PostedDecisions>;
}

/** The refusal of an application's decision, or null, and the form of each decision for a `ConfirmDialog`. */
export function usePostedDecision(applicationId: string) {
  const { postKey, refusal: last } = useContext(PostedDecisions);
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
