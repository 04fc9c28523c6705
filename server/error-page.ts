import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { SECURITY_HEADERS } from "@/lib/platform/http/security-headers";
import { LANGUAGE_COOKIE } from "@/lib/language/i18n/cookie";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@/lib/language/i18n/languages";
import { PRODUCT } from "@/lib/core/product";
import { ACTIONS, TEXTS } from "./texts";

/** Statuses that this server answers by itself, without the application. */
type ErrorStatus = 400 | 405 | 503;

const STYLE = `body{margin:0;background:#faf5ec;color:#2b241b;font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:32rem;margin:0 auto;padding:20vh 1rem 2rem;text-align:center}
h1{font-size:1.5rem;line-height:1.3}
a{display:inline-block;margin-top:1rem;padding:.75rem 1.5rem;border-radius:.75rem;background:#1e5234;color:#fff;font-weight:600}`;

const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Headers of every error that is answered here. */
export const ERROR_HEADERS: Readonly<Record<string, string>> = {
  ...SECURITY_HEADERS,
  "Cache-Control": "no-store",
  "Content-Security-Policy": POLICY,
};

/**
 * Answers with an error in the reader's language: a page for browsers, else a problem (docs/api.md, Errors).
 * @param headers further ones.
 */
export function sendError(
  request: IncomingMessage,
  response: ServerResponse,
  status: ErrorStatus,
  headers: Readonly<Record<string, string>>,
): void {
  const isPage = acceptsHtml(request) && !isCall(request);
  const body = isPage ? errorPage(status, request) : problem(status, request);
  response.writeHead(status, {
    ...ERROR_HEADERS,
    ...headers,
    "Content-Type": isPage ? "text/html; charset=utf-8" : "application/problem+json; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

export const isCall = ({ url = "" }: IncomingMessage): boolean => url.startsWith("/api/");

export const acceptsHtml = ({ headers: { accept = "" } }: IncomingMessage): boolean => accept.includes("text/html");

/** A page that needs neither the application, nor the database, nor a script; in the reader's language. */
function errorPage(status: ErrorStatus, request: IncomingMessage): string {
  const language = languageOf(request);
  const { title, text } = TEXTS[language][status];
  // An empty link target is this page: 'Try again' requests it once more.
  const [action, target] = status === 503 ? [ACTIONS[language].tryAgain, ""] : [ACTIONS[language].goHome, "/"];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${PRODUCT}</title>
<style>${STYLE}</style>
</head>
<body>
<main id="main">
<h1>${title}</h1>
<p>${text}</p>
<a href="${target}">${action}</a>
</main>
</body>
</html>
`;
}

function problem(status: ErrorStatus, request: IncomingMessage): string {
  const { title, text, code } = TEXTS[languageOf(request)][status];
  return JSON.stringify({ type: `urn:kaamsetu:problem:${code}`, title, status, detail: text, code });
}

function languageOf({ headers }: IncomingMessage): Language {
  const chosen = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([a-z]+)`).exec(headers.cookie ?? "")?.[1];
  return isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
}
