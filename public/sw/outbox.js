// The outbox: calls that could not be made for want of network, kept in this browser and made once there is, also after the page was
// closed where the browser allows it (Background Sync). Pages ask through components/form/outbox/outbox.ts, which has the
// shape of an entry; what is sent, and how the answers count, is decided here alone.

const DATABASE = "kaamsetu";
const STORE = "outbox";
const TAG = "outbox";
/** Nobody expects to be sent what they have written long ago. */
const KEPT_MS = 7 * 24 * 3600 * 1000;
/** The server is busy or away: later it may take the same. */
const LATER = [408, 425, 429];

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

async function keep(entry) {
  await write({ ...entry, keptAt: Date.now(), refusal: null });
  // Where the browser cannot wake us, the next page that opens asks us to send.
  await self.registration.sync?.register(TAG).catch(() => undefined);
}

/** The id of who is signed in; null if nobody is. @throws if there is no answer. */
async function signedIn() {
  const answer = await fetch("/api/user", { headers: { Accept: "application/json" } });
  if (answer.status === 401) return null;
  if (!answer.ok) throw new Error(`The account answers ${answer.status}.`);
  return (await answer.json()).id;
}

function toRequest({ method, path, json, parts, key }) {
  const headers = { Accept: "application/json" };
  if (key) headers["Idempotency-Key"] = key;
  if (json) headers["Content-Type"] = "application/json";
  let body = json ?? null;
  if (parts) {
    body = new FormData();
    for (const [name, value] of parts) body.append(name, value);
  }
  return new Request(path, { method, headers, body });
}

const announce = async (message) => {
  for (const client of await self.clients.matchAll({ type: "window", includeUncontrolled: true }))
    client.postMessage({ about: TAG, ...message });
};

/** Sends an entry's calls in order. @returns why the server refuses it, or null. @throws if it is to be tried later. */
async function sendEntry({ calls, doneBy }) {
  for (const call of calls) {
    const answer = await fetch(toRequest(call));
    if (answer.ok) continue;
    const { status } = answer;
    if (status === 401 || status >= 500 || LATER.includes(status)) throw new Error(`The server answers ${status}.`);
    const problem = await answer.json().catch(() => ({}));
    if (!doneBy.includes(problem.code)) return { code: problem.code ?? "internal", detail: problem.detail ?? "" };
  }
  return null;
}

async function sendAll() {
  const waiting = (await readAll()).filter(({ refusal }) => refusal === null);
  if (waiting.length === 0) return;
  const userId = await signedIn();
  // An entry that someone else has written on a shared phone waits for them.
  for (const entry of waiting.filter((one) => one.userId === userId)) {
    const refusal = await sendEntry(entry);
    if (refusal) await write({ ...entry, refusal });
    else await remove(entry.id);
    const { id, texts } = entry;
    await announce({ id, userId, texts, refusal });
  }
}

let running = null;
const send = () => (running ??= sendAll().finally(() => (running = null)));

async function forget(userId) {
  for (const { id } of await ofUser(userId)) await remove(id);
}

const ASKED = {
  keep: ({ entry }) => keep(entry),
  list: ({ userId }) => ofUser(userId),
  drop: ({ id }) => remove(id),
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
