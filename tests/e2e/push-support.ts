import type { CDPSession, Page, Worker } from "@playwright/test";
import type { LocalSubscription } from "../support/push-service";

/**
 * The browser of the journeys cannot reach its maker's push service: it gets a subscription as from there. A browser
 * without windows also forbids all notifications.
 * @param subscription at a push service of the journey; else one at an address of Google's that nobody has.
 */
export const stubSubscribe = (page: Page, subscription: LocalSubscription | null = null) =>
  page.addInitScript((given) => {
    Object.defineProperty(Notification, "permission", { value: "default" });
    Notification.requestPermission = () => Promise.resolve("granted");
    const base64url = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    PushManager.prototype.subscribe = async () => {
      if (given) return { toJSON: () => given } as unknown as PushSubscription;
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
      const p256dh = base64url(await crypto.subtle.exportKey("raw", pair.publicKey));
      const auth = base64url(crypto.getRandomValues(new Uint8Array(16)).buffer);
      const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
      return { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) } as unknown as PushSubscription;
    };
  }, subscription);

/** The id under which the developer tools know the service worker. */
export function registrationOf(devtools: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration.registrationId);
    });
  });
}

type Shown = { title: string; lang: string; tag: string };
type Recording = {
  shown: Shown[];
  registration: { showNotification: (title: string, options: Shown) => Promise<void> };
};

/** Records what the service worker shows, instead of showing it. */
export const recordShown = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as Recording;
    scope.shown = [];
    scope.registration.showNotification = (title, { lang, tag }) => {
      scope.shown.push({ title, lang, tag });
      return Promise.resolve();
    };
  });
export const shownBy = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(() => (globalThis as unknown as Recording).shown);
