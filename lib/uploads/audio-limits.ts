/** The largest voice note accepted, in bytes: 1 MB, enough for a minute at any rate a phone chooses for speech. */
export const MAX_VOICE_NOTE_BYTES = 1024 * 1024;

/** The longest voice note, in seconds: recording stops there. */
export const MAX_VOICE_NOTE_SECONDS = 60;
