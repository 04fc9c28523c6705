import { expect, test } from "vitest";
import { arrivalsOf } from "./arrivals";

const at = (id: string, minute: number) => ({ id, created_at: `2026-11-21T10:${minute}:00.000Z` });
const [a, b, c, d] = [at("a", 10), at("b", 20), at("c", 30), at("d", 40)];

test("what is not shown yet is news", () => {
  expect(arrivalsOf([b, a], [d, c, b, a])).toEqual([d, c]);
  expect(arrivalsOf([], [a])).toEqual([a]);
  expect(arrivalsOf([b, a], [b, a])).toEqual([]);
});

test("what only moved up after a withdrawal is none", () => {
  expect(arrivalsOf([d, c], [d, b])).toEqual([]);
});

test("one of the same moment is told apart by its id", () => {
  expect(arrivalsOf([at("b", 20)], [at("c", 20), at("b", 20), at("a", 20)])).toEqual([at("c", 20)]);
});
