import { expect, test } from "vitest";
import { answersOf, loweredLast, promisesOf } from "@/lib/domains/jobs/record-policy";

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
