import { expect, type CDPSession, type Page, type Worker } from "@playwright/test";
import { applyTo, decide, expectGoodAtBothWidths, hi, PHONE, postJob, test } from "./support";

const PRODUCT = "KaamSetu";
const named = (key: string): string => hi(key).replaceAll("{product}", PRODUCT);

/**
 * The browser of the journeys cannot reach its maker's push service: it gets a subscription as from there. A browser
 * without windows also forbids all notifications.
 */
const stubSubscribe = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { value: "default" });
    Notification.requestPermission = () => Promise.resolve("granted");
    const base64url = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    PushManager.prototype.subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
      const p256dh = base64url(await crypto.subtle.exportKey("raw", pair.publicKey));
      const auth = base64url(crypto.getRandomValues(new Uint8Array(16)).buffer);
      const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
      return { toJSON: () => ({ endpoint, keys: { p256dh, auth } }) } as unknown as PushSubscription;
    };
  });

/** The id under which the developer tools know the service worker. */
function registrationOf(devtools: CDPSession): Promise<string> {
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
const recordShown = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as Recording;
    scope.shown = [];
    scope.registration.showNotification = (title, { lang, tag }) => {
      scope.shown.push({ title, lang, tag });
      return Promise.resolve();
    };
  });
const shownBy = (worker: Worker): Promise<Shown[]> => worker.evaluate(() => (globalThis as unknown as Recording).shown);

test("after applying a phone is asked with a reason, shows what comes, and is turned off in the account", async ({
  people,
}) => {
  const [employer, worker] = [await people.join("employer"), await people.join("worker", "hi")];
  const job = await postJob(employer);
  const application = await applyTo(worker, job.id);
  const page = await people.browse(worker, PHONE);
  await stubSubscribe(page);
  const devtools = await page.context().newCDPSession(page);
  const registration = registrationOf(devtools);
  await devtools.send("ServiceWorker.enable");

  await page.goto("/");
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  await page.goto(`/jobs/${job.id}/finish`);
  const asked = page.getByRole("region", { name: hi("pushAsk.title") });
  await expect(asked.getByText(named("pushAsk.reason"))).toBeVisible();
  await expectGoodAtBothWidths(page);
  const started = page.context().waitForEvent("serviceworker");
  await asked.getByRole("button", { name: hi("pushAsk.yes") }).click();
  const serviceWorker = await started;
  await expect(asked.getByText(hi("pushAsk.done"))).toBeVisible();
  expect(await (await worker.api.get("/api/user/push-subscription")).json()).toMatchObject({ isOn: true });

  // A message as the server composes it, and as the push service would hand it over.
  await decide(employer, application, "shortlisted");
  await recordShown(serviceWorker);
  const message = { title: `${PRODUCT} से 1 नई सूचना`, body: "", path: "/notifications", tag: "news", language: "hi" };
  await devtools.send("ServiceWorker.deliverPushMessage", {
    origin: new URL(page.url()).origin,
    registrationId: await registration,
    data: JSON.stringify(message),
  });
  await expect.poll(() => shownBy(serviceWorker)).toEqual([{ title: message.title, lang: "hi", tag: "news" }]);

  await page.goto("/account");
  const section = page.getByRole("region", { name: hi("notifySettings.title") });
  await expect(section.getByText(hi("notifySettings.on"))).toBeVisible();
  await section.getByRole("switch", { name: hi("notifySettings.details") }).check();
  await section.getByRole("switch", { name: hi("notifySettings.quiet") }).uncheck();
  await section.getByRole("button", { name: hi("notifySettings.save") }).click();
  await expect(page.getByText(hi("notifySettings.saved"))).toBeVisible();
  await expectGoodAtBothWidths(page);
  const kept = await (await worker.api.get("/api/user/notification-settings")).json();
  expect(kept).toMatchObject({ showsDetails: true, quiet: null });
  await section.getByRole("button", { name: hi("notifySettings.turnOff") }).click();
  await expect(section.getByText(hi("notifySettings.off"))).toBeVisible();
});
