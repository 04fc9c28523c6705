import { describe, expect, test } from "vitest";
import { EXAMPLES } from "@/lib/api-docs/examples/all";
import { OPERATIONS } from "@/lib/api-docs/operations";

/** Private use, bidirectional controls, invisible characters. */
const UNSEEN = ["\u{E000}", "\u{F0000}", "\u202E", "\u2066", "\u200F", "\u061C", "\u200B", "\uFEFF"];
/** Control characters, and half a surrogate pair. */
const REFUSED = ["\u0000", "\u0007", "\u009F", "\uD800"];

/** Passwords and codes, and texts that are only compared with others: never shown as they were typed. */
const COMPARED = /password|^(otp|code|csrfToken|version|places?|endpoint)$/i;
/** Operations that look for an account by what is typed as its name. */
const LOOKS_FOR = /login|callback|recovery/;

type Leaf = { field: string; put: (text: string) => unknown };

/** Every text in a value, with a way to replace it. */
function leavesOf(value: unknown, field = "", rebuild: (part: unknown) => unknown = (part) => part): Leaf[] {
  if (typeof value === "string") return [{ field, put: rebuild }];
  if (Array.isArray(value))
    return value.flatMap((item, index) => leavesOf(item, field, (part) => rebuild(value.with(index, part))));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    leavesOf(item, name, (part) => rebuild({ ...value, [name]: part })),
  );
}

const CASES = Object.entries(OPERATIONS).flatMap(([name, operation]) => {
  const { body } = EXAMPLES[name] ?? {};
  const schema = operation.body;
  if (!schema || body === undefined) return [];
  return leavesOf(body)
    .filter(({ field }) => !COMPARED.test(field) && !(field === "username" && LOOKS_FOR.test(name)))
    .map(({ field, put }) => ({ name, field, put, schema }));
});

test("the examples have texts to try", () => {
  expect(CASES.length).toBeGreaterThan(80);
});

describe.each(CASES)("$name: $field", ({ put, schema }) => {
  test("keeps no character that nobody sees, and refuses no text for one", () => {
    const isFree = schema.safeParse(put("Asha Devi")).success;
    for (const sign of UNSEEN) {
      const result = schema.safeParse(put(`Asha${sign} Devi${sign}`));
      if (isFree) expect(result.success).toBe(true);
      if (result.success) expect(JSON.stringify(result.data)).not.toContain(sign);
    }
  });

  test("refuses control characters and half characters", () => {
    for (const sign of REFUSED) {
      const result = schema.safeParse(put(`Asha${sign} Devi`));
      if (result.success) expect(JSON.stringify(result.data)).not.toContain(JSON.stringify(sign).slice(1, -1));
    }
  });
});
