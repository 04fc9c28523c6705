/** The file of all icons; made by tests/unit/icons.test.ts. */
export const ICONS = "/icons.svg?9de73076";
