import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs;
/** For Next's own router. */
const INTERNAL_HEADER = /^x-next/;

/** A stylesheet of ours, as React writes it. */
const STYLESHEET = /<link rel="stylesheet" href="\/_next\/([^"]+)" data-precedence="next"\/>/g;

/** Scripts from this size on are React and Next's client, which every page runs. */
const FRAMEWORK_BYTES = 150_000;
/** V8 compiles such a script as a whole beside the page while it is loading, instead of bit by bit while it runs. */
const COMPILE_HINT = "//# allFunctionsCalledOnLoad\n";

/**
 * The adapter of our build (Next's documentation: "Adapters"): puts their styles into the pages that the build has rendered, lists
 * these pages for lib/platform/http/prerendered.ts, and has browsers compile the framework early.
 * @type {import("next").NextAdapter}
 */
const adapter = {
  name: "prerendered-pages",
  onBuildComplete({ outputs, distDir }) {
    const pages = outputs.prerenders.flatMap(({ pathname, routeType, compute, fallback }) => {
      const { filePath, initialStatus = 200, initialHeaders = {} } = fallback ?? {};
      if (routeType !== "page" || compute !== "static" || !filePath || initialStatus !== 200) return [];
      const headers = Object.entries(initialHeaders).filter(([name]) => !INTERNAL_HEADER.test(name));
      const html = withStyles(readFileSync(filePath, "utf8"), distDir);
      writeFileSync(filePath, html);
      const scripts = inlineScripts(html);
      return [[pathname, { file: path.relative(distDir, filePath), headers: Object.fromEntries(headers), scripts }]];
    });
    writeFileSync(path.join(distDir, "prerendered.json"), JSON.stringify(Object.fromEntries(pages)));
    for (const { pathname, filePath } of outputs.staticFiles) {
      if (!pathname.endsWith(".js") || statSync(filePath).size < FRAMEWORK_BYTES) continue;
      writeFileSync(filePath, COMPILE_HINT + readFileSync(filePath, "utf8"));
    }
  },
};

export default adapter;

/** The inline scripts of a document as the content policy names them. @param {string} html */
const inlineScripts = (html) =>
  [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );

/**
 * A document that a visitor reads before any stylesheet has come (docs/performance.md). React loads the stylesheets after it, for the
 * pages that follow. @param {string} html @param {string} distDir
 */
const withStyles = (html, distDir) =>
  html.replace(STYLESHEET, (_link, file) => {
    const css = readFileSync(path.join(distDir, file), "utf8");
    return `<style data-precedence="next" data-href="/_next/${file}">${css}</style>`;
  });
