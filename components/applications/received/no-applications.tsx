import { Inbox } from "lucide-react";
import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";

/** What a position without applications shows. */
export function NoApplications() {
  const t = useTranslations("jobApplications.empty");
  return <EmptyState level={3} icon={<Inbox aria-hidden strokeWidth={1.5} />} title={t("title")} text={t("text")} />;
}
