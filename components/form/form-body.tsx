"use client";

import { useEffect, useRef, type ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { LiveForm, type FormTarget } from "@/components/ui/live-form";
import { focusField } from "./focus-field";

export interface FormBodyProps {
  onSubmit: () => void;
  /** Where the browser posts it before the script runs; absent if only script can send it. */
  target?: FormTarget;
  className?: string;
  children: ReactNode;
}

/**
 * The form element. After each attempt it moves to the first field marked by validation or by the server; give
 * `useForm` the option `shouldFocusError: false`.
 */
export function FormBody({ onSubmit, ...props }: FormBodyProps) {
  const { submitCount } = useFormContext().formState;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0) focusField(element.current?.querySelector("[aria-invalid=true]"));
  }, [submitCount]);
  return (
    <LiveForm
      ref={element}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      {...props}
    />
  );
}
