import "server-only";

/**
 * One line of JSON per failure that is ours. Never holds input, names, cookies or message texts of the database: these
 * may quote what people typed.
 */
export function logError(event: string, error: unknown, facts: Record<string, string> = {}): void {
  const stack =
    error instanceof Error
      ? (error.stack ?? "")
          .split("\n")
          .slice(1, 6)
          .map((frame) => frame.trim())
      : [];
  const name = error instanceof Error ? error.name : typeof error;
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : null;
  console.error(JSON.stringify({ at: new Date().toISOString(), event, name, code: code ?? null, stack, ...facts }));
}
