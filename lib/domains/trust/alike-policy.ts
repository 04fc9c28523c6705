const trigrams = (text: string): Set<string> => {
  const plain = ` ${text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim()} `;
  return new Set(Array.from({ length: Math.max(0, plain.length - 2) }, (_, at) => plain.slice(at, at + 3)));
};

/** How alike two texts are, from 0 to 1: the share of their groups of three signs that both have. */
export function similarity(one: string, other: string): number {
  const [a, b] = [trigrams(one), trigrams(other)];
  if (a.size === 0 || b.size === 0) return 0;
  const shared = [...a].filter((part) => b.has(part)).length;
  return shared / (a.size + b.size - shared);
}
