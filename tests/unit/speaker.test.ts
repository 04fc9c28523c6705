import { beforeEach, expect, test, vi } from "vitest";
import type * as Speaker from "@/components/shared/speech/speaker";
import type * as Voices from "@/components/shared/speech/voices";

type Voice = { lang: string; localService: boolean; name: string };
const voice = (lang: string, localService = true): Voice => ({ lang, localService, name: `${lang} ${localService}` });

class Utterance {
  voice: Voice | null = null;
  lang = "";
  rate = 1;
  onend?: () => void;
  onerror?: () => void;
  constructor(readonly text: string) {}
}

/** A phone's speech: what is to be said waits in `queue`. */
class Synthesis extends EventTarget {
  voices: Voice[] = [];
  queue: Utterance[] = [];
  getVoices = () => [...this.voices];
  speak = (utterance: Utterance) => void this.queue.push(utterance);
  cancel = () => {
    for (const utterance of this.queue.splice(0)) utterance.onerror?.();
  };
  load(...voices: Voice[]) {
    this.voices = voices;
    this.dispatchEvent(new Event("voiceschanged"));
  }
  /** Says everything that waits. */
  finish() {
    for (const utterance of this.queue.splice(0)) utterance.onend?.();
  }
}

let phone: Synthesis;
let page: EventTarget & { hidden: boolean };
let speaker: typeof Speaker;
let voices: typeof Voices;

beforeEach(async () => {
  phone = new Synthesis();
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("speechSynthesis", phone);
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("document", page);
  vi.resetModules();
  speaker = await import("@/components/shared/speech/speaker");
  voices = await import("@/components/shared/speech/voices");
});

const texts = () => phone.queue.map(({ text }) => text);
const fail = () => {
  throw new Error("it could speak");
};

test("only a voice on the phone itself and in the language counts, the Indian one first", () => {
  phone.voices = [voice("hi-IN", false), voice("en-US"), voice("en_IN"), voice("bn-BD")];
  expect(voices.voiceFor("hi")).toBeNull();
  expect(voices.voiceFor("en")?.lang).toBe("en_IN");
  expect(voices.voiceFor("bn")?.lang).toBe("bn-BD");
  expect(voices.voiceFor("ta")).toBeNull();
});

test("voices that come late are found, and those that go are gone", () => {
  const heard = vi.fn();
  const stop = voices.onVoices(heard);
  expect(voices.voiceFor("ta")).toBeNull();
  phone.load(voice("ta-IN"));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(voices.voiceFor("ta")).not.toBeNull();
  phone.load(voice("te-IN"));
  expect(voices.voiceFor("ta")).toBeNull();
  stop();
  phone.load();
  expect(heard).toHaveBeenCalledTimes(2);
});

test("a browser without speech has no voice", () => {
  vi.stubGlobal("speechSynthesis", undefined);
  expect(voices.voiceFor("hi")).toBeNull();
  expect(voices.onVoices(fail)).not.toThrow();
});

test("sentences are said in turn by the voice of the language, and then the reader has ended", () => {
  phone.voices = [voice("hi_IN")];
  const heard = vi.fn();
  speaker.onSpeaking(heard);
  speaker.speak("a", ["रसोइया", "महीने के 15000 रुपये"], "hi", fail);
  expect(texts()).toEqual(["रसोइया", "महीने के 15000 रुपये"]);
  expect(phone.queue[0]).toMatchObject({ lang: "hi-IN", voice: { lang: "hi_IN" } });
  expect(speaker.isSpeaking("a")).toBe(true);
  phone.finish();
  expect(speaker.isSpeaking("a")).toBe(false);
  expect(heard).toHaveBeenCalledTimes(2);
});

test("only one reader speaks: another takes its place, and a stop of the first does not silence it", () => {
  phone.voices = [voice("hi-IN")];
  speaker.speak("a", ["one"], "hi", fail);
  speaker.speak("b", ["two"], "hi", fail);
  expect(texts()).toEqual(["two"]);
  expect([speaker.isSpeaking("a"), speaker.isSpeaking("b")]).toEqual([false, true]);
  speaker.stopSpeaking("a");
  expect(texts()).toEqual(["two"]);
  speaker.stopSpeaking("b");
  expect(texts()).toEqual([]);
  expect(speaker.isSpeaking("b")).toBe(false);
});

test("leaving the page, or hiding it, makes it silent", () => {
  phone.voices = [voice("hi-IN")];
  for (const leave of [
    () => window.dispatchEvent(new Event("pagehide")),
    () => {
      page.hidden = true;
      page.dispatchEvent(new Event("visibilitychange"));
    },
  ]) {
    speaker.speak("a", ["one"], "hi", fail);
    leave();
    expect(speaker.isSpeaking("a")).toBe(false);
    expect(texts()).toEqual([]);
  }
});

test("a phone that cannot speak after all says so once", () => {
  const failed = vi.fn();
  speaker.speak("a", ["one"], "hi", failed);
  expect(failed).toHaveBeenCalledTimes(1);
  phone.load(voice("hi-IN"));
  speaker.speak("a", ["one", "two"], "hi", failed);
  for (const utterance of phone.queue.splice(0)) utterance.onerror?.();
  expect(failed).toHaveBeenCalledTimes(2);
  expect(speaker.isSpeaking("a")).toBe(false);
});
