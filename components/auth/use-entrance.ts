"use client";

import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useSubmit } from "@/components/form/use-submit";
import type { User } from "@/lib/users/types";
import { landingPath } from "./landing-path";
import { forgetTyped } from "./typed-fields";

type Refusal = { title: string; description: string };

type EntranceOptions<Fields extends FieldValues, Output> = {
  form: UseFormReturn<Fields, unknown, Output>;
  /** Signs in or registers. */
  send: (values: Output) => Promise<User>;
  /** What is said of a failure: all of it in a toast, the description in the form too, where it stays. */
  refusalOf: (error: unknown) => Refusal;
};

/** Sends a form that signs somebody in, and leads in. `isEntering` stays true until the next page has come. */
export function useEntrance<Fields extends FieldValues, Output>({
  form,
  send,
  refusalOf,
}: EntranceOptions<Fields, Output>) {
  const { submit, pending, failure } = useSubmit({
    form,
    send,
    onSuccess: ({ role }) => {
      forgetTyped();
      const { pathname, search } = window.location;
      // A full load, and without a trace of the login in the history: "back" should not lead to it.
      window.location.replace(landingPath(`${pathname}${search}`, role));
    },
    leaves: true,
    failed: refusalOf,
    // This is the login.
    signedOut: "tell",
  });
  return { submit, isEntering: pending !== null, problem: failure === null ? null : refusalOf(failure).description };
}
