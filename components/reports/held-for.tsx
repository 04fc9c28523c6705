import { useTranslations } from "next-intl";
import { Card } from "@/components/ui/card";
import { FoundList, type Found } from "./found-list";

/** Tells its owner why a job is being checked; nothing if no rule has found anything. */
export function HeldFor({ found }: { found: readonly Found[] }) {
  const t = useTranslations("measures");
  if (found.length === 0) return null;
  return (
    <Card className="gap-1">
      <FoundList title={t("found")} heading="h2" found={found} />
    </Card>
  );
}
