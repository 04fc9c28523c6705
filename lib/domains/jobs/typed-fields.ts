/** Kinds of fields whose value is typed: their form state and their rules. */
import { z } from "zod";
import { atMost, line, msg, optional, rawMax, text } from "@/lib/platform/http/validation";
import type { ValidationKey } from "@/lib/platform/http/validation-message";
import { optionalSalary, salary, sentSalary } from "@/lib/platform/http/salary-input";
import { clearable, everywhere } from "./field-schema";
import { UNSAID } from "./policy";

/** Longest texts in characters; the columns are unbounded text, so this is the only limit (decisions.md, Text). */
const MAX = { line: 120, address: 200, item: 160, paragraph: 2_000 } as const;
const MAX_LINES = 30;

const detail = line(MAX.line);
const paragraph = text(MAX.paragraph);

// A text's form value, and back; and as the API answers it.
const typed = {
  answer: z.string().nullable(),
  blank: null,
  initial: "",
  toForm: (stored: string | null) => stored ?? "",
  toValue: (value: string) => value,
};

/** A line that may be left empty. */
export const optionalLine = {
  kind: "line" as const,
  ...typed,
  rules: everywhere(optional(detail), clearable(detail)),
};

const address = line(MAX.address);

/** An address that may be left empty. */
export const optionalAddress = {
  kind: "line" as const,
  ...typed,
  rules: everywhere(optional(address), clearable(address)),
};

/** A text of several lines that may be left empty. */
export const optionalParagraph = {
  kind: "paragraph" as const,
  ...typed,
  rules: everywhere(optional(paragraph), clearable(paragraph)),
};

/** A line of at least two characters; even a draft must have it. */
export function requiredLine({ missing, tooShort }: { missing: ValidationKey; tooShort: ValidationKey }) {
  const post = line(MAX.line, { length: 1, message: msg(missing) }).pipe(z.string().min(2, msg(tooShort)));
  const edit = line(MAX.line, { length: 2, message: msg(tooShort) });
  return {
    kind: "line" as const,
    ...typed,
    answer: z.string(),
    blank: UNSAID,
    rules: { ...everywhere(edit, edit.optional()), post, draft: post },
  };
}

/** The same, which a draft may lack: it is empty there. */
export function requiredLineToPublish(messages: { missing: ValidationKey; tooShort: ValidationKey }) {
  const given = requiredLine(messages);
  const orEmpty = line(MAX.line).refine((value) => value === "" || value.length >= 2, msg(messages.tooShort));
  const draft = orEmpty.nullish().transform((value) => value ?? "");
  return { ...given, rules: { ...given.rules, draft, keepDraft: orEmpty, put: orEmpty.optional() } };
}

/** A line that only a draft may lack. */
export function lineToPublish({ post, edit }: { post: ValidationKey; edit: ValidationKey }) {
  const given = (missing: ValidationKey) => line(MAX.line, { length: 1, message: msg(missing) });
  const lacking = optional(detail);
  return {
    kind: "line" as const,
    ...typed,
    blank: UNSAID,
    rules: {
      ...everywhere(given(edit), clearable(detail)),
      post: given(post),
      draft: lacking,
      keepDraft: lacking,
    },
  };
}

/** Pay as typed, which only a draft may lack; stored as two amounts. */
export function salaryToPublish({ post, edit }: { post: ValidationKey; edit: ValidationKey }) {
  const given = salary(msg(edit));
  return {
    kind: "salary" as const,
    ...typed,
    rules: {
      ...everywhere(given, sentSalary),
      post: salary(msg(post)),
      draft: optionalSalary,
      keepDraft: optionalSalary,
    },
  };
}

/** Several lines, as an array or as one text with line breaks. */
const list = atMost(
  MAX_LINES,
  z.union([z.string().transform((value) => value.split("\n")), z.array(z.string())]),
  // Blank lines are dropped.
  rawMax(MAX_LINES),
)
  .transform((values) => values.filter((value) => value.trim() !== ""))
  .pipe(z.array(line(MAX.item)).max(MAX_LINES));

const typedList = {
  answer: z.array(z.string()),
  blank: [] as string[],
  initial: "",
  toForm: (stored: readonly string[]) => stored.join("\n"),
};

/** Sentences, one per line of a text area. The edit form requires one, the create form does not (product.md). */
export function linesToEdit({ missing }: { missing: ValidationKey }) {
  const given = list.pipe(z.array(z.string()).min(1, msg(missing)));
  const any = list.default([]);
  return {
    kind: "lines" as const,
    ...typedList,
    toValue: splitLines,
    rules: { ...everywhere(given, list.optional()), post: any, draft: any, keepDraft: list },
  };
}

/** Short entries, separated by commas or line breaks in a text area. */
export const words = {
  kind: "words" as const,
  ...typedList,
  toValue: (value: string) => splitLines(value.replaceAll(",", "\n")),
  rules: everywhere(list.default([]), list.optional()),
};

function splitLines(value: string): string[] {
  return value
    .split("\n")
    .map((entry) => entry.trim())
    .filter(Boolean);
}
