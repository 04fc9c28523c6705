import { expect, test } from "vitest";
import type { Language } from "@/lib/language/i18n/languages";
import { firstVisitLanguage, requestLanguage } from "@/lib/language/i18n/request-language";

test.each([
  ["ta-IN,ta;q=0.9,en-US;q=0.8", "ta"],
  ["en;q=0.5, BN;q=0.9", "bn"],
  ["pa-Guru-IN", "pa"],
  ["te", "te"],
  ["en-IN,kn;q=0.9", "hi"],
  ["en", "hi"],
  ["hi-IN,mr;q=0.9", "hi"],
  ["ur-IN,gu;q=0.9", "hi"],
  ["ml;q=0", "hi"],
  ["*", "hi"],
  [";;q=,,", "hi"],
  ["", "hi"],
])("a browser that wants %j opens in %s", (accepted, language) => {
  expect(firstVisitLanguage(accepted)).toBe(language);
});

const asked = (cookie: string | null, accepted: string | null) => ({
  cookies: { get: () => (cookie === null ? undefined : { value: cookie }) },
  headers: { get: (name: string) => (name === "accept-language" ? accepted : null) },
});

test.each<[cookie: string | null, link: string | null, account: Language | null, accepted: string | null, Language]>([
  ["en", "ta", "mr", "bn", "en"],
  ["fr", "ta", "mr", "bn", "ta"],
  [null, "ta", "mr", "bn", "ta"],
  [null, "fr", "mr", "bn", "mr"],
  [null, null, null, "bn", "bn"],
  [null, null, null, null, "hi"],
])("of cookie %s, link %s, account %s and browser %s, the first that is a language of ours: %s", (...values) => {
  const [cookie, link, account, accepted, language] = values;
  expect(requestLanguage(asked(cookie, accepted), { link, account })).toBe(language);
});
