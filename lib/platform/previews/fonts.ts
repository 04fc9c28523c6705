import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Language } from "@/lib/language/i18n/languages";

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

export type Font = { name: string; data: Buffer; weight: (typeof WEIGHTS)[number] };

/** The fonts that a language is written with, in both weights: its own script, and Latin with the sign of the rupee. */
export async function fontsOf(language: Language): Promise<Font[]> {
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
