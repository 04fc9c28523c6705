/**
 * How many of some 3,700 jobs the rules stop. The sets are development sets, read and mended for: dev, held, fresh, unseen (before its
 * misses were read: 83 % of the bad stopped, 4.0 % of the good held, 3.3 % asked), kinds (before: 95.0, 2.5, 0.6), later (95.0, 2.5, 0.0)
 * and oblique, whose jobs say it without the usual words (56.4, 6.0, 1.8). Another set by other hands, second, has not been read: its
 * bound is the goal itself, 95 % of the bad stopped, 2 % of the good held, 4 % asked. A third one was measured whole before anybody read
 * it: 90.0, 4.7, 2.3. Its odd half, others, was then mended for; its even half, unread, still has not been read, and its bounds are
 * what is reached: short of the goal. Jobs of own-rulesA, own-rulesB and own-rulesC were missed or wrongly held when they were written.
 * Elsewhere a floor is just under what is reached.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { findWording, type TypedText } from "@/lib/domains/trust/wording-policy";

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
  const found = findWording(texts, job.category);
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
  dev: { stopped: 97.8, held: 0.4, asked: 0.4 },
  held: { stopped: 98.5, held: 0.2, asked: 0.2 },
  fresh: { stopped: 98.5, held: 0.2, asked: 0.2 },
  unseen: { stopped: 98, held: 0.2, asked: 0.2 },
  kinds: { stopped: 99, held: 0.6, asked: 0.6 },
  later: { stopped: 98, held: 1.2, asked: 0 },
  oblique: { stopped: 99, held: 0.6, asked: 0 },
  others: { stopped: 99, held: 0.6, asked: 0.6 },
  second: { stopped: 95, held: 2, asked: 4 },
  unread: { stopped: 90, held: 4, asked: 4 },
  "own-rulesA": { stopped: 100, held: 0, asked: 0 },
  "own-rulesC": { stopped: 100, held: 0, asked: 0 },
  "own-rulesB": { stopped: 100, held: 0, asked: 0 },
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
