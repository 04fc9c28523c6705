import { WifiOff } from "lucide-react";
import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";

/** Replaces a list that was never loaded while the browser is offline. */
export function ListOffline() {
  const t = useTranslations("jobs.list");
  return (
    <EmptyState
      role="status"
      level={3}
      icon={<WifiOff aria-hidden strokeWidth={1.5} />}
      title={t("offline")}
      text={t("offlineText")}
    />
  );
}
