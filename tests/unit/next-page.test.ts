import { afterEach, expect, test, vi } from "vitest";
import { storeForNextPage, takeForThisPage } from "@/components/shared/next-page";

afterEach(() => vi.unstubAllGlobals());

test("a word for the next page is taken once", () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("window", {
    sessionStorage: {
      setItem: (key: string, value: string) => kept.set(key, value),
      getItem: (key: string) => kept.get(key) ?? null,
      removeItem: (key: string) => kept.delete(key),
    },
  });
  storeForNextPage("accountDeleted", "yes");
  expect(takeForThisPage("welcome")).toBeNull();
  expect(takeForThisPage("accountDeleted")).toBe("yes");
  expect(takeForThisPage("accountDeleted")).toBeNull();
});

test("where storage is blocked, nothing is carried and nothing fails", () => {
  vi.stubGlobal("window", {
    get sessionStorage() {
      throw new Error("Access is denied");
    },
  });
  storeForNextPage("welcome", "asha");
  expect(takeForThisPage("welcome")).toBeNull();
});
