import { useEffect, useRef, type ComponentProps, type ReactNode } from "react";
import { useFormContext, type FieldValues } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { LiveForm, type FormTarget } from "@/components/ui/live-form";
import { cn } from "@/lib/core/utils";
import { FormScope, type FormScopeProps } from "./form-scope";

export interface FormBodyProps {
  onSubmit: () => void;
  /** Where the browser posts it before the script runs; absent if only script can send it. */
  target?: FormTarget;
  className?: string;
  children: ReactNode;
}

/** A form with its fields, see `FormScope` and `FormBody`. */
export const Form = <Fields extends FieldValues, Output>({
  form,
  name,
  ...body
}: FormScopeProps<Fields, Output> & FormBodyProps) => (
  <FormScope form={form} name={name}>
    <FormBody {...body} />
  </FormScope>
);

/**
 * The form element. After each attempt it moves to the first field marked by validation or by the server; give
 * `useForm` the option `shouldFocusError: false`, as `useCheckedForm` does.
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

type Props = Pick<ComponentProps<typeof Button>, "variant" | "pending" | "pendingLabel" | "className" | "children">;

/** The button that sends one of several forms of a screen: as wide as the phone, or as its text on wider screens. */
export const SubmitButton = ({ className, ...props }: Props) => (
  <Button type="submit" className={cn("sm:justify-self-start", className)} {...props} />
);

const CONTROLS = "input, select, textarea";

/**
 * Moves the focus to a field: a control, or the first control of a group. Scrolls it to the middle of the screen, so
 * that its label and error are visible too.
 */
export function focusField(element: Element | null | undefined): void {
  if (!element) return;
  const control = element.matches(CONTROLS) ? element : element.querySelector(CONTROLS);
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
  (control ?? element).scrollIntoView({ block: "center" });
}
