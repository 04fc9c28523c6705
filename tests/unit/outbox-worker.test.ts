import { randomBytes } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { startWorkerScope } from "../support/worker-scope";

const KEY = randomBytes(32).toString("base64");
const OLD_KEY = randomBytes(32).toString("base64");

type Call = { path: string; account: string | null; key: string | null; body: string };

/** The account that is signed in in this browser. */
let reader: string | null;
let keys: string[];
let calls: Call[];
/** Answers the calls of entries; everything else is answered as the server does. */
let answer: (call: Call) => Promise<Response>;
let worker: ReturnType<typeof startWorkerScope>;

const problem = (status: number, code: string, headers = {}) =>
  new Response(JSON.stringify({ code, detail: `Because ${code}.` }), { status, headers });

beforeEach(() => {
  reader = "asha";
  keys = [KEY];
  calls = [];
  answer = async () => new Response("{}", { status: 201 });
  worker = startWorkerScope(async (path, { headers, body }) => {
    const given = new Headers(headers);
    if (path === "/api/user")
      return reader === null ? problem(401, "unauthenticated") : new Response(JSON.stringify({ id: reader }));
    if (given.has("x-account") && given.get("x-account") !== reader) return problem(409, "other_account");
    if (path === "/api/user/outbox-keys") return new Response(JSON.stringify({ keys }));
    const text = body ? new TextDecoder().decode(body as ArrayBuffer) : "";
    const call = { path, account: given.get("x-account"), key: given.get("idempotency-key"), body: text };
    calls.push(call);
    return answer(call);
  });
});

const keep = (id: string, userId = "asha", words = "A private wish") =>
  worker.ask({
    about: "outbox",
    ask: "keep",
    sealingKey: KEY,
    entry: {
      ...{ id, userId, name: "Cook", texts: {}, doneBy: ["already_applied"] },
      calls: [{ method: "POST", path: `/apply/${id}`, key: `key-${id}`, parts: [["words", words]] }],
    },
  });
const send = () => worker.ask<boolean>({ about: "outbox", ask: "send" });
const list = (userId: string) =>
  worker.ask<{ id: string; refusal: { code: string } | null }[]>({ about: "outbox", ask: "list", userId });
const forget = (userId: string) => worker.ask({ about: "outbox", ask: "forget", userId });

test("what is kept is sent whole, for its account, and then gone", async () => {
  await keep("one");
  expect(await send()).toBe(true);
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ path: "/apply/one", account: "asha", key: "key-one" });
  expect(calls[0]!.body).toContain("A private wish");
  expect(await list("asha")).toEqual([]);
});

test("nobody else reads what was written, in the list or in the browser's database", async () => {
  await keep("one");
  const stored = JSON.stringify(worker.rowsOf("kaamsetu"), (_key, value: unknown) =>
    value instanceof ArrayBuffer ? Buffer.from(value).toString("latin1") : value,
  );
  expect(stored).toContain("asha");
  expect(stored).not.toContain("private wish");
  expect(await list("bina")).toEqual([]);
});

test("an entry sealed before the server's secret was replaced is sent", async () => {
  await keep("one");
  keys = [OLD_KEY, KEY];
  await send();
  expect(calls[0]!.body).toContain("A private wish");
});

test.each([
  ["the first call is still being processed", () => problem(409, "idempotency_running", { "Retry-After": "0.01" })],
  ["someone else is signed in", () => problem(409, "other_account")],
  ["the session has ended", () => problem(401, "unauthenticated")],
  ["the first steps are not done", () => problem(403, "first_steps")],
  ["the server is busy", () => problem(429, "rate_limited")],
  ["the server is down", () => problem(503, "unavailable")],
  ["a network that wants to be paid answers", () => new Response("<h1>Pay</h1>", { status: 404 })],
])("while %s it waits on", async (_why, refuse) => {
  await keep("one");
  answer = async () => refuse();
  expect(await send()).toBe(false);
  expect(await list("asha")).toMatchObject([{ id: "one", refusal: null }]);
  answer = async () => new Response("{}", { status: 201 });
  expect(await send()).toBe(true);
  expect(await list("asha")).toEqual([]);
});

test("a call that is still being processed is asked for again until it is done, within one attempt", async () => {
  await keep("one");
  let left = 3;
  answer = async () =>
    (left -= 1) > 0 ? problem(409, "idempotency_running", { "Retry-After": "0.01" }) : new Response("{}");
  expect(await send()).toBe(true);
  expect(calls).toHaveLength(3);
  expect(new Set(calls.map(({ key }) => key))).toEqual(new Set(["key-one"]));
});

test.each([
  [409, "job_not_open"],
  [409, "terms_changed"],
  [400, "invalid"],
  [404, "job_not_found"],
])("%i %s is about the application: it is kept as refused", async (status, code) => {
  await keep("one");
  answer = async () => problem(status, code);
  await send();
  expect(await list("asha")).toMatchObject([{ id: "one", refusal: { code } }]);
});

test("on a shared phone the second application does not go in the name of who logs in while the first is sent", async () => {
  await keep("one");
  await keep("two");
  let release = () => {};
  answer = () => new Promise((resolve) => (release = () => resolve(new Response("{}", { status: 201 }))));
  const sending = send();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  // A's session merely ended, and B logs in.
  reader = "bina";
  release();
  await sending;
  expect(calls.map(({ path }) => path)).toEqual(["/apply/one"]);
  expect(await list("bina")).toEqual([]);
  expect(await list("asha")).toMatchObject([{ id: "two", refusal: null }]);
  reader = "asha";
  answer = async () => new Response("{}", { status: 201 });
  await send();
  expect(calls.map(({ path, account }) => [path, account])).toEqual([
    ["/apply/one", "asha"],
    ["/apply/two", "asha"],
  ]);
});

test("logging out while something is being sent ends it: nothing more goes, nothing is written back", async () => {
  await keep("one");
  await keep("two");
  let release = () => {};
  answer = () => new Promise((resolve) => (release = () => resolve(problem(409, "job_not_open"))));
  const sending = send();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  const stopping = worker.ask({ about: "outbox", ask: "stop" });
  release();
  await stopping;
  await forget("asha");
  await sending;
  expect(calls).toHaveLength(1);
  expect(worker.rowsOf("kaamsetu")).toEqual([]);
});

test("an entry waits thirty days for its owner", async () => {
  await keep("one");
  reader = "bina";
  const now = Date.now();
  const days = (count: number) => vi.spyOn(Date, "now").mockReturnValue(now + count * 24 * 3_600_000);
  days(29);
  await send();
  expect(worker.rowsOf("kaamsetu")).toHaveLength(1);
  days(31);
  await list("bina");
  expect(worker.rowsOf("kaamsetu")).toEqual([]);
  vi.restoreAllMocks();
});

test("a page that is still being made or written when someone logs out is not kept", async () => {
  worker = startWorkerScope(() => Promise.reject(new Error("Nothing is fetched.")));
  const ask = (data: Record<string, unknown>) => worker.ask<boolean>({ about: "reading", ...data });
  const begin = () => worker.ask<string>({ about: "reading", ask: "begin", userId: "asha" });
  const page = { userId: "asha", paths: [], assets: [], documents: [{ path: "/offline", html: "" }] };
  const keep = (begun: string) => ask({ ask: "keep", begun, ...page });
  expect(await keep(await begin())).toBe(true);
  expect(worker.keptIn("kaamsetu-reading")).toEqual(["/offline"]);

  const begun = await begin();
  await ask({ ask: "forget" });
  expect(await keep(begun)).toBe(false);
  expect(worker.keptIn("kaamsetu-reading")).toEqual([]);

  const keeping = keep(await begin());
  await Promise.all([ask({ ask: "forget" }), keeping]);
  expect(worker.keptIn("kaamsetu-reading")).toEqual([]);
});

test("another account's page deletes what is kept", async () => {
  worker = startWorkerScope(() => Promise.reject(new Error("Nothing is fetched.")));
  const keep = async (userId: string, path: string) => {
    const begun = await worker.ask<string>({ about: "reading", ask: "begin", userId });
    const documents = ["/offline", path].map((address) => ({ path: address, html: "" }));
    await worker.ask({ about: "reading", ask: "keep", begun, userId, paths: [], assets: [], documents });
  };
  await keep("asha", "/applied");
  await keep("bina", "/saved");
  expect(worker.keptIn("kaamsetu-reading")).toEqual(["/offline", "/saved"]);
});
