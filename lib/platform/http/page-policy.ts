import { createHash, randomBytes } from "node:crypto";
import { getEnv, isHttps } from "@/lib/platform/env";
import { INLINE_SCRIPTS } from "@/lib/platform/http/inline-scripts";

/** A source expression of the content policy that allows exactly this script. */
const scriptHash = (script: string): string => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

const OUR_SCRIPTS = INLINE_SCRIPTS.map(scriptHash);

/** An unguessable value, for one response. */
export const newNonce = (): string => randomBytes(16).toString("base64");

/** The nonce in a policy of pagePolicy(), for a script element of our own. */
export const nonceIn = (policy: string | null): string | undefined => /'nonce-([^']+)'/.exec(policy ?? "")?.[1];

/**
 * The Content-Security-Policy of a page. A script may run if it is one of our files, has the nonce – Next adds it to
 * the scripts of pages rendered per request – or is named by its hash: our own inline scripts, and those of a page
 * prerendered by the build (prerendered.ts).
 * ~ Styles may be inline: React writes `style` attributes on the server, and Radix and sonner insert `<style>`
 * elements, including one with the measured width of the scroll bar, which no hash can name.
 * @param hashes of the inline scripts of a prerendered page (prerendered.ts).
 */
export function pagePolicy(nonce: string, hashes: readonly string[]): string {
  const scripts = ["'self'", `'nonce-${nonce}'`, ...new Set([...OUR_SCRIPTS, ...hashes])];
  // React's development build shows the server's stack traces by eval().
  if (getEnv().NODE_ENV === "development") scripts.push("'unsafe-eval'");
  return [
    "default-src 'none'",
    `script-src ${scripts.join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "media-src 'self' blob:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isHttps() ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}
