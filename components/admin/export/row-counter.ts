const QUOTE = 0x22;
const LINE_END = 0x0a;

/**
 * Counts the rows of a CSV file as its bytes arrive, without the header. A line break inside quotes does not end a row.
 */
export class RowCounter {
  #lines = 0;
  #isQuoted = false;

  /** @param bytes the next chunk of the file, cut anywhere. @returns the number of complete rows so far. */
  add(bytes: Uint8Array): number {
    for (const byte of bytes) {
      // A doubled quote is an escaped one; it toggles this off and on again.
      if (byte === QUOTE) this.#isQuoted = !this.#isQuoted;
      else if (byte === LINE_END && !this.#isQuoted) this.#lines += 1;
    }
    return this.rows;
  }

  get rows(): number {
    return Math.max(0, this.#lines - 1);
  }
}
