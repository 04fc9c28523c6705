import { expect, test } from "vitest";
import { languageInCookies } from "@/components/shared/language/language-memory";

test.each([
  { cookies: "", language: null },
  { cookies: "language=ta", language: "ta" },
  { cookies: "theme=dark; language=hi; other=1", language: "hi" },
  // Another cookie, an invalid language, and the name inside a longer one.
  { cookies: "my-language=hi", language: null },
  { cookies: "language=klingon", language: null },
  { cookies: "language=", language: null },
])("the language in '$cookies' is $language", ({ cookies, language }) => {
  expect(languageInCookies(cookies)).toBe(language);
});
