import "../support/raised-limits";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import type * as Page from "@/lib/language/translation/page";
import type * as Service from "@/lib/language/translation/service";
import { shared } from "@/lib/platform/shared-state";
import { logged } from "../support/log-lines";
import { inTarget, answerV2, startTranslationServer, type TranslationServer } from "../support/translation-server";

const sent: Promise<unknown>[] = [];
// Collects the work a page does after its answer has been sent.
vi.mock("next/server", async (original) => ({
  ...(await original<object>()),
  after: (work: () => Promise<unknown>) => sent.push(work()),
}));

let server: TranslationServer;
let translationsForPage: typeof Page.translationsForPage;
let translateTexts: typeof Service.translateTexts;

async function start(providers: string): Promise<void> {
  vi.resetModules();
  delete shared("translator").current;
  vi.stubEnv("TRANSLATION_PROVIDERS", providers);
  vi.stubEnv("GOOGLE_TRANSLATE_URL", server.url);
  vi.stubEnv("GOOGLE_TRANSLATE_KEY", "k");
  ({ translationsForPage } = await import("@/lib/language/translation/page"));
  ({ translateTexts } = await import("@/lib/language/translation/service"));
}

beforeAll(async () => {
  server = await startTranslationServer(answerV2);
});
afterAll(async () => {
  await server.close();
  delete shared("translator").current;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
beforeEach(async () => {
  await db.translation.deleteMany();
  Object.assign(server.state, { answer: answerV2, received: [] });
  sent.length = 0;
  logged.clear();
  await start("google-v2");
});

const READER = { readerId: "a-reader" };
const TITLE = "घर के लिए रसोइया चाहिए";
const TEXT = "We are a family of four. Breakfast and dinner, no meat.";

test("a reader of Tamil gets a Hindi title and an English description; the second view costs no provider call", async () => {
  // First view: nothing is waited for, and the browser asks once for both.
  expect(await translationsForPage([TITLE, TEXT, null, "சமையல்"], "ta", READER)).toEqual({});
  expect(server.state.received).toHaveLength(0);
  await translateTexts([TITLE, TEXT], "ta");
  const paid = server.state.received.length;
  const known = await translationsForPage([TITLE, TEXT, null, "சமையல்"], "ta", READER);
  expect(known).toMatchObject({
    [TITLE]: { text: inTarget(TITLE, "ta"), rough: false, unchanged: false, sourceLanguage: "hi" },
    [TEXT]: { text: inTarget(TEXT, "ta"), rough: false, unchanged: false, sourceLanguage: "en" },
  });
  expect(Object.keys(known)).toHaveLength(2);
  expect(server.state.received).toHaveLength(paid);
});

test("a text with the company's name is translated around it after the page is sent, and the browser's call waits for it", async () => {
  const named = "Sharma Homes is looking for a nanny";
  server.state.answer = (received) => ({ ...answerV2(received), afterMs: 300 });
  expect(await translationsForPage([named, TEXT], "hi", { ...READER, keep: ["Sharma Homes"] })).toEqual({});
  await vi.waitFor(() => expect(server.state.received).toHaveLength(1));
  const [result] = await translateTexts([named], "hi");
  await Promise.all(sent);
  expect(result?.text).toBe(named.replace(/(?<=Sharma Homes).+/, (rest) => inTarget(rest, "hi")));
  expect(server.state.received.map(({ json }) => json.q)).toEqual([["<ID1> is looking for a nanny"]]);
});

test("a page asks no provider for a visitor, nor for a reader whose characters of the day are used up", async () => {
  const texts = ["Sharma Homes is looking for a driver"];
  const keep = ["Sharma Homes"];
  await translationsForPage(texts, "hi", { readerId: null, keep });
  vi.stubEnv("TRANSLATION_DAILY_CHARACTERS_PER_USER", "10");
  await start("google-v2");
  await translationsForPage(texts, "hi", { readerId: "a-thrifty-reader", keep });
  await Promise.all(sent);
  expect(server.state.received).toHaveLength(0);
  vi.stubEnv("TRANSLATION_DAILY_CHARACTERS_PER_USER", "20000");
});

test("a slow provider does not slow a page down", async () => {
  server.state.answer = (received) => ({ ...answerV2(received), afterMs: 3_000 });
  const before = performance.now();
  expect(await translationsForPage([TITLE, TEXT], "ta", READER)).toEqual({});
  expect(performance.now() - before).toBeLessThan(1_000);
  expect(server.state.received).toHaveLength(0);
});

test("without a provider the dictionary's rough translation is in the page at once", async () => {
  await start("");
  const text = "Cook needed in South Delhi, Sunday Homes";
  const known = await translationsForPage([text], "hi", { ...READER, keep: ["Sunday Homes"] });
  expect(known[text]).toMatchObject({ rough: true, unchanged: false });
  expect(known[text]?.text).toContain("Sunday Homes");
});

test("an unreadable cache costs the translations but not the page", async () => {
  const { db: used } = await import("@/lib/platform/db/client");
  const find = vi.spyOn(used.translation, "findMany").mockRejectedValueOnce(new Error("away"));
  expect(await translationsForPage([TEXT], "hi", READER)).toEqual({});
  expect(logged.lines()).toMatchObject([{ level: "error", event: "page_translations_not_read" }]);
  expect(logged.text()).not.toContain("family of four");
  find.mockRestore();
});
