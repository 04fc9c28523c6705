import type { z } from "zod";

/**
 * One rule for every operation and form. `post` and `draft` apply to POST; `put` to PUT, where an absent field stays
 * unchanged. The others apply to the edit form, which has all its fields: of a published job (`edit`), of a draft that
 * stays one (`keepDraft`) and of a draft being published (`publish`).
 */
export const everywhere = <Rule, Put>(rule: Rule, put: Put) => ({
  post: rule,
  draft: rule,
  edit: rule,
  keepDraft: rule,
  publish: rule,
  put,
});

/** The rule of a field that can be cleared: absent keeps the value, empty or null clears it. */
export const clearable = <Value extends string>(rule: z.ZodType<Value | "", string>) =>
  rule
    .nullable()
    .transform((value) => value || null)
    .optional();
