import "../support/raised-limits";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { beforeAll, describe, expect, test } from "vitest";
import { csv } from "@/lib/domains/admin/export-service";
import type { ExportSource } from "@/lib/domains/admin/export-queries";
import { db } from "@/lib/platform/db/client";
import { download } from "@/lib/platform/http/download";
import { dayInIndia } from "@/lib/core/time";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";
import { logged } from "../support/log-lines";

let admin: Person;
beforeAll(async () => {
  admin = await makePerson("admin");
});

const fetchCsv = (kind: string) => admin.browser.call("GET", `/api/admin/export/${kind}.csv`);
const linesOf = (body: unknown) => (body as string).split("\r\n");

/** The chunks of a download as text, until it ends or fails. */
async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) parts.push(chunk);
  return Buffer.concat(parts).toString();
}

describe("a download", () => {
  test("names its file, its length and its columns, and is not cached", async () => {
    const { status, headers, body } = await fetchCsv("users");
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toBe(`attachment; filename="kaamsetu-users-${dayInIndia()}.csv"`);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(Number(headers.get("x-total-count"))).toBe(await db.user.count());
    const [head, ...rows] = linesOf(body);
    expect(head).toMatch(/^\uFEFF?id,username,role,name,company_name,location,region,preferred_language,verified,/);
    expect(rows.at(-1)).toBe("");
    expect(rows).toHaveLength((await db.user.count()) + 1);
  });

  test("begins with a byte order mark", async () => {
    const { value } = await csv("users").next();
    expect([...(value as Uint8Array).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });

  test("contains user input in a form that a spreadsheet will not execute", async () => {
    const employer = await makePerson("employer", { username: "-admin" });
    const worker = await makePerson("worker", { username: "_plain" });
    const job = await makeJob(employer.id, {
      title: '=HYPERLINK("http://evil.example","Open")',
      location: 'Gurgaon, Sector 4\n"near" the park',
      companyName: "+91 कंपनी",
    });
    await makeApplication(job.id, worker.id, { experience: "@SUM(A1)", profileImage: null });
    expect((await fetchCsv("users")).body).toContain(`,'-admin,employer,`);
    expect((await fetchCsv("users")).body).toContain(`,_plain,worker,`);
    const { body: jobs } = await fetchCsv("jobs");
    expect(jobs).toContain(`"'=HYPERLINK(""http://evil.example"",""Open"")"`);
    expect(jobs).toContain(`"Gurgaon, Sector 4\n""near"" the park"`);
    expect(jobs).toContain(`,'+91 कंपनी,1,0,`);
    expect((await fetchCsv("applications")).body).toContain(`,_plain,pending,'@SUM(A1),`);
  });

  test("of each kind leaves out secrets, pictures and removed jobs", async () => {
    const employer = await makePerson("employer");
    const removed = await makeJob(employer.id, { removedAt: new Date() });
    for (const kind of ["users", "jobs", "applications"]) {
      const { body } = await fetchCsv(kind);
      expect(body).not.toMatch(/argon|password|image|contact|bio/i);
      expect(body).not.toContain(removed.id);
    }
  });

  test("is recorded with its actor", async () => {
    await fetchCsv("applications");
    const entry = await db.auditLog.findFirstOrThrow({ where: { actorId: admin.id }, orderBy: { at: "desc" } });
    expect(entry).toMatchObject({ action: "export", targetType: "export", details: { kind: "applications" } });
  });

  test("requested by HEAD has only the headers, is not recorded and does not count against the limit", async () => {
    const asking = await makePerson("admin");
    for (const kind of ["users", "jobs", "applications"]) {
      const head = await asking.browser.call("HEAD", `/api/admin/export/${kind}.csv`);
      expect(head).toMatchObject({ status: 200, body: "" });
      expect(head.headers.get("content-type")).toBe("text/csv; charset=utf-8");
      expect(head.headers.get("x-total-count")).toMatch(/^\d+$/);
    }
    expect(await db.auditLog.count({ where: { actorId: asking.id } })).toBe(0);
    expect(await db.rateLimit.count({ where: { key: { contains: asking.id } } })).toBe(0);
  });

  test("writes times in UTC, days, choices and numbers like the API", async () => {
    const at = new Date("2026-03-01T20:15:30.040Z");
    const employer = await makePerson("employer", { createdAt: at, isVerified: true, region: "tamil_nadu" });
    const worker = await makePerson("worker", { createdAt: at, lastActive: at, deactivatedAt: at });
    const job = await makeJob(employer.id, { createdAt: at, postedAt: null, status: "draft", salaryMax: null });
    const startDate = new Date("2026-03-02");
    const application = await makeApplication(job.id, worker.id, { createdAt: at, startDate, interviewDate: at });
    const lineOf = async (kind: string, id: string) =>
      linesOf((await fetchCsv(kind)).body).find((line) => line.startsWith(id));
    const iso = at.toISOString();
    expect(await lineOf("users", employer.id)).toBe(
      `${employer.id},${employer.username},employer,,,,tamil_nadu,en,true,${iso},,`,
    );
    expect(await lineOf("users", worker.id)).toBe(
      `${worker.id},${worker.username},worker,,,,,en,false,${iso},${iso},${iso}`,
    );
    expect(await lineOf("jobs", job.id)).toBe(
      `${job.id},${job.title},chef-cook,Gurgaon,draft,FULL TIME,LIVE_OUT_FULL_TIME,20000,,` +
        `${employer.id},${employer.username},,1,0,${iso},`,
    );
    expect(await lineOf("applications", application.id)).toBe(
      `${application.id},${job.id},${job.title},${worker.id},${worker.username},pending,2-5 years,,` +
        `2026-03-02,${iso},${iso}`,
    );
  });

  test("of a list's filter has its rows alone, and says so in the audit log without what was searched for", async () => {
    const [employer, worker] = [await makePerson("employer"), await makePerson("worker", { phone: "+919876501234" })];
    const [open, closed] = [await makeJob(employer.id), await makeJob(employer.id, { status: "closed" })];
    const application = await makeApplication(open.id, worker.id);
    const ids = async (file: string) => {
      const answer = await admin.browser.call("GET", `/api/admin/export/${file}`);
      expect(answer.status).toBe(200);
      return String(answer.body)
        .split("\r\n")
        .slice(1, -1)
        .map((line) => line.split(",")[0]);
    };
    expect(await ids("users.csv?search=98765%2001234")).toEqual([worker.id]);
    expect(await ids("users.csv?search=98765%2001234&role=client")).toEqual([]);
    expect((await ids("users.csv?role=employers")).includes(employer.id)).toBe(true);
    expect((await ids("users.csv?role=employers")).includes(worker.id)).toBe(false);
    expect(await ids(`jobs.csv?search=${employer.id}`)).toEqual([open.id, closed.id]);
    expect(await ids(`jobs.csv?search=${employer.id}&status=closed`)).toEqual([closed.id]);
    expect(await ids(`applications.csv?search=${open.id}`)).toEqual([application.id]);
    const entry = await db.auditLog.findFirstOrThrow({ where: { action: "export" }, orderBy: { id: "desc" } });
    expect(entry.details).toEqual({ kind: "applications", filtered: true });
    expect((await admin.browser.call("GET", "/api/admin/export/jobs.csv?status=accepted")).status).toBe(400);
  });

  test("of an unknown kind is a 404", async () => {
    for (const kind of ["secrets", "users.csv", "..%2Fusers"]) expect((await fetchCsv(kind)).status).toBe(404);
  });

  test("is refused after many in an hour", async () => {
    const keen = await makePerson("admin");
    const statuses: number[] = [];
    for (let count = 0; count < 31; count += 1) {
      statuses.push((await keen.browser.call("GET", "/api/admin/export/applications.csv")).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});

/** A source of a given number of rows that records its calls. */
function sourceOf(total: number, failAt = Infinity) {
  const asked: (string | null)[] = [];
  const source: ExportSource = {
    columns: ["n"],
    read(after, take) {
      asked.push(after);
      const start = after === null ? 0 : Number(after) + 1;
      if (start >= failAt) return Promise.reject(new Error("the database went away"));
      const count = Math.max(0, Math.min(take, total - start));
      return Promise.resolve(
        Array.from({ length: count }, (_, index) => ({ id: `${start + index}`, cells: [start + index] })),
      );
    },
  };
  return { source, asked };
}

describe("batches", () => {
  test.each([0, 1, 9, 10, 11, 25])("of ten give %i rows once each, in order", async (total) => {
    const { source } = sourceOf(total);
    const lines = linesOf(await textOf(csv("users", source, 10))).slice(1, -1);
    expect(lines).toEqual(Array.from({ length: total }, (_, index) => String(index)));
  });

  test("of the real tables join without a gap", async () => {
    const employer = await makePerson("employer");
    for (let count = 0; count < 7; count += 1) await makeJob(employer.id);
    const whole = await textOf(csv("jobs"));
    expect(await textOf(csv("jobs", undefined, 3))).toBe(whole);
  });

  test("are read once the previous one was consumed, and no further once the reader has gone", async () => {
    const { source, asked } = sourceOf(1_000);
    const reader = download(csv("users", source, 10), {}).body!.getReader();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toEqual([]);
    for (let count = 0; count < 3; count += 1) await reader.read();
    expect(asked).toEqual([null, "9"]);
    await reader.cancel();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(asked).toEqual([null, "9"]);
  });

  test("abort the connection if one fails, so that a truncated file does not look whole", async () => {
    logged.clear();
    const { source } = sourceOf(1_000, 500);
    const server = createServer((_request, response) => {
      const { body } = download(csv("users", source, 100), {});
      Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
        .on("error", () => response.destroy())
        .pipe(response);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/`);
    await expect(answer.text()).rejects.toThrow();
    server.close();
    expect(logged.lines()).toMatchObject([{ event: "export_failed", kind: "users" }]);
  });
});
