/** Archives in the ustar format, streamed: `tar -xzf` opens what is written here. */

const BLOCK = 512;
const END = Buffer.alloc(2 * BLOCK);
const MAX_NAME = 100;

/** A folder or a file of an archive. Names have forward slashes. */
export type Entry = {
  name: string;
  isFolder: boolean;
  /** Permission bits. */
  mode: number;
  /** In bytes. */
  size: number;
  /** Yields the file's bytes, which have to be read before the next entry. */
  content: () => AsyncIterable<Buffer>;
};

/** An archive is not one, or is not whole. */
export class DamagedArchive extends Error {}

/**
 * The bytes of an archive. A file that grows while it is read is cut at its `size`, and one that shrinks is filled with zeros:
 * PostgreSQL's own log puts such files right.
 */
export async function* writeTar(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const entry of entries) {
    yield header(entry);
    let left = entry.size;
    for await (const chunk of entry.content()) {
      const part = chunk.subarray(0, left);
      left -= part.length;
      yield part;
      if (left === 0) break;
    }
    for (; left > 0; left -= Math.min(left, BLOCK)) yield Buffer.alloc(Math.min(left, BLOCK));
    yield Buffer.alloc(padding(entry.size));
  }
  yield END;
}

const padding = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

function header({ name, isFolder, mode, size }: Entry): Buffer {
  const stored = isFolder ? `${name}/` : name;
  if (Buffer.byteLength(stored) > MAX_NAME) throw new Error(`The name ${name} is too long for an archive.`);
  const block = Buffer.alloc(BLOCK);
  const octal = (value: number, offset: number, length: number) =>
    block.write(`${value.toString(8).padStart(length - 1, "0")}\0`, offset, "latin1");
  block.write(stored, 0);
  octal(mode, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(Math.floor(new Date().getTime() / 1000), 136, 12);
  block.write(isFolder ? "5" : "0", 156);
  block.write("ustar\x0000", 257, "latin1");
  block.write(`${checksum(block).toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return block;
}

/** The sum of a header's bytes, with its own field taken as blanks. */
function checksum(block: Buffer): number {
  let sum = 0;
  for (const [index, byte] of block.entries()) sum += index >= 148 && index < 156 ? 32 : byte;
  return sum;
}

/** The entries of an archive. @throws DamagedArchive where it is none, or ends too early. */
export async function* readTar(bytes: AsyncIterable<Buffer>): AsyncGenerator<Entry> {
  const reader = new Reader(bytes);
  for (;;) {
    const block = await reader.exactly(BLOCK);
    if (block.every((byte) => byte === 0)) return reader.drain();
    const entry = readHeader(block);
    let left = entry.size;
    async function* content() {
      while (left > 0) {
        const chunk = await reader.some(left);
        left -= chunk.length;
        yield chunk;
      }
    }
    yield { ...entry, content };
    for await (const _rest of content());
    await reader.exactly(padding(entry.size));
  }
}

function readHeader(block: Buffer): Omit<Entry, "content"> {
  const text = (offset: number, length: number) => block.toString("utf8", offset, offset + length).split("\0", 1)[0]!;
  const number = (offset: number, length: number) => parseInt(text(offset, length).trim(), 8);
  const type = text(156, 1);
  if (number(148, 8) !== checksum(block) || !["0", "5"].includes(type)) {
    throw new DamagedArchive("not an archive, or a damaged one");
  }
  const isFolder = type === "5";
  const name = text(0, MAX_NAME).replace(/\/$/, "");
  return { name, isFolder, mode: number(100, 8), size: isFolder ? 0 : number(124, 12) };
}

/** Hands out a stream in the pieces that are asked for. */
class Reader {
  private readonly source: AsyncIterator<Buffer>;
  private held: Buffer = Buffer.alloc(0);

  constructor(bytes: AsyncIterable<Buffer>) {
    this.source = bytes[Symbol.asyncIterator]();
  }

  /** One byte or more, at most `max`. */
  async some(max: number): Promise<Buffer> {
    while (this.held.length === 0) {
      const { value, done } = await this.source.next();
      if (done) throw new DamagedArchive("it ends too early");
      this.held = value;
    }
    const chunk = this.held.subarray(0, max);
    this.held = this.held.subarray(chunk.length);
    return chunk;
  }

  async exactly(size: number): Promise<Buffer> {
    const chunks: Buffer[] = [];
    for (let left = size; left > 0; left -= chunks.at(-1)!.length) chunks.push(await this.some(left));
    return Buffer.concat(chunks);
  }

  /** To the end, so that a compressed stream gets to its own checksum. */
  async drain(): Promise<void> {
    while (!(await this.source.next()).done);
  }
}
