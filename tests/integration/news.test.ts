import "../support/raised-limits";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, test } from "vitest";
import { openNews, openStreams } from "@/lib/domains/notifications/live-service";
import { draining } from "@/lib/platform/http/front-server";
import { MOST_STREAMS_PER_USER } from "@/lib/domains/notifications/options";
import { makeJob, makePerson, type Person } from "../support/factories";

const leaving: AbortController[] = [];
afterEach(async () => {
  for (const controller of leaving.splice(0)) controller.abort();
  delete draining.current;
  await expect.poll(openStreams).toBe(0);
});

/** Opens a stream. `heard` is all that it said, once it has ended or `leave` was called. */
function listen({ browser }: Person) {
  const controller = new AbortController();
  leaving.push(controller);
  const answer = browser.call("GET", "/api/user/news", { signal: controller.signal });
  return { answer, heard: answer.then(({ body }) => body as string), leave: () => controller.abort() };
}

const apply = ({ browser }: Person, jobId: string) =>
  browser.call("POST", `/api/jobs/${jobId}/apply`, { json: { gender: "female", experience: "2-5 years" } });
const newsIn = (text: string) =>
  [...text.matchAll(/event: news\ndata: (.+)\n\n/g)].map(([, data]) => JSON.parse(data!));

/** Longer than two looks at the database. */
const MOMENT_MS = 2_500;

describe("a stream of news", () => {
  test("tells each of the user's pages once of what concerns the user, and nobody else", async () => {
    const [worker, other, employer, stranger] = await Promise.all([
      makePerson("worker"),
      makePerson("worker"),
      makePerson("employer"),
      makePerson("employer"),
    ]);
    const job = await makeJob(employer.id);
    const [first, second, strange] = [listen(employer), listen(employer), listen(stranger)];
    await expect.poll(openStreams).toBe(3);
    expect((await apply(worker, job.id)).status).toBe(201);
    await sleep(MOMENT_MS);
    expect((await apply(other, job.id)).status).toBe(201);
    await sleep(MOMENT_MS);
    for (const { leave } of [first, second, strange]) leave();
    const headers = (await first.answer).headers;
    expect(headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    // Collected or compressed on the way, events would wait.
    expect(headers.get("x-accel-buffering")).toBe("no");
    expect(headers.get("cache-control")).toContain("no-transform");
    const heard = await first.heard;
    expect(heard).toMatch(/^retry: \d{4}\n/);
    expect(newsIn(heard)).toEqual([{ unseen: 1 }, { unseen: 2 }]);
    expect(newsIn(await second.heard)).toEqual([{ unseen: 1 }, { unseen: 2 }]);
    expect(newsIn(await strange.heard)).toEqual([]);
  });

  test("says what came between the page and the stream", async () => {
    const [worker, employer] = await Promise.all([makePerson("worker"), makePerson("employer")]);
    const job = await makeJob(employer.id);
    await apply(worker, job.id);
    const late = listen(employer);
    await sleep(MOMENT_MS);
    late.leave();
    expect(newsIn(await late.heard)).toEqual([{ unseen: 1 }]);
  });

  test("is not kept for a reader who leaves before anything was sent", async () => {
    const actor = { id: (await makePerson("worker")).id, session: randomUUID() };
    openNews(actor, AbortSignal.abort());
    expect(openStreams()).toBe(0);
    const reader = new AbortController();
    openNews(actor, reader.signal);
    expect(openStreams()).toBe(1);
    reader.abort();
    expect(openStreams()).toBe(0);
  });

  test("ends without a word once its session has ended", async () => {
    const [worker, employer] = await Promise.all([makePerson("worker"), makePerson("employer")]);
    const job = await makeJob(employer.id);
    const stream = listen(employer);
    await expect.poll(openStreams).toBe(1);
    const out = await employer.browser.call("POST", "/api/logout");
    expect(out.status).toBe(204);
    await apply(worker, job.id);
    // Nobody leaves: the server closes it.
    expect(newsIn(await stream.heard)).toEqual([]);
  });

  test("ends when the server shuts down, which opens no more", async () => {
    const worker = await makePerson("worker");
    const stream = listen(worker);
    await expect.poll(openStreams).toBe(1);
    draining.current = true;
    await stream.heard;
    const { status, headers } = await worker.browser.call("GET", "/api/user/news");
    expect([status, headers.get("retry-after")]).toEqual([503, "60"]);
  });

  test("is refused to an account that has enough open", async () => {
    const worker = await makePerson("worker");
    for (let count = 0; count < MOST_STREAMS_PER_USER; count += 1) listen(worker);
    await expect.poll(openStreams).toBe(MOST_STREAMS_PER_USER);
    const { status, headers } = await worker.browser.call("GET", "/api/user/news");
    expect([status, headers.get("retry-after")]).toEqual([429, "60"]);
  });
});
