import { TEST_PASSWORD } from "../factories";
import type { Random } from "./random";

/** The parts of JSON Schema that our OpenAPI document uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  contentEncoding?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
};
export type Schemas = Record<string, Schema>;

/** Values of a wrong type, size, script or encoding. */
export const POISON: readonly unknown[] = [
  null, true, false, 0, -0, -1, 1.5, 1e308, 5e-324, 2_147_483_648, 9_007_199_254_740_992, "", " ", "0", "-1", "1e400", "2147483648", "NaN",
  "Infinity", "\u0000", "a\u0000b", "\uD800", "ab\uDFFF", "\u{1F600}", "\u{10FFFF}", "\uFFFE", "e\u0301".repeat(50), "\u202Eabc", "\uFEFF",
  "x".repeat(5_000), "क".repeat(3_000), "%", "%00", "\\", "'", "';--", '"', "a|b", "_", "${7*7}", "{{7*7}}", "<script>", "../../etc/passwd",
  "0000-01-01", "0001-01-01", "2026-02-30", "9999-12-31", "+275760-09-13", "0000-01-01T00:00:00Z", "9999-12-31T23:59:59-23:00", "2026-01-01T24:00:00Z",
  "all", "null", "undefined", "constructor", "__proto__", "toString", "₹25,000", "1-2-3", "99999999999-1", [], [null], [[]], ["a", 1], ["\uD800"],
  [[[[[[]]]]]], {}, { a: { b: 1 } }, { length: 1e9 }, { toString: 1 }, { then: 1 }, { toJSON: 1 },
  JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {}}}'), Array.from({ length: 200 }, () => "x"),
  Array.from({ length: 2_000 }, () => 1), Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`k${index}`, index])),
]; // prettier-ignore

/** Texts to put into addresses and headers, where only characters of Latin-1 but NUL and line ends can be. */
export const ODD_TEXTS: readonly string[] = [
  "", " ", "x", "0", "-1", "é", "ÿ", "%00", "%ff", "%E0%A4%95", "%F0%9F%98%80", "..%2f..%2f", "%5c", "a".repeat(3_000), "null", "*", ",", ";", "=",
  "W/", '"', '""', 'W/"x"', "bytes=0-", "bytes=5-1", "1e9", "NaN", "text/html;q=x", "*/*", "xx-YY;q=2", "hi,en;q=0.5", "http://[", "https://evil.example",
  "null, null", "::1", "1.2.3.4, unknown", "for=\"[::1]\"", "Thu, 01 Jan 1970 00:00:00 GMT", "\t",
]; // prettier-ignore

const TEXTS = ["Meena", "घर का काम", "Cook for a family", "சமையல்", "a", "Gurgaon & Delhi", "O'Neil", "100%"];
const FORMATS: Record<string, readonly string[]> = {
  date: ["2026-12-01", "2020-02-29"],
  "date-time": ["2026-12-01T10:30:00Z", "2026-12-01T10:30:00.000Z"],
  uri: ["https://example.org/x"],
};

/** Records and names that a schema cannot know. */
export type Known = { idOf: (name: string) => string; freshName: () => string };

/** A value that mostly fits the schema. */
export function fitting(schema: Schema, schemas: Schemas, name: string, known: Known, random: Random): unknown {
  const { pick, below, chance } = random;
  const again = (inner: Schema, innerName = name) => fitting(inner, schemas, innerName, known, random);
  if (schema.$ref) return again(schemas[schema.$ref.split("/").at(-1)!] ?? {});
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return again(pick(choices));
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => again(part)));
  const type = Array.isArray(schema.type) ? pick(schema.type) : schema.type;
  switch (type) {
    case "object":
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(([key]) => schema.required?.includes(key) || chance(0.6))
          .map(([key, inner]) => [key, again(inner, key)]),
      );
    case "array":
      return Array.from({ length: below(4) }, () => again(schema.items ?? {}));
    case "integer":
    case "number":
      return (schema.minimum ?? 0) + below(Math.min((schema.maximum ?? 1_000) - (schema.minimum ?? 0) + 1, 1_000));
    case "boolean":
      return chance(0.5);
    case "null":
      return null;
    case "string":
      return text(schema, name, known, random);
    default:
      return pick(TEXTS);
  }
}

function text({ format, contentEncoding, maxLength = 100 }: Schema, name: string, known: Known, { pick }: Random) {
  if (contentEncoding !== undefined || format === "binary") return undefined;
  if (/password/i.test(name)) return TEST_PASSWORD;
  if (/username/i.test(name)) return known.freshName();
  if (format === "uuid" || /id$/i.test(name)) return known.idOf(name);
  if (/salary/i.test(name)) return "18000-22000";
  if (/contact|phone/i.test(name)) return "+91 90000 00001";
  return pick(FORMATS[format ?? ""] ?? TEXTS).slice(0, maxLength);
}

/** The value with one or more of its parts replaced, removed, repeated or added. */
export function spoiled(value: unknown, random: Random): unknown {
  const { pick, chance, below } = random;
  if (value === null || typeof value !== "object" || chance(0.04)) return pick(POISON);
  if (Array.isArray(value)) {
    if (value.length === 0 || chance(0.3)) return [...(value as unknown[]), pick(POISON)];
    const at = below(value.length);
    return value.map((item: unknown, index) => (index === at ? spoiled(item, random) : item));
  }
  const changed: Record<string, unknown> = { ...value };
  const names = Object.keys(changed);
  for (let count = chance(0.6) ? 1 : 2 + below(3); count > 0; count -= 1) {
    const name =
      names.length > 0 && chance(0.9)
        ? pick(names)
        : pick(["x", "", "__proto__", "constructor", "id", "role", "\u0000"]);
    if (chance(0.15)) delete changed[name];
    else
      Object.defineProperty(changed, name, {
        value: spoiled(changed[name], random),
        enumerable: true,
        configurable: true,
        writable: true,
      });
  }
  return changed;
}
