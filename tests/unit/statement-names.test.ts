import { beforeEach, expect, test } from "vitest";
import { createStatementNames, type StatementName } from "@/lib/platform/db/statement-names";

let nameOf: StatementName;

beforeEach(() => {
  nameOf = createStatementNames();
});

const often = (sql: string) => [1, 2, 3, 4].map(() => nameOf(sql));

test("a statement that comes back has a name of its own", () => {
  const [first, second, third, fourth] = often("SELECT 1");
  expect([first, second]).toEqual(["", ""]);
  expect(third).not.toBe("");
  expect(fourth).toBe(third);
  expect(often("SELECT 2").at(-1)).not.toBe(third);
});

test("a search is planned for its word", () => {
  expect(often("SELECT 1 FROM job_words WHERE word LIKE $1")).toEqual(["", "", "", ""]);
  expect(often("SELECT 1 FROM jobs WHERE search_words && $1")).toEqual(["", "", "", ""]);
});

test("connections are not filled with plans", () => {
  const names = Array.from({ length: 1_000 }, (_, n) => often(`SELECT ${n}`).at(-1));
  expect(new Set(names.filter(Boolean)).size).toBe(300);
});
