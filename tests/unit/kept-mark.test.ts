// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hasKept, writeMark } from "@/components/form/outbox/kept-mark";

describe("the mark of a user's outbox", () => {
  beforeEach(() => window.localStorage.clear());
  afterEach(() => vi.restoreAllMocks());

  it("is that user's, and goes when nothing waits any more", () => {
    expect(hasKept("one")).toBe(false);
    writeMark("one", true);
    expect([hasKept("one"), hasKept("two")]).toEqual([true, false]);
    writeMark("one", false);
    expect(hasKept("one")).toBe(false);
  });

  it("is there in a browser that refuses storage, so that the service worker is asked", () => {
    const refuse = () => {
      throw new DOMException("refused", "SecurityError");
    };
    vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    writeMark("one", false);
    expect(hasKept("one")).toBe(true);
  });
});
