import { decode } from "he";

// Requires the semicolon that engines always send: text like "R&D" or "&copy" without one was typed.
const ENTITY = /&(?:#\d+|#x[0-9a-f]+|[a-z][a-z0-9]*);/gi;

// Decodes as browsers do in attributes, so "&nothing;" does not become "¬hing;".
const WHOLE = { isAttributeValue: true };
// Decoding an escape for no valid character gives one of these; such an escape is left as it is.
const NO_CHARACTER = /[\p{Cc}\uFFFD]/u;

/**
 * Undoes the HTML escapes that some engines send although plain text was requested. Decodes once, so `&amp;lt;` becomes
 * `&lt;`, and not at all if the source contains an escape itself, which was then typed on purpose.
 */
export const withoutEntities = (answer: string, source: string): string =>
  source.search(ENTITY) === -1 ? answer.replace(ENTITY, toCharacter) : answer;

function toCharacter(entity: string): string {
  const character = decode(entity, WHOLE);
  return NO_CHARACTER.test(character) ? entity : character;
}
