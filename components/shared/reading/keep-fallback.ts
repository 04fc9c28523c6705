import { assetsOf, fetchFrame, LIST, stillFallback } from "./still-document";

const FALLBACK = "kaamsetu-fallback";

/** Once a browser: keeps the page that says that there is no network, without anything of anyone. */
export async function keepFallback(): Promise<void> {
  const cache = await caches.open(FALLBACK);
  if (await cache.match(LIST)) return;
  const frame = await fetchFrame("omit");
  if (!frame) return;
  await cache.addAll(assetsOf(frame));
  const { path, html } = stillFallback(frame);
  await cache.put(path, new Response(html, { headers: { "Content-Type": "text/html; charset=utf-8" } }));
}
