/** A text as LIKE takes it literally: % and _ are wild, and the backslash escapes them. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
