import { expect, test } from "vitest";
import { boundedCache } from "@/lib/bounded-cache";

test("what was not used for the longest time is forgotten first", () => {
  const cache = boundedCache<string, string>(2);
  const made: string[] = [];
  const get = (key: string) =>
    cache.get(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect([get("a"), get("b"), get("a"), get("c"), get("a"), get("b")]).toEqual(["A", "B", "A", "C", "A", "B"]);
  expect(made).toEqual(["a", "b", "c", "b"]);
  expect(cache.size).toBe(2);
});
