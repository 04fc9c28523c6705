import { describeError } from "@/lib/platform/http/describe-error";
import { isLogged } from "@/lib/platform/http/logged-error";

/** The application is told of a page's error right after Next has written it here. */
const WAIT_MS = 1_000;

/**
 * Makes one line of JSON, as of all else in the log, of what Next and packages write to the console while the server runs.
 * They write errors as a dump over twenty lines, which quotes what people typed; a page's error, which the application logs
 * with its request, comes a second time. No text is kept of the dump, only types, codes and frames.
 * @param write takes a line. @returns what undoes it.
 */
export function takeOverConsole(write: (line: string) => void): () => void {
  const { error, warn } = console;
  const waiting = new Map<unknown, () => void>();
  const tellAll = () => waiting.forEach((tell) => tell());

  const take =
    (level: "error" | "warn") =>
    (...parts: unknown[]): void => {
      const fault = parts.find((part) => part instanceof Error) ?? new Error("Text");
      if (waiting.has(fault)) return;
      const time = new Date().toISOString();
      const tell = () => {
        waiting.delete(fault);
        if (isLogged(fault)) return;
        write(`${JSON.stringify({ level, time, err: describeError(fault), event: "server_error" })}\n`);
      };
      waiting.set(fault, tell);
      setTimeout(() => waiting.get(fault)?.(), WAIT_MS).unref();
    };

  Object.assign(console, { error: take("error"), warn: take("warn") });
  process.once("exit", tellAll);
  return () => {
    process.off("exit", tellAll);
    Object.assign(console, { error, warn });
  };
}
