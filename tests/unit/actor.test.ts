import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(
  ["/{app,bench,components,lib,prisma,scripts,tests}/**/*.{ts,tsx}", "/*.ts", "!/lib/db/generated/**"],
  { query: "?raw", import: "default", eager: true },
);

// tests/types/actor.ts checks that an object literal does not compile as an Actor.
test("only one cast makes an Actor, in lib/access/auth/session.ts", () => {
  expect(Object.keys(SOURCES).length).toBeGreaterThan(500);
  const casts = Object.entries(SOURCES).flatMap(([file, text]) =>
    [...text.matchAll(/\bas (unknown as )?Actor\b/g)].map(() => file),
  );
  expect(casts).toEqual(["/lib/access/auth/session.ts"]);
});
