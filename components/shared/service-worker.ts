/** The browser's service workers; null where it has none. */
export const serviceWorkers = (): ServiceWorkerContainer | null =>
  "serviceWorker" in navigator ? navigator.serviceWorker : null;

/**
 * Registers our one service worker (public/sw.js), which is looked for at the server each time.
 * @returns undefined where the browser has none. Rejects where it forbids one, as private windows of some do.
 */
export const registerServiceWorker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  serviceWorkers()?.register("/sw.js", { updateViaCache: "none" });
