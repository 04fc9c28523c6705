import { createRequire } from "node:module";
import { vi } from "vitest";
import { calls } from "@/tests/support/calls";

// Replaces Next's way of finding a request's cookies and headers, which only works inside its server. Installed before
// a test file's imports, any of which may be the first to load the session.
const fromCall = {
  headers: () => Promise.resolve(calls.getStore()!.headers),
  cookies: () => {
    const { jar } = calls.getStore()!;
    return Promise.resolve({
      get: (name: string) => (jar.has(name) ? { name, value: jar.get(name)! } : undefined),
      getAll: () => [...jar].map(([name, value]) => ({ name, value })),
      set: (name: string, value: string, options: { maxAge?: number } = {}) => {
        if (options.maxAge === 0) jar.delete(name);
        else jar.set(name, value);
      },
    });
  },
};
vi.mock("next/headers", () => fromCall);
// next-auth uses require(), which vi.mock does not affect.
Object.assign(createRequire(import.meta.url)("next/headers") as object, fromCall);
