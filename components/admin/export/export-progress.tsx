"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { formatCount } from "@/lib/format";
import type { RunningExport } from "./use-export";

/** How far a download is, and the way to stop it. It keeps its place at the edge of the screen while one works on. */
export function ExportProgress({ running, onCancel }: { running: RunningExport; onCancel: () => void }) {
  const t = useTranslations("adminExport");
  const { kind, rows, total } = running;
  const valueText =
    total === null
      ? t("rows", { rows: formatCount(rows) })
      : t("progress", { rows: formatCount(rows), total: formatCount(total) });
  return (
    <Card
      role="group"
      aria-label={t("running")}
      className="shadow-raised fixed inset-x-3 bottom-[calc(var(--bottom-bar-height)+0.75rem)] z-40 md:start-auto md:end-6 md:bottom-6 md:w-96"
    >
      <Progress label={t(`kinds.${kind}`)} value={total ? (rows / total) * 100 : 0} valueText={valueText} />
      <Button variant="secondary" onClick={onCancel}>
        {t("cancel")}
      </Button>
    </Card>
  );
}
