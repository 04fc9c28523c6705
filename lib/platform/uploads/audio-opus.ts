/** Frame lengths in milliseconds by the first five bits of a packet (RFC 6716, table 2): SILK, hybrid and CELT modes. */
const SILK = [10, 20, 40, 60];
const HYBRID = [10, 20];
const CELT = [2.5, 5, 10, 20];
const FRAME_MILLISECONDS = [SILK, SILK, SILK, HYBRID, HYBRID, CELT, CELT, CELT, CELT].flat();

/** How long an Opus packet sounds, in milliseconds; 0 for an empty one. */
export function opusMilliseconds(packet: Buffer): number {
  const [toc, count] = packet;
  if (toc === undefined) return 0;
  const frames = [1, 2, 2, (count ?? 0) & 0x3f][toc & 3]!;
  return FRAME_MILLISECONDS[toc >> 3]! * frames;
}
