/** `unreadable` is also a file that is cut off, of another format, or has bytes that belong to no part of the recording. */
export type AudioFault = "unreadable" | "tagged";

/** Thrown while reading a recording; readAudio() turns it into a result. */
export class AudioRefusal extends Error {
  constructor(readonly fault: AudioFault) {
    super(fault);
  }
}

/** @throws AudioRefusal unless the condition holds. */
export function demand(condition: boolean, fault: AudioFault = "unreadable"): asserts condition {
  if (!condition) throw new AudioRefusal(fault);
}

/** Filler must be empty, so that nothing hides in it. @throws AudioRefusal */
export const demandZeros = (filler: Buffer): void => demand(filler.every((byte) => byte === 0));
