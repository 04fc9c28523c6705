import type { ComponentProps, ReactNode } from "react";
import { Button } from "@/components/ui/button";

type Props = Pick<ComponentProps<typeof Button>, "variant" | "pending" | "pendingLabel"> & { children: ReactNode };

/** The button that sends one of several forms of a screen: as wide as the phone, or as its text on wider screens. */
export const SubmitButton = ({ children, ...props }: Props) => (
  <Button type="submit" className="sm:justify-self-start" {...props}>
    {children}
  </Button>
);
