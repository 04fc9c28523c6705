import { Eye } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useLocale, useTranslations } from "next-intl";
import type { ContactLook } from "@/lib/domains/applications/types";
import { formatDate } from "@/lib/language/format";

/** The days on which the employer looked at the worker's phone number. */
export function ContactLooks({ looks }: { looks: readonly ContactLook[] }) {
  const t = useTranslations("applicationDetail");
  const locale = useLocale();
  if (looks.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {looks.map(({ by, on }) => (
        <li key={on} className="flex items-start gap-2">
          <StillIcon icon={Eye} className="mt-0.5 size-5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {by === null
              ? t("seenByEmployer", { date: formatDate(on, locale) })
              : t("seenBy", { name: by, date: formatDate(on, locale) })}
          </span>
        </li>
      ))}
    </ul>
  );
}
