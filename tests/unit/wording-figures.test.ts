/**
 * How many of some 4,600 jobs the rules stop. Most sets are development sets, read and mended for. When they were new, before anybody
 * read them, of the bad were stopped, of the good held and asked: unseen 83 %, 4.0, 3.3; kinds 95.0, 2.5, 0.6; later 95.0, 2.5, 0.0;
 * oblique, whose jobs say it without the usual words, 56.4, 6.0, 1.8; others and others-even together 90.0, 4.7, 2.3; asides and unread
 * together, whose jobs say it by the way and whose good ones hold a forbidden word in every second, 81.0, 12.3, 3.0; carried, three batches, 77.7, 16.8, 0. Jobs of own-north,
 * own-bn-gu-pa and own-south were misread when they were written. Two sets by other hands have never been read: second, whose bound is
 * the goal itself, 95 % of the bad stopped, 2 % of the good held, 4 % asked; and unread, whose bound is what is reached, short of the
 * goal. Elsewhere a floor is just under what is reached.
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
  "others-even": { stopped: 98, held: 0.7, asked: 0.6 },
  asides: { stopped: 98, held: 0.6, asked: 0.6 },
  carried: { stopped: 99, held: 0.8, asked: 0.6 },
  unread: { stopped: 89, held: 5, asked: 4 },
  "own-north": { stopped: 100, held: 0, asked: 0 },
  "own-south": { stopped: 100, held: 0, asked: 0 },
  "own-bn-gu-pa": { stopped: 100, held: 0, asked: 0 },
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
