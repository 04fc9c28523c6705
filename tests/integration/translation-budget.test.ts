import "../support/raised-limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makePerson, type Person } from "../support/factories";
import { answerV2, startTranslationServer, type TranslationServer } from "../support/translation-server";

let server: TranslationServer;
beforeAll(async () => {
  server = await startTranslationServer(() => ({ json: {} }));
  server.state.answer = answerV2;
  Object.assign(process.env, {
    TRANSLATION_PROVIDERS: "google-v2",
    GOOGLE_TRANSLATE_URL: server.url,
    GOOGLE_TRANSLATE_KEY: "key",
    TRANSLATION_DAILY_CHARACTERS_PER_USER: "1000",
  });
});
afterAll(() => server.close());

/** A text of 400 characters that nobody has translated before. */
const text = () => `Please water the ${crypto.randomUUID()} plants. `.padEnd(400, "Wash the car. ");
const translate = async ({ browser }: Person, words: string) => {
  const json = { text: words, targetLanguage: "hi", sourceLanguage: "en" };
  const { status, body } = await browser.call("POST", "/api/translate", { json });
  expect(status).toBe(200);
  return (body as { source: string }).source;
};

test("one user's texts of a day cost a bounded number of characters; others' and known texts are still translated", async () => {
  const [greedy, other] = [await makePerson("worker"), await makePerson("worker")];
  const known = text();
  expect(await translate(greedy, known)).toBe("provider");
  expect(await translate(greedy, text())).toBe("provider");
  const calls = server.state.received.length;
  for (let number = 0; number < 3; number += 1) expect(await translate(greedy, text())).toBe("dictionary");
  expect(server.state.received).toHaveLength(calls);
  expect(await translate(greedy, known)).toBe("cache");
  expect(await translate(other, text())).toBe("provider");
});
