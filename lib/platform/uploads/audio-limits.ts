/** The largest voice note accepted, in bytes: 1 MB, enough for a minute at any rate a phone chooses for speech. */
export const MAX_VOICE_NOTE_BYTES = 1024 * 1024;

/** The longest voice note, in seconds: recording stops there. */
export const MAX_VOICE_NOTE_SECONDS = 60;

/** A voice note's length as it is told, the same to the one who speaks and the one who hears it. */
export const wholeSeconds = (seconds: number): number =>
  Math.min(Math.max(Math.round(seconds), 1), MAX_VOICE_NOTE_SECONDS);
