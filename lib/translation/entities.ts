const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi;

/**
 * Undoes the HTML escapes that some engines send although plain text was asked for – once, so that `&amp;lt;` becomes
 * `&lt;`, and not at all where the source has an escape itself: there it is what somebody typed.
 */
export function withoutEntities(answer: string, source: string): string {
  if (source.search(ENTITY) !== -1) return answer;
  return answer.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name.toLowerCase()]!;
    const code = decimal ? Number(decimal) : parseInt(hex!, 16);
    return code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
      ? String.fromCodePoint(code)
      : entity;
  });
}
