/** The most characters per text, and texts per call (api.md). */
export const TRANSLATE_MAX = { characters: 2_000, texts: 50 } as const;
