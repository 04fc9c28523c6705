"use client";

import { PasswordForm } from "./password-form";

/** The first step of someone whose password was set by an admin; then the page that was asked for opens. */
export const FirstPassword = ({ min, next }: { min: number; next: string }) => (
  <PasswordForm min={min} leaves onChanged={() => window.location.replace(next)} />
);
