/** Kinds of fields whose value is typed: their form state. Their rules are in kinds-schema.ts. */
import type { ValidationKey } from "@/lib/platform/http/validation-message";
import type { Kinds } from "./placed-fields";
import { UNSAID } from "./policy";

// A text's form value, and back.
const typed = {
  blank: null,
  initial: "",
  toForm: (stored: string | null) => stored ?? "",
  toValue: (value: string) => value,
};

/** A line that may be left empty. */
export const optionalLine = {
  kind: "line" as const,
  ...typed,
  schema: (kinds: Kinds) => kinds.optionalLine,
};

/** An address that may be left empty. */
export const optionalAddress = {
  kind: "line" as const,
  ...typed,
  schema: (kinds: Kinds) => kinds.optionalAddress,
};

/** A text of several lines that may be left empty. */
export const optionalParagraph = {
  kind: "paragraph" as const,
  ...typed,
  schema: (kinds: Kinds) => kinds.optionalParagraph,
};

/** A line of at least two characters; even a draft must have it. */
export const requiredLine = (faults: { missing: ValidationKey; tooShort: ValidationKey }) => ({
  kind: "line" as const,
  ...typed,
  blank: UNSAID,
  schema: (kinds: Kinds) => kinds.requiredLine(faults),
});

/** The same, which a draft may lack: it is empty there. */
export const requiredLineToPublish = (faults: { missing: ValidationKey; tooShort: ValidationKey }) => ({
  ...requiredLine(faults),
  schema: (kinds: Kinds) => kinds.requiredLineToPublish(faults),
});

/** A line that only a draft may lack. */
export const lineToPublish = (missing: { post: ValidationKey; edit: ValidationKey }) => ({
  kind: "line" as const,
  ...typed,
  blank: UNSAID,
  schema: (kinds: Kinds) => kinds.lineToPublish(missing),
});

/** Pay as typed, which only a draft may lack; stored as two amounts. */
export const salaryToPublish = (missing: { post: ValidationKey; edit: ValidationKey }) => ({
  kind: "salary" as const,
  ...typed,
  schema: (kinds: Kinds) => kinds.salaryToPublish(missing),
});

const typedList = {
  blank: [] as string[],
  initial: "",
  toForm: (stored: readonly string[]) => stored.join("\n"),
};

/** Sentences, one per line of a text area. The edit form requires one, the create form does not (specification). */
export const linesToEdit = (faults: { missing: ValidationKey }) => ({
  kind: "lines" as const,
  ...typedList,
  toValue: splitLines,
  schema: (kinds: Kinds) => kinds.linesToEdit(faults),
});

/** Short entries, separated by commas or line breaks in a text area. */
export const words = {
  kind: "words" as const,
  ...typedList,
  toValue: (value: string) => splitLines(value.replaceAll(",", "\n")),
  schema: (kinds: Kinds) => kinds.words,
};

function splitLines(value: string): string[] {
  return value
    .split("\n")
    .map((entry) => entry.trim())
    .filter(Boolean);
}
