import { codecOf, type AudioCodec } from "./audio-mp4-codec";
import { demand, demandZeros } from "./audio-refusal";

/** Boxes (ISO 14496-12) whose content is boxes. */
const NESTED = ["moov", "trak", "mdia", "minf", "stbl", "edts", "dinf", "mvex", "moof", "traf"];
/** The boxes of a recording that are read, or say nothing about the person. */
const PLAIN = [
  ...["ftyp", "styp", "mdat", "sidx", "mfra", "mvhd", "tkhd", "elst", "mdhd", "hdlr", "smhd", "nmhd", "dref", "stsd"],
  ...["stts", "ctts", "stsc", "stsz", "stz2", "stco", "co64", "stss", "sgpd", "sbgp", "sdtp", "mehd", "trex", "mfhd"],
  ...["tfhd", "tfdt", "trun", "saiz", "saio", "iods", "elng"],
];
const FILLER = ["free", "skip", "wide"];
const TAGGED = ["udta", "meta", "uuid"];

type Box = { type: string; start: number; end: number };
type Found = { boxes: Map<string, number>; codec: AudioCodec | null; timescale: number; seconds: number[] };
type Fragment = { usual: number; ticks: number };

/**
 * Reads AAC or Opus in MP4, in one piece or in fragments: one track, no tags.
 * @returns its length in seconds: the longest that its tables tell. @throws AudioRefusal, RangeError if it is cut off.
 */
export function readMp4(file: Buffer): { codec: AudioCodec; seconds: number } {
  const found: Found = { boxes: new Map(), codec: null, timescale: 0, seconds: [] };
  const fragments: Fragment = { usual: 0, ticks: 0 };
  demand(file.toString("latin1", 4, 8) === "ftyp");
  walk(file, 0, file.length, (box) => readBox(file, box, found, fragments));
  for (const type of ["ftyp", "moov", "trak", "mdhd", "hdlr", "stsd"]) demand(found.boxes.get(type) === 1);
  demand(found.boxes.has("mdat") && found.codec !== null && found.timescale > 0);
  return { codec: found.codec, seconds: Math.max(fragments.ticks / found.timescale, ...found.seconds) };
}

function walk(file: Buffer, from: number, to: number, visit: (box: Box) => void): void {
  for (let at = from; at < to;) {
    const box = boxAt(file, at, to);
    visit(box);
    if (NESTED.includes(box.type)) walk(file, box.start, box.end, visit);
    at = box.end;
  }
}

function boxAt(file: Buffer, at: number, limit: number): Box {
  const size = file.readUInt32BE(at);
  const type = file.toString("latin1", at + 4, at + 8);
  const start = size === 1 ? at + 16 : at + 8;
  // A size of 1 is followed by one of 64 bits, and 0 means up to the end of the file.
  const end = size === 1 ? at + Number(file.readBigUInt64BE(at + 8)) : size === 0 ? limit : at + size;
  demand(start <= end && end <= limit);
  return { type, start, end };
}

function readBox(file: Buffer, { type, start, end }: Box, found: Found, fragments: Fragment): void {
  demand(!TAGGED.includes(type), "tagged");
  if (FILLER.includes(type)) return demandZeros(file.subarray(start, end));
  demand(NESTED.includes(type) || PLAIN.includes(type));
  found.boxes.set(type, (found.boxes.get(type) ?? 0) + 1);
  const body = file.subarray(start, end);
  if (type === "mvhd") found.seconds.push(clockOf(body).seconds);
  if (type === "mdhd") {
    const { timescale, seconds } = clockOf(body);
    found.timescale = timescale;
    found.seconds.push(seconds);
  }
  if (type === "hdlr") demand(body.toString("latin1", 8, 12) === "soun");
  if (type === "stsd") found.codec = codecOf(body);
  if (type === "stts") found.seconds.push(totalOf(body) / found.timescale);
  if (type === "trex") fragments.usual = body.readUInt32BE(12);
  if (type === "tfhd") fragments.usual = usualOf(body) ?? fragments.usual;
  if (type === "trun") fragments.ticks += runOf(body, fragments.usual);
}

/** Version 1 has times of 64 bits. All bits set means that the length is not known. */
function clockOf(body: Buffer): { timescale: number; seconds: number } {
  const isLong = body.readUInt8(0) === 1;
  const timescale = body.readUInt32BE(isLong ? 20 : 12);
  const ticks = isLong ? Number(BigInt.asIntN(64, body.readBigUInt64BE(24))) : body.readInt32BE(16);
  demand(timescale > 0);
  return { timescale, seconds: Math.max(0, ticks / timescale) };
}

/** The sum of a table of sample counts and lengths. */
function totalOf(body: Buffer): number {
  const entries = body.readUInt32BE(4);
  let total = 0;
  for (let index = 0; index < entries; index += 1) {
    const at = 8 + index * 8;
    total += body.readUInt32BE(at) * body.readUInt32BE(at + 4);
  }
  return total;
}

/** The usual length of a fragment's samples, if it is given: behind the track's number and two optional fields. */
function usualOf(body: Buffer): number | null {
  const flags = body.readUIntBE(1, 3);
  if ((flags & 0x8) === 0) return null;
  return body.readUInt32BE(8 + (flags & 0x1 ? 8 : 0) + (flags & 0x2 ? 4 : 0));
}

/** The length of a run of samples. Its flags tell which fields it has, and each of its samples. */
function runOf(body: Buffer, usual: number): number {
  const flags = body.readUIntBE(1, 3);
  const count = body.readUInt32BE(4);
  if ((flags & 0x100) === 0) return count * usual;
  const first = 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0);
  const step = [0x100, 0x200, 0x400, 0x800].filter((flag) => flags & flag).length * 4;
  let ticks = 0;
  // A count that is too large ends at the box's end.
  for (let index = 0; index < count; index += 1) ticks += body.readUInt32BE(first + index * step);
  return ticks;
}
