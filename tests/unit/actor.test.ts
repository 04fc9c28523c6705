import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(
  ["/{app,bench,components,lib,prisma,scripts,tests}/**/*.{ts,tsx}", "/*.ts", "!/lib/db/generated/**"],
  { query: "?raw", import: "default", eager: true },
);

// That an object literal does not compile as one: tests/types/actor.ts.
test("an Actor is made by one cast, in lib/auth/session.ts", () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(500);
  const casts = Object.entries(SOURCES).flatMap(([file, text]) =>
    [...text.matchAll(/\bas (unknown as )?Actor\b/g)].map(() => file),
  );
  expect(casts).toEqual(["/lib/auth/session.ts"]);
});
