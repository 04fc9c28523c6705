/** Shared by all schemas: zod's own messages as our keys, free texts, field errors. */
import { z } from "zod";
import type { $ZodIssue, $ZodRawIssue } from "zod/v4/core";
import type { FieldErrors } from "./errors";
import { ReceivedFile } from "./received-file";
import { hasIdNumber } from "@/lib/core/id-number";
import { msg } from "./validation-message";

export { msg };

/** Maps zod's own messages (none given in the schema) to our keys. */
function defaultMessage(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined || issue.input === null ? msg("required") : msg("wrongType");
    case "too_small":
      return issue.origin === "string"
        ? msg("tooShort", { min: Number(issue.minimum) })
        : msg("tooSmall", { min: Number(issue.minimum) });
    case "too_big":
      if (issue.origin === "string") return msg("tooLong", { max: Number(issue.maximum) });
      return issue.origin === "array"
        ? msg("tooMany", { max: Number(issue.maximum) })
        : msg("tooBig", { max: Number(issue.maximum) });
    case "invalid_value":
      return msg("notAnOption");
    default:
      return msg("invalid");
  }
}

z.config({ customError: (issue) => defaultMessage(issue) });

/** Groups issues by field (`requirements.2` counts as `requirements`); those of the whole input go under `_`. */
export function toFieldErrors(issues: readonly $ZodIssue[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const issue of issues) {
    const field = issue.path.length === 0 ? "_" : String(issue.path[0]);
    (fields[field] ??= []).push(issue.message);
  }
  return fields;
}

// Built from a string so that the file itself contains no control characters. Tab and line breaks are allowed. Half a
// surrogate pair (Cs) is not a character: UTF-8 cannot encode it, so PostgreSQL would alter or reject the text.
const CONTROL = new RegExp("[\\u0000-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F-\\u009F\\p{Cs}]", "u");

// Nobody types them, and nobody sees them: what turns the direction of the text around it, characters without a meaning of their own
// (private use), and invisible ones that come along with pasted text. The joiners of Indian scripts and of emoji stay.
const UNSEEN = /[\p{Bidi_Control}\p{Co}\u200B\u2060\uFEFF]/gu;

/** A typed text as it is kept: NFC, trimmed, without characters that nobody sees. The one rule for all fields. */
const cleanText = (value: string): string =>
  value.replaceAll(UNSEEN, "").normalize("NFC").replaceAll("\r\n", "\n").trim();

/** Whether a text holds control characters other than tabs and line breaks, or half a surrogate pair. */
const hasControl = (value: string): boolean => CONTROL.test(value);

/**
 * Longest raw input when `max` characters are allowed: normalising (NFC) makes texts shorter, but takes quadratic time
 * on a long run of combining marks, so its input must be bounded.
 */
export const rawMax = (max: number): number => max * 4;

/** A line of free text: NFC, trimmed, no control characters, at most `max` characters. */
export const line = (max: number, min?: { length: number; message: string }) =>
  text(max, min).refine((value) => !/[\r\n\t]/.test(value), msg("oneLine"));

/** Free text of several lines. It may hold no Aadhaar and no PAN, which nobody here needs. */
export const text = (max: number, min?: { length: number; message: string }) =>
  anyText(max, min).refine((value) => !hasIdNumber(value), msg("idNumber"));

/** The same for texts that are neither stored nor shown to others. */
export const anyText = (max: number, min?: { length: number; message: string }) =>
  z
    .string(min ? { error: min.message } : undefined)
    .max(rawMax(max), msg("tooLong", { max }))
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(min?.length ?? 0, min?.message)
        .max(max, msg("tooLong", { max }))
        .refine((value) => !hasControl(value), msg("controlCharacters")),
    );

/** An optional line or text: absent, null or empty becomes null. The inner schema must accept an empty string. */
export const optional = <T extends z.ZodType<string, string>>(schema: T) =>
  schema.nullish().transform((value) => value || null);

/** The rule of a field that can be cleared: absent keeps the value, empty or null clears it. */
export const clearable = <Value extends string>(rule: z.ZodType<Value | "", string>) =>
  rule
    .nullable()
    .transform((value) => value || null)
    .optional();

/** An absent parameter becomes null. */
export const orNull = <T extends z.ZodType>(schema: T) => schema.optional().transform((value) => value ?? null);

/** true, false, or either word as sent in a multipart field. */
export const flag = z.union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")]);

/**
 * Limits `schema`, a list or a map, to at most `max` entries. A longer one is refused before `schema` looks at any
 * entry: an issue for each of 100,000 entries would keep the server busy. A plain `z.array().max()` does so by itself;
 * a union or a record does not. @param raw how many may arrive, if `schema` drops some.
 */
export const atMost = <Schema extends z.ZodType>(max: number, schema: Schema, raw = max) =>
  z.preprocess((value: z.input<Schema>, context) => {
    if (entriesOf(value) <= raw) return value;
    context.addIssue({ code: "custom", message: msg("tooMany", { max }) });
    return z.NEVER;
  }, schema);

function entriesOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  return typeof value === "object" && value !== null ? Object.keys(value).length : 0;
}

const receivedFile = (fault: "notAnImage" | "notARecording") =>
  z.custom<ReceivedFile>((value) => value instanceof ReceivedFile, msg(fault));

/** A picture sent as a multipart file. */
export const image = receivedFile("notAnImage");

/** A recording sent as a multipart file. */
export const recording = receivedFile("notARecording");
