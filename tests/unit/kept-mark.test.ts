import { afterEach, describe, expect, it, vi } from "vitest";
import { hasKept, writeMark } from "@/components/form/outbox/kept-mark";

afterEach(() => vi.unstubAllGlobals());

describe("the mark of a user's outbox", () => {
  it("is that user's, and goes when nothing waits any more", () => {
    const stored = new Map<string, string>();
    vi.stubGlobal("window", {
      localStorage: {
        getItem: (name: string) => stored.get(name) ?? null,
        setItem: (name: string, text: string) => stored.set(name, text),
        removeItem: (name: string) => stored.delete(name),
      },
    });
    expect(hasKept("one")).toBe(false);
    writeMark("one", true);
    expect([hasKept("one"), hasKept("two")]).toEqual([true, false]);
    writeMark("one", false);
    expect(hasKept("one")).toBe(false);
  });

  it("is there in a browser that refuses storage, so that the service worker is asked", () => {
    vi.stubGlobal("window", {
      get localStorage(): Storage {
        throw new DOMException("refused", "SecurityError");
      },
    });
    writeMark("one", false);
    expect(hasKept("one")).toBe(true);
  });
});
