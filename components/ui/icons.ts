/** The file of all icons; made by tests/unit/icons.test.ts. */
export const ICONS = "/icons.svg?2d63a8c1";
