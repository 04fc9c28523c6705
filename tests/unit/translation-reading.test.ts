import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type * as Client from "@/lib/language/translation/client";
import type * as Store from "@/lib/language/translation/readings";
import type { Reading } from "@/lib/language/translation/types";
import { hasWords, mask } from "@/lib/language/translation/mask";
import { readingOf, textsToTranslate } from "@/lib/language/translation/reading";

const TITLE = "Live-in nanny in South Delhi";
const HINDI = "घर के लिए रसोइया चाहिए";

describe("the texts of a page that need a translation", () => {
  test("are those in another language, each once; not empty ones, those in the reader's language or without words", () => {
    const texts = [TITLE, null, "", HINDI, "₹25,000", "7 AM - 7 PM", TITLE, "வீட்டு வேலை"];
    expect(textsToTranslate(texts, "ta")).toEqual([TITLE, HINDI]);
    expect(textsToTranslate(texts, "hi")).toEqual([TITLE, "வீட்டு வேலை"]);
    expect(textsToTranslate(texts, "en")).toEqual([HINDI, "வீட்டு வேலை"]);
  });

  test("include those only a provider can recognise: a single Hindi word, Hindi in Latin letters", () => {
    expect(readingOf("रसोइया", "hi")).toEqual({ language: null, isSettled: false });
    expect(readingOf("ghar ka kaam", "en")).toEqual({ language: null, isSettled: false });
  });

  test.each([
    "9 am - 6 pm",
    "Rs 500",
    "रु 500",
    "INR 20k",
    "10 k",
    "www.example.in",
    "sunita.devi@upi",
    "[ID 5]",
    "< ID 5 >",
    "ABCDE1234F",
    "₹ 5",
    "Cook 5",
    "rs only",
    "मेरा नाम सीता है",
    "my name is Rita",
    "घर",
    "A/C-mechanic",
    "10th-pass",
    "a@b.in call",
    "k 5",
  ])("%s is settled exactly if masks leave no word of it", (text) => {
    expect(readingOf(text, "ta").isSettled).toBe(!hasWords(mask(text)));
  });

  test("have a language as far as their script reveals it", () => {
    expect(readingOf(HINDI, "en").language).toBe("hi");
    expect(readingOf(TITLE, "hi").language).toBe("en");
  });
});

describe("requesting translations", () => {
  const bodies: { text: string[]; targetLanguage: string }[] = [];
  const answer = vi.fn<(text: string[]) => Response>();
  const translated = (text: string): Reading => ({
    ...{ text: `→ ${text}`, rough: false, unchanged: false, sourceLanguage: "en" },
  });
  let client: typeof Client;
  let store: typeof Store;

  beforeEach(async () => {
    bodies.length = 0;
    answer.mockImplementation((text) => Response.json({ results: text.map(translated) }));
    vi.stubGlobal("fetch", (_path: string, { body, signal }: { body: string; signal: AbortSignal }) => {
      if (signal.aborted) return Promise.reject(new DOMException("gone", "AbortError"));
      const sent = JSON.parse(body) as (typeof bodies)[number];
      bodies.push(sent);
      return Promise.resolve(answer(sent.text));
    });
    // Translations are kept for the visit, so each test starts a visit of its own.
    vi.resetModules();
    client = await import("@/lib/language/translation/client");
    store = await import("@/lib/language/translation/readings");
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const ask = (texts: string[], signal = new AbortController().signal) => client.askForReadings(texts, "hi", signal);

  test("makes one call per page, and none for known texts", async () => {
    const heard = vi.fn();
    store.onReadings(heard);
    await ask(["Cook", "Driver", "Cook"]);
    await ask(["Driver", "Nanny"]);
    expect(bodies).toEqual([
      { text: ["Cook", "Driver"], targetLanguage: "hi" },
      { text: ["Nanny"], targetLanguage: "hi" },
    ]);
    expect(store.readingFor("Cook", "hi")).toEqual(translated("Cook"));
    expect(store.readingFor("Cook", "ta")).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  test("leaves a text as typed that a provider is slow for, and asks for it again", async () => {
    vi.useFakeTimers();
    answer.mockImplementation((text) =>
      Response.json({
        results: text.map((one) => ({ ...translated(one), pending: one === "Cook" && bodies.length < 3 })),
      }),
    );
    const asking = ask(["Cook", "Driver"]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(store.readingFor("Driver", "hi")).not.toBeNull();
    expect(store.readingFor("Cook", "hi")).toBeNull();
    await vi.advanceTimersByTimeAsync(3_000);
    await asking;
    expect(bodies.map(({ text }) => text)).toEqual([["Cook", "Driver"], ["Cook"], ["Cook"]]);
    expect(store.readingFor("Cook", "hi")).toMatchObject({ text: "→ Cook" });
  });

  test("splits a long list into calls the API accepts: 50 texts, 256 KB", async () => {
    const short = Array.from({ length: 120 }, (_, number) => `Cook ${number}`);
    expect(client.toCalls(short).map((call) => call.length)).toEqual([50, 50, 20]);
    const long = Array.from({ length: 50 }, (_, number) => `${number}`.padEnd(2_000, "𑀅")); // four bytes each
    const calls = client.toCalls(long);
    expect(calls.flat()).toEqual(long);
    for (const text of calls) {
      expect(new TextEncoder().encode(JSON.stringify({ text, targetLanguage: "hi" })).length).toBeLessThan(256 * 1024);
    }
  });

  test("fails silently, stops calling, and retries after a minute", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    answer.mockImplementation(() => Response.json({ code: "rate_limited" }, { status: 429 }));
    const texts = Array.from({ length: 60 }, (_, number) => `Cook ${number}`);
    await ask(texts);
    await ask(texts);
    expect(bodies).toHaveLength(1);
    expect(store.readingFor("Cook 0", "hi")).toBeNull();
    vi.advanceTimersByTime(61_000);
    answer.mockImplementation((text) => Response.json({ results: text.map(translated) }));
    await ask(texts);
    expect(store.readingFor("Cook 59", "hi")).toEqual(translated("Cook 59"));
  });

  test("answers a returning visitor at once", async () => {
    const left = new AbortController();
    left.abort();
    await ask(["Cook"], left.signal);
    await ask(["Cook"]);
    expect(store.readingFor("Cook", "hi")).toEqual(translated("Cook"));
  });
});
