import "../support/raised-limits";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import { findPeople } from "@/lib/language/translation/people";
import { namesIn } from "@/lib/language/translation/person-names";
import { googleV2 } from "@/lib/language/translation/providers/google-v2";
import { libreTranslate } from "@/lib/language/translation/providers/libretranslate";
import { cachedTranslations } from "@/lib/language/translation/page";
import { createTranslator, type TranslatorOptions } from "@/lib/language/translation/translator";
import { makePerson } from "../support/factories";
import { logged } from "../support/log-lines";
import { inTarget, answerV2, startTranslationServer, type TranslationServer } from "../support/translation-server";

let server: TranslationServer;
let second: TranslationServer;
beforeAll(async () => {
  server = await startTranslationServer(answerV2);
  second = await startTranslationServer(answerV2);
});
afterAll(async () => {
  await Promise.all([server.close(), second.close()]);
});
beforeEach(async () => {
  await db.translation.deleteMany();
  await db.translationUsage.deleteMany();
  logged.clear();
  for (const { state } of [server, second]) Object.assign(state, { answer: answerV2, received: [] });
});
afterEach(() => {
  // Never user input.
  expect(logged.text()).not.toMatch(/nanny|Sharma/i);
});

const one = () => googleV2({ url: server.url, key: "k" });
const two = () => ({ ...googleV2({ url: second.url, key: "k" }), name: "google-v3" });
const make = (options: Partial<TranslatorOptions> = {}) =>
  createTranslator({ providers: [one()], timeoutMs: 5_000, budgetMs: 10_000, dailyCharacters: 100_000, ...options });
const TITLE = "Live-in nanny needed in South Delhi";

test("a text is paid for once: the second reader gets it from the cache, and pages find it without a call", async () => {
  expect(await cachedTranslations([TITLE], "ta")).toEqual([null]);
  const [first] = await make().translate([TITLE], "ta");
  expect(first).toMatchObject({ text: inTarget(TITLE, "ta"), source: "provider", rough: false, sourceLanguage: "en" });
  const [again] = await make().translate([TITLE], "ta");
  expect(again).toMatchObject({ text: inTarget(TITLE, "ta"), source: "cache", provider: "google-v2" });
  expect(server.state.received).toHaveLength(1);
  expect((await cachedTranslations([TITLE, "சமையல்"], "ta")).map((result) => result?.text)).toEqual([
    inTarget(TITLE, "ta"),
    "சமையல்",
  ]);
});

test("no provider learns the name of a person with an account, and the reader gets it unchanged", async () => {
  await makePerson("worker", { profile: { create: { name: "Savitri Devi Unlike" } } });
  const text = "Ask for savitri devi unlike at the gate of Savitri Nagar";
  const [read] = await make({ findNames: findPeople }).translate([text], "hi");
  expect(server.state.received[0]?.json.q).toEqual(["Ask for <ID1> at the gate of Savitri Nagar"]);
  expect(read?.text).toContain("savitri devi unlike");
});

test("ten concurrent requests on two instances cost one call", async () => {
  server.state.answer = (received) => ({ ...answerV2(received), afterMs: 200 });
  const instances = [make(), make()];
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, number) => instances[number % 2]!.translate([TITLE, "Clean the house"], "hi")),
  );
  expect(server.state.received).toHaveLength(1);
  expect(new Set(answers.map(([title]) => title?.text))).toEqual(new Set([inTarget(TITLE, "hi")]));
  expect(answers.flat().filter(({ source }) => source === "provider")).toHaveLength(2);
});

test("a claim left behind by a server blocks nobody beyond its lease", async () => {
  await make().translate([TITLE], "hi");
  await db.translation.updateMany({ data: { provider: "claim:gone", text: "" } });
  const [waited] = await make({ budgetMs: 600 }).translate([TITLE], "hi");
  expect(waited).toMatchObject({ source: "dictionary", rough: true });
  await db.translation.updateMany({ data: { createdAt: new Date(Date.now() - 60_000) } });
  expect((await make().translate([TITLE], "hi"))[0]?.source).toBe("provider");
});

test("texts in the reader's language, without words, or recognised as such by the provider stay unchanged", async () => {
  const texts = ["घर के लिए रसोइया चाहिए", "₹25,000", "ghar ka kaam"];
  const results = await make().translate(texts, "hi");
  expect(results.map(({ text, unchanged }) => [text, unchanged])).toEqual(texts.map((text) => [text, true]));
  expect(server.state.received.map(({ json }) => json.q)).toEqual([["ghar ka kaam"]]);
  expect((await make().translate(texts, "hi")).every(({ source }) => source === "cache")).toBe(true);
  expect(server.state.received).toHaveLength(1);
});

test("a page's texts go in one batch per language, each text once", async () => {
  const texts = ["Cook", "Clean the kitchen", "Cook", "எனக்கு வேலை வேண்டும்"];
  await make().translate(texts, "hi");
  const asked = server.state.received.map(({ json }) => [json.source, (json.q as string[]).length]);
  expect(asked.sort()).toEqual([["en", 2], ["ta", 1]]); // prettier-ignore
});

describe("an unusable answer", () => {
  const NANNY = "Nanny at Sharma Homes, ₹25,000, 7 AM - 7 PM";
  test("with a lost number goes to the next provider, and money, times and names are exact there", async () => {
    server.state.answer = (received) => answerV2(received, (text) => text.replace("<ID2>", "")); // prettier-ignore
    const translator = make({ providers: [one(), two()] });
    const [result] = await translator.translate([NANNY], "hi", { keep: ["Sharma Homes"] });
    expect(second.state.received[0]?.json.q).toEqual(["Nanny at <ID1>, <ID2>, <ID3>"]);
    expect(result).toMatchObject({
      text: `${inTarget("Nanny at", "hi")} Sharma Homes, ₹25,000, 7 AM - 7 PM`,
      provider: "google-v3",
    });
  });

  test.each([
    ["empty", () => ""],
    ["swollen", () => "x".repeat(5_000)],
    ["broken", () => "a\u0000b"],
    ["doubled", (text: string) => `${inTarget(text, "hi")} ${inTarget(text, "hi")}`],
    ["in another script", (text: string) => inTarget(text, "ta")],
    ["not translated", (text: string) => text],
    ["one letter", () => "अ <ID1>, <ID2>"],
    [
      "three times as long",
      (text: string) => `${inTarget(text, "hi")} ${inTarget("Somebody else works here too, ".repeat(4), "hi")}`,
    ],
    ["with a sum that was not in the text", (text: string) => `${inTarget(text, "hi")} भुगतान 99999`],
    ["with such a sum in other digits", (text: string) => `${inTarget(text, "hi")} भुगतान ९९`],
    ["with a link", (text: string) => `${inTarget(text, "hi")} https://evil.example`],
    ["with an address", (text: string) => `${inTarget(text, "hi")} evil.example`],
    ["with markup", (text: string) => `<b>${inTarget(text, "hi")}</b>`],
    ["with a sign of direction", (text: string) => `\u202e${inTarget(text, "hi")}`],
  ])("for being %s is replaced by the dictionary and not cached", async (_fault, translate) => {
    server.state.answer = (received) => answerV2(received, translate);
    const [result] = await make().translate([NANNY], "hi");
    expect(result).toMatchObject({ source: "dictionary", rough: true });
    expect(result?.text).toContain("₹25,000");
    expect(await db.translation.count()).toBe(0);
  });

  test("with HTML escapes is decoded", async () => {
    server.state.answer = (received) => answerV2(received, () => "राम &amp; &#39;श्याम&#39;");
    expect((await make().translate(["Cook"], "hi"))[0]?.text).toBe("राम & 'श्याम'");
  });
});

test("an answer that was refused goes to the next provider", async () => {
  server.state.answer = (received) => answerV2(received, (text) => inTarget(text, "ta"));
  const [result] = await make({ providers: [one(), two()] }).translate([TITLE], "hi");
  expect(result).toMatchObject({ text: inTarget(TITLE, "hi"), provider: "google-v3" });
});

test("what a provider is too slow for is shown as typed, and there for the next call", async () => {
  server.state.answer = (received) => ({ ...answerV2(received), afterMs: 2_000 });
  const translator = make({ patienceMs: 100 });
  const before = performance.now();
  const [early] = await translator.translate([TITLE], "ta");
  expect(performance.now() - before).toBeLessThan(1_500);
  expect(early).toMatchObject({ source: "dictionary", pending: true });
  await vi.waitFor(
    async () =>
      expect((await translator.translate([TITLE], "ta"))[0]).toMatchObject({
        source: "cache",
        text: inTarget(TITLE, "ta"),
      }),
    5_000,
  );
  expect(server.state.received).toHaveLength(1);
});

test.each([
  ["Call Ramesh on 9876543210 for the cook's work", ["Ramesh"]],
  ["Sharma ji needs a driver", ["Sharma"]],
  ["रमेश जी से मिलें", ["रमेश"]],
  ["Mrs. Fernandes asks for a nanny", ["Fernandes"]],
  ["Nanny for Savitri Nagar, call the guard", []],
  ["Didi ji, cook needed", []],
])("no provider learns who is named in %s", (text, names) => expect(namesIn(text)).toEqual(names));

describe("a provider that", () => {
  test("fails once with 503 is asked once more", async () => {
    let calls = 0;
    server.state.answer = (received) => ((calls += 1) === 1 ? { status: 503, json: {} } : answerV2(received));
    expect((await make().translate(["Cook"], "hi"))[0]?.source).toBe("provider");
    expect(await db.translationUsage.findFirstOrThrow()).toMatchObject({
      provider: "google-v2",
      characters: 8n,
      calls: 2,
    });
  });

  test("refuses the key is not asked twice; the next one answers; both are counted", async () => {
    server.state.answer = () => ({ status: 403, json: {} });
    const [result] = await make({ providers: [one(), two()] }).translate(["Cook"], "hi");
    expect(result?.provider).toBe("google-v3");
    expect(server.state.received).toHaveLength(1);
    expect(await db.translationUsage.count()).toBe(2);
  });

  test("is slow costs no more than the budget, then nothing while its circuit is open, and is logged once", async () => {
    server.state.answer = () => ({ json: {}, afterMs: 5_000 });
    second.state.answer = () => ({ json: {}, afterMs: 5_000 });
    const translator = make({ providers: [one(), two()], timeoutMs: 2_000, budgetMs: 1_500 });
    const spend = async () => {
      const before = performance.now();
      const [result] = await translator.translate([TITLE], "hi");
      expect(result).toMatchObject({ rough: true, text: "दक्षिण दिल्ली में मालिक के घर रहकर बच्चों की आया चाहिए" });
      return performance.now() - before;
    };
    // Two providers, each tried twice for two seconds, would take eight.
    expect(await spend()).toBeLessThan(3_000);
    // A third failure may be counted just after the reader went on, so a fourth call may still ask.
    const received = () => server.state.received.length + second.state.received.length;
    let [asked, took] = [0, 0];
    do {
      asked = received();
      took = await spend();
    } while (received() > asked);
    expect(asked).toBeLessThanOrEqual(8);
    expect(took).toBeLessThan(750);
    expect(logged.lines().map(({ event, provider }) => [event, provider])).toEqual([
      ["translation_provider_failing", "google-v2"],
      ["translation_provider_failing", "google-v3"],
    ]);
  });

  test("holds no connection while it is slow", async () => {
    server.state.answer = (received) => ({ ...answerV2(received), afterMs: 300 });
    const running = make().translate([TITLE], "hi");
    await vi.waitFor(() => expect(server.state.received).toHaveLength(1));
    const [busy] = await db.$queryRaw<{ count: bigint }[]>`
      SELECT count(*) AS count FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND state <> 'idle' AND backend_type = 'client backend'`;
    expect(busy?.count).toBe(0n);
    await running;
  });

  test("cannot serve the language is skipped", async () => {
    const languages = { json: [{ code: "en", targets: ["hi"] }] };
    server.state.answer = () => languages;
    const translator = make({ providers: [libreTranslate({ url: server.url, key: null }), two()] });
    expect((await translator.translate(["Cook"], "ta"))[0]?.provider).toBe("google-v3");
    expect(server.state.received.map(({ path }) => path)).toEqual(["/languages"]);
  });

  test("has used up its characters for the day is skipped", async () => {
    const translator = make({ dailyCharacters: 10 });
    expect((await translator.translate(["Cook"], "hi"))[0]?.source).toBe("provider");
    expect((await translator.translate(["Gardener"], "hi"))[0]).toMatchObject({ source: "dictionary", text: "माली" });
    expect(server.state.received).toHaveLength(1);
  });
});

describe("POST /api/translate", () => {
  test("answers from cache and dictionary without any provider, and marks each text", async () => {
    const { browser } = await makePerson("worker");
    await make().translate(["Clean the kitchen"], "hi");
    const json = { text: ["Cook", "Clean the kitchen", "रसोइया चाहिए"], targetLanguage: "hi" };
    const { status, body } = await browser.call("POST", "/api/translate", { json });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      translatedText: ["रसोइया", inTarget("Clean the kitchen", "hi"), "रसोइया चाहिए"],
      source: "dictionary",
      results: [{ rough: true }, { source: "cache", rough: false }, { unchanged: true, sourceLanguage: "hi" }],
    });
    const single = await browser.call("POST", "/api/translate", { json: { text: "Cook", targetLanguage: "ta" } });
    expect(single.body).toMatchObject({ translatedText: "சமையல்காரர்", source: "dictionary" });
  });

  test.each([
    [{ text: "x".repeat(2_001), targetLanguage: "hi" }, "text"],
    [{ text: Array(51).fill("Cook"), targetLanguage: "hi" }, "text"],
    [{ text: "Cook", targetLanguage: "fr" }, "targetLanguage"],
  ])("refuses too many or unknown fields", async (json, field) => {
    const { browser } = await makePerson("worker");
    const answer = await browser.call("POST", "/api/translate", { json });
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(Array) } } });
  });

  test("takes a few milliseconds from the cache", async () => {
    const { browser } = await makePerson("worker");
    const texts = Array.from({ length: 50 }, (_, number) => `Cook and clean, house ${number}`);
    await make().translate(texts, "hi");
    const times: number[] = [];
    for (let round = 0; round < 20; round += 1) {
      const before = performance.now();
      const { body } = await browser.call("POST", "/api/translate", { json: { text: texts, targetLanguage: "hi" } });
      times.push(performance.now() - before);
      expect(body).toMatchObject({ source: "cache" });
    }
    const median = times.toSorted((a, b) => a - b)[10]!;
    if (process.env.SHOW_TIMES) console.log(`cached call of 50 texts: median ${median.toFixed(1)} ms`);
    expect(median).toBeLessThan(750);
  });
});
