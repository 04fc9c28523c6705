import { useTranslations } from "next-intl";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { Badge } from "@/components/ui/badge";

/** Marks a job whose urgency is immediate. */
export function UrgentBadge() {
  const t = useTranslations("options.urgencyLevel");
  return <UrgentMark text={t("immediate")} />;
}

/** The same with its text given. */
export const UrgentMark = ({ text }: { text: string }) => (
  <Badge variant="attention" icon={<Pictogram name="urgency-immediate" bold className="size-[1.15em]" />}>
    {text}
  </Badge>
);
