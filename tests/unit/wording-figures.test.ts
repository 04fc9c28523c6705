/**
 * How many of some 7,000 jobs rules and the second reader (decisions/0056) stop. The goals are 95 % of the bad stopped, 2 % of the
 * good held, 4 % asked. Three sets were never read nor learned from: second and reserved, whose bounds are the goals, and unread, half
 * of whose good jobs hold a forbidden word: short of the goals. Rules were mended for the others, and the reader has learned from them.
 * Their figures when they were new are in decisions/0053 and 0056.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { judgeWording } from "@/lib/domains/trust/likeness-policy";
import type { TypedText } from "@/lib/domains/trust/wording-policy";

type Position = {
  language: string;
  label: "good" | "bad";
  job: Record<string, string | number | string[]> & { category: string };
};
/** A job with what the rules do with it, which takes most of the time. */
type Judged = Position & { judged: ReturnType<typeof judge> };
type Figures = { stopped: number; held: number; asked: number };

const UNREAD = ["category", "employmentType"];

const read = (name: string) =>
  JSON.parse(
    readFileSync(path.join(import.meta.dirname, "../support/trust", `${name}.json`), "utf8"),
  ) as readonly Position[];

function judge({ job }: Position): "fine" | "held" | "asked" {
  const texts = Object.entries(job).flatMap(([field, value]): TypedText[] => {
    const text = Array.isArray(value) ? value.join("\n") : value;
    const isRead = typeof text === "string" && !UNREAD.includes(field);
    return isRead ? [{ field, text, mayHaveNumbers: field === "exactAddress" }] : [];
  });
  const found = judgeWording(texts, job.category);
  return found.length === 0 ? "fine" : found.some(({ effect }) => effect === "held") ? "held" : "asked";
}

function figuresOf(positions: readonly Judged[]): Figures {
  const [bad, good] = [
    positions.filter(({ label }) => label === "bad"),
    positions.filter(({ label }) => label === "good"),
  ];
  const share = (of: readonly Judged[], isOne: (judged: Judged["judged"]) => boolean) =>
    Math.round((of.filter(({ judged }) => isOne(judged)).length / of.length) * 1000) / 10;
  return {
    stopped: share(bad, (judged) => judged !== "fine"),
    held: share(good, (judged) => judged === "held"),
    asked: share(good, (judged) => judged === "asked"),
  };
}

const byLanguage = (positions: readonly Judged[]): string =>
  [...new Set(positions.map(({ language }) => language))]
    .map((language) => {
      const { stopped, held, asked } = figuresOf(positions.filter((one) => one.language === language));
      return `${language}: ${stopped} % stopped, ${held} % held, ${asked} % asked`;
    })
    .join("\n");

const FLOORS: Record<string, Figures> = {
  dev: { stopped: 99, held: 0.2, asked: 0.8 },
  held: { stopped: 98.5, held: 0.2, asked: 0.4 },
  fresh: { stopped: 99, held: 0.5, asked: 0.5 },
  unseen: { stopped: 98.5, held: 0.4, asked: 0.4 },
  kinds: { stopped: 99, held: 0.6, asked: 0.6 },
  later: { stopped: 98, held: 1.2, asked: 0.5 },
  oblique: { stopped: 99, held: 0.5, asked: 0.5 },
  others: { stopped: 99, held: 0.6, asked: 0.6 },
  second: { stopped: 95, held: 2, asked: 4 },
  "others-even": { stopped: 98, held: 0.7, asked: 1.3 },
  asides: { stopped: 98, held: 0.6, asked: 1.2 },
  carried: { stopped: 99, held: 0.8, asked: 1.6 },
  blind: { stopped: 97, held: 1, asked: 3.5 },
  hidden: { stopped: 96.5, held: 0.6, asked: 3 },
  learned: { stopped: 92, held: 1.4, asked: 4 },
  reserved: { stopped: 95, held: 2, asked: 4 },
  unread: { stopped: 93, held: 4, asked: 6 },
  "own-north": { stopped: 100, held: 0, asked: 0 },
  "own-south": { stopped: 95, held: 0, asked: 0 },
  "own-bn-gu-pa": { stopped: 95, held: 0, asked: 0 },
};

test.each(Object.entries(FLOORS))(
  "%s",
  (name, floor) => {
    const positions = read(name).map((position): Judged => ({ ...position, judged: judge(position) }));
    const { stopped, held, asked } = figuresOf(positions);
    const isKept = stopped >= floor.stopped && held <= floor.held && asked <= floor.asked;
    expect(isKept, `${stopped} % stopped, ${held} % held, ${asked} % asked\n${byLanguage(positions)}`).toBe(true);
  },
  120_000,
);
