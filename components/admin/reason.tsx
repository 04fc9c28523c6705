import { useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { OFFICE_REASON_MAX } from "@/lib/domains/jobs/options";

/** The reason for an act, in words that the one concerned reads; without any the act is not done. */
export function useReason() {
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const ref = useRef<HTMLTextAreaElement>(null);
  return {
    /** @returns the typed words; null if there are none, as the field then says. */
    take: (): string | null => {
      const typed = reason.trim();
      setMissing(typed === "");
      return typed || null;
    },
    clear: () => setReason(""),
    field: { ref, value: reason, isMissing, onChange: setReason },
  };
}

type ReasonFieldProps = ReturnType<typeof useReason>["field"] & {
  texts: Record<"reason" | "reasonHint" | "reasonMissing", string>;
};

/** The field of `useReason`. */
export const ReasonField = ({ texts, ref, value, isMissing, onChange }: ReasonFieldProps) => (
  <Field label={texts.reason} hint={texts.reasonHint} error={isMissing ? texts.reasonMissing : null} required>
    <Textarea
      ref={ref}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      maxLength={OFFICE_REASON_MAX}
      rows={3}
      dir="auto"
    />
  </Field>
);
