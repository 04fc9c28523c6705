import { readFileSync } from "node:fs";
import { Agent, get, type ClientRequest, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ThrowawayApp } from "@/scripts/lib/throwaway-app";
import { db } from "@/lib/platform/db/client";
import { makePerson, type Person } from "../support/factories";
import { cookieOf, median } from "../support/page-times";
import { startAppWithPeople } from "../support/throwaway-people";

const PEOPLE = 100;
const TABS = 10;
/** Server memory that one more stream may take. */
const MOST_KILOBYTES = 120;

let app: ThrowawayApp;
let people: Person[];
const requests: ClientRequest[] = [];
beforeAll(async () => {
  app = await startAppWithPeople({ logFile: "test-results/streams.log" });
  people = [];
  for (let number = 0; number < PEOPLE; number += 1) people.push(await makePerson("worker"));
}, 300_000);
afterAll(async () => {
  for (const request of requests) request.destroy();
  await app?.stop();
}, 60_000);

const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

/** Opens a stream, and calls `onNews` whenever it says so. */
const open = (person: Person, onNews: () => void): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const headers = { cookie: cookieOf(person.browser), accept: "text/event-stream" };
    const request = get(`${app.origin}/api/user/news`, { agent, headers }, (answer) => {
      answer.setEncoding("utf8");
      answer.on("data", (text: string) => text.includes("event: news") && onNews());
      resolve(answer);
    });
    request.once("error", reject);
    requests.push(request);
  });

/** Seconds of processor time that a process has used. */
function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

test("1,000 streams: each hears of its own news within 2 s, and costs little", async () => {
  const times: number[] = [];
  let toldAt = 0;
  const onNews = () => times.push(performance.now() - toldAt);
  // Whatever the first ones load is not the streams' own.
  for (const person of people.slice(0, 20)) await open(person, onNews);
  await sleep(3_000);
  const before = app.memory();
  for (const person of people) {
    const answers = await Promise.all(Array.from({ length: TABS }, () => open(person, onNews)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
  }
  await sleep(3_000);
  const held = requests.length - 20;
  const kilobytes = ((app.memory() - before) * 1024) / held;

  const [cpu, since] = [processorSeconds(app.pid), performance.now()];
  await sleep(20_000);
  const idle = (processorSeconds(app.pid) - cpu) / ((performance.now() - since) / 1000);

  toldAt = performance.now();
  await db.notification.createMany({ data: people.map(({ id }) => ({ userId: id, kind: "account_verified" })) });
  await expect.poll(() => times.length, { timeout: 10_000 }).toBe(requests.length);
  console.info(
    `${held} streams: ${Math.round(kilobytes)} KB each, ${(idle * 100).toFixed(1)} % of a core at rest; news after`,
    `${Math.round(median(times))} ms in the middle, ${Math.round(Math.max(...times))} ms at the latest`,
  );
  expect(Math.max(...times)).toBeLessThan(2_000);
  expect(kilobytes).toBeLessThan(MOST_KILOBYTES);
}, 300_000);
