import { logged } from "../support/log-lines";
import { beforeEach, expect, test, vi } from "vitest";
import { logPageError } from "@/lib/platform/http/page-error";

vi.stubEnv("DATABASE_URL", "postgresql://localhost/x");
vi.stubEnv("SESSION_SECRET", "a-secret-for-tests-only-0123456789abcdef");
beforeEach(() => logged.clear());

const request = { path: "/jobs?search=Asha", method: "GET", headers: { "x-request-id": "given-by-middleware" } };
const context = {
  routerKind: "App Router",
  routePath: "/[locale]/jobs",
  routeType: "render",
  revalidateReason: undefined,
} as const;

test("a failed page is logged once, with its pattern and request id, without the search text", () => {
  const error = new Error("Asha");
  logPageError(error, request, context);
  logPageError(error, request, context);
  expect(logged.lines()).toMatchObject([
    { level: "error", event: "page_failed", path: "/[locale]/jobs", method: "GET", requestId: "given-by-middleware" },
  ]);
  expect(logged.text()).not.toContain("Asha");
});

test("a page that cannot reach its database says so", () => {
  logPageError(Object.assign(new Error("x"), { code: "ECONNREFUSED" }), { ...request, headers: {} }, context);
  expect(logged.lines()).toMatchObject([{ event: "database_away", requestId: expect.any(String) as string }]);
});
