import { expect, test } from "vitest";
import { z } from "zod";
import { line, msg, optional, text, toFieldErrors } from "@/lib/platform/http/validation";
import { parseMsg } from "@/lib/platform/http/validation-message";

test("a message carries its key and values", () => {
  expect(parseMsg(msg("tooLong", { max: 80 }))).toEqual({ key: "tooLong", values: { max: "80" } });
  expect(parseMsg(msg("required"))).toEqual({ key: "required", values: {} });
});

test("zod's own messages become our keys", () => {
  const schema = z.object({ a: z.string(), b: z.string().max(2), c: z.enum(["x"]), d: z.number().min(1) });
  const result = schema.safeParse({ b: "long", c: "y", d: 0 });
  expect(toFieldErrors(result.error!.issues)).toEqual({
    a: ["required"],
    b: ["tooLong?max=2"],
    c: ["notAnOption"],
    d: ["tooSmall?min=1"],
  });
});

test("texts are normalised, trimmed and free of control characters", () => {
  expect(line(10).parse("  cafe\u0301 ")).toBe("caf\u00e9");
  expect(text(20).parse("one\r\ntwo")).toBe("one\ntwo");
  expect(line(10).safeParse("a\nb").success).toBe(false);
  for (const bad of ["a\u0000b", "a\u001bb", "a\u0085b"]) expect(text(10).safeParse(bad).success).toBe(false);
  expect(line(3).safeParse("four").success).toBe(false);
});

test("an empty optional text becomes null", () => {
  for (const value of ["", "   ", null, undefined]) expect(optional(line(5)).parse(value)).toBeNull();
  expect(optional(line(5)).parse(" ab ")).toBe("ab");
  expect(optional(line(5)).safeParse("too long").error?.issues[0]?.message).toBe("tooLong?max=5");
});
