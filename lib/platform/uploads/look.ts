/** How pictures look: 64 bits, of which pictures alike differ in few. */

/** Bits in which the same picture may differ after it was scaled or compressed again. */
export const MOST_DIFFERENT = 6;
/** One more than those, so that pictures alike agree in at least one band as a whole. */
const BANDS = 7;
const BAND_BITS = 10n;
/** A picture of one colour or one gradient looks like every other. */
const FEWEST = 8;

/** Hexadecimal digits → the columns of an upload: signed as the database stores it, and its bands, each with its number. */
export function lookColumns(hex: string): { look: bigint; lookBands: number[] } {
  const bits = BigInt(`0x${hex}`);
  const set = bits.toString(2).replaceAll("0", "").length;
  const isPlain = set < FEWEST || set > 64 - FEWEST;
  const bands = Array.from({ length: BANDS }, (_band, band) => {
    const mask = (1n << BAND_BITS) - 1n;
    return band * 2 ** Number(BAND_BITS) + Number((bits >> (BigInt(band) * BAND_BITS)) & mask);
  });
  return { look: BigInt.asIntN(64, bits), lookBands: isPlain ? [] : bands };
}
