import "../support/raised-limits";
import { beforeAll, describe, expect, test } from "vitest";
import { countOpenJobs, findEmployer } from "@/lib/domains/admin/queries";
import type { AdminUserDetails } from "@/lib/domains/admin/types";
import { db } from "@/lib/platform/db/client";
import { NOBODY } from "@/lib/domains/own-data/options";
import { dayInIndia } from "@/lib/core/time";
import { withConnection } from "@/scripts/lib/connection";
import { asOwner } from "../support/as-owner";
import { actorOf } from "../support/actor";
import { openBrowser } from "../support/browser";
import en from "@/messages/en.json";
import hi from "@/messages/hi.json";
import { jobBody, makeApplication, makeJob, makePerson, TEST_PASSWORD, type Person } from "../support/factories";
import { logged } from "../support/log-lines";

let superAdmin: Person;
let admin: Person;
beforeAll(async () => {
  superAdmin = await makePerson("super_admin");
  admin = await makePerson("admin");
});

const entriesAbout = (targetId: string) =>
  db.auditLog.findMany({ where: { targetId }, select: { actorId: true, action: true, details: true } });
const newName = () => `new.${crypto.randomUUID().slice(0, 8)}`;

describe("creating a user", () => {
  const body = (changes: object = {}) => ({
    ...{ username: newName(), password: "chameli-ka-phool", role: "worker" },
    ...changes,
  });

  test("makes an account that can sign in, and returns it without the password", async () => {
    const json = body({ preferredLanguage: "ta", region: "tamil_nadu", name: "Meena K" });
    const answer = await admin.browser.call("POST", "/api/admin/users", { json });
    expect(answer).toMatchObject({
      status: 201,
      body: { username: json.username, role: "worker", preferredLanguage: "ta", deactivatedAt: null, lastActive: null },
    });
    const { id } = answer.body as { id: string };
    expect(answer.headers.get("location")).toBe(`/api/admin/users/${id}`);
    expect(await db.profile.findUniqueOrThrow({ where: { userId: id } })).toMatchObject({ name: "Meena K" });
    const entries = await entriesAbout(id);
    expect(entries).toEqual([{ actorId: admin.id, action: "user.create", details: { role: "worker" } }]);
    expect(JSON.stringify(answer.body)).not.toMatch(/password|argon|chameli/i);
    const login = { username: json.username, password: json.password, role: "worker" };
    expect((await openBrowser().call("POST", "/api/login", { json: login })).status).toBe(200);
  });

  test.each(["admin", "super_admin"])("of role %s is for super admins", async (role) => {
    expect(await admin.browser.call("POST", "/api/admin/users", { json: body({ role }) })).toMatchObject({
      status: 403,
      body: { code: "above_rank" },
    });
    expect((await superAdmin.browser.call("POST", "/api/admin/users", { json: body({ role }) })).status).toBe(201);
  });

  test("happens only once per key, and keeps no password with the answer", async () => {
    const [json, key] = [body(), crypto.randomUUID()];
    const create = (values: object) =>
      admin.browser.call("POST", "/api/admin/users", { json: values, headers: { "idempotency-key": key } });
    const [first, second] = [await create(json), await create(json)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body).toEqual(first.body);
    expect((await create({ ...json, role: "client" })).status).toBe(422);
    const kept = await db.idempotencyKey.findMany({ where: { key } });
    expect(JSON.stringify(kept)).not.toContain(json.password);
  });

  test("with a taken name says so beside the field and records nothing", async () => {
    const before = await db.auditLog.count();
    const json = body({ username: admin.username.toUpperCase() });
    expect(await admin.browser.call("POST", "/api/admin/users", { json })).toMatchObject({
      status: 409,
      body: { code: "username_taken", errors: { username: [expect.any(String)] } },
    });
    expect(await db.auditLog.count()).toBe(before);
  });
});

describe("creating a job for an employer", () => {
  const post = (json: object, headers = {}) => admin.browser.call("POST", "/api/admin/jobs", { json, headers });

  test("posts it as the employer's own", async () => {
    const employer = await makePerson("client");
    const answer = await post({ employerId: employer.id, ...jobBody() });
    expect(answer).toMatchObject({ status: 201, body: { employerId: employer.id, status: "open" } });
    const { id } = answer.body as { id: string };
    expect(await employer.browser.call("GET", "/api/client/service-requests")).toMatchObject({ body: [{ id }] });
    expect(await entriesAbout(id)).toEqual([
      { actorId: admin.id, action: "job.create", details: { employerId: employer.id, status: "open" } },
    ]);
  });

  test("takes a multipart form with its lists", async () => {
    const employer = await makePerson("employer");
    const form = new FormData();
    const values = { employerId: employer.id, ...jobBody(), requirements: JSON.stringify(["Two years"]) };
    for (const [name, value] of Object.entries(values)) form.append(name, String(value));
    const answer = await admin.browser.call("POST", "/api/admin/jobs", { form });
    expect(answer).toMatchObject({ status: 201, body: { requirements: ["Two years"] } });
  });

  test("happens only once per key", async () => {
    const employer = await makePerson("employer");
    const key = { "idempotency-key": crypto.randomUUID() };
    const json = { employerId: employer.id, ...jobBody() };
    const [first, second] = [await post(json, key), await post(json, key)];
    expect(second.body).toEqual(first.body);
    expect(await db.job.count({ where: { employerId: employer.id } })).toBe(1);
  });

  test.each([
    ["nobody", () => Promise.resolve("00000000-0000-7000-8000-000000000000")],
    ["a worker", async () => (await makePerson("worker")).id],
    ["an admin", () => Promise.resolve(admin.id)],
    ["somebody deactivated", async () => (await makePerson("employer", { deactivatedAt: new Date() })).id],
    ["no id", () => Promise.resolve("x")],
  ])("is refused for %s, beside the field", async (_who, idOf) => {
    const employerId = await idOf();
    expect(await post({ employerId, ...jobBody() })).toMatchObject({
      status: 400,
      body: { code: "invalid", errors: { employerId: [expect.any(String)] } },
    });
  });

  test("during the employer's deactivation leaves no open job", async () => {
    for (let round = 0; round < 5; round += 1) {
      const employer = await makePerson("employer");
      await Promise.all([
        post({ employerId: employer.id, ...jobBody() }),
        superAdmin.browser.call("POST", `/api/admin/users/${employer.id}/deactivate`),
      ]);
      expect(await db.job.count({ where: { employerId: employer.id, status: "open" } })).toBe(0);
    }
  });
});

describe("deactivating", () => {
  const deactivate = (by: Person, id: string) => by.browser.call("POST", `/api/admin/users/${id}/deactivate`);

  test("ends the sessions, closes the open jobs, and ends the applications with them", async () => {
    const employer = await makePerson("employer");
    const worker = await makePerson("worker");
    const open = await makeJob(employer.id);
    const draft = await makeJob(employer.id, { status: "draft", postedAt: null });
    const application = await makeApplication(open.id, worker.id);
    expect((await employer.browser.call("GET", "/api/user")).status).toBe(200);

    const answer = await deactivate(admin, employer.id);
    expect(answer).toMatchObject({ status: 200, body: { id: employer.id, deactivatedAt: expect.any(String) } });
    expect((await employer.browser.call("GET", "/api/user")).status).toBe(401);
    expect(await db.job.findUnique({ where: { id: open.id } })).toMatchObject({ status: "closed", removedAt: null });
    expect(await db.job.findUnique({ where: { id: draft.id } })).toMatchObject({ status: "draft" });
    expect(await worker.browser.call("GET", `/api/service-applications/${application.id}`)).toMatchObject({
      status: 200,
      body: { status: "closed" },
    });
    expect(await entriesAbout(employer.id)).toEqual([
      { actorId: admin.id, action: "user.deactivate", details: { role: "employer", closedJobs: 1, reason: "other" } },
    ]);
    expect(await deactivate(admin, employer.id)).toMatchObject({ status: 409, body: { code: "already_deactivated" } });
  });

  test("by another instance ends them too: this one caches nothing of a session", async () => {
    const worker = await makePerson("worker");
    expect((await worker.browser.call("GET", "/api/user")).status).toBe(200);
    // With the statement another instance would send; this process is not informed.
    await withConnection(process.env.DATABASE_URL!, (client) =>
      client.query("DELETE FROM sessions WHERE user_id = $1", [worker.id]),
    );
    expect((await worker.browser.call("GET", "/api/user")).status).toBe(401);
  });

  test("is impossible for oneself, for a higher rank and for an unknown account", async () => {
    const other = await makePerson("admin");
    expect(await deactivate(admin, admin.id)).toMatchObject({ status: 403, body: { code: "own_account" } });
    expect(await deactivate(superAdmin, superAdmin.id)).toMatchObject({ status: 403 });
    for (const target of [other, superAdmin]) {
      expect(await deactivate(admin, target.id)).toMatchObject({ status: 403, body: { code: "above_rank" } });
    }
    expect((await deactivate(admin, "00000000-0000-7000-8000-000000000000")).status).toBe(404);
    expect((await deactivate(superAdmin, other.id)).status).toBe(200);
  });

  test("is told with its reason and the admin's words at the login and by recovery, and can be undone", async () => {
    const [employer, other] = [await makePerson("employer"), await makePerson("worker")];
    const job = await makeJob(employer.id);
    const json = { reason: "asked_money", note: "You asked Meena for 500 rupees." };
    const path = `/api/admin/users/${employer.id}`;
    const answer = await admin.browser.call("POST", `${path}/deactivate`, { json });
    expect(answer).toMatchObject({ body: { deactivationReason: json.reason, deactivationNote: json.note } });
    const entry = await db.auditLog.findFirstOrThrow({ where: { targetId: employer.id } });
    expect(JSON.stringify(entry.details)).not.toContain("Meena");

    const login = { username: employer.username, password: TEST_PASSWORD };
    const logIn = (language: "hi" | "en") => openBrowser({ language }).call("POST", "/api/login", { json: login });
    const told = await logIn("hi");
    expect(told).toMatchObject({ status: 403, body: { code: "deactivated" } });
    const { detail } = told.body as { detail: string };
    for (const part of [hi.errors.deactivated, hi.options.deactivationReason.asked_money, json.note, hi.auth.appeal]) {
      expect(detail).toContain(part);
    }
    const wrong = await openBrowser().call("POST", "/api/login", { json: { ...login, password: "wrong-one" } });
    expect(JSON.stringify(wrong.body)).not.toContain("Meena");

    const reactivate = (by: Person, id: string) =>
      by.browser.call("POST", `/api/admin/users/${id}/reactivate`, { json: { reason: "Explained by the family." } });
    expect(await reactivate(admin, other.id)).toMatchObject({ status: 409, body: { code: "not_deactivated" } });
    const both = await Promise.all([reactivate(admin, employer.id), reactivate(superAdmin, employer.id)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await db.job.findUniqueOrThrow({ where: { id: job.id } })).closedReason).toBe("deactivated");
    expect((await logIn("en")).status).toBe(200);
    const news = await db.notification.findMany({ where: { userId: employer.id }, orderBy: { createdAt: "asc" } });
    expect(news.map(({ kind, reason }) => [kind, reason])).toEqual([
      ["account_deactivated", null],
      ["account_reactivated", "Explained by the family."],
    ]);
  });

  test("of an admin is undone by super admins who have typed the password; a deleted account's place never", async () => {
    const target = await makePerson("admin", { deactivatedAt: new Date() });
    const reactivate = (by: Person, id: string) => by.browser.call("POST", `/api/admin/users/${id}/reactivate`);
    expect(await reactivate(admin, target.id)).toMatchObject({ status: 403, body: { code: "above_rank" } });
    expect((await reactivate(superAdmin, target.id)).status).toBe(200);
    const [employer, worker] = [await makePerson("employer"), await makePerson("worker")];
    await makeApplication((await makeJob(employer.id)).id, worker.id);
    expect((await employer.browser.call("DELETE", "/api/user")).status).toBe(204);
    expect((await reactivate(superAdmin, NOBODY.id)).status).toBe(404);
  });

  test("if two super admins deactivate each other at once, one remains", async () => {
    for (let round = 0; round < 8; round += 1) {
      const [one, two] = await Promise.all([makePerson("super_admin"), makePerson("super_admin")]);
      const answers = await Promise.all([deactivate(one, two.id), deactivate(two, one.id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      const left = await db.user.count({ where: { id: { in: [one.id, two.id] }, deactivatedAt: null } });
      expect(left).toBe(1);
    }
  });

  test("of one account by two admins at once happens and is recorded once", async () => {
    const worker = await makePerson("worker");
    const answers = await Promise.all([deactivate(admin, worker.id), deactivate(superAdmin, worker.id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await entriesAbout(worker.id)).toHaveLength(1);
  });
});

describe("a user's details", () => {
  const detailsOf = async (id: string) =>
    (await admin.browser.call("GET", `/api/admin/users/${id}`)).body as AdminUserDetails;

  test("count all jobs, not only the newest hundred, so that a deactivation states its exact consequence", async () => {
    const employer = await makePerson("employer");
    const worker = await makePerson("worker");
    for (let count = 0; count < 3; count += 1) await makeJob(employer.id);
    for (let count = 0; count < 100; count += 1) await makeJob(employer.id, { status: "closed" });
    const removed = await makeJob(employer.id, { removedAt: new Date() });
    await makeApplication(removed.id, worker.id);
    const { jobs, counts } = await detailsOf(employer.id);
    expect(jobs).toHaveLength(100);
    expect(jobs.filter(({ status }) => status === "open")).toEqual([]);
    expect(counts).toEqual({ jobs: 103, openJobs: 3, applications: 0 });
    expect((await detailsOf(worker.id)).counts).toEqual({ jobs: 0, openJobs: 0, applications: 1 });
    await admin.browser.call("POST", `/api/admin/users/${employer.id}/deactivate`);
    expect(await entriesAbout(employer.id)).toContainEqual(
      expect.objectContaining({ details: { role: "employer", closedJobs: 3, reason: "other" } }),
    );
    expect((await detailsOf(employer.id)).counts.openJobs).toBe(0);
  });

  test("count the open jobs of several accounts together", async () => {
    const [busy, idle] = [await makePerson("employer"), await makePerson("client")];
    await Promise.all([makeJob(busy.id), makeJob(busy.id), makeJob(idle.id, { status: "draft", postedAt: null })]);
    const counts = await countOpenJobs(await actorOf(admin, "admin"), [busy.id, idle.id, admin.id]);
    expect([...counts]).toEqual([[busy.id, 2]]);
  });
});

test("an id in the address selects an employer, or says why no job can be posted for it", async () => {
  const employer = await makePerson("client");
  const gone = await makePerson("employer", { deactivatedAt: new Date() });
  const worker = await makePerson("worker");
  const quit = await makePerson("employer");
  await db.consent.updateMany({ where: { userId: quit.id }, data: { withdrawnAt: new Date() } });
  const actor = await actorOf(admin, "admin");
  const find = (id: string) => findEmployer(actor, id);
  expect(await find(employer.id)).toEqual({ employer: { id: employer.id, username: employer.username } });
  expect(await find(gone.id)).toEqual({ refusal: "employerDeactivated" });
  expect(await find(quit.id)).toEqual({ refusal: "employerWithdrew" });
  expect(
    await admin.browser.call("POST", "/api/admin/jobs", { json: { ...jobBody(), employerId: quit.id } }),
  ).toMatchObject({ status: 400, body: { errors: { employerId: [en.validation.employerWithdrew] } } });
  for (const id of [worker.id, crypto.randomUUID(), "x"])
    expect(await find(id)).toEqual({ refusal: "employerUnknown" });
});

describe("verifying", () => {
  const verify = (by: Person, id: string, isVerified: unknown) =>
    by.browser.call("PUT", `/api/admin/users/${id}/verification`, { json: { isVerified } });

  test("is shown, revoked and recorded, once each", async () => {
    const worker = await makePerson("worker");
    for (const isVerified of [true, true, false]) {
      expect(await verify(admin, worker.id, isVerified)).toMatchObject({ status: 200, body: { isVerified } });
    }
    expect((await entriesAbout(worker.id)).map(({ action }) => action)).toEqual(["user.verify", "user.unverify"]);
    expect((await worker.browser.call("GET", "/api/user")).status).toBe(200);
  });

  test("follows the ranks", async () => {
    expect((await verify(admin, superAdmin.id, true)).status).toBe(403);
    expect((await verify(admin, admin.id, true)).status).toBe(403);
    expect((await verify(superAdmin, admin.id, true)).status).toBe(200);
    expect((await verify(admin, superAdmin.id, "yes")).status).toBe(400);
  });
});

describe("the lists", () => {
  const names = async (query: string) => {
    const answer = await admin.browser.call("GET", `/api/admin/users?limit=100&${query}`);
    return (answer.body as { username: string }[]).map(({ username }) => username);
  };

  test("find a name by any part, by its first letters, and with special characters taken literally", async () => {
    await makePerson("worker", { username: "Zarina.Q_7" });
    await makePerson("worker", { username: "b.zarina%".replace("%", "-x") });
    expect(await names("search=ARINA")).toEqual(["b.zarina-x", "Zarina.Q_7"]);
    expect(await names("search=za")).toEqual(["Zarina.Q_7"]);
    expect(await names("search=arina.q")).toEqual(["Zarina.Q_7"]);
    expect(await names("search=-x")).toEqual([]);
    expect(await names("search=q_7")).toEqual([]);
    expect(await names("search=---")).toEqual([]);
    expect(await names("search=zarina%25")).toEqual([]);
  });

  test("find every role, and both employer roles page by page in one order", async () => {
    const mark = crypto.randomUUID().slice(0, 6);
    for (const [index, role] of (["employer", "client", "client", "worker", "employer"] as const).entries()) {
      await makePerson(role, { username: `${mark}.${index}` });
    }
    expect(await names(`search=${mark}&role=client`)).toEqual([`${mark}.2`, `${mark}.1`]);
    const seen: string[] = [];
    let path: string | undefined = `/api/admin/users?limit=1&role=employers&direction=asc&search=${mark}`;
    while (path) {
      const answer = await admin.browser.call("GET", path);
      seen.push(...(answer.body as { username: string }[]).map(({ username }) => username));
      path = /<([^>]+)>/.exec(answer.headers.get("link") ?? "")?.[1];
    }
    expect(seen).toEqual([0, 1, 2, 4].map((index) => `${mark}.${index}`));
  });
});

test("the figures reflect everything created, removed, withdrawn and deactivated", async () => {
  const stats = async () => (await admin.browser.call("GET", "/api/admin/stats")).body as Record<string, number>;
  const today = async () => {
    const { body } = await admin.browser.call("GET", "/api/admin/figures");
    return (body as { day: string }[]).at(-1) as unknown as Record<string, number | string>;
  };
  const [before, dayBefore] = [await stats(), await today()];
  const employer = await makePerson("employer");
  const worker = await makePerson("worker");
  const [job, other] = [await makeJob(employer.id), await makeJob(employer.id, { status: "closed" })];
  const application = await makeApplication(job.id, worker.id);
  expect(await stats()).toEqual({
    totalUsers: before.totalUsers! + 2,
    totalJobs: before.totalJobs! + 2,
    totalApplications: before.totalApplications! + 1,
    activeJobs: before.activeJobs! + 1,
  });
  expect(await today()).toEqual({
    day: dayInIndia(),
    users: Number(dayBefore.users) + 2,
    jobs: Number(dayBefore.jobs) + 2,
    applications: Number(dayBefore.applications) + 1,
  });
  await worker.browser.call("DELETE", `/api/service-applications/${application.id}`);
  await employer.browser.call("DELETE", `/api/jobs/${other.id}`);
  await admin.browser.call("POST", `/api/admin/users/${employer.id}/deactivate`);
  expect(await stats()).toEqual({ ...before, totalUsers: before.totalUsers! + 1, totalJobs: before.totalJobs! + 1 });
  // As the dashboard's note says.
  expect((await today()).users).toBe(Number(dayBefore.users) + 2);
  const gone = await worker.browser.call("DELETE", "/api/user");
  expect(gone.status).toBe(204);
  expect((await stats()).totalUsers).toBe(before.totalUsers);
  expect((await today()).users).toBe(Number(dayBefore.users) + 1);
});

test("the figures include every day of the requested period", async () => {
  const { body } = await admin.browser.call("GET", "/api/admin/figures");
  const days = (body as { day: string }[]).map(({ day }) => day);
  expect(days).toHaveLength(90);
  expect(new Set(days).size).toBe(90);
  expect(days.at(-1)).toBe(dayInIndia());
  expect((await admin.browser.call("GET", "/api/admin/figures?days=7")).body).toHaveLength(7);
});

describe("lastActive", () => {
  const stale = () => new Date(Date.now() - 6 * 60_000);

  test("is written once by concurrent requests", async () => {
    const worker = await makePerson("worker", { lastActive: stale() });
    await asOwner("CREATE TABLE activity_writes (id uuid); GRANT INSERT ON activity_writes TO PUBLIC");
    await asOwner(`
      CREATE FUNCTION count_activity() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN INSERT INTO activity_writes VALUES (OLD.id); RETURN NULL; END $$`);
    await asOwner(`
      CREATE TRIGGER count_activity AFTER UPDATE OF last_active ON users FOR EACH ROW EXECUTE FUNCTION count_activity()`);
    await Promise.all(Array.from({ length: 12 }, () => worker.browser.call("GET", "/api/user")));
    await asOwner(`DROP TRIGGER count_activity ON users`);
    const [writes] = await asOwner<{ count: number }>("SELECT count(*)::int FROM activity_writes");
    expect(writes!.count).toBe(1);
  });

  test("keeps nobody from a page if it cannot be written", async () => {
    const worker = await makePerson("worker", { lastActive: stale() });
    logged.clear();
    await asOwner(`
      CREATE FUNCTION refuse_activity() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`);
    await asOwner(`
      CREATE TRIGGER refuse_activity BEFORE UPDATE OF last_active ON users EXECUTE FUNCTION refuse_activity()`);
    const { status } = await worker.browser.call("GET", "/api/user");
    await asOwner(`DROP TRIGGER refuse_activity ON users`);
    expect(logged.lines()[0]).toMatchObject({ level: "error", event: "activity_not_written" });
    expect(status).toBe(200);
  });
});

test("deactivated users learn why only after the right password", async () => {
  const worker = await makePerson("worker");
  await admin.browser.call("POST", `/api/admin/users/${worker.id}/deactivate`);
  const login = (password: string) =>
    openBrowser().call("POST", "/api/login", { json: { username: worker.username, password } });
  expect((await login("wrong-one")).status).toBe(401);
  expect(await login(TEST_PASSWORD)).toMatchObject({ status: 403, body: { code: "deactivated" } });
});
