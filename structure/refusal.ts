/** A breach of a rule of the structure. */
export type Refusal = {
  /** Relative to the root of the tree, with a line number if it helps: "lib/domains/jobs/queries.ts:12". */
  file: string;
  /** The imported file, if an import is refused. */
  target?: string | undefined;
  /** The rule, as a sentence. */
  reason: string;
};
