import { demand } from "./audio-refusal";

export type AudioCodec = "opus" | "aac";

/** MPEG-4 audio and the AAC profiles of MPEG-2 (ISO 14496-1, table 5); `mp4a` may also be MP3 and others. */
const AAC = [0x40, 0x66, 0x67, 0x68];
/** Bytes of a sound's description before its own boxes (ISO 14496-12, 12.2.3). */
const DESCRIPTION = 8 + 8 + 20;

/** The codec in the only entry of a table of sample descriptions. @throws AudioRefusal, RangeError */
export function codecOf(table: Buffer): AudioCodec {
  demand(table.readUInt32BE(4) === 1);
  const entry = table.subarray(8, 8 + table.readUInt32BE(8));
  const type = entry.toString("latin1", 4, 8);
  if (type === "Opus") return "opus";
  demand(type === "mp4a");
  // QuickTime puts its `esds` into a box of its own, so it is looked for rather than expected.
  const at = entry.indexOf("esds", DESCRIPTION, "latin1");
  demand(at > 0 && AAC.includes(objectTypeOf(entry.subarray(at + 8))));
  return "aac";
}

/** The kind of audio, from an elementary stream's descriptor (3) and the decoder's (4) in it. */
function objectTypeOf(descriptors: Buffer): number {
  const stream = contentOf(descriptors, 3);
  const flags = stream.readUInt8(2);
  demand((flags & 0xe0) === 0);
  return contentOf(stream.subarray(3), 4).readUInt8(0);
}

function contentOf(descriptor: Buffer, tag: number): Buffer {
  demand(descriptor.readUInt8(0) === tag);
  // The length takes up to four bytes, each of which tells whether it is the last.
  let at = 1;
  while (at < 4 && descriptor.readUInt8(at) & 0x80) at += 1;
  return descriptor.subarray(at + 1);
}
