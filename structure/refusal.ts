/** Something that breaks a rule of the structure. */
export type Refusal = {
  /** Relative to the root of the tree, with a line where one helps: "lib/jobs/queries.ts:12". */
  file: string;
  /** What it imports, when that is what is refused. */
  target?: string | undefined;
  /** The rule, as a sentence. */
  reason: string;
};
