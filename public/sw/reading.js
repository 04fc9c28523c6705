// Reading without network: pages that a worker has seen are kept in this browser, without their scripts, and shown with their age
// where the network fails. The page hands over what it shows (components/shared/reading), so that keeping costs no data. All that is
// kept belongs to one account: once the network shows that somebody else is signed in here, or nobody, it is deleted.
{
  const ABOUT = "reading";
  const NAME = "kaamsetu-reading";
  /** The page around what is kept: it has the words, and a place for each of the rest. */
  const FRAME = "/offline";
  /** The same without anyone's name, for those who have nothing kept. */
  const FALLBACK = "kaamsetu-fallback";
  /** Fetched once a day, because they may matter although nobody has opened them: own applications, jobs kept, work. */
  const FRESHENED = ["/applied", "/saved", "/my-work"];
  const FRESH_MS = 24 * 3600 * 1000;
  const MOST_JOBS = 50;
  /** Says whose page it is (middleware.ts). */
  const READER = "KaamSetu-Reader";
  /** The same as of every page, but without any script. */
  const POLICY =
    "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  const settled = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  const inStore = async (mode, run) => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("pages", { keyPath: "path" });
    const database = await settled(opening);
    try {
      return await settled(run(database.transaction("pages", mode).objectStore("pages")));
    } finally {
      database.close();
    }
  };
  const read = (path) => inStore("readonly", (store) => store.get(path));
  const readAll = () => inStore("readonly", (store) => store.getAll());
  const write = (page) => inStore("readwrite", (store) => store.put(page));
  const remove = (path) => inStore("readwrite", (store) => store.delete(path));

  /** Counts how often all was forgotten: what was begun before keeps nothing afterwards. */
  let forgotten = 0;
  class Forgotten extends Error {}
  /** The right to keep something, until all is forgotten. */
  const allowance = () => {
    const before = forgotten;
    return () => {
      if (forgotten !== before) throw new Forgotten("All was forgotten meanwhile.");
    };
  };

  const forget = async () => {
    forgotten += 1;
    await inStore("readwrite", (store) => store.clear());
    await caches.delete(NAME);
  };

  /** Deletes what is kept unless it is this account's. @param userId null if nobody is signed in. */
  const keepOnlyOf = async (userId) => {
    const [page] = await inStore("readonly", (store) => store.getAll(null, 1));
    if (page && page.userId !== userId) await forget();
  };

  const isJob = ({ path }) => path.startsWith("/jobs/");

  const dropOldJobs = async () => {
    const jobs = (await readAll()).filter(isJob).sort((a, b) => b.at - a.at);
    for (const { path } of jobs.slice(MOST_JOBS)) await remove(path);
  };

  /** Style sheets and drawings named in some HTML; those of the build change their address with their content. */
  const assetsIn = (html) =>
    [
      ...html.matchAll(/(?:href|src)="(\/(?:_next\/static\/[^"]+\.css|category\/|(?:pictograms|icons)\.svg)[^"#]*)/g),
    ].map(([, address]) => address.replaceAll("&amp;", "&"));

  const keepAssets = async (addresses, name = NAME) => {
    const cache = await caches.open(name);
    for (const address of new Set(addresses)) if (!(await cache.match(address))) await cache.add(address);
  };

  const stylesIn = (html) => assetsIn(html).filter((address) => address.endsWith(".css"));

  const withoutScripts = (html) =>
    html.replace(/<script\b[^>]*>.*?<\/script>/gs, "").replace(/<link\b[^>]*\bas="script"[^>]*>/g, "");

  /** A page as the server draws it; null unless it is this account's. */
  const fetchPage = async (path, userId) => {
    const answer = await fetch(path, { headers: { Accept: "text/html" } });
    if (!answer.ok || answer.redirected || answer.headers.get(READER) !== userId) return null;
    return withoutScripts(await answer.text());
  };

  const isFresh = (page, language) => page && page.language === language && Date.now() - page.at < FRESH_MS;

  /** Brings the frame, and the lists that nobody has opened for a day, in the language of the page that was seen. */
  const freshen = async ({ userId, language }, mayKeep) => {
    const wanted = navigator.connection?.saveData ? [FRAME] : [FRAME, ...FRESHENED];
    for (const path of wanted) {
      if (isFresh(await read(path), language)) continue;
      const html = await fetchPage(path, userId);
      if (html === null) return;
      mayKeep();
      await keepAssets(assetsIn(html));
      const [, main = ""] = /<main\b[^>]*>(.*)<\/main>/s.exec(html) ?? [];
      const [, title = ""] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
      mayKeep();
      await write({
        ...{ path, userId, language, title },
        html: path === FRAME ? html : main,
        styles: stylesIn(html),
        at: Date.now(),
      });
    }
  };

  /** Keeps a page as it is shown. @returns the paths of all that is kept. */
  const keep = async ({ userId, path, language, title, html, styles }) => {
    await keepOnlyOf(userId);
    const mayKeep = allowance();
    await keepAssets([...assetsIn(html), ...styles]);
    mayKeep();
    await write({ ...{ path, userId, language, title, styles }, html: withoutScripts(html), at: Date.now() });
    await dropOldJobs();
    await freshen({ userId, language }, mayKeep);
    return (await readAll()).map((page) => page.path);
  };

  const escaped = (text) => text.replace(/[<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

  const dayOf = (time) => new Date(time).toLocaleDateString("en-CA", { timeZone: "Asia/Kolkata" });

  /** The time of today, or the day. */
  const ageOf = (at, language) => {
    const parts = {
      hour: "numeric",
      minute: "2-digit",
      ...(dayOf(at) === dayOf(Date.now()) ? {} : { day: "numeric", month: "short" }),
    };
    return new Intl.DateTimeFormat(`${language}-IN-u-nu-latn`, { ...parts, timeZone: "Asia/Kolkata" }).format(at);
  };

  /** A page's title without the number of news and the product. */
  const nameOf = (title) => title.replace(/^\(\d+\) /, "").replace(/ · [^·]*$/, "");

  const listOf = (pages) =>
    pages
      .filter(({ path }) => path !== FRAME)
      .sort((a, b) => isJob(a) - isJob(b) || b.at - a.at)
      .map(
        ({ path, title, at, language }) =>
          `<li><a href="${path}">${escaped(nameOf(title))}</a> <span>${escaped(ageOf(at, language))}</span></li>`,
      )
      .join("");

  /** Puts something into the element of the frame that is marked for it. */
  const fill = (html, mark, content) =>
    html.replace(new RegExp(`(<[a-z]+ [^>]*${mark}="[^"]*"[^>]*>)`), (tag) => tag + content);

  const marked = (html, mark) => html.replace("<html ", `<html data-kept="${mark}" `);

  /** A kept page in its frame, with its own style sheets; the frame with a list of what there is; null without a frame. */
  const compose = async (path) => {
    const frame = await read(FRAME);
    if (!frame) return null;
    const page = path === FRAME ? undefined : await read(path);
    if (!page) return fill(marked(frame.html, "list"), "data-kept-list", listOf(await readAll()));
    const styles = page.styles.filter((address) => !frame.styles.includes(address));
    const links = styles.map((address) => `<link rel="stylesheet" href="${address}">`).join("");
    const titled = marked(frame.html, "page").replace(
      /<title>.*?<\/title>/s,
      () => `<title>${escaped(page.title)}</title>${links}`,
    );
    return fill(fill(titled, "data-kept-time", escaped(ageOf(page.at, page.language))), "data-kept-page", page.html);
  };

  const keepFallback = async () => {
    const html = withoutScripts(await (await fetch(FRAME, { credentials: "omit" })).text());
    await keepAssets(assetsIn(html), FALLBACK);
    await (await caches.open(FALLBACK)).put(FRAME, new Response(marked(html, "none")));
  };

  const readFallback = async () => (await (await caches.open(FALLBACK)).match(FRAME))?.text();

  const open = async (event) => {
    try {
      const answer = (await event.preloadResponse) ?? (await fetch(event.request));
      const isPage = answer.ok && (answer.headers.get("Content-Type") ?? "").startsWith("text/html");
      if (isPage) event.waitUntil(keepOnlyOf(answer.headers.get(READER)));
      return answer;
    } catch (error) {
      const html = (await compose(new URL(event.request.url).pathname)) ?? (await readFallback());
      if (!html) throw error;
      const headers = { "Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY };
      return new Response(html, { status: 200, headers });
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
    (destination === "image" && /^\/(category\/|(pictograms|icons)\.svg)/.test(new URL(url).pathname));

  self.addEventListener("install", (event) => {
    event.waitUntil(keepFallback());
  });

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
    const answer = (data.ask === "keep" ? keep(data.page) : forget()).then(
      (result) => ports[0].postMessage({ result }),
      (error) => ports[0].postMessage({ error: String(error) }),
    );
    event.waitUntil(answer);
  });
}
