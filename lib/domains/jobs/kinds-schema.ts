/**
 * The rules and the answer of each kind of field, which the table names (typed-fields.ts, chosen-fields.ts). Apart from it because a
 * browser that draws a form needs zod only once somebody fills it in.
 */
import { z } from "zod";
import {
  atMost,
  clearable,
  flag as trueOrFalse,
  line,
  msg,
  optional,
  rawMax,
  text,
} from "@/lib/platform/http/validation";
import type { ValidationKey } from "@/lib/platform/http/validation-message";
import { optionalSalary, salary, sentSalary } from "@/lib/platform/http/salary-input";

/** Longest texts in characters; the columns are unbounded text, so this is the only limit (specification, Text). */
const MAX = { line: 120, address: 200, item: 160, paragraph: 2_000 } as const;
const MAX_LINES = 30;

const detail = line(MAX.line);
const address = line(MAX.address);
const paragraph = text(MAX.paragraph);

type Options<Option extends string> = readonly [Option, ...Option[]];

const typed = z.string().nullable();

/**
 * One rule for every operation and form. `post` and `draft` apply to POST; `put` to PUT, where an absent field stays
 * unchanged. The others apply to the edit form, which has all its fields: of a published job (`edit`), of a draft that
 * stays one (`keepDraft`) and of a draft being published (`publish`).
 */
const everywhere = <Rule, Put>(rule: Rule, put: Put) => ({
  post: rule,
  draft: rule,
  edit: rule,
  keepDraft: rule,
  publish: rule,
  put,
});

export const optionalLine = { answer: typed, rules: everywhere(optional(detail), clearable(detail)) };

export const optionalAddress = { answer: typed, rules: everywhere(optional(address), clearable(address)) };

export const optionalParagraph = { answer: typed, rules: everywhere(optional(paragraph), clearable(paragraph)) };

type LineFaults = { missing: ValidationKey; tooShort: ValidationKey };

export function requiredLine({ missing, tooShort }: LineFaults) {
  const post = line(MAX.line, { length: 1, message: msg(missing) }).pipe(z.string().min(2, msg(tooShort)));
  const edit = line(MAX.line, { length: 2, message: msg(tooShort) });
  return { answer: z.string(), rules: { ...everywhere(edit, edit.optional()), post, draft: post } };
}

export function requiredLineToPublish(faults: LineFaults) {
  const given = requiredLine(faults);
  const orEmpty = line(MAX.line).refine((value) => value === "" || value.length >= 2, msg(faults.tooShort));
  const draft = orEmpty.nullish().transform((value) => value ?? "");
  return { ...given, rules: { ...given.rules, draft, keepDraft: orEmpty, put: orEmpty.optional() } };
}

/** The message for a new job, and for one that is edited. */
type Missing = { post: ValidationKey; edit: ValidationKey };

export function lineToPublish({ post, edit }: Missing) {
  const given = (missing: ValidationKey) => line(MAX.line, { length: 1, message: msg(missing) });
  const lacking = optional(detail);
  return {
    answer: typed,
    rules: { ...everywhere(given(edit), clearable(detail)), post: given(post), draft: lacking, keepDraft: lacking },
  };
}

export const salaryToPublish = ({ post, edit }: Missing) => ({
  answer: typed,
  rules: {
    ...everywhere(salary(msg(edit)), sentSalary),
    post: salary(msg(post)),
    draft: optionalSalary,
    keepDraft: optionalSalary,
  },
});

/** Several lines, as an array or as one text with line breaks. */
const list = atMost(
  MAX_LINES,
  z.union([z.string().transform((value) => value.split("\n")), z.array(z.string())]),
  // Blank lines are dropped.
  rawMax(MAX_LINES),
)
  .transform((values) => values.filter((value) => value.trim() !== ""))
  .pipe(z.array(line(MAX.item)).max(MAX_LINES));

const typedList = z.array(z.string());

export function linesToEdit({ missing }: { missing: ValidationKey }) {
  const given = list.pipe(z.array(z.string()).min(1, msg(missing)));
  const any = list.default([]);
  return {
    answer: typedList,
    rules: { ...everywhere(given, list.optional()), post: any, draft: any, keepDraft: list },
  };
}

export const words = { answer: typedList, rules: everywhere(list.default([]), list.optional()) };

export function choice<const Option extends string>(options: Options<Option>, initial: NoInfer<Option>) {
  const rule = z.enum(options);
  return { answer: rule, rules: everywhere(rule.default(initial), rule.optional()) };
}

export function requiredChoice<const Option extends string>(options: Options<Option>, missing: Missing) {
  const post = z.enum(options, { error: msg(missing.post) });
  const edit = z.enum(options, { error: msg(missing.edit) });
  const orEmpty = z.union([z.enum(options), z.literal("")], { error: msg(missing.edit) });
  const draft = orEmpty.nullish().transform((value) => value ?? "");
  return { answer: z.string(), rules: { ...everywhere(edit, orEmpty.optional()), post, draft, keepDraft: orEmpty } };
}

export function choiceToPublish<const Option extends string>(
  options: Options<Option>,
  { missing }: { missing: ValidationKey },
) {
  const given = z.enum(options, { error: msg(missing) });
  const orEmpty = z.union([z.enum(options), z.literal("")], { error: msg(missing) });
  return {
    answer: typed,
    rules: { ...everywhere(optional(orEmpty), clearable(orEmpty)), post: given, publish: given },
  };
}

export function choices<const Option extends string>(options: Options<Option>) {
  const rule = z
    .array(z.enum(options))
    .max(options.length)
    .transform((chosen) => [...new Set(chosen)]);
  return { answer: typedList, rules: everywhere(rule.default([]), rule.optional()) };
}

export function choicesAsMap<const Option extends string>(options: Options<Option>) {
  const rule = atMost(
    options.length,
    z.union([
      z.array(z.string()),
      z.record(z.string(), z.boolean()).transform((map) => Object.keys(map).filter((name) => map[name])),
    ]),
  )
    .pipe(z.array(z.enum(options)).max(options.length))
    .transform((chosen) => [...new Set(chosen)]);
  return {
    answer: z.record(z.string(), z.literal(true)),
    rules: everywhere(rule.default([]), rule.optional()),
  };
}

export function chip<const Option extends string>(options: Options<Option>) {
  const orEmpty = z.union([z.enum(options), z.literal("")]);
  return { answer: typed, rules: everywhere(optional(orEmpty), clearable(orEmpty)) };
}

export function chips<const Option extends string>(options: Options<Option>) {
  const { answer, rules } = choices(options);
  const isPossible = (chosen: readonly string[] | undefined) => !chosen?.includes("none") || chosen.length === 1;
  return {
    answer,
    rules: everywhere(
      rules.post.refine(isPossible, msg("noneAndOthers")),
      rules.put.refine(isPossible, msg("noneAndOthers")),
    ),
  };
}

export const flag = (initial: boolean) => ({
  answer: z.boolean(),
  rules: everywhere(trueOrFalse.default(initial), trueOrFalse.optional()),
});

export function count({ max, initial, outside }: { max: number; initial: number; outside: ValidationKey }) {
  const rule = z.coerce
    .number({ error: msg(outside) })
    .int(msg(outside))
    .min(1, msg(outside))
    .max(max, msg(outside));
  return { answer: z.int().nullable(), rules: everywhere(rule.default(initial), rule.optional()) };
}
