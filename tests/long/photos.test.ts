import { once } from "node:events";
import { readdirSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { ThrowawayApp } from "@/scripts/lib/throwaway-app";
import { makePerson, type Person } from "../support/factories";
import { cookieOf, median, pagesDuring } from "../support/page-times";
import { startAppWithPeople } from "../support/throwaway-people";

const PHOTOS = 200;
const LOG = "test-results/photos.log";

let app: ThrowawayApp;
let people: Person[];
let photo: Uint8Array;
beforeAll(async () => {
  app = await startAppWithPeople({ logFile: LOG });
  people = [];
  for (let number = 0; number <= PHOTOS; number += 1) people.push(await makePerson("worker"));
  const noise = { type: "gaussian", mean: 128, sigma: 12 } as const;
  photo = await sharp({ create: { width: 4_000, height: 3_000, channels: 3, background: "#000", noise } })
    .jpeg({ quality: 88 })
    .toBuffer();
}, 300_000);
afterAll(() => app?.stop(), 60_000);

type Sent = { status: number; code?: string; retryAfter: string | null };

async function sendAll(senders: Person[]): Promise<Sent[]> {
  const workerData = {
    origin: app.origin,
    senders: senders.map(({ username, browser }) => ({ username, cookie: cookieOf(browser) })),
    bytes: photo,
  };
  const worker = new Worker(new URL("../support/photo-senders.mjs", import.meta.url), { workerData });
  const [answers] = (await once(worker, "message")) as [Sent[]];
  return answers;
}

test("200 photos of 12 megapixels at once: each is stored or asked to come again, pages go on, memory is given back", async () => {
  const [reader, ...senders] = people;
  const cookie = cookieOf(reader!.browser);
  await pagesDuring(app.origin, cookie, sleep(3_000));
  const curve: number[] = [];
  const sampler = setInterval(() => curve.push(app.memory()), 1_000);
  const before = await pagesDuring(app.origin, cookie, sleep(5_000));
  const atRest = app.memory();
  const begin = performance.now();
  const sending = sendAll(senders);
  const during = await pagesDuring(app.origin, cookie, sending);
  const seconds = Math.round((performance.now() - begin) / 1000);
  const answers = await sending;
  const after = await pagesDuring(app.origin, cookie, sleep(5_000));
  // Twenty seconds after the last picture their process ends.
  await sleep(20_000);
  clearInterval(sampler);

  const stored = answers.filter(({ status }) => status === 200).length;
  const quiet = median([...before, ...after]);
  console.info(
    `${photo.byteLength} bytes each: ${stored} stored, ${PHOTOS - stored} asked to come again, in ${seconds} s.`,
    `Pages: ${Math.round(quiet)} ms at rest, ${Math.round(median(during))} ms meanwhile`,
    `(longest of ${during.length}: ${Math.round(Math.max(...during))} ms).`,
    `Memory in MB, each second: ${curve.join(" ")}`,
  );
  expect(answers.filter(({ status, code }) => status !== 200 && code !== "busy")).toEqual([]);
  for (const { status, retryAfter } of answers) if (status !== 200) expect(Number(retryAfter)).toBeGreaterThan(0);
  // As many as are in work and wait.
  expect(stored).toBeGreaterThanOrEqual(64);
  expect(
    app.log().filter(({ event }) => ["database_away", "unexpected_error", "storage_away"].includes(event)),
  ).toEqual([]);
  expect(median(during)).toBeLessThan(2 * quiet);
  expect(curve.at(-1)! - atRest).toBeLessThan(150);
  expect(readdirSync(app.tempDir)).toEqual([]);
  expect(readdirSync(app.uploadDir)).toHaveLength(2 * stored);
}, 300_000);
