/** Escapes a text for a literal match in LIKE: % and _ are wildcards, and the backslash is the escape character. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
