import { expect, test } from "vitest";
import { nextLook } from "@/lib/domains/jobs/saved-search-policy";

test.each([
  [0, "2026-11-28T02:30:00.000Z"],
  [0.999, "2026-11-28T05:29:49.200Z"],
])(
  "workers are told of new jobs the next morning between 8 and 11 in India, whatever the chance (%s)",
  (chance, at) => {
    // The evening and the night of one day in India.
    for (const now of ["2026-11-27T13:00:00Z", "2026-11-27T18:29:00Z"])
      expect(nextLook(new Date(now), chance).toISOString()).toBe(at);
  },
);
