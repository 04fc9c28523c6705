import { z } from "zod";
import { failuresOf } from "@/lib/api-docs/responses";
import { OPERATIONS } from "@/lib/api-docs/operations";
import { STATUS_BY_CODE, type ErrorCode } from "@/lib/platform/http/errors";
import type { Answer as DescribedAnswer, Method, Operation } from "@/lib/platform/http/operation";
import { problemSchema } from "@/lib/platform/http/problem";

const DESCRIBED = new Map<string, Operation>(Object.entries(OPERATIONS));

/** Converts a route file's `GET /api/jobs/[id]` to the form used in the API description. */
export const describedName = (name: string): string => name.replaceAll(/\[(\w+)\]/g, "{$1}");

/**
 * Fails unless an answer is exactly as its operation describes it: no extra field (a phone number!), none missing, and
 * no undeclared error code. Answers that are not described, such as redirects, are not checked.
 * @param name the operation, as its route file spells it.
 */
export function requireContract(
  name: string,
  { status, body, headers }: { status: number; body: unknown; headers: Headers },
): void {
  const described = describedName(name);
  const operation = DESCRIBED.get(described);
  if (!operation || (status >= 300 && status < 400)) return;
  // The refusal of a form post is a sentence: its page cannot be shown.
  if (operation.posted && status >= 400 && headers.get("content-type")?.startsWith("text/plain")) return;
  const [method] = described.split(" ") as [Method, string];
  const also = operation.also?.[status];
  const schema = also ? successOf(also).body : bodyOf(method, operation, status);
  const result = (schema ?? z.never()).safeParse(body);
  if (result.success) return;
  const faults = result.error.issues.map(({ path, message: _key, ...issue }) => [path.join("."), issue]);
  throw new Error(`${name} answered ${status} with what is not described: ${JSON.stringify(faults)}`);
}

function bodyOf(method: Method, operation: Operation, status: number): z.ZodType | null {
  const success = successOf(operation.answer);
  if (status < 400) return status === success.status ? success.body : null;
  const codes: ErrorCode[] = [...failuresOf(method, operation), "internal", "unavailable", "misdirected"];
  const code = z.enum(codes.filter((one) => STATUS_BY_CODE[one] === status));
  return problemSchema.extend({ status: z.literal(status), code });
}

function successOf(answer: DescribedAnswer): { status: number; body: z.ZodType } {
  if (!("kind" in answer)) return { status: 200, body: answer };
  switch (answer.kind) {
    case "created":
      return { status: 201, body: answer.schema };
    case "list":
      return { status: 200, body: z.array(answer.item) };
    case "nothing":
      return { status: 204, body: z.literal("") };
    case "bytes":
      return { status: 200, body: z.string() };
  }
}
