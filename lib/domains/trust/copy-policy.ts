/** Near copies of a text: by the share of three-letter pieces that two have in common. */
import { foldWord } from "@/lib/language/wording/fold";

/** Shorter texts are alike by chance. */
const ENOUGH_SIGNS = 60;
/** From this similarity on, one is a copy of the other. */
const ALIKE = 0.8;
/** Each band is four of the smallest hashes; two texts of similarity 0.8 share one of sixteen with 99.9 %. */
const BANDS = 16;
const ROWS = 4;

/** The typed sentences of a job as they are compared, null if they are too short. @param offered texts that everyone chooses. */
export function comparedText(sentences: readonly string[], offered: ReadonlySet<string>): string | null {
  const own = sentences.filter((sentence) => !offered.has(sentence)).map(plain);
  const text = own.filter(Boolean).join(" ");
  return text.length < ENOUGH_SIGNS ? null : text;
}

const plain = (sentence: string): string => (sentence.match(/[\p{L}\p{M}\d]+/gu) ?? []).map(foldWord).join(" ");

/** Whether two such texts are copies of each other. */
export function isCopy(one: string, other: string): boolean {
  const [a, b] = [piecesOf(one), piecesOf(other)];
  let shared = 0;
  for (const piece of a) if (b.has(piece)) shared += 1;
  return shared / (a.size + b.size - shared) >= ALIKE;
}

/** Numbers of which copies share at least one, for an index. */
export function bandsOf(text: string): number[] {
  const hashes = [...piecesOf(text)].map(hashOf);
  const smallest = Array.from({ length: BANDS * ROWS }, (_row, seed) =>
    hashes.reduce((least, hash) => Math.min(least, mix(hash ^ mix(seed + 1))), 0xff_ff_ff_ff),
  );
  return Array.from({ length: BANDS }, (_band, band) => {
    const row = smallest.slice(band * ROWS, (band + 1) * ROWS);
    // Signed, as PostgreSQL's integers are.
    return row.reduce((sum, hash) => mix(sum ^ hash), band) | 0;
  });
}

function piecesOf(text: string): Set<string> {
  const pieces = new Set<string>();
  for (let at = 0; at + 3 <= text.length; at += 1) pieces.add(text.slice(at, at + 3));
  return pieces;
}

const hashOf = (piece: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < piece.length; at += 1) hash = Math.imul(hash ^ piece.charCodeAt(at), 0x01_00_01_93);
  return hash >>> 0;
};

const mix = (value: number): number => {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85_eb_ca_6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2_b2_ae_35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};
