import { demand, demandZeros } from "./audio-refusal";

/** Elements of Matroska (RFC 9559) by their ids. */
const ID = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  title: 0x7ba9,
  fileName: 0x7384,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackType: 0x83,
  trackName: 0x536e,
  codec: 0x86,
  cluster: 0x1f43b675,
  clusterTime: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  cues: 0x1c53bb6b,
  tags: 0x1254c367,
  attachments: 0x1941a469,
  chapters: 0x1043a770,
  filler: 0xec,
} as const;

/** Parts of a recording that say nothing about the person: indexes, sizes, sums and flags. */
const IGNORED: number[] = [ID.seekHead, ID.cues, 0xbf, 0xa7, 0xab];
const TAGGED: number[] = [ID.tags, ID.attachments, ID.chapters];
const AUDIO = 2;

type Element = { id: number; start: number; end: number; isOpen: boolean };

/**
 * Reads Opus in WebM: one track, no tags, attachments or chapters.
 * @returns its length in seconds: the browsers' recorders leave the total out, so the times of its blocks count.
 * @throws AudioRefusal, RangeError if it is cut off.
 */
export function readWebm(file: Buffer): number {
  const header = elementAt(file, 0, file.length);
  demand(header.id === ID.ebml && !header.isOpen);
  demand(textIn(file, header, ID.docType) === "webm");
  const segment = elementAt(file, header.end, file.length);
  demand(segment.id === ID.segment && segment.end === file.length);
  const found = { tracks: 0, unit: 1_000_000, stated: 0, clusterTime: 0, end: 0 };
  // Clusters of unknown size end where the next one begins, so their parts are read like those of the segment.
  for (let at = segment.start; at < segment.end;) {
    const element = elementAt(file, at, segment.end);
    at = element.id === ID.cluster ? element.start : element.end;
    demand(element.id === ID.cluster || !element.isOpen);
    readPart(file, element, found);
  }
  demand(found.tracks === 1);
  return Math.max(found.stated * (found.unit / 1e9), found.end);
}

type Found = { tracks: number; unit: number; stated: number; clusterTime: number; end: number };

function readPart(file: Buffer, element: Element, found: Found): void {
  const { id, start, end } = element;
  if (id === ID.cluster || IGNORED.includes(id)) return;
  if (id === ID.filler) return demandZeros(file.subarray(start, end));
  if (TAGGED.includes(id)) return demand(start === end, "tagged");
  if (id === ID.info) return readInfo(file, element, found);
  if (id === ID.tracks) return readTracks(file, element, found);
  if (id === ID.clusterTime) found.clusterTime = file.readUIntBE(start, end - start);
  else if (id === ID.simpleBlock) readBlock(file, element, found);
  else if (id === ID.blockGroup)
    for (const part of partsOf(file, element)) {
      if (part.id === ID.block) readBlock(file, part, found);
    }
  else demand(false);
}

function readInfo(file: Buffer, info: Element, found: Found): void {
  for (const { id, start, end } of partsOf(file, info)) {
    if (id === ID.title || id === ID.fileName) demand(start === end, "tagged");
    if (id === ID.timestampScale) found.unit = file.readUIntBE(start, end - start);
    if (id === ID.duration) found.stated = end - start === 8 ? file.readDoubleBE(start) : file.readFloatBE(start);
  }
}

function readTracks(file: Buffer, tracks: Element, found: Found): void {
  for (const track of partsOf(file, tracks)) {
    if (track.id !== ID.trackEntry) continue;
    found.tracks += 1;
    const parts = [...partsOf(file, track)];
    const type = parts.find(({ id }) => id === ID.trackType);
    demand(type !== undefined && file.readUInt8(type.start) === AUDIO);
    demand(textIn(file, track, ID.codec) === "A_OPUS");
    demand((textIn(file, track, ID.trackName) ?? "") === "", "tagged");
  }
}

// A block is its track's number, its time after the cluster's, flags and the packet.
function readBlock(file: Buffer, { start, end }: Element, found: Found): void {
  demand(found.tracks === 1);
  const at = start + numberAt(file, start).length;
  demand(at + 3 <= end);
  const ticks = found.clusterTime + file.readInt16BE(at);
  const milliseconds = (ticks * found.unit) / 1e6 + opusMilliseconds(file.subarray(at + 3, end));
  found.end = Math.max(found.end, milliseconds / 1_000);
}

function textIn(file: Buffer, parent: Element, id: number): string | null {
  const part = [...partsOf(file, parent)].find((one) => one.id === id);
  return part ? file.toString("latin1", part.start, part.end).replace(/\0+$/, "") : null;
}

function* partsOf(file: Buffer, parent: Element): Generator<Element> {
  for (let at = parent.start; at < parent.end;) {
    const element = elementAt(file, at, parent.end);
    demand(!element.isOpen);
    yield element;
    at = element.end;
  }
}

/** @param limit the end of the element around it. */
function elementAt(file: Buffer, at: number, limit: number): Element {
  const idLength = lengthAt(file, at);
  demand(idLength <= 4);
  const size = numberAt(file, at + idLength);
  const start = at + idLength + size.length;
  const end = size.value === null ? limit : start + size.value;
  demand(start <= limit && end <= limit);
  return { id: file.readUIntBE(at, idLength), start, end, isOpen: size.value === null };
}

/** How many bytes a number takes is told by the leading zeros of its first byte. */
const lengthAt = (file: Buffer, at: number): number => Math.clz32(file.readUInt8(at)) - 23;

/** A number of 1 to 8 bytes; null (all bits set) for an unknown size. */
function numberAt(file: Buffer, at: number): { value: number | null; length: number } {
  const length = lengthAt(file, at);
  demand(length <= 8);
  let value = file.readUInt8(at) & (0xff >> length);
  let isUnknown = value === 0xff >> length;
  for (const byte of file.subarray(at + 1, at + length)) {
    value = value * 256 + byte;
    isUnknown &&= byte === 0xff;
  }
  demand(at + length <= file.length);
  return { value: isUnknown ? null : value, length };
}

/** Frame lengths in milliseconds by the first five bits of a packet (RFC 6716, table 2): SILK, hybrid and CELT modes. */
const SILK = [10, 20, 40, 60];
const HYBRID = [10, 20];
const CELT = [2.5, 5, 10, 20];
const FRAME_MILLISECONDS = [SILK, SILK, SILK, HYBRID, HYBRID, CELT, CELT, CELT, CELT].flat();

/** How long an Opus packet sounds, in milliseconds; 0 for an empty one. */
function opusMilliseconds(packet: Buffer): number {
  const [toc, count] = packet;
  if (toc === undefined) return 0;
  const frames = [1, 2, 2, (count ?? 0) & 0x3f][toc & 3]!;
  return FRAME_MILLISECONDS[toc >> 3]! * frames;
}
