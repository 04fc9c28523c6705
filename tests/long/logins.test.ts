import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ThrowawayApp } from "@/scripts/lib/throwaway-app";
import { makePerson, type Person } from "../support/factories";
import { cookieOf, median, pagesDuring } from "../support/page-times";
import { startAppWithPeople } from "../support/throwaway-people";

const LOGINS = 200;
const ROUNDS = 6;

let app: ThrowawayApp;
let reader: Person;
let known: Person;
beforeAll(async () => {
  app = await startAppWithPeople({ logFile: "test-results/logins.log" });
  reader = await makePerson("worker");
  known = await makePerson("worker");
}, 300_000);
afterAll(() => app?.stop(), 60_000);

/** A login with a wrong password, from an address of its own. */
async function logIn(number: number): Promise<number> {
  const answer = await fetch(`${app.origin}/api/login`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": `10.1.${number >> 8}.${number & 255}` },
    body: JSON.stringify({ username: number % 2 ? known.username : `nobody.${number}`, password: "wrong-one" }),
  });
  await answer.arrayBuffer();
  return answer.status;
}

test("200 logins at once leave a signed-in page under twice its time", async () => {
  const cookie = cookieOf(reader.browser);
  await pagesDuring(app.origin, cookie, sleep(3_000));
  const quiet: number[] = [];
  const during: number[] = [];
  const counts: Record<number, number> = {};
  for (let round = 0; round < ROUNDS; round += 1) {
    // Interleaved, because the machine may be busy with something else for a while.
    quiet.push(...(await pagesDuring(app.origin, cookie, sleep(2_000))));
    const burst = Promise.all(Array.from({ length: LOGINS }, (_, number) => logIn(number)));
    during.push(...(await pagesDuring(app.origin, cookie, burst)));
    for (const status of await burst) counts[status] = (counts[status] ?? 0) + 1;
  }
  console.info(
    `Pages: ${Math.round(median(quiet))} ms at rest, ${Math.round(median(during))} ms while ${LOGINS} people log in`,
    `(${during.length} pages, longest ${Math.round(Math.max(...during))} ms); answers: ${JSON.stringify(counts)}`,
  );
  expect(Object.keys(counts).sort()).toEqual(["401", "503"]);
  expect(median(during)).toBeLessThan(2 * median(quiet));
}, 300_000);
