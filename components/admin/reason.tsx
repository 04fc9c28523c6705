import { useTranslations } from "next-intl";
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

type ReasonFieldProps = ReturnType<typeof useReason>["field"] & { texts: "adminJob.act" | "adminAccount.reactivate" };

/** The field of `useReason`. @param props.texts the namespace of its words. */
export function ReasonField({ texts, ref, value, isMissing, onChange }: ReasonFieldProps) {
  const t = useTranslations(texts);
  return (
    <Field label={t("reason")} hint={t("reasonHint")} error={isMissing ? t("reasonMissing") : null} required>
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
}
