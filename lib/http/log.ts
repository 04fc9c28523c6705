import "server-only";

/**
 * One line of JSON per failure that is ours. Never holds input, names, cookies or message texts of the database: these
 * may quote what people typed.
 */
export function logError(event: string, error: unknown, facts: Record<string, string> = {}): void {
  const stack = error instanceof Error ? framesOf(error.stack ?? "") : [];
  const name = error instanceof Error ? error.name : typeof error;
  const code: unknown = error instanceof Error ? Reflect.get(error, "code") : null;
  console.error(JSON.stringify({ at: new Date().toISOString(), event, name, code: code ?? null, stack, ...facts }));
}

// By their form and not by their place: a stack begins with the message, which may have any number of lines.
const framesOf = (stack: string): string[] =>
  stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "))
    .slice(0, 5);
