// Notifications while no page is open. The server composes the texts (lib/domains/delivery).

const SUBSCRIPTION = "/api/user/push-subscription";

/** The message of lib/platform/push/send.ts. A browser demands that each push shows something, so one that cannot be read does too. */
function readMessage(data) {
  try {
    return data.json();
  } catch {
    return { title: "KaamSetu", body: "", path: "/notifications", tag: "news", language: "" };
  }
}

self.addEventListener("push", (event) => {
  const { title, body, path, tag, language } = readMessage(event.data);
  const options = {
    body,
    tag,
    renotify: true,
    lang: language,
    data: { path },
    icon: "/icon-192.png",
    badge: "/icon-192.png",
  };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.path));
});

/** Opens a page of ours, in a window that is there if there is one. */
async function openPage(path) {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [window] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!window) return void (await self.clients.openWindow(url));
  await window.focus();
  // Only a page under this worker lets it navigate.
  await window.navigate(url).catch(() => self.clients.openWindow(url));
}

// The browser has replaced the address under which it is reached.
self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event));
});

async function renew({ oldSubscription, newSubscription }) {
  const subscription =
    newSubscription ?? (oldSubscription && (await self.registration.pushManager.subscribe(oldSubscription.options)));
  if (!subscription) return;
  await fetch(SUBSCRIPTION, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(subscription),
  });
}
