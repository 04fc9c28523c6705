// The outbox: calls that could not be made for want of network, kept in this browser and made once there is, also after the page was
// closed where the browser allows it (Background Sync). Pages ask through components/form/outbox/outbox.ts, which has the
// shape of an entry; what is sent, and how the answers count, is decided here alone. The written text is sealed with a key that the
// server gives to sessions of its account alone: on a shared phone nobody else reads it.

const DATABASE = "kaamsetu";
const STORE = "outbox";
const TAG = "outbox";
/** Nobody expects to be sent what they have written long ago. */
const KEPT_MS = 30 * 24 * 3600 * 1000;
/** The answers that are about what is sent. After any other – busy, down, signed out, someone else – the same may be taken later. */
const FINAL = [400, 404, 409, 413, 415, 422];
/** Of those, the ones that say nothing about it after all. */
const NOT_YET = ["idempotency_running", "other_account"];
/** So often is asked again within one attempt while the server is still at work on the same call. */
const ASK_AGAIN = 10;

const settled = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function openDatabase() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "id" });
  return settled(request);
}

/** Runs one request on the store, in a transaction of its own. */
async function inStore(mode, run) {
  const database = await openDatabase();
  try {
    return await settled(run(database.transaction(STORE, mode).objectStore(STORE)));
  } finally {
    database.close();
  }
}

const find = (id) => inStore("readonly", (store) => store.get(id));
const write = (entry) => inStore("readwrite", (store) => store.put(entry));
const remove = (id) => inStore("readwrite", (store) => store.delete(id));

/** All entries that are not too old, oldest first; older ones are deleted. */
async function readAll() {
  const entries = await inStore("readonly", (store) => store.getAll());
  const [fresh, old] = [[], []];
  for (const entry of entries) (Date.now() - entry.keptAt < KEPT_MS ? fresh : old).push(entry);
  for (const { id } of old) await remove(id);
  return fresh.sort((a, b) => a.keptAt - b.keptAt);
}

const ofUser = async (userId) => (await readAll()).filter((entry) => entry.userId === userId);

/** An entry for its page, without what was written. */
const withoutCalls = ({ id, userId, name, texts, keptAt, refusal }) => ({ id, userId, name, texts, keptAt, refusal });

const ALGORITHM = "AES-GCM";
const importKey = (text) =>
  crypto.subtle.importKey(
    "raw",
    Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)),
    ALGORITHM,
    false,
    ["encrypt", "decrypt"],
  );

/** A call with its body, a form's as the browser would send it, sealed. */
async function seal({ method, path, json, parts, key }, sealing) {
  let body = json ?? null;
  if (parts) {
    body = new FormData();
    for (const [name, value] of parts) body.append(name, value);
  }
  const whole = new Response(body, json ? { headers: { "Content-Type": "application/json" } } : {});
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const bytes = await crypto.subtle.encrypt({ name: ALGORITHM, iv }, sealing, await whole.arrayBuffer());
  return { method, path, key, type: whole.headers.get("Content-Type"), iv, bytes };
}

/** The body of a sealed call. @throws if none of the keys opens it. */
async function unseal({ iv, bytes }, keys) {
  for (const key of keys) {
    try {
      return await crypto.subtle.decrypt({ name: ALGORITHM, iv }, key, bytes);
    } catch {
      // Sealed before the server's secret was replaced: the next key is the one before.
    }
  }
  throw new Error("What was kept cannot be opened.");
}

async function keep({ calls, ...entry }, sealingKey) {
  const sealing = await importKey(sealingKey);
  const sealed = [];
  for (const call of calls) sealed.push(await seal(call, sealing));
  await write({ ...entry, calls: sealed, keptAt: Date.now(), refusal: null });
  // Where the browser cannot wake us, the next page that opens asks us to send.
  await self.registration.sync?.register(TAG).catch(() => undefined);
}

const JSON_ONLY = { Accept: "application/json" };

/** The id of who is signed in; null if nobody is. @throws if there is no answer. */
async function signedIn(signal) {
  const answer = await fetch("/api/user", { headers: JSON_ONLY, signal });
  if (answer.status === 401) return null;
  if (!answer.ok) throw new Error(`The account answers ${answer.status}.`);
  return (await answer.json()).id;
}

async function keysOf(userId, signal) {
  const headers = { ...JSON_ONLY, "X-Account": userId };
  const answer = await fetch("/api/user/outbox-keys", { headers, signal });
  if (!answer.ok) throw new Error(`The keys answer ${answer.status}.`);
  return Promise.all((await answer.json()).keys.map(importKey));
}

const announce = async (message) => {
  for (const client of await self.clients.matchAll({ type: "window", includeUncontrolled: true }))
    client.postMessage({ about: TAG, ...message });
};

const pause = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** Makes a call, again while the server is at work on it. @returns the answer, and the problem that it describes. */
async function makeCall(call, userId, keys, signal) {
  const { method, path, key, type } = call;
  const headers = { ...JSON_ONLY, "X-Account": userId };
  if (key) headers["Idempotency-Key"] = key;
  if (type) headers["Content-Type"] = type;
  const body = await unseal(call, keys);
  for (let left = ASK_AGAIN; ; left -= 1) {
    const answer = await fetch(path, { method, headers, body, signal });
    if (answer.ok) return { answer, problem: {} };
    const problem = await answer.json().catch(() => ({}));
    if (problem.code !== "idempotency_running" || left === 0) return { answer, problem };
    await pause(Number(answer.headers.get("Retry-After")) || 1);
  }
}

/** Sends an entry's calls in order. @returns why the server refuses it, or null. @throws if it is to be tried later. */
async function sendEntry({ calls, doneBy, userId }, keys, signal) {
  for (const call of calls) {
    const { answer, problem } = await makeCall(call, userId, keys, signal);
    if (answer.ok || doneBy.includes(problem.code)) continue;
    // A network that asks to be paid answers in our place, without a code.
    if (!FINAL.includes(answer.status) || !problem.code || NOT_YET.includes(problem.code))
      throw new Error(`The server answers ${answer.status}.`);
    return { code: problem.code, detail: problem.detail ?? "" };
  }
  return null;
}

/** @param run `isOver` ends it between two entries, the signal of `ending` at once. */
async function sendAll(run) {
  const { signal } = run.ending;
  const isWaiting = ({ refusal }) => refusal === null;
  const waiting = (await readAll()).filter(isWaiting);
  if (waiting.length === 0) return;
  const userId = await signedIn(signal);
  // An entry that someone else has written on a shared phone waits for them.
  const own = waiting.filter((one) => one.userId === userId);
  if (own.length === 0) return;
  const keys = await keysOf(userId, signal);
  for (const { id } of own) {
    if (run.isOver) return;
    // It may have been taken back, or forgotten, since.
    const entry = await find(id);
    if (!entry || !isWaiting(entry)) continue;
    const refusal = await sendEntry(entry, keys, signal);
    signal.throwIfAborted();
    if (refusal) await write({ ...entry, refusal });
    else await remove(id);
    await announce({ id, userId, texts: entry.texts, refusal });
  }
}

/** The sending under way, and the means to end it. */
let sending = null;

function send() {
  if (!sending) {
    sending = { ending: new AbortController(), isOver: false };
    sending.done = sendAll(sending).finally(() => (sending = null));
  }
  return sending.done;
}

/** How long a call under way may go on. */
const LAST_CALL_MS = 5_000;

/** Lets the call under way come to its end, if it comes soon, and begins no other. */
async function stop() {
  const run = sending;
  if (!run) return;
  run.isOver = true;
  const timer = setTimeout(() => run.ending.abort(), LAST_CALL_MS);
  await run.done.catch(() => undefined);
  clearTimeout(timer);
}

async function forget(userId) {
  sending?.ending.abort();
  await sending?.done.catch(() => undefined);
  for (const { id } of await ofUser(userId)) await remove(id);
}

const ASKED = {
  keep: ({ entry, sealingKey }) => keep(entry, sealingKey),
  list: async ({ userId }) => (await ofUser(userId)).map(withoutCalls),
  drop: ({ id }) => remove(id),
  stop,
  forget: ({ userId }) => forget(userId),
  // The page learns the outcome of each entry by itself; that there is still no network is no failure of the question.
  send: () =>
    send().then(
      () => true,
      () => false,
    ),
};

self.addEventListener("sync", (event) => {
  // If it fails, the browser tries again later.
  if (event.tag === TAG) event.waitUntil(send());
});

self.addEventListener("message", (event) => {
  const { data, ports } = event;
  if (data?.about !== TAG || !Object.hasOwn(ASKED, data.ask)) return;
  const answer = ASKED[data.ask](data).then(
    (result) => ports[0].postMessage({ result }),
    (error) => ports[0].postMessage({ error: String(error) }),
  );
  event.waitUntil(answer);
});
