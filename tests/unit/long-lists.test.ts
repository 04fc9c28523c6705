import { expect, test } from "vitest";
import { z } from "zod";
import { adminApi } from "@/lib/domains/admin/api";
import { applicationsApi } from "@/lib/domains/applications/api";
import { jobsApi } from "@/lib/domains/jobs/api";
import { profilesApi } from "@/lib/domains/profiles/api";
import { toFieldErrors } from "@/lib/platform/http/validation";
import type { Api } from "@/lib/platform/http/operation";
import { translationApi } from "@/lib/language/translation/api";
import { usersApi } from "@/lib/domains/users/api";

const APIS: Api[] = [adminApi, applicationsApi, jobsApi, profilesApi, translationApi, usersApi];
const LENGTH = 20_000;
/** More than any of our lists may contain, including its blank lines. */
const FEW = 150;

const BODIES = APIS.flatMap((api) =>
  Object.entries(api).flatMap(([name, { body }]) => (body ? [{ name, body, fields: fieldsOf(body) }] : [])),
);

function fieldsOf(body: z.ZodType): string[] {
  return [...namesIn(z.toJSONSchema(body, { io: "input", unrepresentable: "any" }))];
}

/** The names of an object's properties, in all of its variants. */
function namesIn({ properties = {}, anyOf = [], oneOf = [] }: z.core.JSONSchema.BaseSchema): Set<string> {
  const variants = [...anyOf, ...oneOf].filter((variant) => typeof variant === "object");
  return new Set([...Object.keys(properties), ...variants.flatMap((variant) => [...namesIn(variant)])]);
}

/** A list of 20,000 numbers that records how many of them were read. */
function watchedList() {
  const seen = { elements: 0 };
  const list = new Proxy(
    Array.from({ length: LENGTH }, () => 1),
    {
      get(target, key, receiver) {
        if (typeof key === "string" && /^\d+$/.test(key)) seen.elements += 1;
        return Reflect.get(target, key, receiver) as unknown;
      },
    },
  );
  return { seen, list };
}

const FIELDS = BODIES.flatMap(({ fields }) => fields);

test("some inputs contain lists", () => {
  expect(FIELDS).toEqual(expect.arrayContaining(["requirements", "benefits", "skills", "workHistory", "text"]));
});

/** Number of errors that the answer would name for `field`. */
function faultsOf(field: string, body: z.ZodType, value: object): number {
  const { error } = body.safeParse(value);
  return error ? (toFieldErrors(error.issues)[field]?.length ?? 0) : 0;
}

// A number is parsed from a text or a list alike, by JavaScript's own rules and in one step.
const NUMBERS = ["numberOfReferences", "people", "revision"];

test.each(BODIES)("$name refuses a list of 20,000 before it reads the elements", ({ body, fields }) => {
  for (const field of fields) {
    for (const base of [{}, { status: "draft" }]) {
      const { seen, list } = watchedList();
      expect(faultsOf(field, body, { ...base, [field]: list }), field).toBeLessThan(FEW);
      if (!NUMBERS.includes(field)) expect(seen.elements, field).toBeLessThan(FEW);
    }
  }
});

test.each(BODIES)("$name refuses a map of 5,000 with few errors", ({ body, fields }) => {
  const map = Object.fromEntries(Array.from({ length: 5_000 }, (_, number) => [`k${number}`, 1]));
  for (const field of fields) expect(faultsOf(field, body, { [field]: map }), field).toBeLessThan(FEW);
});

test("a list that is too long is one error, which states the maximum", () => {
  const body = jobsApi["PUT /api/jobs/{id}"].body;
  const faults = (value: unknown) => toFieldErrors(body.safeParse({ requirements: value }).error?.issues ?? []);
  const items = Array.from({ length: 31 }, (_, number) => `Item ${number}`);
  expect(faults(Array.from({ length: LENGTH }, () => 1))).toEqual({ requirements: ["tooMany?max=30"] });
  expect(faults(items)).toEqual({ requirements: ["tooMany?max=30"] });
  expect(faults(items.join("\n"))).toEqual({ requirements: ["tooMany?max=30"] });
  const flags = Object.fromEntries(Array.from({ length: 5_000 }, (_, number) => [`k${number}`, true]));
  const { error } = body.safeParse({ benefits: flags });
  expect(toFieldErrors(error!.issues)).toEqual({ benefits: [expect.stringMatching(/^tooMany\?max=\d+$/) as string] });
  expect(faults([...items.slice(1), ...Array.from({ length: 60 }, () => " ")])).toEqual({});
});
