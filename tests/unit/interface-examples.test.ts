import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { z } from "zod";
import { keysOf } from "@/lib/core/objects";
import { STATUS_BY_CODE } from "@/lib/platform/http/errors";
import type { Answer } from "@/lib/platform/http/operation";
import { problemSchema } from "@/lib/platform/http/problem";
import { EXAMPLES } from "@/lib/api-docs/examples/all";
import { EXAMPLE_NOW } from "@/lib/api-docs/examples/example";
import { OPERATIONS } from "@/lib/api-docs/operations";
import { problemExample } from "@/lib/api-docs/document";

// Bodies name days ahead.
beforeAll(() => {
  vi.useFakeTimers({ now: new Date(EXAMPLE_NOW) });
});
afterAll(() => {
  vi.useRealTimers();
});

/** The schema of an answer in JSON; null for one that has no content or is a file. */
function jsonOf(answer: Answer): z.ZodType | null {
  if (!("kind" in answer)) return answer;
  if (answer.kind === "created") return answer.schema;
  return answer.kind === "list" ? answer.item.array() : null;
}

const faultsOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues;

describe.each(Object.entries(OPERATIONS))("%s", (name, { body, answer }) => {
  const example = EXAMPLES[name];
  const answered = jsonOf(answer);
  if (body) {
    test("takes its example", () => {
      expect(example?.body).toBeDefined();
      expect(faultsOf(body, example?.body)).toBeUndefined();
    });
  }
  if (answered) {
    test("may answer its example", () => {
      expect(example?.answer).toBeDefined();
      expect(faultsOf(answered, example?.answer)).toBeUndefined();
    });
  }
  test("has an example of nothing else", () => {
    const { body: takes, answer: gives } = example ?? {};
    expect([takes !== undefined, gives !== undefined]).toEqual([body !== undefined, answered !== null]);
  });
});

test("there is no example of an operation that does not exist", () => {
  expect(Object.keys(EXAMPLES).filter((name) => !(name in OPERATIONS))).toEqual([]);
});

test.each(keysOf(STATUS_BY_CODE))("the example of %s is a problem", (code) => {
  expect(faultsOf(problemSchema, problemExample(code))).toBeUndefined();
});
