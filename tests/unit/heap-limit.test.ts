import { expect, test } from "vitest";
import { heapLimit } from "@/lib/core/heap-limit";

const GB = 2 ** 30;
// What Node says where there is no limit.
const UNLIMITED = 2 ** 64;

test.each([
  ["a small machine", 0.5 * GB, 0, 512],
  ["a machine of 3 GB", 3 * GB, 0, 1_536],
  ["a large machine", 64 * GB, UNLIMITED, 2_048],
  ["a container of 2 GB on a large machine", 64 * GB, 2 * GB, 1_024],
  ["a container that may use more than there is", 2 * GB, 8 * GB, 1_024],
])("%s", (_what, total, constrained, megabytes) => {
  expect(heapLimit(total, constrained)).toBe(megabytes);
});
