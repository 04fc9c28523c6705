/** Kinds of fields whose value is chosen: their form state and their rules. */
import { z } from "zod";
import { atMost, flag as trueOrFalse, msg, optional } from "@/lib/platform/http/validation";
import type { ValidationKey } from "@/lib/platform/http/validation-message";
import type en from "@/messages/en.json";
import { clearable, everywhere } from "./field-schema";

/** A list under `options` in messages/*.json, which has a label for each option. */
export type OptionList = keyof typeof en.options;

/** Always one of the options: `initial` until another is chosen. */
export function choice<const Option extends string>(
  optionList: OptionList,
  options: readonly [Option, ...Option[]],
  initial: NoInfer<Option>,
) {
  const rule = z.enum(options);
  return {
    kind: "choice" as const,
    answer: rule,
    optionList,
    options,
    initial,
    toForm: (stored: string): Option => options.find((option) => option === stored) ?? initial,
    toValue: (value: Option) => value,
    rules: everywhere(rule.default(initial), rule.optional()),
  };
}

/** One of the options, with no default; only a draft may lack it, and is then answered with an empty text. */
export function requiredChoice<const Option extends string>(
  optionList: OptionList,
  options: readonly [Option, ...Option[]],
  missing: { post: ValidationKey; edit: ValidationKey },
) {
  const post = z.enum(options, { error: msg(missing.post) });
  const edit = z.enum(options, { error: msg(missing.edit) });
  const orEmpty = z.union([z.enum(options), z.literal("")], { error: msg(missing.edit) });
  const draft = orEmpty.nullish().transform((value) => value ?? "");
  return {
    ...openChoice(optionList, options),
    answer: z.string(),
    rules: { ...everywhere(edit, orEmpty.optional()), post, draft, keepDraft: orEmpty },
  };
}

/**
 * Like requiredChoice(), but required only for publishing; the edit form of a published job accepts none (product.md).
 */
export function choiceToPublish<const Option extends string>(
  optionList: OptionList,
  options: readonly [Option, ...Option[]],
  { missing }: { missing: ValidationKey },
) {
  const given = z.enum(options, { error: msg(missing) });
  const orEmpty = z.union([z.enum(options), z.literal("")], { error: msg(missing) });
  return {
    ...openChoice(optionList, options),
    rules: {
      ...everywhere(optional(orEmpty), clearable(orEmpty)),
      post: given,
      publish: given,
    },
  };
}

const openChoice = <const Option extends string>(optionList: OptionList, options: readonly [Option, ...Option[]]) => ({
  kind: "choice" as const,
  answer: z.string().nullable(),
  optionList,
  options,
  initial: "" as Option | "",
  toForm: (stored: string | null): Option | "" => options.find((option) => option === stored) ?? "",
  toValue: (value: Option | "") => value,
});

/** Any number of the options, each at most once. */
export function choices<const Option extends string>(optionList: OptionList, options: readonly [Option, ...Option[]]) {
  const rule = z
    .array(z.enum(options))
    .max(options.length)
    .transform((chosen) => [...new Set(chosen)]);
  return {
    kind: "choices" as const,
    answer: z.array(z.string()),
    blank: [] as Option[],
    optionList,
    options,
    initial: [] as Option[],
    toForm: (stored: readonly string[]): Option[] => pickOptions(options, stored),
    toValue: (value: Option[]) => value,
    rules: everywhere(rule.default([]), rule.optional()),
  };
}

/** Like choices(), but the API writes a map of option to true (product.md); it accepts both. */
export function choicesAsMap<const Option extends string>(
  optionList: OptionList,
  options: readonly [Option, ...Option[]],
) {
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
    ...choices(optionList, options),
    answer: z.record(z.string(), z.literal(true)),
    toForm: (stored: Readonly<Record<string, true>>): Option[] => pickOptions(options, Object.keys(stored)),
    rules: everywhere(rule.default([]), rule.optional()),
  };
}

/** At most one of the options, each a chip; null if none is chosen. */
export function chip<const Option extends string>(optionList: OptionList, options: readonly [Option, ...Option[]]) {
  const orEmpty = z.union([z.enum(options), z.literal("")]);
  return {
    ...openChoice(optionList, options),
    kind: "chip" as const,
    blank: null,
    rules: everywhere(optional(orEmpty), clearable(orEmpty)),
  };
}

/** Any number of the options, each a chip. `none` says that there are none, and excludes the others. */
export function chips<const Option extends string>(optionList: OptionList, options: readonly [Option, ...Option[]]) {
  const { rules, ...rest } = choices(optionList, options);
  const isPossible = (chosen: readonly string[] | undefined) => !chosen?.includes("none") || chosen.length === 1;
  return {
    ...rest,
    kind: "chips" as const,
    rules: everywhere(
      rules.post.refine(isPossible, msg("noneAndOthers")),
      rules.put.refine(isPossible, msg("noneAndOthers")),
    ),
  };
}

/** Yes or no. */
export const flag = (initial: boolean) => ({
  kind: "flag" as const,
  answer: z.boolean(),
  initial,
  toForm: (stored: boolean) => stored,
  toValue: (value: boolean) => value,
  rules: everywhere(trueOrFalse.default(initial), trueOrFalse.optional()),
});

/** A whole number from 1 to `max`, offered as a choice of labels. */
export function count({ max, initial, outside }: { max: number; initial: number; outside: ValidationKey }) {
  const rule = z.coerce
    .number({ error: msg(outside) })
    .int(msg(outside))
    .min(1, msg(outside))
    .max(max, msg(outside));
  return {
    kind: "count" as const,
    answer: z.int().nullable(),
    blank: null,
    max,
    initial: String(initial),
    toForm: (stored: number | null) => String(stored ?? initial),
    toValue: (value: string) => value,
    rules: everywhere(rule.default(initial), rule.optional()),
  };
}

// In stored order; values that are no longer options are dropped.
const pickOptions = <Option extends string>(options: readonly Option[], stored: readonly string[]): Option[] =>
  stored.flatMap((value) => options.find((option) => option === value) ?? []);
