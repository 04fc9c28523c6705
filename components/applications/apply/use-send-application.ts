"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { clearDraft } from "@/components/shared/draft/draft-storage";
import { toNewLogin } from "@/components/shared/draft/to-new-login";
import { applyServerErrors } from "@/components/shared/form-errors";
import { apply } from "@/lib/applications/client";
import type { ApplyFormValues } from "@/lib/applications/schema";
import { ApiError } from "@/lib/http/api-fetch";
import { href } from "@/lib/routes";

/** Why the form is of no use any more. */
export type Obstacle = "applied" | "closed" | "gone";

const OBSTACLES: Readonly<Record<string, Obstacle>> = {
  already_applied: "applied",
  job_not_open: "closed",
  job_not_found: "gone",
};

type Options = { jobId: string; draftKey: string; form: UseFormReturn<ApplyFormValues> };

/** Sends the form and goes on to the finish page; a failure leaves everything as it was typed. */
export function useSendApplication({ jobId, draftKey, form }: Options) {
  const router = useRouter();
  const key = useRef<string | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  // The next page is on its way: nothing may be pressed twice.
  const [isLeaving, setIsLeaving] = useState(false);
  const send = async (values: ApplyFormValues, selfie: File | null) => {
    setFailure(null);
    key.current ??= newKey();
    try {
      await apply(jobId, toFormData(values, selfie), key.current);
    } catch (error) {
      if (toNewLogin(error)) return setIsLeaving(true);
      applyServerErrors(form, error);
      setFailure(error);
      return;
    }
    clearDraft(draftKey);
    setIsLeaving(true);
    router.push(href.finish(jobId));
  };
  return { send, failure, isLeaving, obstacle: failure instanceof ApiError ? (OBSTACLES[failure.code] ?? null) : null };
}

// One a form, kept over its retries: an answer lost on the way does not make a second application. Not randomUUID, which
// browsers withhold on plain http, where a self-hosted server in a home network is tried.
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");

function toFormData(values: ApplyFormValues, selfie: File | null): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) if (value) data.append(name, value);
  if (selfie) data.append("profileImage", selfie);
  return data;
}
