/** An error reduced to what may be logged: its type, its code, those of its causes, and its stack frames. */
export type DescribedError = { type: string; code?: string; causes?: Link[]; stack?: string[] };
type Link = { type: string; code?: string };

const MAX_CAUSES = 5;
const MAX_FRAMES = 5;
// SQLSTATEs, P2010, ECONNREFUSED, "refused 403". Anything longer or with other characters is not a code.
const CODE = /^[\w .-]{1,40}$/;

/** Drops all messages: those from the database and from Prisma quote user input. */
export function describeError(error: unknown): DescribedError {
  const causes = causesOf(error).map(linkOf);
  const stack = error instanceof Error ? framesOf(error.stack ?? "") : [];
  return { ...linkOf(error), ...(causes.length > 0 ? { causes } : {}), ...(stack.length > 0 ? { stack } : {}) };
}

function causesOf(error: unknown): unknown[] {
  const causes: unknown[] = [];
  for (let cause = causeOf(error); cause && causes.length < MAX_CAUSES; cause = causeOf(cause)) causes.push(cause);
  return causes;
}

// Prisma puts the driver's error in `meta`, which in turn has PostgreSQL's as a plain object in `cause`.
function causeOf(error: unknown): unknown {
  const meta = read(error, "meta");
  return read(error, "cause") ?? read(meta, "driverAdapterError");
}

function linkOf(error: unknown): Link {
  const code = String(read(error, "originalCode") ?? read(error, "code") ?? "");
  const kind = read(error, "kind");
  const type = error instanceof Error ? error.name : typeof kind === "string" ? kind : typeof error;
  return { type, ...(CODE.test(code) ? { code } : {}) };
}

const read = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

// Frames are recognised by their form, not by line number: a stack begins with the message, which may span any number
// of lines. Frames in packages are only logged if there are none in our own code.
function framesOf(stack: string): string[] {
  const frames = stack
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line.startsWith("at "));
  const own = frames.filter((frame) => !/node_modules|\(node:|at node:/.test(frame));
  return (own.length > 0 ? own : frames).slice(0, MAX_FRAMES);
}
