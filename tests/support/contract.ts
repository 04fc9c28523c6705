import { z } from "zod";
import { failuresOf } from "@/app/api/openapi.json/failures";
import { OPERATIONS } from "@/app/api/openapi.json/operations";
import { STATUS_BY_CODE, type ErrorCode } from "@/lib/http/errors";
import type { Answer as DescribedAnswer, Method, Operation } from "@/lib/http/operation";
import { problemSchema } from "@/lib/http/problem";

const DESCRIBED = new Map<string, Operation>(Object.entries(OPERATIONS));

/** A route file's `GET /api/jobs/[id]` as the description of the interface has it. */
export const describedName = (name: string): string => name.replaceAll(/\[(\w+)\]/g, "{$1}");

/**
 * Fails unless an answer is exactly what the description of its operation says: no field more (a phone number!), none
 * less, and no problem that is not named. What is not described, such as a redirect, is not looked at.
 * @param name of the operation, after its route file.
 */
export function requireContract(name: string, { status, body }: { status: number; body: unknown }): void {
  const described = describedName(name);
  const operation = DESCRIBED.get(described);
  if (!operation || (status >= 300 && status < 400)) return;
  const [method] = described.split(" ") as [Method, string];
  const schema = status in (operation.also ?? {}) ? operation.also?.[status] : bodyOf(method, operation, status);
  const result = (schema ?? z.never()).safeParse(body);
  if (result.success) return;
  const faults = result.error.issues.map(({ path, message: _key, ...issue }) => [path.join("."), issue]);
  throw new Error(`${name} answered ${status} with what is not described: ${JSON.stringify(faults)}`);
}

function bodyOf(method: Method, operation: Operation, status: number): z.ZodType | null {
  const success = successOf(operation.answer);
  if (status < 400) return status === success.status ? success.body : null;
  const codes: ErrorCode[] = [...failuresOf(method, operation), "internal", "unavailable"];
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
