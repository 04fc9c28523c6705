import { DAY_MS, epochNow } from "@/lib/core/time";
import { Icon, type IconName } from "@/components/ui/icon";
import type { Job } from "@/lib/domains/jobs/types";
import type { Translator } from "@/lib/language/i18n/translator";

type Props = Pick<Job["employer"], "since" | "answers" | "promises"> & { t: Translator };

/** An employer's record: how reliably they answer and pay, and for how long they have been here. */
export function EmployerRecord({ t, since, answers, promises }: Props) {
  const lines: [IconName, string][] = [
    ...(answers ? [["message-square-text", answersText(t, answers)] as [IconName, string]] : []),
    ...(promises ? [["wallet", t("employerCard.record.promises", promises)] as [IconName, string]] : []),
    ...sinceText(t, since).map((text): [IconName, string] => ["calendar-days", text]),
  ];
  if (lines.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {lines.map(([icon, text]) => (
        <li key={text} className="flex items-start gap-2">
          <Icon name={icon} className="text-primary mt-0.5 size-5 shrink-0" />
          {text}
        </li>
      ))}
    </ul>
  );
}

function answersText(t: Translator, { answered, of, usually }: NonNullable<Props["answers"]>): string {
  const text = t("employerCard.record.answers", { answered, of });
  return usually === null ? text : `${text}, ${t(`employerCard.record.usually.${usually}`)}`;
}

/** The age of an account in words; none in its first month. */
function sinceText(t: Translator, since: string): string[] {
  const months = Math.floor((epochNow() - Date.parse(since)) / DAY_MS / 30.44);
  if (months < 1) return [];
  return months < 12
    ? [t("employerCard.record.months", { count: months })]
    : [t("employerCard.record.years", { count: Math.floor(months / 12) })];
}
