/** Kinds of fields whose value is chosen: their form state. Their rules are in kinds-schema.ts. */
import type { ValidationKey } from "@/lib/platform/http/validation-message";
import type en from "@/messages/en.json";
import type { Kinds } from "./placed-fields";

/** A list under `options` in messages/*.json, which has a label for each option. */
export type OptionList = keyof typeof en.options;

type Options<Option extends string> = readonly [Option, ...Option[]];

/** Always one of the options: `initial` until another is chosen. */
export const choice = <const Option extends string>(
  optionList: OptionList,
  options: Options<Option>,
  initial: NoInfer<Option>,
) => ({
  kind: "choice" as const,
  optionList,
  options,
  initial,
  toForm: (stored: string): Option => options.find((option) => option === stored) ?? initial,
  toValue: (value: Option) => value,
  schema: (kinds: Kinds) => kinds.choice(options, initial),
});

/** One of the options, with no default; only a draft may lack it, and is then answered with an empty text. */
export const requiredChoice = <const Option extends string>(
  optionList: OptionList,
  options: Options<Option>,
  missing: { post: ValidationKey; edit: ValidationKey },
) => ({
  ...openChoice(optionList, options),
  schema: (kinds: Kinds) => kinds.requiredChoice(options, missing),
});

/**
 * Like requiredChoice(), but required only for publishing; the edit form of a published job accepts none (specification).
 */
export const choiceToPublish = <const Option extends string>(
  optionList: OptionList,
  options: Options<Option>,
  faults: { missing: ValidationKey },
) => ({
  ...openChoice(optionList, options),
  schema: (kinds: Kinds) => kinds.choiceToPublish(options, faults),
});

const openChoice = <const Option extends string>(optionList: OptionList, options: Options<Option>) => ({
  kind: "choice" as const,
  optionList,
  options,
  initial: "" as Option | "",
  toForm: (stored: string | null): Option | "" => options.find((option) => option === stored) ?? "",
  toValue: (value: Option | "") => value,
});

/** Any number of the options, each at most once. */
export const choices = <const Option extends string>(optionList: OptionList, options: Options<Option>) => ({
  kind: "choices" as const,
  blank: [] as Option[],
  optionList,
  options,
  initial: [] as Option[],
  toForm: (stored: readonly string[]): Option[] => pickOptions(options, stored),
  toValue: (value: Option[]) => value,
  schema: (kinds: Kinds) => kinds.choices(options),
});

/** Like choices(), but the API writes a map of option to true (specification); it accepts both. */
export const choicesAsMap = <const Option extends string>(optionList: OptionList, options: Options<Option>) => ({
  ...choices(optionList, options),
  toForm: (stored: Readonly<Record<string, true>>): Option[] => pickOptions(options, Object.keys(stored)),
  schema: (kinds: Kinds) => kinds.choicesAsMap(options),
});

/** At most one of the options, each a chip; null if none is chosen. */
export const chip = <const Option extends string>(optionList: OptionList, options: Options<Option>) => ({
  ...openChoice(optionList, options),
  kind: "chip" as const,
  blank: null,
  schema: (kinds: Kinds) => kinds.chip(options),
});

/** Any number of the options, each a chip. `none` says that there are none, and excludes the others. */
export const chips = <const Option extends string>(optionList: OptionList, options: Options<Option>) => ({
  ...choices(optionList, options),
  kind: "chips" as const,
  schema: (kinds: Kinds) => kinds.chips(options),
});

/** Yes or no. */
export const flag = (initial: boolean) => ({
  kind: "flag" as const,
  initial,
  toForm: (stored: boolean) => stored,
  toValue: (value: boolean) => value,
  schema: (kinds: Kinds) => kinds.flag(initial),
});

/** A whole number from 1 to `max`, offered as a choice of labels. */
export const count = (range: { max: number; initial: number; outside: ValidationKey }) => ({
  kind: "count" as const,
  blank: null,
  max: range.max,
  initial: String(range.initial),
  toForm: (stored: number | null) => String(stored ?? range.initial),
  toValue: (value: string) => value,
  schema: (kinds: Kinds) => kinds.count(range),
});

// In stored order; values that are no longer options are dropped.
const pickOptions = <Option extends string>(options: readonly Option[], stored: readonly string[]): Option[] =>
  stored.flatMap((value) => options.find((option) => option === value) ?? []);
