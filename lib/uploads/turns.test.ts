import { expect, test } from "vitest";
import { takingTurns } from "./turns";

test("never more at once than there are places, in the order of coming, also after failures", async () => {
  const inTurn = takingTurns(2);
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (index: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    order.push(index);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
    if (index === 1) throw new Error("unreadable");
    return index;
  };
  const results = await Promise.allSettled([0, 1, 2, 3, 4].map((index) => inTurn(work(index))));
  expect(results.map((result) => result.status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
    "fulfilled",
  ]);
  expect(most).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(await inTurn(work(5))).toBe(5);
});
