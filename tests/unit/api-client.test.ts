import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "@/lib/platform/http/api-error";
import { apiClient } from "@/lib/platform/http/api-fetch";
import type { jobsApi } from "@/lib/domains/jobs/api";
import type { usersApi } from "@/lib/domains/users/api";

const { call, page } = apiClient<typeof jobsApi & typeof usersApi>();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => vi.unstubAllGlobals());

const answer = (body: unknown, init: ResponseInit = {}) => fetched.mockResolvedValue(Response.json(body, init));

test("a call uses its operation's method and path, with parameters filled in, and sends its body as JSON", async () => {
  answer({ id: "a b" });
  expect(await call("PUT /api/jobs/{id}/status", { params: { id: "a b/.." }, body: { status: "closed" } })).toEqual({
    id: "a b",
  });
  expect(fetched).toHaveBeenCalledWith(
    "/api/jobs/a%20b%2F../status",
    expect.objectContaining({
      method: "PUT",
      body: '{"status":"closed"}',
      credentials: "same-origin",
      headers: { Accept: "application/json", "Content-Type": "application/json" },
    }),
  );
});

test("a form is sent unchanged, so that the browser sets its boundary", async () => {
  answer({ id: "1" }, { status: 201 });
  const form = new FormData();
  await call("POST /api/jobs", { body: form, headers: { "Idempotency-Key": "k" } });
  expect(fetched).toHaveBeenCalledWith(
    "/api/jobs",
    expect.objectContaining({
      method: "POST",
      body: form,
      headers: { Accept: "application/json", "Idempotency-Key": "k" },
    }),
  );
});

test("204 is undefined", async () => {
  fetched.mockResolvedValue(new Response(null, { status: 204 }));
  expect(await call("POST /api/logout")).toBeUndefined();
  expect(fetched).toHaveBeenCalledWith("/api/logout", expect.objectContaining({ method: "POST", body: null }));
});

test("a page contains the path of the next one", async () => {
  answer([{ id: "1" }], { headers: { Link: '</api/jobs?cursor=x>; rel="next"' } });
  expect(await page("GET /api/jobs", "/api/jobs?status=open")).toEqual({
    items: [{ id: "1" }],
    next: "/api/jobs?cursor=x",
  });
  expect(fetched).toHaveBeenCalledWith("/api/jobs?status=open", expect.objectContaining({ method: "GET" }));
  answer([]);
  expect(await page("GET /api/jobs", "/api/jobs?cursor=x")).toEqual({ items: [], next: null });
});

test("a refusal is an ApiError with the problem's content", async () => {
  answer(
    { status: 429, code: "rate_limited", detail: "Wait.", errors: { title: ["Too long"] } },
    { status: 429, headers: { "Retry-After": "30" } },
  );
  const error = await call("GET /api/user").catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({
    status: 429,
    code: "rate_limited",
    message: "429: Wait.",
    fields: { title: ["Too long"] },
    retryAfter: 30,
  });
});

test("a proxy's error page and a missing response are errors without a sentence", async () => {
  fetched.mockResolvedValue(new Response("<h1>Bad gateway</h1>", { status: 502 }));
  await expect(call("GET /api/user")).rejects.toMatchObject({ status: 502, detail: "" });
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  await expect(call("GET /api/user")).rejects.toMatchObject({ status: 0, code: "network" });
});

test("a refusal in plain text is said as it is, an error of somebody else's server is not", async () => {
  fetched.mockImplementation(async () => new Response("plain server text\n", { status: 400 }));
  await expect(call("GET /api/user")).rejects.toMatchObject({ status: 400, detail: "plain server text" });
  fetched.mockImplementation(async () => new Response("upstream connect error", { status: 503 }));
  await expect(call("GET /api/user")).rejects.toMatchObject({ status: 503, detail: "" });
});

test("an answer that breaks off is no answer, so that what was sent is kept and tried again", async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new TypeError("network")) });
  fetched.mockResolvedValue(new Response(broken, { headers: { "Content-Type": "application/json" } }));
  await expect(call("PUT /api/jobs/{id}/status", { params: { id: "a" }, body: { status: "closed" } })).rejects.toEqual(
    new ApiError(0, {}),
  );
});
