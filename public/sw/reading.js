// Reading without network: whole pages that a worker has seen are kept in this browser and shown where the network fails. The page
// makes them (components/shared/reading), for it has the document; this worker stores and answers. All that is kept belongs to one
// account: once the network shows that somebody else is signed in here, or nobody, it is deleted.
{
  const ABOUT = "reading";
  const NAME = "kaamsetu-reading";
  /** Names all that this browser has to read, in its reader's language. */
  const LIST = "/offline";
  /** The same without anyone's name (components/shared/reading/keep-fallback.ts). */
  const FALLBACK = "kaamsetu-fallback";
  /** Says whose page it is (lib/platform/http/reader-header.ts). */
  const READER = "KaamSetu-Reader";
  /** The same as of every page, but without any script. */
  const POLICY =
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  /** Until all is forgotten: what was begun before keeps nothing afterwards. */
  let era = crypto.randomUUID();

  const forget = () => {
    era = crypto.randomUUID();
    return caches.delete(NAME);
  };

  /** Deletes what is kept unless it is this account's. @param userId null if nobody is signed in. */
  const keepOnlyOf = async (userId) => {
    const list = await caches.match(LIST, { cacheName: NAME });
    if (list && list.headers.get(READER) !== userId) await forget();
  };

  /**
   * Keeps documents, the list among them, and the style sheets and drawings they need. A cache that was deleted meanwhile is
   * written to in vain. @param begun the era in which the page began to make them. @param paths of all that stays.
   * @returns whether it kept them.
   */
  const keep = async ({ begun, userId, documents, assets, paths }) => {
    const cache = await caches.open(NAME);
    if (begun !== era) return false;
    for (const asset of assets) if (!(await cache.match(asset))) await cache.add(asset);
    const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY, [READER]: userId };
    for (const { path, html } of documents) await cache.put(path, new Response(html, { headers }));
    for (const kept of await cache.keys()) {
      const { pathname } = new URL(kept.url);
      if (pathname.startsWith("/jobs/") && !paths.includes(pathname)) await cache.delete(kept);
    }
    return true;
  };

  const begin = async ({ userId }) => {
    await keepOnlyOf(userId);
    return era;
  };

  const ASKED = { begin, keep, forget };

  const open = async (event) => {
    try {
      const answer = (await event.preloadResponse) ?? (await fetch(event.request));
      const isPage = answer.ok && (answer.headers.get("Content-Type") ?? "").startsWith("text/html");
      if (isPage) event.waitUntil(keepOnlyOf(answer.headers.get(READER)));
      return answer;
    } catch (error) {
      const { pathname } = new URL(event.request.url);
      const kept =
        (await caches.match(pathname, { cacheName: NAME })) ??
        (await caches.match(LIST, { cacheName: NAME })) ??
        (await caches.match(LIST, { cacheName: FALLBACK }));
      if (!kept) throw error;
      return kept;
    }
  };

  const openAsset = async (request) => {
    try {
      return await fetch(request);
    } catch (error) {
      const kept = await caches.match(request);
      if (!kept) throw error;
      return kept;
    }
  };

  const isAsset = ({ destination, url }) =>
    destination === "style" ||
    (destination === "image" && /^\/(category\/|(pictograms|icons|masks)\.svg)/.test(new URL(url).pathname));

  self.addEventListener("activate", (event) => {
    // The browser asks for the page while it starts this worker, so that no page comes later for it.
    event.waitUntil(self.registration.navigationPreload?.enable());
  });

  self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || new URL(request.url).origin !== self.location.origin) return;
    if (request.mode === "navigate") event.respondWith(open(event));
    else if (isAsset(request)) event.respondWith(openAsset(request));
  });

  self.addEventListener("message", (event) => {
    const { data, ports } = event;
    if (data?.about !== ABOUT) return;
    const answer = ASKED[data.ask](data).then(
      (result) => ports[0].postMessage({ result }),
      (error) => ports[0].postMessage({ error: String(error) }),
    );
    event.waitUntil(answer);
  });
}
