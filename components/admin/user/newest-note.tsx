import { useTranslations } from "next-intl";
import { formatCount } from "@/lib/format";

export interface NewestNoteProps {
  shown: number;
  total: number;
}

/** Says below a list that it has only the newest rows, where there are more. */
export function NewestNote({ shown, total }: NewestNoteProps) {
  const t = useTranslations("adminUser");
  if (total <= shown) return null;
  return (
    <p className="text-muted-foreground pt-3">
      {t("newestOnly", { shown: formatCount(shown), total: formatCount(total) })}
    </p>
  );
}
