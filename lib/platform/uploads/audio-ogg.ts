import { demand, demandZeros } from "./audio-refusal";

/** Opus in Ogg counts time in 1/48,000 s, whatever the recording's own rate (RFC 7845). */
const RATE = 48_000;
/** A page whose last packet goes on in the next page has no time of its own. */
const NO_TIME = 0xffff_ffff_ffff_ffffn;
const CONTINUED = 1;
const FIRST = 2;

type Page = { serial: number; flags: number; time: bigint; lengths: number[]; body: Buffer };

/**
 * Reads Opus in Ogg: one stream, and no comments besides the recording program's name.
 * @returns its length in seconds. @throws AudioRefusal, RangeError if it is cut off.
 */
export function readOgg(file: Buffer): number {
  const headers: Buffer[] = [];
  let part: Buffer[] = [];
  let serial: number | null = null;
  let last = 0n;
  for (const page of pagesOf(file)) {
    demand(serial === null ? page.flags === FIRST : page.serial === serial && (page.flags & FIRST) === 0);
    serial = page.serial;
    demand((page.flags & CONTINUED) === 0 || part.length > 0 || headers.length >= 2);
    let at = 0;
    for (const length of page.lengths) {
      if (headers.length === 2) break;
      part.push(page.body.subarray(at, at + length));
      at += length;
      if (length === 255) continue;
      headers.push(Buffer.concat(part));
      part = [];
    }
    if (page.time !== NO_TIME && page.time > last) last = page.time;
  }
  const [head, tags] = headers;
  demand(head !== undefined && tags !== undefined);
  const preSkip = readHead(head);
  readTags(tags);
  return (Number(last) - preSkip) / RATE;
}

function* pagesOf(file: Buffer): Generator<Page> {
  for (let at = 0; at < file.length;) {
    demand(file.toString("latin1", at, at + 4) === "OggS" && file.readUInt8(at + 4) === 0);
    const count = file.readUInt8(at + 26);
    const start = at + 27 + count;
    const lengths = [...file.subarray(at + 27, start)];
    const end = start + lengths.reduce((sum, length) => sum + length, 0);
    demand(lengths.length === count && end <= file.length);
    yield {
      flags: file.readUInt8(at + 5),
      time: file.readBigUInt64LE(at + 6),
      serial: file.readUInt32LE(at + 14),
      lengths,
      body: file.subarray(start, end),
    };
    at = end;
  }
}

function readHead(head: Buffer): number {
  demand(head.toString("latin1", 0, 8) === "OpusHead" && head.readUInt8(8) === 1);
  const channels = head.readUInt8(9);
  demand(channels === 1 || channels === 2);
  return head.readUInt16LE(10);
}

/** The comments that Firefox and ffmpeg write by themselves. */
const PROGRAM = /^encoder=[\w .+-]{0,60}$/i;

function readTags(tags: Buffer): void {
  demand(tags.toString("latin1", 0, 8) === "OpusTags");
  let at = 12 + tags.readUInt32LE(8);
  const count = tags.readUInt32LE(at);
  at += 4;
  // A count that is too large ends at the packet's end.
  for (let index = 0; index < count; index += 1) {
    const end = at + 4 + tags.readUInt32LE(at);
    demand(end <= tags.length);
    demand(PROGRAM.test(tags.toString("utf8", at + 4, end)), "tagged");
    at = end;
  }
  demandZeros(tags.subarray(at));
}
