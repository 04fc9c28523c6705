import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs;
/** For Next's own router. */
const INTERNAL_HEADER = /^x-next/;

/**
 * The adapter of our build (Next's documentation: "Adapters"): lists the pages that the build has rendered, for
 * lib/platform/http/prerendered.ts.
 * @type {import("next").NextAdapter}
 */
const adapter = {
  name: "prerendered-pages",
  onBuildComplete({ outputs, distDir }) {
    const pages = outputs.prerenders.flatMap(({ pathname, routeType, compute, fallback }) => {
      const { filePath, initialStatus = 200, initialHeaders = {} } = fallback ?? {};
      if (routeType !== "page" || compute !== "static" || !filePath || initialStatus !== 200) return [];
      const headers = Object.entries(initialHeaders).filter(([name]) => !INTERNAL_HEADER.test(name));
      const scripts = inlineScripts(readFileSync(filePath, "utf8"));
      return [[pathname, { file: path.relative(distDir, filePath), headers: Object.fromEntries(headers), scripts }]];
    });
    writeFileSync(path.join(distDir, "prerendered.json"), JSON.stringify(Object.fromEntries(pages)));
  },
};

export default adapter;

/** The inline scripts of a document as the content policy names them. @param {string} html */
const inlineScripts = (html) =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
