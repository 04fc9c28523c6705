"use client";

import { ChevronDown, Download } from "lucide-react";
import { useTranslations } from "next-intl";
import { buttonVariants } from "@/components/ui/button-variants";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { exportPath } from "@/lib/admin/client";
import { EXPORT_KINDS } from "@/lib/admin/options";
import { ExportProgress } from "./export-progress";
import { useExport } from "./use-export";

/** 'Export Data': a menu of what can be downloaded, and how far a download is. Without script, plain links. */
export function ExportData() {
  const t = useTranslations("adminExport");
  const { running, start, cancel } = useExport();
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger className={buttonVariants({ variant: "secondary" })} disabled={running !== null}>
          <Download aria-hidden />
          {t("button")}
          <ChevronDown aria-hidden />
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          {EXPORT_KINDS.map((kind) => (
            <DropdownMenuItem key={kind} onSelect={() => void start(kind)}>
              <Download aria-hidden />
              {t(`kinds.${kind}`)}
            </DropdownMenuItem>
          ))}
        </DropdownMenuContent>
      </DropdownMenu>
      <noscript>
        <ul className="flex flex-wrap gap-2">
          {EXPORT_KINDS.map((kind) => (
            <li key={kind}>
              <a href={exportPath(kind)} download className={buttonVariants({ variant: "secondary" })}>
                {t(`kinds.${kind}`)}
              </a>
            </li>
          ))}
        </ul>
      </noscript>
      {running ? <ExportProgress running={running} onCancel={cancel} /> : null}
    </>
  );
}
