import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { isCurrentEntry, NAVIGATION } from "@/components/shell/navigation";
import { screenFor } from "@/lib/access/screens/screens";
import type { Audience } from "@/lib/core/roles";

const entries = (["worker", "employer", "admin"] as const satisfies readonly Audience[]).flatMap((audience) =>
  NAVIGATION[audience].map((entry) => ({ audience, ...entry })),
);

describe("navigation", () => {
  test.each(entries)("$audience: $id leads to a page of the audience", ({ audience, href }) => {
    expect(screenFor(href, audience).kind).toBe("page");
  });

  test.each(entries)("$audience: $id marks a page that exists", ({ audience, segments }) => {
    const page = path.join(import.meta.dirname, "../../app/[locale]", `(${audience})`, segments, "page.tsx");
    expect(existsSync(page)).toBe(true);
  });

  test("marks only the entry of the current page", () => {
    const [home, applied] = NAVIGATION.worker;
    expect(home && isCurrentEntry(home.segments, [])).toBe(true);
    expect(applied && isCurrentEntry(applied.segments, [])).toBe(false);
    expect(applied && isCurrentEntry(applied.segments, ["applied"])).toBe(true);
    expect(home && isCurrentEntry(home.segments, ["jobs", "some-id"])).toBe(false);
  });

  test("ignores route groups", () => {
    const dashboard = NAVIGATION.employer.find(({ id }) => id === "dashboard");
    expect(dashboard && isCurrentEntry(dashboard.segments, ["(lists)", "employer", "dashboard"])).toBe(true);
  });
});
