import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useWithPassword } from "@/components/account/password-dialog";
import { useProblemText } from "@/components/shared/problem-text";
import { showToast } from "@/components/ui/toast";
import { dayInIndia } from "@/lib/core/time";
import { openExport } from "@/lib/domains/admin/client";
import type { ExportKind } from "@/lib/domains/admin/options";
import { formatCount } from "@/lib/language/format";
import { ApiError } from "@/lib/platform/http/api-error";
import { openTarget, type FileTarget } from "./file-target";

/** A running download. `total` is null until the server has announced the number of rows. */
export type RunningExport = { kind: ExportKind; rows: number; total: number | null };

/** Rendering after each of thousands of chunks would slow the download down. */
const RENDER_EVERY_MS = 200;

/** Downloads a table chunk by chunk and reports its progress; saves the whole file or none. */
export function useExport() {
  const t = useTranslations("adminExport");
  const problemText = useProblemText();
  const withPassword = useWithPassword();
  const [running, setRunning] = useState<RunningExport | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  useWarningBeforeLeaving(running !== null);

  const start = async (kind: ExportKind, filter = "") => {
    if (stop.current) return;
    const controller = new AbortController();
    stop.current = controller;
    let target: FileTarget | null = null;
    try {
      target = await openTarget(`kaamsetu-${kind}-${dayInIndia()}.csv`);
      setRunning({ kind, rows: 0, total: null });
      const download = await withPassword(() => openExport(kind, filter, controller.signal));
      const rows = await pump({ kind, ...download }, target, setRunning);
      showToast({
        variant: "success",
        title: t("done"),
        description: t("doneText", { rows: formatCount(rows), count: rows }),
      });
    } catch (error) {
      await target?.discard();
      if (isAbort(error)) {
        if (target) showToast({ title: t("cancelled"), description: t("nothingKept") });
      } else {
        const reason = error instanceof ApiError ? problemText(error) : t("brokeOff");
        showToast({ variant: "destructive", title: t("failed"), description: `${reason} ${t("nothingKept")}` });
      }
    } finally {
      stop.current = null;
      setRunning(null);
    }
  };
  return { running, start, cancel: () => stop.current?.abort() };
}

type Download = { kind: ExportKind } & Awaited<ReturnType<typeof openExport>>;

async function pump(
  { kind, total, bytes }: Download,
  target: FileTarget,
  report: (running: RunningExport) => void,
): Promise<number> {
  const counter = new RowCounter();
  const reader = bytes.getReader();
  let drawn = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const rows = counter.add(part.value);
    // One chunk after the other: a slow disk slows the server down, and memory use stays flat.
    await target.write(part.value);
    if (performance.now() - drawn < RENDER_EVERY_MS) continue;
    drawn = performance.now();
    report({ kind, rows, total });
  }
  await target.finish();
  return counter.rows;
}

const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";

function useWarningBeforeLeaving(isRunning: boolean): void {
  useEffect(() => {
    if (!isRunning) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isRunning]);
}

const QUOTE = 0x22;
const LINE_END = 0x0a;

/**
 * Counts the rows of a CSV file as its bytes arrive, without the header. A line break inside quotes does not end a row.
 */
export class RowCounter {
  #lines = 0;
  #isQuoted = false;

  /** @param bytes the next chunk of the file, cut anywhere. @returns the number of complete rows so far. */
  add(bytes: Uint8Array): number {
    for (const byte of bytes) {
      // A doubled quote is an escaped one; it toggles this off and on again.
      if (byte === QUOTE) this.#isQuoted = !this.#isQuoted;
      else if (byte === LINE_END && !this.#isQuoted) this.#lines += 1;
    }
    return this.rows;
  }

  get rows(): number {
    return Math.max(0, this.#lines - 1);
  }
}
