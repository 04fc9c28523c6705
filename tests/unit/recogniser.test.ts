import { afterEach, describe, expect, test, vi } from "vitest";
import { hear } from "@/components/jobs/list/recogniser";

/** A browser's recognition that the test speaks to. */
class Recognition {
  static last: Recognition;
  lang = "";
  isStarted = false;
  isAborted = false;
  onresult: ((event: object) => void) | null = null;
  onerror: ((event: { error: string }) => void) | null = null;
  onend: (() => void) | null = null;
  constructor() {
    Recognition.last = this;
  }
  start() {
    this.isStarted = true;
  }
  abort() {
    this.isAborted = true;
    this.onerror?.({ error: "aborted" });
    this.onend?.();
  }
}

const begin = () => {
  const heard = vi.fn();
  const failed = vi.fn();
  const stop = hear("ta", heard, failed);
  return { heard, failed, stop, browser: Recognition.last };
};

afterEach(() => vi.unstubAllGlobals());

describe.each(["SpeechRecognition", "webkitSpeechRecognition"])("a browser with %s", (name) => {
  test("hears one sentence in the reader's language", () => {
    vi.stubGlobal(name, Recognition);
    const { heard, failed, browser } = begin();
    expect(browser).toMatchObject({ lang: "ta-IN", isStarted: true });
    browser.onresult?.({ results: [[{ transcript: " சமையல் வேலை " }]] });
    browser.onend?.();
    expect(heard.mock.calls).toEqual([["சமையல் வேலை"]]);
    expect(failed).not.toHaveBeenCalled();
  });

  test("hears Punjabi by the tag that Google knows", () => {
    vi.stubGlobal(name, Recognition);
    hear("pa", vi.fn(), vi.fn());
    expect(Recognition.last.lang).toBe("pa-Guru-IN");
  });

  test.each([
    ["no-speech", "silence"],
    ["not-allowed", "blocked"],
    ["audio-capture", "blocked"],
    ["network", "failed"],
  ])("says why it failed: %s", (error, failure) => {
    vi.stubGlobal(name, Recognition);
    const { heard, failed, browser } = begin();
    browser.onerror?.({ error });
    browser.onend?.();
    expect(failed.mock.calls).toEqual([[failure]]);
    expect(heard).not.toHaveBeenCalled();
  });

  test("tells of silence, also if it ends without a word", () => {
    vi.stubGlobal(name, Recognition);
    const { failed, browser } = begin();
    browser.onend?.();
    expect(failed.mock.calls).toEqual([["silence"]]);
  });

  test("tells nothing once it is stopped", () => {
    vi.stubGlobal(name, Recognition);
    const { heard, failed, stop, browser } = begin();
    stop();
    expect(browser.isAborted).toBe(true);
    expect([...heard.mock.calls, ...failed.mock.calls]).toEqual([]);
  });
});

test("a browser without recognition says so", () => {
  const failed = vi.fn();
  hear("hi", vi.fn(), failed);
  expect(failed.mock.calls).toEqual([["failed"]]);
});
