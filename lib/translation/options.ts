/** Characters of a text and texts of a call at most (api.md). */
export const TRANSLATE_MAX = { characters: 2_000, texts: 50 } as const;
