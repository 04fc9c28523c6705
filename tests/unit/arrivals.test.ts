import { expect, test } from "vitest";
import { arrivalsOf, missingOf } from "@/components/applications/received/use-arrivals";

const at = (id: string, minute: number) => ({ id, created_at: `2026-11-21T10:${minute}:00.000Z` });
const [a, b, c, d] = [at("a", 10), at("b", 20), at("c", 30), at("d", 40)];

test("items not shown yet are new", () => {
  expect(arrivalsOf([b, a], [d, c, b, a])).toEqual([d, c]);
  expect(arrivalsOf([], [a])).toEqual([a]);
  expect(arrivalsOf([b, a], [b, a])).toEqual([]);
});

test("items that only moved up after a withdrawal are not new", () => {
  expect(arrivalsOf([d, c], [d, b])).toEqual([]);
});

test("items of the same instant are told apart by id", () => {
  expect(arrivalsOf([at("b", 20)], [at("c", 20), at("b", 20), at("a", 20)])).toEqual([at("c", 20)]);
});

test("items absent from the newest page are missing, unless new ones pushed them down", () => {
  expect(missingOf([c, b, a], [c, a], true)).toEqual([b]);
  expect(missingOf([c, b, a], [], true)).toEqual([c, b, a]);
  expect(missingOf([c, b, a], [d, c], false)).toEqual([]);
  expect(missingOf([d, c, b], [d, b], false)).toEqual([c]);
  expect(missingOf([c, b], [c, b, a], true)).toEqual([]);
});
