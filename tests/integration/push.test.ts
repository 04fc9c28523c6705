import { RAISED_LIMITS } from "@/scripts/lib/raised-limits";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { dayInIndia } from "@/lib/core/time";
import { startPushService, type LocalSubscription } from "../support/push-service";

const service = await startPushService();
const SECRET = "a-scheduler-of-ours-1";
Object.assign(process.env, RAISED_LIMITS, { PUSH_SERVICE_URL: service.origin, CRON_SECRET: SECRET });
afterAll(() => service.stop());

const { db } = await import("@/lib/platform/db/client");
const { deliverDue } = await import("@/lib/domains/delivery/turn-service");
const { findPeople, claimDue } = await import("@/lib/domains/delivery/rows");
const { openBrowser } = await import("../support/browser");
const { makeApplication, makeJob, makePerson } = await import("../support/factories");
const { pushKeys } = await import("@/lib/platform/push/keys");
type Person = Awaited<ReturnType<typeof makePerson>>;

const PATH = "/api/user/push-subscription";
const put = ({ browser }: Pick<Person, "browser">, json: unknown) => browser.call("PUT", PATH, { json });
/** The next moment, ahead of the database's clock, when it is this hour in India. */
function nextAt(hour: number): Date {
  const today = new Date(`${dayInIndia()}T${hour}:00:00+05:30`);
  return today.getTime() > Date.now() ? today : new Date(today.getTime() + 24 * 3_600_000);
}
const NOON = nextAt(12);
const NIGHT = nextAt(23);
const tell = (userId: string, kind = "accepted") => db.notification.create({ data: { userId, kind } });
const makeDue = () => db.delivery.updateMany({ data: { dueAt: new Date(Date.now() - 1_000) } });
const waiting = (userId: string) => db.delivery.findMany({ where: { userId }, orderBy: { createdAt: "asc" } });

async function subscribed(role: "worker" | "employer" = "worker", data = {}) {
  const person = await makePerson(role, data);
  const subscription = service.subscription();
  expect((await put(person, subscription)).status).toBe(204);
  return { person, subscription };
}
const pushedTo = ({ endpoint }: LocalSubscription) =>
  service.pushed.filter(({ path }) => endpoint.endsWith(path)).map(({ message }) => message);

afterEach(async () => {
  service.answers.length = 0;
  await db.delivery.deleteMany();
});

describe("a subscription", () => {
  test("is one a session, and goes with it", async () => {
    const { person } = await subscribed();
    expect((await person.browser.call("GET", PATH)).body).toMatchObject({ isOn: true });
    expect((await put(person, service.subscription())).status).toBe(204);
    expect(await db.pushSubscription.count({ where: { userId: person.id } })).toBe(1);
    expect((await person.browser.call("DELETE", PATH)).status).toBe(204);
    expect((await person.browser.call("GET", PATH)).body).toMatchObject({ isOn: false });
    await put(person, service.subscription());
    expect((await person.browser.call("POST", "/api/logout")).status).toBe(204);
    expect(await db.pushSubscription.count({ where: { userId: person.id } })).toBe(0);
  });

  test("goes with the account, and stays with a session that the password renewed", async () => {
    const { person } = await subscribed();
    const [{ id } = { id: "" }] = await db.session.findMany({ where: { userId: person.id } });
    await db.session.update({ where: { id }, data: { id: crypto.randomUUID() } });
    expect(await db.pushSubscription.count({ where: { userId: person.id } })).toBe(1);
    const { person: leaving } = await subscribed();
    await tell(leaving.id);
    expect((await leaving.browser.call("DELETE", "/api/user")).status).toBe(204);
    expect(await db.pushSubscription.count({ where: { userId: leaving.id } })).toBe(0);
    expect(await waiting(leaving.id)).toEqual([]);
  });

  test("of a browser in which someone else signs in is theirs alone", async () => {
    const { person: before, subscription } = await subscribed();
    const { person: after } = await subscribed();
    expect((await put(after, subscription)).status).toBe(204);
    expect(await db.pushSubscription.count({ where: { userId: before.id } })).toBe(0);
    await tell(before.id);
    await deliverDue(NOON);
    expect(pushedTo(subscription)).toEqual([]);
  });

  test("is kept for the five browsers that were added last", async () => {
    const person = await makePerson("worker");
    for (let index = 0; index < 7; index += 1) {
      const id = crypto.randomUUID();
      await db.session.create({ data: { id, userId: person.id, expiresAt: new Date(Date.now() + 3_600_000) } });
      const { endpoint, keys } = service.subscription();
      const createdAt = new Date(Date.now() - 1_000_000 + index * 1_000);
      await db.pushSubscription.create({ data: { sessionId: id, userId: person.id, endpoint, ...keys, createdAt } });
    }
    const newest = service.subscription();
    await put(person, newest);
    const kept = await db.pushSubscription.findMany({ where: { userId: person.id }, orderBy: { createdAt: "desc" } });
    expect(kept).toHaveLength(5);
    expect(kept[0]!.endpoint).toBe(newest.endpoint);
  });

  test.each([
    ["an address that is no push service's", { endpoint: "https://push.example/x" }],
    ["a private address", { endpoint: "http://127.0.0.1:1/push/x" }],
    ["a key that is no point of the curve", { keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) } }],
    ["a secret of another length", { keys: { ...service.subscription().keys, auth: "short" } }],
  ])("with %s is refused", async (_fault, change) => {
    const person = await makePerson("worker");
    expect((await put(person, { ...service.subscription(), ...change })).status).toBe(400);
    expect(await db.pushSubscription.count({ where: { userId: person.id } })).toBe(0);
  });
});

test("our keys are made once and kept", async () => {
  const { person } = await subscribed();
  const { body } = await person.browser.call("GET", PATH);
  const stored = await db.pushKeys.findMany();
  expect(stored).toHaveLength(1);
  expect(body).toMatchObject({ publicKey: stored[0]!.publicKey });
  expect(Buffer.from(stored[0]!.publicKey, "base64url")).toHaveLength(65);
  expect(await pushKeys()).toMatchObject({ privateKey: stored[0]!.privateKey });
});

describe("an event", () => {
  test("that a service writes is queued for those who can be reached, and pushed without a word of what it is", async () => {
    const { person: employer, subscription } = await subscribed("employer");
    const worker = await makePerson("worker");
    const job = await makeJob(employer.id);
    const json = { gender: "female", experience: "2-5 years" };
    expect((await worker.browser.call("POST", `/api/jobs/${job.id}/apply`, { json })).status).toBe(201);
    expect(await waiting(employer.id)).toHaveLength(1);
    await deliverDue(NOON);
    expect(pushedTo(subscription)).toEqual([
      { title: "1 update from KaamSetu", body: "", path: "/notifications", tag: "news", language: "en" },
    ]);
    expect(await waiting(employer.id)).toEqual([]);
    const { headers } = service.pushed.at(-1)!;
    expect(headers).toMatchObject({ ttl: "86400", topic: "news", "content-encoding": "aes128gcm" });
  });

  test.each(["filled", "withdrawn"])("that the database writes is too: %s", async (how) => {
    const employer = await subscribed("employer");
    const worker = await subscribed("worker", { preferredLanguage: "hi" });
    const job = await makeJob(employer.person.id);
    const { id } = await makeApplication(job.id, worker.person.id);
    const { status } =
      how === "filled"
        ? await employer.person.browser.call("PUT", `/api/jobs/${job.id}/status`, {
            json: { status: "closed", filled: true },
          })
        : await worker.person.browser.call("DELETE", `/api/service-applications/${id}`);
    expect(status).toBeLessThan(300);
    await deliverDue(NOON);
    const [told, quiet] = how === "filled" ? [worker, employer] : [employer, worker];
    expect(pushedTo(told.subscription)).toHaveLength(1);
    expect(pushedTo(quiet.subscription)).toEqual([]);
    if (how === "filled") expect(pushedTo(told.subscription)[0]).toMatchObject({ title: "KaamSetu से 1 नई सूचना" });
  });

  test("is not queued for someone who can be reached nowhere", async () => {
    const worker = await makePerson("worker");
    await tell(worker.id);
    expect(await waiting(worker.id)).toEqual([]);
  });

  test("that was undone is not queued", async () => {
    const { person } = await subscribed();
    await db
      .$transaction(async (tx) => {
        await tx.notification.create({ data: { userId: person.id, kind: "accepted" } });
        throw new Error("undone");
      })
      .catch(() => undefined);
    expect(await waiting(person.id)).toEqual([]);
  });

  test("that was seen on the page, is old or of no interest, is not pushed", async () => {
    const { person, subscription } = await subscribed();
    await db.notificationSettings.create({ data: { userId: person.id, muted: ["jobs"] } });
    const [seen, old] = [await tell(person.id), await tell(person.id)];
    await tell(person.id, "job_expired");
    await db.notification.update({ where: { id: seen.id }, data: { seenAt: new Date() } });
    await db.notification.update({ where: { id: old.id }, data: { createdAt: new Date(Date.now() - 80 * 3_600_000) } });
    expect(await deliverDue(NOON)).toEqual({ taken: 3, done: 3 });
    expect(pushedTo(subscription)).toEqual([]);
  });

  test("is pushed together with others, and says what it is about where its owner wants that", async () => {
    const { person, subscription } = await subscribed();
    await tell(person.id, "shortlisted");
    await tell(person.id, "interview_set");
    await deliverDue(NOON);
    expect(pushedTo(subscription)).toMatchObject([{ title: "2 updates from KaamSetu" }]);
    await db.notificationSettings.create({ data: { userId: person.id, showsDetails: true } });
    await tell(person.id, "accepted");
    await deliverDue(NOON);
    expect(pushedTo(subscription)[1]).toMatchObject({ title: "KaamSetu", body: "Your application was accepted" });
  });

  test("waits for the end of quiet hours, which count as no attempt", async () => {
    const { person, subscription } = await subscribed();
    await tell(person.id);
    await deliverDue(NIGHT);
    expect(pushedTo(subscription)).toEqual([]);
    const [row] = await waiting(person.id);
    expect(row).toMatchObject({ attempts: 0, dueAt: new Date(NIGHT.getTime() + 8 * 3_600_000) });
    await makeDue();
    await deliverDue(new Date(NIGHT.getTime() + 8 * 3_600_000));
    expect(pushedTo(subscription)).toHaveLength(1);
  });
});

describe("a push service", () => {
  test.each([404, 410])("that answers %s has the browser forgotten", async (status) => {
    const { person } = await subscribed();
    await tell(person.id);
    service.answers.push({ status });
    await deliverDue(NOON);
    expect(await db.pushSubscription.count({ where: { userId: person.id } })).toBe(0);
    expect(await waiting(person.id)).toEqual([]);
  });

  test("that fails is tried again later, as late as it asks, and only for the browser that lacks it", async () => {
    const { person, subscription } = await subscribed();
    const id = crypto.randomUUID();
    await db.session.create({ data: { id, userId: person.id, expiresAt: new Date(Date.now() + 3_600_000) } });
    const second = service.subscription();
    await db.pushSubscription.create({
      data: { sessionId: id, userId: person.id, endpoint: second.endpoint, ...second.keys },
    });
    await tell(person.id);
    service.answers.push({ status: 201 }, { status: 503, headers: { "Retry-After": "600" } });
    await deliverDue(NOON);
    const sent = [subscription, second].map((one) => pushedTo(one).length);
    expect(sent.toSorted()).toEqual([0, 1]);
    const [row] = await waiting(person.id);
    expect(row).toMatchObject({ attempts: 1, done: [expect.stringMatching(/^push:/)] });
    expect(row!.dueAt.getTime() - NOON.getTime()).toBeGreaterThanOrEqual(600_000);
    expect(await deliverDue(NOON)).toEqual({ taken: 0, done: 0 });
    await makeDue();
    await deliverDue(NOON);
    expect([subscription, second].map((one) => pushedTo(one).length)).toEqual([1, 1]);
    expect(await waiting(person.id)).toEqual([]);
  });

  test("that never recovers is given up", async () => {
    const { person, subscription } = await subscribed();
    await tell(person.id);
    for (let attempt = 0; attempt < 8; attempt += 1) {
      expect(await waiting(person.id)).toHaveLength(1);
      service.answers.push({ status: 500 });
      await makeDue();
      await deliverDue(NOON);
    }
    expect(await waiting(person.id)).toEqual([]);
    expect(pushedTo(subscription)).toEqual([]);
  });

  test("that redirects is not followed, and one that refuses is not asked again", async () => {
    const { person } = await subscribed();
    const target = service.subscription();
    for (const answer of [{ status: 307, headers: { Location: target.endpoint } }, { status: 403 }]) {
      await tell(person.id);
      service.answers.push(answer);
      await deliverDue(NOON);
      expect(await waiting(person.id)).toEqual([]);
    }
    expect(pushedTo(target)).toEqual([]);
    expect(await db.pushSubscription.count({ where: { userId: person.id } })).toBe(1);
  });
});

describe("several instances", () => {
  test("never take up the same, nor wait for each other", async () => {
    const { person } = await subscribed();
    await db.notification.createMany({
      data: Array.from({ length: 60 }, () => ({ userId: person.id, kind: "accepted" })),
    });
    const taken = await Promise.all(Array.from({ length: 4 }, () => claimDue()));
    const ids = taken.flat().map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(30);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test("take over what one that was killed had taken up, once its lease is over", async () => {
    const { person, subscription } = await subscribed();
    await tell(person.id);
    expect(await claimDue()).toHaveLength(1);
    expect(await deliverDue(NOON)).toEqual({ taken: 0, done: 0 });
    // Two minutes later.
    await makeDue();
    expect(await deliverDue(NOON)).toEqual({ taken: 1, done: 1 });
    expect(pushedTo(subscription)).toHaveLength(1);
  });

  test("read people who were deleted meanwhile as nobody", async () => {
    expect(await findPeople([crypto.randomUUID()])).toEqual(new Map());
  });
});

test("a scheduler with the secret delivers what is due; for everyone else there is no such address", async () => {
  const { person, subscription } = await subscribed();
  await db.notificationSettings.create({ data: { userId: person.id, quietFrom: null, quietTo: null } });
  await tell(person.id);
  const call = (headers: Record<string, string>) => openBrowser().call("GET", "/api/tasks/deliveries", { headers });
  for (const headers of [{}, { authorization: "Bearer another-secret-than-1" }, { authorization: SECRET }]) {
    expect(await call(headers as Record<string, string>)).toMatchObject({ status: 404, body: { code: "not_found" } });
  }
  expect(await call({ authorization: `Bearer ${SECRET}` })).toMatchObject({ status: 200, body: { taken: 1, done: 1 } });
  expect(pushedTo(subscription)).toHaveLength(1);
});
