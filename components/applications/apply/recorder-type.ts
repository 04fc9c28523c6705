/** The kinds of recording that the server accepts, the one that most phones write best first. */
const TYPES = ["audio/webm;codecs=opus", "audio/mp4;codecs=mp4a.40.2", "audio/mp4", "audio/ogg;codecs=opus"];

/** The kind that this browser records; null if it cannot, or if the page did not come over a safe connection. */
export function recorderType(): string | null {
  // Old browsers lack what the types promise.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!("MediaRecorder" in window) || !devices || !("getUserMedia" in devices)) return null;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}
