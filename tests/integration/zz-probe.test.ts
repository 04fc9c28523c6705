import "../support/raised-limits";
import { beforeEach, expect, test } from "vitest";
import { NextRequest } from "next/server";
import { db } from "@/lib/db/client";
import { GET as sessionEnded } from "@/app/session-ended/route";
import { openBrowser } from "../support/browser";
import { jobBody, makeApplication, makeJob, makePerson, type Person, TEST_PASSWORD } from "../support/factories";

let employer: Person, worker: Person, jobId: string;
beforeEach(async () => {
  [employer, worker] = await Promise.all([makePerson("employer"), makePerson("worker")]);
  jobId = (await makeJob(employer.id)).id;
});
const post = (changes: object) => employer.browser.call("POST", "/api/jobs", { json: jobBody(changes as never) });
const reg = (username: string) =>
  openBrowser({ language: "en" }).call("POST", "/api/register", {
    json: { username, password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD },
  });

test("surrogate title", async () => {
  const a = await post({ title: "ab\ud800" });
  console.log("surr title", a.status, (a.body as any).title);
});
test("surrogate title with key", async () => {
  const a = await employer.browser.call("POST", "/api/jobs", {
    json: jobBody({ title: "ab\ud800" }),
    headers: { "idempotency-key": "k1" },
  });
  console.log("surr key", a.status, await db.job.count({ where: { employerId: employer.id } }));
});
test("emoji title", async () => {
  const a = await post({ title: "😀" });
  console.log("emoji title", a.status);
});
test("astral name", async () => {
  const a = await reg("𠮷a");
  console.log("astral name", a.status);
});
test("case of other scripts", async () => {
  const a = await reg("ÉmileД");
  const b = await reg("émileд");
  console.log("case", a.status, b.status);
  console.log(
    await db.$queryRaw`select datcollate, datlocprovider::text from pg_database where datname=current_database()`,
    await db.$queryRaw`select lower('É') a, lower('İ') b`,
  );
});
test("salary redos", async () => {
  const t = Date.now();
  const a = await post({ salary: `1${" ".repeat(60_000)}1` });
  console.log("salary 60k", a.status, Date.now() - t);
});
test("nfc", async () => {
  const t = Date.now();
  const a = await post({ specialInstructions: `a${"\u0301".repeat(30_000)}${"\u0323".repeat(30_000)}` });
  console.log("nfc 60k", a.status, Date.now() - t);
});
test("multipart amp", async () => {
  const f = new FormData();
  for (const [k, v] of Object.entries(jobBody())) f.set(k, v as string);
  f.set("benefits", JSON.stringify(Array.from({ length: 1_000_000 }, () => "x")));
  const t = Date.now();
  const a = await employer.browser.call("POST", "/api/jobs", { form: f });
  console.log("amp", a.status, Date.now() - t, JSON.stringify(a.body).length);
});
test("head", async () => {
  const h = await employer.browser.call("GET", "/api/user");
  console.log(h.status);
});
test("upper id", async () => {
  await makeApplication(jobId, worker.id);
  const a = await worker.browser.call("GET", `/api/jobs/${jobId.toUpperCase()}`);
  console.log("upper", a.status, (a.body as any).applied);
});
test("overload", async () => {
  const ws = await Promise.all(Array.from({ length: 150 }, () => makePerson("worker")));
  const s = await Promise.all(
    ws.map((w) =>
      w.browser
        .call("POST", `/api/jobs/${jobId}/apply`, { json: { gender: "male", experience: "1-2 years" } })
        .then((a) => a.status),
    ),
  );
  console.log(
    "overload",
    s.reduce((m, x) => ({ ...m, [x]: ((m as any)[x] ?? 0) + 1 }), {}),
  );
}, 60_000);
test("overload long lock", async () => {
  const held = db.$transaction(
    async (tx) => {
      await tx.$executeRaw`select 1 from jobs where id=${jobId}::uuid for update`;
      await new Promise((r) => setTimeout(r, 4500));
    },
    { timeout: 10000 },
  );
  const ws = await Promise.all(Array.from({ length: 30 }, () => makePerson("worker")));
  const s = await Promise.all(
    ws.map((w) =>
      w.browser
        .call("POST", `/api/jobs/${jobId}/apply`, { json: { gender: "male", experience: "1-2 years" } })
        .then((a) => a.status),
    ),
  );
  console.log(
    "longlock",
    s.reduce((m, x) => ({ ...m, [x]: ((m as any)[x] ?? 0) + 1 }), {}),
  );
  await held;
}, 60_000);
test("terminated", async () => {
  const calls = Promise.all(
    Array.from({ length: 60 }, (_, i) =>
      i % 2
        ? worker.browser.call("GET", "/api/jobs")
        : employer.browser.call("PUT", `/api/jobs/${jobId}`, { json: { title: "New title" } }),
    ),
  );
  await new Promise((r) => setTimeout(r, 30));
  const { withConnection } = await import("@/scripts/lib/connection.mjs");
  await withConnection(process.env.DATABASE_URL!, (c: any) =>
    c.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname=current_database() and pid<>pg_backend_pid()",
    ),
  );
  const s = (await calls).map((a) => a.status);
  console.log(
    "terminated",
    s.reduce((m, x) => ({ ...m, [x]: ((m as any)[x] ?? 0) + 1 }), {}),
  );
  console.log("after", (await worker.browser.call("GET", "/api/jobs")).status);
});
test("session-ended", async () => {
  for (const n of ["/%E0%A4%95", "/a%01", "//x", "/.//evil", "/%25E0", "/a%0d%0aX"]) {
    try {
      const r = await sessionEnded(new NextRequest(`http://localhost:3000/session-ended?next=${n}`));
      console.log("ended", n, r.status, r.headers.get("location"));
    } catch (e) {
      console.log("ended THROWS", n, String(e));
    }
  }
});
