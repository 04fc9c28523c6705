"use client";

import { createContext, useContext } from "react";
import { ApiError } from "@/lib/platform/http/api-fetch";

type WithPassword = <T>(work: () => Promise<T>) => Promise<T>;

/** Asks for the password; resolves to whether it was given. */
export type AskPassword = () => Promise<boolean>;

export const PasswordContext = createContext<AskPassword | null>(null);

/**
 * Runs a call; if the server wants the password first, asks for it and runs the call again. A user who gives none gets
 * the server's refusal.
 */
export function useWithPassword(): WithPassword {
  const ask = useContext(PasswordContext);
  if (!ask) throw new Error("useWithPassword() is for the inside of a PasswordConfirmation.");
  return async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError && error.code === "password_required") || !(await ask())) throw error;
      return work();
    }
  };
}
