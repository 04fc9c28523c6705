import { expect, test } from "vitest";
import { markOf } from "@/lib/domains/users/mark-policy";
import { answersOf, knownFirst, loweredLast, promisesOf } from "@/lib/domains/jobs/record-policy";

const record = { answered: 8, answeredInDay: 5, answeredInThree: 8, unanswered: 2 };

test("nothing is said of an employer's answers before there are five", () => {
  expect(answersOf({ answered: 4, answeredInDay: 4, answeredInThree: 4, unanswered: 0 })).toBeNull();
  expect(answersOf({ answered: 0, answeredInDay: 0, answeredInThree: 0, unanswered: 5 })).toEqual({
    ...{ answered: 0, of: 5, usually: null },
  });
});

test.each([
  [record, "day"],
  [{ ...record, answeredInDay: 4 }, "three"],
  [{ ...record, answeredInDay: 0, answeredInThree: 4 }, null],
])("usually is what holds for more than half of the answers", (of, usually) => {
  expect(answersOf(of)).toEqual({ answered: 8, of: 10, usually });
});

test("nor of their pay before five workers have said", () => {
  expect(promisesOf({ promisesKept: 4, promisesBroken: 0 })).toBeNull();
  expect(promisesOf({ promisesKept: 9, promisesBroken: 1 })).toEqual({ kept: 9, of: 10 });
});

test("those who do not answer stand last of their ring, in their order", () => {
  const item = (id: string, ring: string, lower = false) => ({ id, ring, lower });
  const page = [
    item("a", "city", true),
    item("b", "city"),
    item("c", "city", true),
    item("d", "near", true),
    item("e", "near"),
  ];
  expect(loweredLast(page).map(({ id }) => id)).toEqual(["b", "a", "c", "e", "d"]);
});

const page = (...items: [id: string, ring: string, isKnown?: boolean, lower?: boolean][]) =>
  items.map(([id, ring, isKnown = false, lower = false]) => ({ id, ring, isKnown, lower }));

test.each([
  ["the first known one of the first ring", page(["a", "city"], ["b", "city", true], ["c", "city", true]), "bac"],
  ["one of another ring stays behind", page(["a", "city"], ["b", "near", true]), "ab"],
  ["one who does not answer gets no such place", page(["a", "city"], ["b", "city", true, true]), "ab"],
  ["without one all stays", page(["a", "city"], ["b", "city"]), "ab"],
  ["an empty page", [], ""],
])("the first place is for someone known: %s", (_, items, order) => {
  expect(
    knownFirst(items)
      .map(({ id }) => id)
      .join(""),
  ).toBe(order);
});

test.each([
  [{ isVerified: true, phoneConfirmedAt: null }, 400, "checked"],
  [{ isVerified: false, phoneConfirmedAt: new Date() }, 0, "number"],
  [{ isVerified: false, phoneConfirmedAt: null }, 29, "new"],
  // The page says by then for how long they have been here.
  [{ isVerified: false, phoneConfirmedAt: null }, 40, "unchecked"],
])("the mark of %o after %d days is %s", (known, days, mark) => {
  expect(markOf({ ...known, createdAt: new Date(Date.now() - days * 86_400_000) })).toBe(mark);
});
