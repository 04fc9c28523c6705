/** Version of the rule that reads a job's place. Raise it when the rule or its data changes, so that older rows are read again. */
export const PLACE_VERSION = 6;
