import type { z } from "zod";

/**
 * One rule for all ways in. `post` and `draft` hold in POST; `put` in PUT, where an absent field stays as it is. The
 * others hold in the edit form, which has all its fields: of a published job (`edit`), of a draft that stays one
 * (`keepDraft`) and of a draft to be published (`publish`).
 */
export const everywhere = <Rule, Put>(rule: Rule, put: Put) => ({
  post: rule,
  draft: rule,
  edit: rule,
  keepDraft: rule,
  publish: rule,
  put,
});

/** The rule of a change that may also take the value away: absent keeps it, empty or null clears it. */
export const clearable = <Value extends string>(rule: z.ZodType<Value | "", string>) =>
  rule
    .nullable()
    .transform((value) => value || null)
    .optional();
