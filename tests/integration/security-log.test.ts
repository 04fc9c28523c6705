import "../support/raised-limits";
import { logged } from "../support/log-lines";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { AuditEntry, SecurityEntry } from "@/lib/domains/admin/types";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { inRequest } from "@/lib/platform/http/log";
import { flushRefusals, noteRefusal } from "@/lib/platform/security-log/record";
import { asOwner } from "../support/as-owner";
import { openBrowser } from "../support/browser";
import { makeApplication, makeJob, makePerson, TEST_PASSWORD, type Person } from "../support/factories";
import { asFile, picture } from "../support/pictures";

const ADDRESS = { "x-forwarded-for": "203.0.113.77" };
const PHONE = { ...ADDRESS, "user-agent": "Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile Safari/537.36" };

let chief: Person;
let admin: Person;
let worker: Person;
beforeAll(async () => {
  chief = await makePerson("super_admin");
  admin = await makePerson("admin");
  worker = await makePerson("worker");
});
beforeEach(async () => {
  await flushRefusals();
  await db.securityLog.deleteMany();
  // Rows are counted by the minute.
  vi.useFakeTimers({ now: Date.now(), toFake: ["Date"] });
});
afterEach(() => void vi.useRealTimers());

const logIn = (username: string, password: string, headers: Record<string, string> = PHONE) =>
  openBrowser().call("POST", "/api/login", { json: { username, password }, headers });
const rows = () => db.securityLog.findMany({ orderBy: [{ at: "asc" }, { id: "asc" }] });
const events = async () => (await rows()).map(({ event }) => event);

test("a login has account, role, network, device and request", async () => {
  const { headers } = await logIn(worker.username, TEST_PASSWORD);
  expect(await rows()).toMatchObject([
    {
      ...{ event: "login", code: null, userId: worker.id, role: "worker", address: "203.0.113.77" },
      ...{ device: "Chrome, Android", requestId: headers.get("x-request-id"), count: 1, bucket: null },
    },
  ]);
});

test("failures of a minute are one row with a count, and nothing that was typed is kept", async () => {
  const typed = { name: "zqnobody.at.all", password: "zqsecret-words-1" };
  for (let times = 0; times < 3; times += 1) expect((await logIn(typed.name, typed.password)).status).toBe(401);
  expect((await logIn(worker.username, typed.password)).status).toBe(401);
  const [unknown, known, ...others] = (await rows()).sort((one, other) => other.count - one.count);
  expect(unknown).toMatchObject({ event: "login_failed", code: "wrong_credentials", userId: null, count: 3 });
  expect(known).toMatchObject({ event: "login_failed", userId: worker.id, count: 1 });
  expect(others).toEqual([]);
  const stored = JSON.stringify(await asOwner("SELECT to_jsonb(l)::text FROM security_log l"));
  for (const value of [...Object.values(typed), worker.username]) expect(stored).not.toContain(value);
});

test("what people do with their sessions and passwords is recorded", async () => {
  const person = await makePerson("worker");
  const { browser } = person;
  const own = await db.session.create({
    data: { id: crypto.randomUUID(), userId: person.id, expiresAt: new Date(Date.now() + 60_000) },
  });
  await browser.call("DELETE", `/api/user/sessions/${own.id}`);
  const change = (currentPassword: string) =>
    browser.call("POST", "/api/user/password", { json: { currentPassword, newPassword: "gulmohar-ki-chhaya-7" } });
  expect((await change("wrong-one")).status).toBe(400);
  expect((await change(TEST_PASSWORD)).status).toBe(204);
  expect((await browser.call("DELETE", "/api/user/sessions")).status).toBe(204);
  await logIn(person.username, "gulmohar-ki-chhaya-7");
  await openBrowser().call("POST", "/api/recovery", {
    json: { username: person.username, code: "12345678", newPassword: "gulmohar-ki-chhaya-8" },
  });
  const other = openBrowser();
  await other.call("POST", "/api/login", { json: { username: person.username, password: "gulmohar-ki-chhaya-7" } });
  await other.call("POST", "/api/logout");
  expect(await events()).toEqual([
    ...["session_ended", "own_password_refused", "password_changed", "logged_out_everywhere"],
    ...["login", "recovery_refused", "login", "logout"],
  ]);
  expect((await rows()).every(({ userId }) => userId === person.id)).toBe(true);
});

test("refused calls are counted by account, address and reason", async () => {
  for (let times = 0; times < 4; times += 1) {
    expect((await worker.browser.call("GET", "/api/admin/users", { headers: ADDRESS })).status).toBe(403);
  }
  await worker.browser.call("GET", "/api/client/stats", { headers: ADDRESS });
  // Not signed in, or not there, is nothing special.
  await openBrowser().call("GET", "/api/user");
  await worker.browser.call("GET", `/api/jobs/${crypto.randomUUID()}`);
  await flushRefusals();
  const found = (await rows()).map(({ event, code, userId, address, count }) => [event, code, userId, address, count]);
  expect(found.sort()).toEqual([
    ["refused", "admins_only", worker.id, "203.0.113.77", 4],
    ["refused", "employers_only", worker.id, "203.0.113.77", 1],
  ]);
});

test("a flood from many addresses becomes few rows", async () => {
  for (let index = 0; index < 2_000; index += 1) {
    const headers = new Headers({ "x-forwarded-for": `198.18.${index >> 8}.${index & 255}` });
    inRequest("a-request", () => noteRefusal(new AppError("rate_limited"), worker.id), headers);
  }
  await flushRefusals();
  const found = await rows();
  expect(found).toHaveLength(501);
  expect(found.find(({ address }) => address === null)).toMatchObject({ event: "limited", userId: null, count: 1_500 });
});

test("a log that cannot be written is a line of the other log, and nobody notices", async () => {
  await asOwner("ALTER TABLE security_log RENAME TO gone");
  logged.clear();
  try {
    expect((await logIn(worker.username, TEST_PASSWORD)).status).toBe(200);
    expect(logged.lines().map(({ event }) => event)).toContain("security_log_failed");
  } finally {
    await asOwner("ALTER TABLE gone RENAME TO security_log");
  }
});

describe("GET /api/admin/security-log", () => {
  const list = async (query = "") => {
    const { status, body, headers } = await chief.browser.call("GET", `/api/admin/security-log?${query}`);
    expect(status).toBe(200);
    return { entries: body as SecurityEntry[], link: headers.get("link") };
  };

  test("is for super admins", async () => {
    expect(await admin.browser.call("GET", "/api/admin/security-log")).toMatchObject({
      status: 403,
      body: { code: "above_rank" },
    });
    await flushRefusals();
    expect((await list()).entries).toMatchObject([{ event: "refused", code: "above_rank", user: { id: admin.id } }]);
  });

  test("is filtered by event, account and days, and read page by page", async () => {
    const at = (day: string) => new Date(`${day}T10:00:00+05:30`);
    const other = await makePerson("employer");
    await db.securityLog.createMany({
      data: [
        { event: "login", userId: worker.id, at: at("2026-03-01") },
        { event: "login", userId: other.id, at: at("2026-03-02") },
        { event: "logout", userId: worker.id, at: at("2026-03-03") },
      ],
    });
    const seen = async (query: string) => (await list(query)).entries.map((entry) => entry.at.slice(0, 10));
    expect(await seen("event=login")).toEqual(["2026-03-02", "2026-03-01"]);
    expect(await seen(`user=${worker.id}`)).toEqual(["2026-03-03", "2026-03-01"]);
    expect(await seen("from=2026-03-02&to=2026-03-02")).toEqual(["2026-03-02"]);
    expect(await seen("direction=asc&limit=2")).toEqual(["2026-03-01", "2026-03-02"]);
    const { link } = await list("limit=2");
    const next = /[?&]cursor=([^&>]+)/.exec(link ?? "")?.[1];
    expect(await seen(`limit=2&cursor=${next}`)).toEqual(["2026-03-01"]);
    expect((await chief.browser.call("GET", "/api/admin/security-log?event=nothing")).status).toBe(400);
  });
});

test("an admin's looks at contact, photo and selfie are in the audit log, once in ten minutes", async () => {
  const person = await makePerson("worker");
  const photo = asFile(await picture().toFormat("jpeg").toBuffer());
  const form = new FormData();
  form.set("photo", photo);
  expect((await person.browser.call("PUT", "/api/user/profile", { form })).status).toBe(200);
  const job = await makeJob((await makePerson("employer")).id);
  const answers = new FormData();
  for (const [name, value] of Object.entries({ gender: "female", experience: "1-2 years", profileImage: photo })) {
    answers.set(name, value);
  }
  const applied = await person.browser.call("POST", `/api/jobs/${job.id}/apply`, { form: answers });
  expect(applied).toMatchObject({ status: 201 });
  const { id } = applied.body as { id: string };
  const unrelated = await makeApplication(job.id, (await makePerson("worker")).id);
  const look = async (path: string, status = 200) =>
    expect((await admin.browser.call("GET", path, { headers: ADDRESS })).status, path).toBe(status);
  for (let times = 0; times < 2; times += 1) {
    await look(`/api/admin/users/${person.id}`);
    await look(`/api/admin/users/${person.id}/photo`);
    await look(`/api/service-applications/${id}/photo`);
    await look(`/api/service-applications/${id}/profile-photo`);
  }
  await look(`/api/service-applications/${unrelated.id}/photo`, 404);
  // The person's own looks are nobody's business.
  expect((await person.browser.call("GET", `/api/service-applications/${id}/photo`)).status).toBe(200);
  const { body } = await chief.browser.call("GET", `/api/admin/audit?target=${person.id}`);
  const entries = (body as AuditEntry[]).map(({ action, actor, address }) => [action, actor.id, address]);
  expect(entries.sort()).toEqual(
    ["user.view_contact", "user.view_photo", "user.view_selfie"].map((action) => [action, admin.id, "203.0.113.77"]),
  );
});
