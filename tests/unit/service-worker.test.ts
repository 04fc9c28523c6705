import { readFileSync } from "node:fs";
import path from "node:path";
import { createContext, runInContext } from "node:vm";
import { expect, test, vi } from "vitest";

const FOLDER = path.join(import.meta.dirname, "../../public");
const ORIGIN = "https://kaam.example";

type Listener = (event: Record<string, unknown>) => void;

/** Runs the service worker as a browser does, and gives it events. */
function startWorker(windows: { focus: () => Promise<void>; navigate: (url: URL) => Promise<void> }[] = []) {
  const listeners = new Map<string, Listener>();
  const showNotification = vi.fn(() => Promise.resolve());
  const openWindow = vi.fn((_url: URL) => Promise.resolve());
  const subscribe = vi.fn(() => Promise.resolve({ endpoint: "https://fcm.googleapis.com/new" }));
  const fetch = vi.fn(() => Promise.resolve());
  const scope: Record<string, unknown> = {
    ...{ URL, fetch, crypto },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    importScripts: (...files: string[]) => files.forEach(run),
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: () => Promise.resolve(windows), openWindow },
    location: { origin: ORIGIN },
  };
  scope.self = scope;
  const context = createContext(scope);
  const run = (file: string) => void runInContext(readFileSync(path.join(FOLDER, file), "utf8"), context);
  run("/sw.js");
  const dispatch = async (name: string, event: Record<string, unknown>) => {
    const waited: Promise<unknown>[] = [];
    listeners.get(name)!({ ...event, waitUntil: (promise: Promise<unknown>) => waited.push(promise) });
    await Promise.all(waited);
  };
  return { dispatch, showNotification, openWindow, subscribe, fetch, names: [...listeners.keys()] };
}

const message = { title: "2 updates", body: "", path: "/notifications", tag: "news", language: "mr" };
const clickOn = (target: string) => ({ notification: { close: () => undefined, data: { path: target } } });

test("a push shows its text in its language, and replaces the one before it", async () => {
  const worker = startWorker();
  await worker.dispatch("push", { data: { json: () => message } });
  expect(worker.showNotification).toHaveBeenCalledWith(
    "2 updates",
    expect.objectContaining({ body: "", tag: "news", renotify: true, lang: "mr", data: { path: "/notifications" } }),
  );
});

test("a push that cannot be read shows something, as browsers demand", async () => {
  const worker = startWorker();
  await worker.dispatch("push", { data: null });
  expect(worker.showNotification).toHaveBeenCalledWith("KaamSetu", expect.anything());
});

test("a tap opens the page in a window that is there, or in a new one", async () => {
  const window = { focus: vi.fn(() => Promise.resolve()), navigate: vi.fn(() => Promise.resolve()) };
  const worker = startWorker([window]);
  await worker.dispatch("notificationclick", clickOn("/notifications"));
  expect(window.focus).toHaveBeenCalled();
  expect(String(window.navigate.mock.calls[0])).toBe(`${ORIGIN}/notifications`);
  expect(worker.openWindow).not.toHaveBeenCalled();

  window.navigate.mockRejectedValueOnce(new Error("A page of no worker."));
  await worker.dispatch("notificationclick", clickOn("/notifications"));
  expect(String(worker.openWindow.mock.calls[0])).toBe(`${ORIGIN}/notifications`);
  const alone = startWorker();
  await alone.dispatch("notificationclick", clickOn("/notifications"));
  expect(alone.openWindow).toHaveBeenCalledOnce();
});

test("a tap opens no other site", async () => {
  const worker = startWorker();
  await worker.dispatch("notificationclick", clickOn("https://evil.example/"));
  expect(worker.openWindow).not.toHaveBeenCalled();
});

test("an address that the browser has replaced is told to the server", async () => {
  const worker = startWorker();
  const options = { userVisibleOnly: true };
  await worker.dispatch("pushsubscriptionchange", { oldSubscription: { options }, newSubscription: null });
  expect(worker.subscribe).toHaveBeenCalledWith(options);
  expect(worker.fetch).toHaveBeenCalledWith(
    "/api/user/push-subscription",
    expect.objectContaining({ method: "PUT", body: '{"endpoint":"https://fcm.googleapis.com/new"}' }),
  );
});

test.each([
  { mode: "navigate", destination: "document", address: "/applied", isTaken: true },
  { mode: "no-cors", destination: "style", address: "/_next/static/chunks/a.css", isTaken: true },
  { mode: "no-cors", destination: "image", address: "/category/chef-cook.svg", isTaken: true },
  { mode: "no-cors", destination: "image", address: "/api/user/profile/photo", isTaken: false },
  { mode: "cors", destination: "", address: "/api/user", isTaken: false },
  { mode: "no-cors", destination: "script", address: "/_next/static/chunks/a.js", isTaken: false },
])("a request for $address goes through the worker: $isTaken", async ({ mode, destination, address, isTaken }) => {
  const respondWith = vi.fn();
  const request = { method: "GET", mode, destination, url: `${ORIGIN}${address}` };
  await startWorker().dispatch("fetch", { request, respondWith, preloadResponse: Promise.resolve(new Response("")) });
  expect(respondWith).toHaveBeenCalledTimes(isTaken ? 1 : 0);
});
