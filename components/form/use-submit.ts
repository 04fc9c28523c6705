import { useRef, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { placeServerErrors } from "@/components/shared/form-errors";
import { faultyPictures, isPictureProblem } from "@/components/shared/picture-check";
import { useProblemText } from "@/components/shared/problem-text";
import { dismissToast, showToast, type ToastContent, type ToastId } from "@/components/ui/toast";
import { ApiError } from "@/lib/platform/http/api-error";
import { redirectToLogin } from "./draft/redirect-to-login";

type SentPictures<Name> = readonly (readonly [Name, File | null])[];

export type SubmitOptions<Fields extends FieldValues, Output, Result> = {
  form: UseFormReturn<Fields, unknown, Output>;
  /** Completes the form's values before they are validated. */
  prepare?: () => Promise<void>;
  /** Sends the validated values. @throws ApiError */
  send: (values: Output) => Promise<Result>;
  onSuccess: (result: Result, values: Output) => void;
  /** Whether success leads to another page: the form then stays pending until that has loaded. */
  leaves?: boolean;
  /** Toast if validation finds errors. */
  invalid?: string;
  /**
   * Toast if sending failed: a title above the failure's sentence, or both. `isPlaced`: a field shows it already.
   * Absent or null: no toast.
   */
  failed?: string | ((error: unknown, isPlaced: boolean) => Pick<ToastContent, "title" | "description"> | null);
  /** The pictures sent, each with its field: the server does not name the one it cannot read. */
  pictures?: (values: Output) => SentPictures<FieldPath<Fields>>;
  /** Reveals marked fields that may be collapsed. `FormBody` then moves to the first. */
  reveal?: (names: readonly string[]) => void;
  /** Handles a failure that the screen shows itself. `told`: there is nothing more to show; `placed`: this hook shows the toast. */
  onFailure?: (error: unknown, values: Output) => "told" | "placed" | undefined;
  /**
   * If the session has ended: `login` shows the sign-in screen at the same address, for forms with a draft to return
   * to; `tell` leaves that to the user.
   */
  signedOut?: "login" | "tell";
};

/**
 * Sends a form once, however often its button is pressed, and reports the result. A failure keeps all input, and shows
 * the server's messages about fields beside them.
 */
export function useSubmit<Fields extends FieldValues, Output, Result>({
  form,
  prepare,
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
  const { isDirty } = form.formState;
  // Two clicks may arrive before React has rendered the disabled button.
  const isRunning = useRef(false);
  const failureToast = useRef<ToastId | null>(null);
  const [failure, setFailure] = useState<{ error: unknown; isPlaced: boolean } | null>(null);
  const [sent, setSent] = useState<{ values: Output } | null>(null);

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
    if (text) failureToast.current = showToast({ variant: "destructive", ...text });
  };

  /** Removes the last attempt's toast, which would contradict the next one's result. */
  const dismissLast = () => {
    if (failureToast.current !== null) dismissToast(failureToast.current);
    failureToast.current = null;
  };

  const run = async (values: Output): Promise<Result | null> => {
    if (isRunning.current) return null;
    isRunning.current = true;
    setFailure(null);
    dismissLast();
    setSent({ values });
    let result: Result;
    try {
      result = await send(values);
    } catch (error) {
      // Pending until the page is left.
      if (signedOut === "login" && redirectToLogin(error, !isDirty)) return new Promise<never>(() => undefined);
      isRunning.current = false;
      setSent(null);
      await tell(error, values);
      return null;
    }
    isRunning.current = leaves;
    if (!leaves) setSent(null);
    onSuccess(result, values);
    return result;
  };

  const refuse = (errors: object) => {
    reveal?.(Object.keys(errors));
    if (invalid !== undefined) failureToast.current = showToast({ variant: "destructive", title: invalid });
  };

  return {
    /** Validates and sends. @returns the server's answer, null if it was not sent or failed. */
    submit: (): Promise<Result | null> =>
      new Promise((resolve, reject) => {
        const send = form.handleSubmit(
          async (values) => resolve(await run(values)),
          (errors) => {
            refuse(errors);
            resolve(null);
          },
        );
        (prepare ? prepare().then(() => send()) : send()).catch(reject);
      }),
    /** The values being sent, null if none are. */
    pending: sent?.values ?? null,
    /** The failure of the last attempt, or null. */
    failure: failure?.error ?? null,
    /** The same if no field shows it, so that the form as a whole must. */
    unplaced: failure?.isPlaced ? null : (failure?.error ?? null),
  };
}

async function refusedPictures<Name extends string>(error: unknown, sent: SentPictures<Name>): Promise<Name[]> {
  if (!(error instanceof ApiError) || !isPictureProblem(error.code)) return [];
  return faultyPictures(sent.flatMap(([name, picture]) => (picture ? [[name, picture] as const] : [])));
}
