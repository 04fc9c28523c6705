import { registerServiceWorker } from "@/components/shared/service-worker";
import { removePush, savePush } from "@/lib/domains/delivery/client";
import type { SubscriptionInput } from "@/lib/domains/delivery/schema";

/** Whether this browser can show notifications while no page is open. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Whether the user or the phone has blocked them: the browser's own question does not appear then. */
export const isForbidden = (): boolean => Notification.permission === "denied";

/**
 * Asks the user for permission and turns notifications on for this browser.
 * @param publicKey ours. @returns whether they are on; false if the user said no. @throws ApiError, DOMException.
 */
export async function turnOn(publicKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  if (!(await registerServiceWorker())) throw new Error("This browser has no service worker.");
  const registration = await navigator.serviceWorker.ready;
  const subscription = await subscribe(registration.pushManager, publicKey);
  await savePush(subscription.toJSON() as SubscriptionInput);
  return true;
}

async function subscribe(manager: PushManager, publicKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    // Bound to another key of ours, from before the database was replaced.
    const old = await manager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return manager.subscribe(options);
  }
}

/** Turns notifications off for this browser. @throws ApiError. */
export async function turnOff(): Promise<void> {
  await removePush();
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
