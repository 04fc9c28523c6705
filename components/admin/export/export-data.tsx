"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { PopoverMenu } from "@/components/ui/popover-menu";
import { Progress } from "@/components/ui/progress";
import { exportPath } from "@/lib/domains/admin/client";
import { EXPORT_KINDS, type ExportKind } from "@/lib/domains/admin/options";
import { formatCount } from "@/lib/language/format";
import { useExport, type RunningExport } from "./use-export";

/** 'Export Data': a menu of downloads, and the progress of a running one. Without script, plain links. */
export function ExportData() {
  const t = useTranslations("adminExport");
  const { running, start, cancel } = useExport();
  return (
    <>
      <PopoverMenu
        id="export"
        label={t("button")}
        menuClassName="popover-under"
        className={buttonVariants({ variant: "outline" })}
        disabled={running !== null}
        button={
          <>
            <Icon name="download" />
            {t("button")}
            <Icon name="chevron-down" />
          </>
        }
      >
        {EXPORT_KINDS.map((kind) => (
          <a
            key={kind}
            href={exportPath(kind)}
            download
            className="popover-item"
            onClick={(event) => {
              event.preventDefault();
              event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
              void start(kind);
            }}
          >
            <Icon name="download" />
            {t(`kinds.${kind}`)}
          </a>
        ))}
      </PopoverMenu>
      {running ? <ExportProgress running={running} onCancel={cancel} /> : null}
    </>
  );
}

/** Downloads what a list's filter shows. @param filter such as "?search=asha". */
export function ExportList({ kind, filter }: { kind: ExportKind; filter: string }) {
  const t = useTranslations("adminExport");
  const { running, start, cancel } = useExport();
  return (
    <>
      <Button
        variant="outline"
        disabled={running !== null}
        onClick={() => void start(kind, filter)}
        className="max-sm:flex-1 max-sm:px-2.5"
      >
        <Icon name="download" />
        {t(`kinds.${kind}`)}
      </Button>
      {running ? <ExportProgress running={running} onCancel={cancel} /> : null}
    </>
  );
}

/** The progress of a download, with a cancel button. Stays at the edge of the screen while the admin works on. */
function ExportProgress({ running, onCancel }: { running: RunningExport; onCancel: () => void }) {
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
      <Button variant="outline" onClick={onCancel}>
        {t("cancel")}
      </Button>
    </Card>
  );
}
