import { createServer, request, type IncomingHttpHeaders, type IncomingMessage, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createFront } from "@/server/front";
import { trustedNetworks } from "@/server/forwarding";
import { databaseAwayAt, pageAnswered } from "@/lib/platform/http/front-server";
import en from "@/messages/en.json";
import hi from "@/messages/hi.json";

type Handle = Parameters<typeof createFront>[0]["handle"];

let server: Server;
let seen: IncomingMessage[];
let lines: string[];
let handle: Handle;
beforeEach(() => {
  seen = [];
  lines = [];
  handle = async (_request, response) => void response.end("the application");
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function start(trusted = ""): Promise<void> {
  const front = createFront({
    handle: (one, response) => {
      seen.push(one);
      return handle(one, response);
    },
    trusted: trustedNetworks(trusted),
    headers: { "Strict-Transport-Security": "max-age=1" },
    log: (event) => void lines.push(event),
  });
  server = createServer(front);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
}

type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

const ask = (path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    request({ host: "127.0.0.1", port, path, headers, method }, (response) => {
      readText(response).then(
        (text) => resolve({ status: response.statusCode!, headers: response.headers, text }),
        reject,
      );
    })
      .once("error", reject)
      .end();
  });

test("the application is told of each page that was sent, and of nothing else", async () => {
  const told: object[] = [];
  pageAnswered.current = (page) => void told.push(page);
  handle = async (request, response) => {
    const { url = "" } = request;
    request.url = "/hi/internal";
    response.setHeader("Content-Type", url.startsWith("/api") ? "application/json" : "text/html; charset=utf-8");
    response.setHeader("X-Request-Id", "0123456789abcdef");
    response.statusCode = 404;
    response.end("{}");
  };
  await start();
  await ask("/api/user");
  await ask("/jobs/1?search=Ramesh", { traceparent: "00-a-b-01" });
  await vi.waitFor(() => expect(told).toHaveLength(1));
  expect(told).toEqual([
    {
      ...{ method: "GET", path: "/jobs/1", status: 404, ms: expect.any(Number) as number },
      ...{ requestId: "0123456789abcdef", traceparent: "00-a-b-01" },
    },
  ]);
  delete pageAnswered.current;
});

const PAGE = { accept: "text/html,*/*" };
const failing: Handle = async (_request, response) => {
  response.setHeader("x-request-id", "0123456789abcdef");
  response.setHeader("content-encoding", "gzip");
  response.statusCode = 500;
  response.write("half of a page");
  response.end("that failed");
};

test.each(["TRACE", "PROPFIND"])("%s is not a supported method", async (method) => {
  await start();
  const { status, headers } = await ask("/api/jobs", {}, method);
  expect([status, headers.allow]).toEqual([405, "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS"]);
  expect(seen).toEqual([]);
});

test.each(["/", "/jobs/1", "/icon.svg", "/_next/static/x.js", "/robots.txt"])(
  "%s is only read, and a change of it is a problem, or for a browser a page",
  async (path) => {
    await start();
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]) {
      const { status, headers } = await ask(path, {}, method);
      expect([status, headers.allow], method).toEqual([405, "GET, HEAD"]);
      expect(headers["content-type"]).toContain("application/problem+json");
    }
    expect((await ask(path, PAGE, "POST")).headers["content-type"]).toContain("text/html");
    expect(seen).toEqual([]);
  },
);

test.each([
  ["both a length and chunks", "Content-Length: 5\r\nTransfer-Encoding: chunked"],
  ["two lengths", "Content-Length: 5\r\nContent-Length: 6"],
])("a request with %s is refused, and what follows it is not read as another request", async (_name, headers) => {
  await start();
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `POST /api/login HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n0\r\n\r\nGET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n`,
  );
  const answer = await readText(socket);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
  expect(seen).toEqual([]);
});

test("a range of a file is not passed on: the whole file is sent", async () => {
  await start();
  expect((await ask("/icon.svg", { range: "bytes=999999-1" })).status).toBe(200);
  expect(seen[0]!.headers.range).toBeUndefined();
});

test("a call reads its range by itself", async () => {
  await start();
  await ask("/api/service-applications/1/voice-note", { range: "bytes=0-1" });
  expect(seen[0]!.headers.range).toBe("bytes=0-1");
});

test.each(["/jobs/%ff", "/jobs/category/%E0%A4%A", "/uploads/%zz", "http://elsewhere.example/"])(
  "%s is unreadable",
  async (path) => {
    await start();
    const { status, text } = await ask(path, { cookie: "language=en" });
    expect(status).toBe(400);
    expect(text).toContain(en.errors.invalid_json);
    expect(seen).toEqual([]);
  },
);

test("an API call gets a problem+json answer", async () => {
  await start();
  const { status, headers, text } = await ask("/api/jobs/%ff");
  expect(headers["content-type"]).toBe("application/problem+json; charset=utf-8");
  expect([status, JSON.parse(text)]).toEqual([
    400,
    {
      type: "urn:kaamsetu:problem:invalid",
      title: hi.errors.title400,
      status: 400,
      detail: hi.errors.invalid_json,
      code: "invalid",
    },
  ]);
});

test("readable addresses reach the application, even with something like an escape in the query", async () => {
  await start();
  expect(await ask("/jobs/%E0%A4%95?search=%ff")).toMatchObject({ status: 200, text: "the application" });
});

test("a page that fails while the database is down says so, readable without a script, in the reader's language", async () => {
  handle = async (one, response) => {
    databaseAwayAt.current = performance.now();
    await failing(one, response);
  };
  await start();
  const { status, headers, text } = await ask("/applied", { ...PAGE, cookie: "a=b; language=hi" });
  expect(status).toBe(503);
  expect(headers).toMatchObject({
    "retry-after": "5",
    "cache-control": "no-store",
    "content-type": "text/html; charset=utf-8",
    "x-request-id": "0123456789abcdef",
    "strict-transport-security": "max-age=1",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
  });
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-[^;]+; base-uri 'none'/);
  expect(headers["content-encoding"]).toBeUndefined();
  expect(text).toContain(`<html lang="hi">`);
  expect(text).toContain(hi.errors.unavailable);
  expect(text).not.toMatch(/<script|failed/);
});

test("a page that fails for another reason is not replaced", async () => {
  databaseAwayAt.current = performance.now();
  await new Promise((resolve) => setTimeout(resolve, 5));
  handle = failing;
  await start();
  expect(await ask("/applied", PAGE)).toMatchObject({ status: 500, text: "half of a pagethat failed" });
});

test.each([
  ["a call", "/api/jobs", PAGE],
  ["data for a page", "/applied?_rsc=1", { ...PAGE, rsc: "1" }],
  ["a script's request", "/applied", {}],
])("%s keeps its own answer", async (_what, path, headers) => {
  handle = async (one, response) => {
    databaseAwayAt.current = performance.now();
    await failing(one, response);
  };
  await start();
  expect(await ask(path, headers)).toMatchObject({ status: 500 });
});

test("an untrusted sender's forwarding headers are dropped, and the log says once which setting to use", async () => {
  await start();
  for (const forged of ["198.51.100.1", "198.51.100.2"]) {
    await ask("/", { "x-forwarded-for": forged, "x-forwarded-host": "evil.example", "x-vercel-forwarded-for": forged });
  }
  expect(seen.map(({ headers }) => headers["x-forwarded-for"])).toEqual(["127.0.0.1", "127.0.0.1"]);
  for (const { headers } of seen)
    expect(Object.keys(headers).filter((name) => /^x-(?!kaamsetu-)/.test(name))).toEqual(["x-forwarded-for"]);
  expect(lines).toEqual(["forwarding_ignored"]);
});

test("a proxy in front of this server is never Vercel's, and what a caller says of it is dropped", async () => {
  await start("loopback");
  await ask("/", { "x-forwarded-for": "203.0.113.7", "x-vercel-forwarded-for": "198.51.100.9" });
  expect(seen[0]!.headers["x-forwarded-for"]).toBe("203.0.113.7");
  expect(seen[0]!.headers["x-vercel-forwarded-for"]).toBeUndefined();
  expect(lines).toEqual([]);
});

test("a trusted proxy is trusted, except for entries forged by its caller", async () => {
  await start("loopback, 10.0.0.0/8");
  await ask("/", {
    "x-forwarded-for": "198.51.100.9, 203.0.113.7, 10.1.2.3",
    "x-forwarded-proto": "https",
  });
  expect(seen[0]!.headers).toMatchObject({ "x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https" });
  expect(lines).toEqual([]);
});

test.each([
  ["no header", "", "127.0.0.1"],
  ["a port", "203.0.113.7:4711", "203.0.113.7"],
  ["IPv6 in brackets", "[2001:db8::5]:443", "2001:db8::5"],
  ["an IPv4 address in IPv6's clothes", "::ffff:203.0.113.7", "203.0.113.7"],
  ["what is no address", "203.0.113.7, unknown", "127.0.0.1"],
  ["proxies alone", "127.0.0.5, 127.0.0.6", "127.0.0.5"],
])("behind a trusted proxy, %s yields the right address", async (_what, header, address) => {
  await start("loopback");
  await ask("/", header ? { "x-forwarded-for": header } : {});
  expect(seen[0]!.headers["x-forwarded-for"]).toBe(address);
});

test("an invalid network is refused with a sentence", () => {
  expect(() => trustedNetworks("10.0.0.0/8, my-proxy")).toThrow(
    'TRUSTED_PROXIES has "my-proxy": give networks such as 10.0.0.0/8',
  );
});

test("an error thrown by the application ends the request and is one line of the log", async () => {
  handle = () => Promise.reject(new TypeError("secret"));
  await start();
  await expect(ask("/")).rejects.toThrow();
  expect(lines).toEqual(["request_failed"]);
});
