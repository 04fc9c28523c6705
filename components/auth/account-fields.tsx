import type { ReactNode } from "react";
import { TextField } from "@/components/form/fields/text-field";

type UsernameProps = { label: string; hint?: ReactNode; autoComplete?: "username" | "off" };

/** An account's username, `username` in the form. Phones must not capitalise or correct it. */
export function UsernameField({ autoComplete = "username", ...props }: UsernameProps) {
  return (
    <TextField<{ username: string }>
      name="username"
      {...props}
      required
      autoComplete={autoComplete}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
    />
  );
}

/** A code that was sent, read out or made by a device, `code` in the form. */
export const CodeField = (props: { label: string; hint?: ReactNode }) => (
  <TextField<{ code: string }> name="code" {...props} required inputMode="numeric" autoComplete="one-time-code" />
);

/** A phone number, `phone` in the form. */
export const PhoneField = (props: { label: string; hint?: ReactNode; required?: boolean }) => (
  <TextField<{ phone: string }> name="phone" {...props} type="tel" inputMode="tel" autoComplete="tel" />
);
