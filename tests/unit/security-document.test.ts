import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ASVS_LEVELS } from "../support/asvs-numbers";

const ROOT = path.resolve(import.meta.dirname, "../..");
const TEXT = readFileSync(path.join(ROOT, "docs", "security.md"), "utf8");

type Row = { chapter: string; requirement: string; numbers: string[]; state: string; where: string };

/** The cells of a chapter's table, without its head. */
const cellsOf = (chapter: string): string[][] =>
  chapter
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .slice(2)
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

/** The numbers with which a row begins. @example numbersOf("1.2.3, 1.3.1 to 1.3.3 Words") // four numbers */
function numbersOf(requirement: string): string[] {
  const list = /^\d+\.\d+\.\d+(?:(?: to |, )\d+\.\d+\.\d+)*(?= \S)/.exec(requirement)?.[0] ?? "";
  return list.split(", ").flatMap((part) => {
    const [first = "", last = first] = part.split(" to ");
    const [section, from] = splitNumber(first);
    const [lastSection, to] = splitNumber(last);
    if (section !== lastSection || to < from) return [part];
    return Array.from({ length: to - from + 1 }, (_unused, index) => `${section}.${from + index}`);
  });
}

function splitNumber(number: string): [section: string, index: number] {
  const at = number.lastIndexOf(".");
  return [number.slice(0, at), Number(number.slice(at + 1))];
}

const ROWS = TEXT.split(/^### (?=V\d+ )/m)
  .slice(1)
  .flatMap((chapter): Row[] =>
    cellsOf(chapter).map(([requirement = "", state = "", where = ""]) => ({
      ...{ chapter: chapter.split(" ", 1)[0]!, requirement, numbers: numbersOf(requirement), state, where },
    })),
  );
const STATES = ["met", "partly", "not met", "does not apply"];

test("the standard has 70 requirements of level 1 and 183 of level 2", () => {
  const levels = [...ASVS_LEVELS.values()];
  expect([1, 2, 3].map((level) => levels.filter((one) => one === level).length)).toEqual([70, 183, 92]);
});

test("each requirement of level 1 and 2 has exactly one row, in order and in its chapter", () => {
  const wanted = [...ASVS_LEVELS].flatMap(([number, level]) => (level <= 2 ? [number] : []));
  expect(ROWS.flatMap(({ numbers }) => numbers)).toEqual(wanted);
  const strays = ROWS.filter(({ chapter, numbers }) =>
    numbers.some((number) => `V${number.split(".", 1)[0]}` !== chapter),
  );
  expect(strays).toEqual([]);
});

test("every threat names the file of its rule and the test that proves it", () => {
  const threats = cellsOf(TEXT.split("\n## Threats\n")[1]!.split("\n## ")[0]!);
  expect(threats.length).toBeGreaterThan(15);
  const unproved = threats.filter(
    ([, , rule = "", proof = ""]) => !/^`.+`$/.test(rule) || !/^`tests\/.+`$/.test(proof),
  );
  expect(unproved).toEqual([]);
});

test("every row has words, a state, and a place or a reason", () => {
  const bad = ROWS.filter(
    ({ requirement, state, where }) => !/[a-z]{3}/i.test(requirement) || !STATES.includes(state) || where.length < 10,
  );
  expect(bad).toEqual([]);
});

test("the totals are those of the rows", () => {
  const counts = (highest: number) =>
    STATES.map((state) => {
      const numbers = ROWS.filter((row) => row.state === state).flatMap((row) => row.numbers);
      return numbers.filter((number) => ASVS_LEVELS.get(number)! <= highest).length;
    });
  const [met, partly, not, none] = counts(2);
  const [met1, partly1, not1, none1] = counts(1);
  const sentence =
    `Of the 253 requirements, ${met} are met, ${partly} partly, ${not} not, and ${none} do not apply; ` +
    `of the 70 of level 1 alone ${met1}, ${partly1}, ${not1} and ${none1}.`;
  expect(TEXT.replaceAll(/\s+/g, " ")).toContain(sentence);
});

test("every file that it names exists", () => {
  const named = [...TEXT.matchAll(/`((?:[\w.[\]()-]+\/)+[\w.[\]-]+\.\w+)`|\]\((?!#|https?:)([^)#]+)/g)].map(
    ([, file, link]) => file ?? path.join("docs", link!),
  );
  expect(named.length).toBeGreaterThan(150);
  expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
});
