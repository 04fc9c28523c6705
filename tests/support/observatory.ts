import fs from "node:fs";
import { ALL_TESTS } from "@mdn/mdn-http-observatory/src/constants.js";
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from "@mdn/mdn-http-observatory/src/grader/charts.js";
import { getGradeForScore, getScoreModifier } from "@mdn/mdn-http-observatory/src/grader/grader.js";
import { Requests } from "@mdn/mdn-http-observatory/src/types.js";
import { vi } from "vitest";

/** Scripts as in Next's documents. */
const DOCUMENT = `<!DOCTYPE html><script src="/_next/static/chunks/main.js" async></script><script>self.__next_f</script>`;

export type Grade = { grade: string; score: number; deductions: string[] };

/**
 * The grade of MDN's HTTP Observatory for a page. The data it would fetch are provided: the answer over https, and that
 * nothing listens on http (redirecting is the proxy's task, docs/deployment.md).
 */
export function gradeOf(url: string, answer: Response): Grade {
  const { hostname } = new URL(url);
  const cookies = answer.headers.getSetCookie();
  const response = {
    status: answer.status,
    headers: { ...Object.fromEntries(answer.headers), "set-cookie": cookies },
    verified: true,
    httpEquiv: new Map<string, string[]>(),
  };
  const requests = new Requests(hostname);
  Object.assign(requests.responses, { auto: response, https: response });
  requests.resources.path = DOCUMENT;
  requests.session = { url: new URL(url), jar: { serializeSync: () => ({ cookies: cookies.map(parseCookie) }) } };
  return sumUp(runAll(requests));
}

/** As the Observatory's cookie jar would store it. */
function parseCookie(cookie: string) {
  const [key, ...attributes] = cookie.split(/; |=/).map((part) => part.trim());
  const lower = attributes.map((attribute) => attribute.toLowerCase());
  return {
    key,
    secure: lower.includes("secure"),
    httpOnly: lower.includes("httponly"),
    sameSite: lower.includes("samesite") ? lower[lower.indexOf("samesite") + 1] : undefined,
  };
}

/** @returns the result of each test by its name. */
function runAll(requests: Requests): string[] {
  // The list of hosts preloaded by browsers, which the package's install script fetches; ours is not on it.
  const read = fs.readFileSync;
  const spy = vi
    .spyOn(fs, "readFileSync")
    .mockImplementation(((file: string, ...rest: []) =>
      file.endsWith("hsts-preload.json") ? "{}" : read(file, ...rest)) as typeof read);
  try {
    return ALL_TESTS.map((test) => test(requests).result).filter((result) => result !== null);
  } finally {
    spy.mockRestore();
  }
}

/** Like the Observatory's scan(): bonuses only count if the penalties are small. */
function sumUp(results: string[]): Grade {
  const modifiers = results.map((result) => ({ result, by: getScoreModifier(result) }));
  const total = (all: typeof modifiers) => all.reduce((sum, { by }) => sum + by, 100);
  const bad = modifiers.filter(({ by }) => by < 0);
  const base = total(bad);
  const { grade, score } = getGradeForScore(base >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? total(modifiers) : base);
  return { grade, score, deductions: bad.map(({ result }) => result) };
}
