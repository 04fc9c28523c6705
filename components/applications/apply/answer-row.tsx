import { useTranslations } from "next-intl";
import { useEffect, useRef, type ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/core/utils";

/** The form that opens all questions without script; `ApplyForm` has it. */
export const CHANGE_FORM = "apply-change";

type RowProps = {
  /** The field that the answer belongs to: without script it is sent as it is shown. */
  name?: string;
  /** The answer as it is sent, if it is not the value shown. */
  sent?: string;
  picture: ReactNode;
  label: string;
  value: string;
  /** The words of its button; by default "Change". */
  action?: string;
  onChange: () => void;
};

/** An answer as it will be sent, with a button to change it. */
export function AnswerRow({ picture, label, value, action, onChange, name, sent }: RowProps) {
  const t = useTranslations("apply");
  const words = action ?? t("change");
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3">
      {picture}
      <p className="min-w-0 flex-1 basis-32 py-1 leading-snug">
        <span className="text-muted-foreground block">{label}</span>
        <span dir="auto" className="block font-semibold wrap-anywhere">
          {value}
        </span>
      </p>
      {name === undefined ? null : <input type="hidden" name={name} value={sent} />}
      <button
        form={CHANGE_FORM}
        name="change"
        value="all"
        aria-label={`${words}: ${label}`}
        onClick={(event) => {
          event.preventDefault();
          onChange();
        }}
        className={cn(buttonVariants({ variant: "link" }), "ms-auto -me-2 px-2")}
      >
        {words}
      </button>
    </div>
  );
}

/** The question in place of its row. @param isFocused it was opened by its row's button, which is gone. */
export function OpenQuestion({ isFocused, children }: { isFocused: boolean; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isFocused) return;
    const inputs = place.current?.querySelectorAll("input") ?? [];
    [...inputs].toSorted((a, b) => Number(b.checked) - Number(a.checked))[0]?.focus();
  }, [isFocused]);
  return (
    <div ref={place} className="py-2.5">
      {children}
    </div>
  );
}
