import { readFileSync } from "node:fs";
import path from "node:path";
import { createContext, runInContext } from "node:vm";

const FOLDER = path.join(import.meta.dirname, "../../public");

type Row = Record<string, unknown>;

/** As much of IndexedDB as our service worker uses, in memory. */
function memoryDatabases() {
  const databases = new Map<string, { keyPath: string; rows: Map<unknown, Row> }>();
  const asked = (run: () => unknown) => {
    const request: Record<string, unknown> = {};
    queueMicrotask(() => {
      request.result = run();
      (request.onsuccess as () => void)();
    });
    return request;
  };
  const open = (name: string) => {
    const request: Record<string, unknown> = {};
    const storeOf = () => databases.get(name)!;
    const database = {
      createObjectStore: (_store: string, { keyPath }: { keyPath: string }) =>
        databases.set(name, { keyPath, rows: new Map() }),
      transaction: () => ({
        objectStore: () => ({
          get: (key: unknown) => asked(() => storeOf().rows.get(key)),
          getAll: () => asked(() => [...storeOf().rows.values()]),
          put: (row: Row) => asked(() => storeOf().rows.set(row[storeOf().keyPath], structuredClone(row))),
          delete: (key: unknown) => asked(() => storeOf().rows.delete(key)),
          clear: () => asked(() => storeOf().rows.clear()),
        }),
      }),
      close: () => {},
    };
    queueMicrotask(() => {
      request.result = database;
      if (!databases.has(name)) (request.onupgradeneeded as () => void)();
      (request.onsuccess as () => void)();
    });
    return request;
  };
  return { open, rowsOf: (name: string) => [...(databases.get(name)?.rows.values() ?? [])] };
}

/** As much of the browser's cache as our service worker uses, in memory. A deleted one is written to in vain. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const cacheOf = (entries: Map<string, Response>) => ({
    match: async (address: string) => entries.get(address)?.clone(),
    add: async (address: string) => void entries.set(address, new Response("")),
    put: async (address: string, answer: Response) => void entries.set(address, answer),
    keys: async () => [...entries.keys()].map((address) => ({ url: `https://kaam.example${address}` })),
    delete: async ({ url }: { url: string }) => entries.delete(new URL(url).pathname),
  });
  return {
    caches: {
      open: async (name: string) => {
        if (!all.has(name)) all.set(name, new Map());
        return cacheOf(all.get(name)!);
      },
      match: async (address: string, { cacheName }: { cacheName: string }) => all.get(cacheName)?.get(address)?.clone(),
      delete: async (name: string) => all.delete(name),
    },
    keptIn: (name: string) => [...(all.get(name)?.keys() ?? [])],
  };
}

type Listener = (event: Record<string, unknown>) => void;

/**
 * Our service worker in a scope of its own, with databases in memory.
 * @param fetch answers its calls.
 */
export function startWorkerScope(fetch: (address: string, options: RequestInit) => Promise<Response>) {
  const listeners: [string, Listener][] = [];
  const databases = memoryDatabases();
  const told: unknown[] = [];
  const { caches, keptIn } = memoryCaches();
  const scope: Record<string, unknown> = {
    ...{
      URL,
      Response,
      FormData,
      Blob,
      Uint8Array,
      AbortController,
      Date,
      Promise,
      crypto,
      atob,
      setTimeout,
      clearTimeout,
    },
    ...{ console, fetch, caches, indexedDB: databases, navigator: {} },
    addEventListener: (name: string, listener: Listener) => listeners.push([name, listener]),
    importScripts: (...files: string[]) => files.forEach((file) => run(file)),
    registration: {},
    clients: { matchAll: async () => [{ postMessage: (message: unknown) => told.push(message) }] },
    location: { origin: "https://kaam.example" },
  };
  scope.self = scope;
  const context = createContext(scope);
  const run = (file: string) => void runInContext(readFileSync(path.join(FOLDER, file), "utf8"), context);
  run("/sw.js");
  return {
    ...databases,
    keptIn,
    told,
    /** Asks a part of it, as a page does. @throws Error if it answers with one. */
    async ask<Result>(data: Record<string, unknown>): Promise<Result> {
      const answers: { result: Result; error?: string }[] = [];
      const ports = [{ postMessage: (answer: { result: Result; error?: string }) => answers.push(answer) }];
      const waited: Promise<unknown>[] = [];
      const event = { data, ports, waitUntil: (promise: Promise<unknown>) => waited.push(promise) };
      for (const [name, listener] of listeners) if (name === "message") listener(event);
      await Promise.all(waited);
      if (answers[0]?.error !== undefined) throw new Error(answers[0].error);
      return answers[0]!.result;
    },
  };
}
