import { UserX } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useLocale, useTranslations } from "next-intl";
import { formatDate } from "@/lib/language/format";

/** Tells the employer that people accepted for the job cannot take it; their data is gone already. */
export function LostHires({ days }: { days: readonly Date[] }) {
  const t = useTranslations("jobApplications");
  const locale = useLocale();
  if (days.length === 0) return null;
  return (
    <ul className="border-attention bg-attention-soft grid gap-2 rounded-xl border p-4">
      {days.map((day) => (
        <li key={day.getTime()} className="flex items-start gap-2">
          <StillIcon icon={UserX} className="mt-0.5 size-5 shrink-0" />
          {t("lostHire", { date: formatDate(day.toISOString(), locale) })}
        </li>
      ))}
    </ul>
  );
}
