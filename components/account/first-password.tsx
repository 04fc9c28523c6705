"use client";

import { href } from "@/lib/routes";
import { PasswordForm } from "./password-form";

/** The first step of someone whose password was set by an admin; then their home page opens. */
export const FirstPassword = ({ min }: { min: number }) => (
  <PasswordForm min={min} leaves onChanged={() => window.location.replace(href.home())} />
);
