import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recorderType } from "@/components/applications/apply/recorder-type";
import { startRecording } from "@/components/applications/apply/recording";

/** A browser's recorder: it gives all it has heard when it stops. */
class Recorder {
  static types = ["audio/webm;codecs=opus"];
  static isTypeSupported = (type: string) => Recorder.types.includes(type);
  static last: Recorder;
  state = "inactive";
  heard = "speech";
  ondataavailable?: (event: { data: Blob }) => void;
  onstop?: () => void;
  constructor(
    readonly stream: object,
    readonly options: { mimeType: string },
  ) {
    Recorder.last = this;
  }
  start = () => void (this.state = "recording");
  stop = () => {
    this.state = "inactive";
    this.ondataavailable?.({ data: new Blob([this.heard]) });
    this.onstop?.();
  };
}

const track = { stop: vi.fn() };
let page: EventTarget & { hidden: boolean };

beforeEach(() => {
  vi.useFakeTimers();
  track.stop.mockClear();
  Recorder.types = ["audio/webm;codecs=opus"];
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("MediaRecorder", Recorder);
  vi.stubGlobal("window", { MediaRecorder: Recorder });
  vi.stubGlobal("document", page);
  const getUserMedia = () => Promise.resolve({ getTracks: () => [track] });
  vi.stubGlobal("navigator", { mediaDevices: { getUserMedia } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a recording that is stopped is a file of the recorder's kind, with its length, and the microphone is released", async () => {
  const { stop, ended } = await startRecording();
  vi.advanceTimersByTime(7_400);
  expect(track.stop).not.toHaveBeenCalled();
  stop();
  stop();
  const note = await ended;
  expect([note?.seconds, note?.file.type, await note?.file.text()]).toEqual([7, "audio/webm", "speech"]);
  expect(track.stop).toHaveBeenCalledOnce();
});

test("it ends by itself after a minute", async () => {
  const { ended } = await startRecording();
  vi.advanceTimersByTime(59_999);
  expect(track.stop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect((await ended)?.seconds).toBe(60);
  expect(track.stop).toHaveBeenCalledOnce();
});

test("it ends when the page is no longer seen, and keeps what was said", async () => {
  const { ended } = await startRecording();
  vi.advanceTimersByTime(3_000);
  page.dispatchEvent(new Event("visibilitychange"));
  expect(track.stop).not.toHaveBeenCalled();
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  expect((await ended)?.seconds).toBe(3);
});

test.each([
  ["shorter than a second", 900, "speech"],
  ["without any sound", 5_000, ""],
])("one that is %s is none", async (_name, ms, heard) => {
  const { stop, ended } = await startRecording();
  Recorder.last.heard = heard;
  vi.advanceTimersByTime(ms);
  stop();
  expect(await ended).toBeNull();
  expect(track.stop).toHaveBeenCalledOnce();
});

test("a recorder that cannot begin releases the microphone", async () => {
  const start = vi.fn(() => {
    throw new Error("in use");
  });
  class Broken extends Recorder {
    override start = start;
  }
  vi.stubGlobal("MediaRecorder", Broken);
  await expect(startRecording()).rejects.toThrow("in use");
  expect(track.stop).toHaveBeenCalledOnce();
});

test("a browser that records nothing we accept, or has no microphone to ask for, records nothing", () => {
  expect(recorderType()).toBe("audio/webm;codecs=opus");
  Recorder.types = ["audio/mp4"];
  expect(recorderType()).toBe("audio/mp4");
  Recorder.types = ["audio/wav"];
  expect(recorderType()).toBeNull();
  Recorder.types = ["audio/mp4"];
  vi.stubGlobal("navigator", {});
  expect(recorderType()).toBeNull();
  vi.stubGlobal("navigator", { mediaDevices: {} });
  expect(recorderType()).toBeNull();
});

test("an old browser has no recorder", () => {
  vi.stubGlobal("window", {});
  expect(recorderType()).toBeNull();
});
