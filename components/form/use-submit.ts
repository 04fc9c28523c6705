"use client";

import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { placeServerErrors } from "@/components/shared/form-errors";
import { faultyPictures, isPictureProblem } from "@/components/shared/picture-check";
import { useProblemText } from "@/components/shared/problem-text";
import { showToast, type ToastContent } from "@/components/ui/toast";
import { ApiError } from "@/lib/http/api-fetch";
import { toNewLogin } from "./draft/to-new-login";

type SentPictures<Name> = readonly (readonly [Name, File | null])[];

export type SubmitOptions<Fields extends FieldValues, Output, Result> = {
  form: UseFormReturn<Fields, unknown, Output>;
  /** Sends what the form's check let through. @throws ApiError */
  send: (values: Output) => Promise<Result>;
  onSuccess: (result: Result, values: Output) => void;
  /** Whether success leads to another page: the form stays pending until it has come. */
  leaves?: boolean;
  /** Says in a toast that the form's own check found faults. */
  invalid?: string;
  /**
   * Says in a toast that sending failed: the title above the failure's sentence, or both. `isPlaced`: a field says it
   * already. Absent or null: no toast.
   */
  failed?: string | ((error: unknown, isPlaced: boolean) => Pick<ToastContent, "title" | "description"> | null);
  /** The pictures that were sent, each with its field: the server does not name the one it cannot take. */
  pictures?: (values: Output) => SentPictures<FieldPath<Fields>>;
  /** Brings marked fields into view which may be folded away. `FormBody` then takes the person to the first. */
  reveal?: (names: readonly string[]) => void;
  /** A failure that the screen shows by itself: `told` is all of it, `placed` leaves the toast to this hook. */
  onFailure?: (error: unknown, values: Output) => "told" | "placed" | undefined;
  /**
   * With the session over: `login` leads to the auth screen at the same address, where there is a draft to come back to;
   * `tell` leaves that to the person.
   */
  signedOut?: "login" | "tell";
};

/**
 * Sends a form once, however often its button is pressed, and says how it went. A failure keeps everything typed: what
 * the server says about fields stands beside them.
 */
export function useSubmit<Fields extends FieldValues, Output, Result>({
  form,
  send,
  onSuccess,
  leaves = false,
  invalid,
  failed,
  pictures,
  reveal,
  onFailure,
  signedOut = "login",
}: SubmitOptions<Fields, Output, Result>) {
  const problemText = useProblemText();
  // Two clicks may come before React has drawn the disabled button.
  const isRunning = useRef(false);
  const [failure, setFailure] = useState<{ error: unknown; isPlaced: boolean } | null>(null);
  const { mutateAsync, isPending, isSuccess, variables } = useMutation({
    mutationFn: (values: Output) =>
      send(values).catch((error: unknown) => {
        // Pending until the page has gone.
        if (signedOut === "login" && toNewLogin(error)) return new Promise<never>(() => undefined);
        throw error;
      }),
    // What was sent may hold a password.
    gcTime: 0,
  });

  const tell = async (error: unknown, values: Output) => {
    const told = onFailure?.(error, values);
    if (told === "told") return;
    const faulty = await refusedPictures(error, pictures?.(values) ?? []);
    for (const name of faulty) form.setError(name, { type: "server", message: problemText(error) });
    const names = [...placeServerErrors(form, error), ...faulty];
    const isPlaced = told === "placed" || names.length > 0;
    setFailure({ error, isPlaced });
    if (names[0] !== undefined) {
      reveal?.(names);
      form.setFocus(names[0]);
    }
    if (failed === undefined) return;
    const text =
      typeof failed === "string" ? { title: failed, description: problemText(error) } : failed(error, isPlaced);
    if (text) showToast({ variant: "destructive", ...text });
  };

  const run = async (values: Output): Promise<Result | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setFailure(null);
    let result: Result;
    try {
      result = await mutateAsync(values);
    } catch (error) {
      isRunning.current = false;
      await tell(error, values);
      return null;
    }
    isRunning.current = leaves;
    onSuccess(result, values);
    return result;
  };

  const refuse = (errors: object) => {
    reveal?.(Object.keys(errors));
    if (invalid !== undefined) showToast({ variant: "destructive", title: invalid });
  };

  return {
    /** Checks and sends. @returns what the server answered, null where it was not sent or failed. */
    submit: (): Promise<Result | null> =>
      new Promise((resolve, reject) => {
        const send = form.handleSubmit(
          async (values) => resolve(await run(values)),
          (errors) => {
            refuse(errors);
            resolve(null);
          },
        );
        send().catch(reject);
      }),
    /** What is being sent, null when nothing is. */
    pending: isPending || (leaves && isSuccess) ? variables : null,
    /** Why the last try failed, null where it did not. */
    failure: failure?.error ?? null,
    /** The same where no field is to blame, so that the form as a whole must say it. */
    unplaced: failure?.isPlaced ? null : (failure?.error ?? null),
  };
}

async function refusedPictures<Name extends string>(error: unknown, sent: SentPictures<Name>): Promise<Name[]> {
  if (!(error instanceof ApiError) || !isPictureProblem(error.code)) return [];
  return faultyPictures(sent.flatMap(([name, picture]) => (picture ? [[name, picture] as const] : [])));
}
