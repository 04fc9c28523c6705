import type { ReactNode } from "react";
import { ClientMessages } from "@/components/shared/client-messages";
import { PasswordDialog } from "./password-dialog";

/** Lets everything inside ask for the password again, by `useWithPassword()`. */
export const PasswordConfirmation = ({ children }: { children: ReactNode }) => (
  <ClientMessages namespaces={["confirmPassword", "auth", "validation", "shell"]}>
    <PasswordDialog>{children}</PasswordDialog>
  </ClientMessages>
);
