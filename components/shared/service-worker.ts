/** The one service worker (public/sw.js), and questions to it. */

/** The page shown without network where nothing is kept; the next page tries again if it fails. */
const keepFallback = (): Promise<void> =>
  import("./reading/keep-fallback")
    .then((fallback) => fallback.keepFallback())
    .catch((error: unknown) => {
      if (navigator.onLine) console.error("The page for a missing network was not kept", error);
    });

/** Longer than reading a photo takes; a worker that was stopped does not answer. */
const PATIENCE_MS = 10_000;

const container = (): ServiceWorkerContainer | null => ("serviceWorker" in navigator ? navigator.serviceWorker : null);

/** @returns whether this browser has it now; some forbid it, for instance in private windows. */
export async function registerServiceWorker(): Promise<boolean> {
  // Without network there is nothing to register, and a browser that tries says so on its console.
  if (!navigator.onLine) return (await container()?.getRegistration()) !== undefined;
  try {
    const registration = await container()?.register("/sw.js", { updateViaCache: "none" });
    if (registration) void keepFallback();
    return registration !== undefined;
  } catch (error) {
    // Its parts are loaded too: without network since, the next page registers it.
    if (navigator.onLine) console.error("There is no service worker", error);
    return false;
  }
}

/** The service worker, also one that was registered just now; undefined where the browser allows none. */
export async function findServiceWorker(): Promise<ServiceWorker | null | undefined> {
  const registration = await container()?.getRegistration();
  return registration && (registration.active ?? (await container()?.ready)?.active);
}

/**
 * @param about the part that is asked. @param patienceMs how long the answer may take.
 * @throws Error if this browser has no worker of ours, or it does not answer.
 */
export async function askServiceWorker<Result>(
  about: string,
  message: Record<string, unknown>,
  patienceMs = PATIENCE_MS,
): Promise<Result> {
  const worker = await findServiceWorker();
  if (!worker) throw new Error("There is no service worker.");
  const { port1, port2 } = new MessageChannel();
  return new Promise<Result>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The service worker does not answer.")), patienceMs);
    port1.onmessage = ({ data }: MessageEvent<{ result: Result; error?: string }>) => {
      clearTimeout(timer);
      if (data.error === undefined) resolve(data.result);
      else reject(new Error(data.error));
    };
    worker.postMessage({ about, ...message }, [port2]);
  });
}

/** Calls back for each message of one of its parts. @returns a function that unsubscribes. */
export function hearServiceWorker<News>(about: string, hear: (news: News) => void): () => void {
  const listen = ({ data }: MessageEvent<News & { about?: string }>) => {
    if (data.about === about) hear(data);
  };
  container()?.addEventListener("message", listen);
  return () => container()?.removeEventListener("message", listen);
}
