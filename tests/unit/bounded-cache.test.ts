import { expect, test } from "vitest";
import { boundedCache } from "@/lib/core/bounded-cache";

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

test("with sizes, the oldest go until the sum fits", () => {
  const cache = boundedCache<string, string>(6, ({ length }) => length);
  cache.keep("a", "12");
  cache.keep("b", "12");
  cache.find("a");
  cache.keep("c", "123");
  expect([cache.find("a"), cache.find("b"), cache.find("c")]).toEqual(["12", undefined, "123"]);
  cache.keep("c", "1");
  cache.keep("d", "123");
  expect([cache.find("a"), cache.find("c"), cache.find("d")]).toEqual(["12", "1", "123"]);
  // Larger than the limit: not kept, and nothing goes for it.
  cache.keep("e", "1234567");
  expect([cache.find("e"), cache.size]).toEqual([undefined, 3]);
});

test("a kept false is not made again", () => {
  const cache = boundedCache<string, boolean>(2);
  cache.get("a", () => false);
  expect(cache.get("a", () => true)).toBe(false);
});
