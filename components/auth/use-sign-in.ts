import { useTranslations } from "next-intl";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useSubmit } from "@/components/form/use-submit";
import { useProblemText } from "@/components/shared/problem-text";
import { landingPath } from "@/lib/access/screens/landing-path";
import type { User } from "@/lib/domains/users/types";
import { ApiError } from "@/lib/platform/http/api-error";
import { forgetTyped } from "./typed-fields";

type Refusal = { title: string; description: string };

type SignInOptions<Fields extends FieldValues, Output> = {
  form: UseFormReturn<Fields, unknown, Output>;
  /** Signs in or registers. */
  send: (values: Output) => Promise<User>;
  /** The path to go on to, if it is not the one that was asked for. */
  goOn?: (path: string) => string;
  /** The message for a failure: all of it goes into a toast, the description also into the form, where it stays. */
  refusalOf: (error: unknown) => Refusal;
  /** Handles a failure that the form shows itself; `told`: there is nothing more to show. */
  onFailure?: (error: unknown) => "told" | undefined;
  /** Reveals marked fields that may be collapsed. */
  reveal?: (names: readonly string[]) => void;
};

/** Submits a form that signs someone in, and opens their page. `isEntering` stays true until that has loaded. */
export function useSignIn<Fields extends FieldValues, Output>({
  goOn = (path) => path,
  refusalOf,
  ...options
}: SignInOptions<Fields, Output>) {
  const { submit, pending, failure } = useSubmit({
    ...options,
    onSuccess: ({ role }) => {
      forgetTyped();
      const { pathname, search } = window.location;
      // A full load that replaces the login in the history, so that "back" does not lead to it.
      window.location.replace(goOn(landingPath(`${pathname}${search}`, role)));
    },
    leaves: true,
    failed: refusalOf,
    // This is the login.
    signedOut: "tell",
  });
  return { submit, isEntering: pending !== null, problem: failure === null ? null : refusalOf(failure).description };
}

/** The reason a login or registration was refused, in words. */
export function useRefusalText(): (error: unknown) => string {
  const t = useTranslations("auth");
  const problemText = useProblemText();
  return (error) => (error instanceof ApiError ? problemText(error) : t("tryAgain"));
}
