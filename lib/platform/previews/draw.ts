import { readFile } from "node:fs/promises";
import path from "node:path";
import "server-only";
import pLimit from "p-limit";
import type { ReactElement } from "react";
import { boundedCache } from "@/lib/core/bounded-cache";
import type { Language } from "@/lib/language/i18n/languages";
import { rasterise } from "@/lib/platform/uploads/image";
import { JOB_PREVIEW } from "./size";

/** Pictures that may wait; each takes about half a second of a core. A crowd gets the category's picture instead. */
const MAX_WAITING = 6;

/** Bytes of all kept pictures together: a hundred or two. */
const MAX_BYTES = 8_000_000;

type Bytes = Uint8Array<ArrayBuffer>;

const inTurn = pLimit(1);
const kept = boundedCache<string, Bytes>(MAX_BYTES, ({ byteLength }) => byteLength);

/**
 * A picture as PNG, drawn once for `key` and kept a while; null if too many others are waiting to be drawn.
 * @param key names all that the picture depends on. @param picture elements with styles only, no classes and no hooks.
 */
export async function drawPreview(
  key: string,
  language: Language,
  picture: () => Promise<ReactElement>,
): Promise<Bytes | null> {
  const known = kept.find(key);
  if (known) return known;
  if (inTurn.pendingCount >= MAX_WAITING) return null;
  return inTurn(async () => {
    // Someone else may have asked for the same one meanwhile.
    return kept.find(key) ?? kept.keep(key, await draw(await picture(), language));
  });
}

async function draw(picture: ReactElement, language: Language): Promise<Bytes> {
  // Two megabytes, which no other part of the server needs.
  const { default: satori } = await import("satori");
  const fonts = await fontsOf(language);
  const names = [...new Set(fonts.map(({ name }) => name))].join(", ");
  const root = { type: "div", props: { style: { ...WHOLE, fontFamily: names }, children: picture } };
  return rasterise(await satori(root as ReactElement, { ...JOB_PREVIEW, fonts }));
}

const WHOLE = { display: "flex", width: "100%", height: "100%" };

/** The script of each language in the names of the font files; English has only the Latin ones. */
const SCRIPTS: Record<Language, string | null> = {
  en: null,
  hi: "devanagari",
  bn: "bengali",
  te: "telugu",
  ta: "tamil",
  mr: "devanagari",
  gu: "gujarati",
  kn: "kannada",
  ml: "malayalam",
  pa: "gurmukhi",
};

const WEIGHTS = [400, 700] as const;

type Font = { name: string; data: Buffer; weight: (typeof WEIGHTS)[number] };

/** The fonts that a language is written with, in both weights: its own script, and Latin with the sign of the rupee. */
async function fontsOf(language: Language): Promise<Font[]> {
  const script = SCRIPTS[language];
  const families = [
    ...(script ? [[`noto-sans-${script}`, script]] : []),
    ["noto-sans", "latin"],
    ["noto-sans", "latin-ext"],
  ];
  const wanted = families.flatMap(([family, subset]) =>
    WEIGHTS.map((weight) => ({ family: family!, subset: subset!, weight })),
  );
  return Promise.all(
    wanted.map(async ({ family, subset, weight }) => ({
      name: `${family}-${subset}`,
      weight,
      data: await readFile(
        // next.config.ts has these files traced into the container.
        path.join(
          /* turbopackIgnore: true */ "node_modules",
          "@fontsource",
          family,
          "files",
          `${family}-${subset}-${weight}-normal.woff`,
        ),
      ),
    })),
  );
}
