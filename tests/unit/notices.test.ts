/** Holds the texts that people read and agree to: complete, short, and never changed under a version that has been shown. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { loadNotice } from "@/lib/language/notices/texts";
import { NOTICE_VERSIONS, type NoticeKind } from "@/lib/language/notices/versions";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";

const ROOT = path.join(import.meta.dirname, "../..");
const TEXTS = "lib/language/notices/texts";
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), "utf8"));
const sum = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);

/**
 * The texts by name and version. **From the first release on, a line is added for a new version and never changed**:
 * people agreed to that text. A changed text needs a later version (lib/language/notices/versions.ts; `sharing`:
 * lib/domains/users/options.ts).
 */
const REGISTER: Record<string, string> = {
  "privacy 2026-11-26": "045c10404802e8c4",
  "summary of notice 2026-11-26": "b02477372c1b883c",
  "summary of sharing 2026-11-25": "21728aee434b1fe6",
  "summary of terms 2026-11-24": "f2cb89350ec2bef0",
  "terms 2026-11-24": "a205bb75cf6b2cea",
};

const ALL = Object.entries(NOTICE_VERSIONS).flatMap(([kind, versions]) =>
  versions.map((version) => ({ kind: kind as NoticeKind, version, file: `${kind}-${version}.json` })),
);

/** The part of each text that a form shows, in all languages. */
const SUMMARIES = {
  notice: ["consent", ["notice", "keep", "why", "who", "change", "board", "isAdult", "agreed"]],
  terms: ["finish", ["terms", "truth", "seen", "neverPay", "agree"]],
  sharing: ["apply.sharing", ["title", "atOnce", "phone", "end", "agree"]],
} as const;

function summaryOf(kind: keyof typeof SUMMARIES): unknown {
  const [place, keys] = SUMMARIES[kind];
  return LANGUAGES.map((language) => {
    const texts = place.split(".").reduce((tree, key) => tree[key] as Tree, read(`messages/${language}.json`) as Tree);
    return keys.map((key) => texts[key]);
  });
}
type Tree = { [key: string]: unknown };

test("no text was changed without a new version, in any language", () => {
  const present = Object.fromEntries([
    ...ALL.map(({ kind, version, file }) => [`${kind} ${version}`, sum(read(`${TEXTS}/${file}`))] as const),
    ...(["notice", "terms", "sharing"] as const).map(
      (kind) => [`summary of ${kind} ${CONSENT_VERSIONS[kind]}`, sum(summaryOf(kind))] as const,
    ),
  ]);
  expect(REGISTER).toMatchObject(present);
});

/** The quotations of the present texts, in order: keys of the screens' own texts. */
const QUOTED: Record<NoticeKind, readonly string[]> = {
  privacy: [],
  terms: ["employerCard.mark.checked"],
};

test.each(LANGUAGES)("a button or mark is called what the screens call it (%s)", async (language) => {
  const catalogue = read(`messages/${language}.json`) as Tree;
  const textOf = (key: string) => key.split(".").reduce<unknown>((tree, part) => (tree as Tree)[part], catalogue);
  for (const [kind, keys] of Object.entries(QUOTED) as [NoticeKind, readonly string[]][]) {
    const { sections } = await loadNotice(kind, NOTICE_VERSIONS[kind][0], language);
    const lines = sections.flatMap(({ heading, lines: own }) => [heading ?? "", ...own]).join("\n");
    const quoted = [...lines.matchAll(/["“„«]([^"”“»]*)["”“»]/g)].map(([, text]) => text);
    expect(quoted, kind).toEqual(keys.map(textOf));
  }
});

test("every version has a file, the present one first", () => {
  expect(readdirSync(path.join(ROOT, TEXTS)).sort()).toEqual(ALL.map(({ file }) => file).sort());
  for (const versions of Object.values(NOTICE_VERSIONS)) expect(versions).toEqual([...versions].sort().reverse());
});

describe.each(ALL)("$kind of $version", ({ kind, version }) => {
  test("says the same in every language, and can be read in two minutes", async () => {
    const texts = await Promise.all(LANGUAGES.map((language) => loadNotice(kind, version, language)));
    const shapes = texts.map(({ changes, sections }) => [
      changes === null,
      sections.map(({ heading, lines, link }) => [heading === null, lines.length, link]),
    ]);
    for (const shape of shapes) expect(shape).toEqual(shapes[0]);
    // A slow reader reads about 170 a minute.
    const words = JSON.stringify(texts[0]!.sections).split(" ").length;
    expect(words).toBeLessThan(350);
  });

  test("is in Latin digits and NFC, with no placeholder left", async () => {
    for (const language of LANGUAGES) {
      const text = JSON.stringify(await loadNotice(kind, version, language));
      expect(text.replaceAll(/[0-9]/g, "")).not.toMatch(/\p{Nd}/u);
      expect(text).toBe(text.normalize("NFC"));
      expect(text).not.toMatch(/[{}]\w|\bundefined\b/);
    }
  });
});
