import "../support/raised-limits";
import { describe, expect, test } from "vitest";
import { sessionCookie } from "@/lib/access/auth/session-cookie";
import { proveActor } from "@/lib/access/auth/session";
import { db } from "@/lib/platform/db/client";
import { latestConsent } from "@/lib/domains/users/consent-queries";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { CONSENT_VERSIONS, type ConsentKind } from "@/lib/language/notices/consents";
import { withConnection } from "@/scripts/lib/connection";
import { openBrowser, type Browser } from "../support/browser";
import { makeApplication, makeJob, makePerson, TEST_PASSWORD, type Person } from "../support/factories";

const consent = { version: CONSENT_VERSIONS.notice, language: "hi" };
const owes = async (browser: Browser) => (await proveActor(browser.cookies.get(sessionCookie().name)))?.owesConsent;
const NOT_ASKED = { isAdult: null, consents: {} };

test("a visitor reads the versions in force, by which each call's consent is taken", async () => {
  const { body } = await openBrowser().call("GET", "/api/notices");
  const notices = body as Record<ConsentKind, { version: string; page: string }> & { languages: string[] };
  expect(notices.languages).toEqual(LANGUAGES);
  expect([notices.notice.page, notices.terms.page]).toEqual(["/privacy", "/terms"]);

  const job = await makeJob((await makePerson("employer")).id);
  const { browser } = await makePerson("worker", NOT_ASKED);
  const agreed = (kind: ConsentKind) => ({ version: notices[kind].version, language: "hi" });
  const answers = [
    await browser.call("POST", "/api/user/consent", { json: { isAdult: true, consent: agreed("notice") } }),
    await browser.call("POST", "/api/user/terms", { json: agreed("terms") }),
    await browser.call("POST", `/api/jobs/${job.id}/apply`, {
      json: { gender: "female", experience: "1-2 years", consent: agreed("sharing") },
    }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 201]);
});

test("someone not asked may call anything, and owes the next screen an answer until it is given", async () => {
  const { id, browser } = await makePerson("worker", NOT_ASKED);
  expect(await owes(browser)).toBe(true);
  expect((await browser.call("GET", "/api/service-requests")).status).toBe(200);
  expect((await browser.call("POST", "/api/user/consent", { json: { isAdult: true, consent } })).status).toBe(204);
  expect(await owes(browser)).toBe(false);
  expect(await latestConsent(id, "notice")).toMatchObject(consent);
  expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ isAdult: true });
});

test("a notice that has changed is asked about again, and admins are never asked", async () => {
  const earlier = { kind: "notice", version: "2020-01-01", language: "en", call: "test" } as const;
  const { browser } = await makePerson("employer", { consents: { create: earlier } });
  expect(await owes(browser)).toBe(true);
  expect(await owes((await makePerson("admin", NOT_ASKED)).browser)).toBe(false);
});

test.each([
  ["someone under 18", { isAdult: false, consent }, 400, "invalid"],
  ["no consent", { isAdult: true }, 400, "invalid"],
  ["an outdated notice", { isAdult: true, consent: { ...consent, version: "2020-01-01" } }, 409, "terms_changed"],
])("%s is refused and nothing recorded", async (_what, json, status, code) => {
  const { id, browser } = await makePerson("worker", NOT_ASKED);
  expect(await browser.call("POST", "/api/user/consent", { json })).toMatchObject({ status, body: { code } });
  expect(await latestConsent(id, "notice")).toBeNull();
  expect(await owes(browser)).toBe(true);
});

test("withdrawing an application while its consent is taken back never ends in a deadlock", async () => {
  const job = await makeJob((await makePerson("employer")).id);
  for (let round = 0; round < 15; round += 1) {
    const worker = await makePerson("worker");
    const { id } = await makeApplication(job.id, worker.id);
    const path = `/api/service-applications/${id}`;
    const answers = await Promise.all([
      worker.browser.call("DELETE", `${path}/consent`),
      worker.browser.call("DELETE", path),
      worker.browser.call("DELETE", `${path}/consent`),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 204 && status !== 404)).toEqual([]);
  }
});

describe("someone who takes back the agreement to the notice", () => {
  const apply = ({ browser }: Person, jobId: string) =>
    browser.call("POST", `/api/jobs/${jobId}/apply`, { json: { gender: "female", experience: "1-2 years" } });
  const withdraw = ({ browser }: Person) => browser.call("DELETE", "/api/user/consent");

  test("leaves no application that was being sent just then", async () => {
    const job = await makeJob((await makePerson("employer")).id);
    const worker = await makePerson("worker");
    const answers = await withConnection(process.env.TEST_OWNER_URL!, async (client) => {
      await client.query("BEGIN");
      await client.query("SELECT 1 FROM jobs WHERE id = $1 FOR UPDATE", [job.id]);
      const applying = apply(worker, job.id);
      await new Promise((resolve) => setTimeout(resolve, 400));
      const withdrawing = withdraw(worker);
      await new Promise((resolve) => setTimeout(resolve, 400));
      await client.query("COMMIT");
      return Promise.all([applying, withdrawing]);
    });
    expect(answers.map(({ status }) => status)).toEqual([201, 204]);
    expect(await db.application.count({ where: { workerId: worker.id } })).toBe(0);
  });

  test("and sends applications or opens a job at the same time is never left with one, nor in a deadlock", async () => {
    const jobs = await Promise.all([1, 2].map(async () => makeJob((await makePerson("employer")).id)));
    const [first, second] = jobs.map(({ id }) => id) as [string, string];
    for (let round = 0; round < 15; round += 1) {
      const worker = await makePerson("worker");
      const employer = await makePerson("employer");
      const closed = await makeJob(employer.id, { status: "closed" });
      const open = { json: { status: "open" } };
      const calls = [
        () => apply(worker, first),
        () => apply(worker, first),
        () => apply(worker, second),
        () => employer.browser.call("PUT", `/api/jobs/${closed.id}/status`, open),
        () => withdraw(worker),
        () => withdraw(employer),
      ];
      // Each round begins with another one.
      const order = calls.map((_, index) => calls[(index + round) % calls.length]!);
      const answers = await Promise.all(order.map((call) => call()));
      const unexpected = answers.filter(
        ({ status, body }) =>
          ![200, 201, 204].includes(status) &&
          !["first_steps", "already_applied"].includes((body as { code: string }).code),
      );
      expect(unexpected).toEqual([]);
      expect(await db.application.count({ where: { workerId: worker.id } })).toBe(0);
      expect(await db.job.count({ where: { employerId: employer.id, status: "open" } })).toBe(0);
    }
    const counts = await db.job.findMany({
      where: { id: { in: [first, second] } },
      select: { applicationsCount: true },
    });
    expect(counts).toEqual([{ applicationsCount: 0 }, { applicationsCount: 0 }]);
  });

  test("is gone from every employer's screen, and can do nothing but agree again, complain, take the data along or leave", async () => {
    const employer = await makePerson("employer");
    const worker = await makePerson("worker");
    const statuses = ["pending", "accepted", "rejected"] as const;
    const jobs = await Promise.all(statuses.map(() => makeJob(employer.id)));
    for (const [index, status] of statuses.entries()) await makeApplication(jobs[index]!.id, worker.id, { status });
    expect((await worker.browser.call("DELETE", "/api/user/consent")).status).toBe(204);

    for (const job of jobs) {
      const { body } = await employer.browser.call("GET", `/api/jobs/${job.id}/applications`);
      expect(body).toEqual([]);
      expect((await db.job.findUniqueOrThrow({ where: { id: job.id } })).applicationsCount).toBe(0);
    }
    // The employer learns that someone accepted cannot come; of the rejected one nothing is left.
    const left = await db.withdrawal.findMany({ where: { workerId: worker.id }, orderBy: { wasAccepted: "asc" } });
    expect(left.map(({ jobId, wasAccepted }) => [jobId, wasAccepted])).toEqual([
      [jobs[0]!.id, false],
      [jobs[1]!.id, true],
    ]);
    const consents = await db.consent.findMany({ where: { userId: worker.id } });
    expect(consents.map(({ withdrawnAt }) => withdrawnAt === null)).toEqual([false, false, false, false]);

    expect(await worker.browser.call("GET", "/api/service-requests")).toMatchObject({
      status: 403,
      body: { code: "first_steps" },
    });
    const login = { username: worker.username, password: TEST_PASSWORD };
    expect((await worker.browser.call("POST", "/api/login", { json: login })).body).toMatchObject({
      mustDo: ["agree_again"],
    });
    const data = await worker.browser.call("GET", "/api/user/data");
    expect(data).toMatchObject({ status: 200, body: { applications: [] } });
    expect(JSON.stringify(data.body)).toContain(`"withdrawnAt":"${new Date().toISOString().slice(0, 10)}`);
    expect((await worker.browser.call("GET", "/api/user/profile/photo")).body).toMatchObject({ code: "not_found" });
    const complaint = { kind: "data", text: "Is everything gone?" };
    expect((await worker.browser.call("POST", "/api/user/grievances", { json: complaint })).status).toBe(201);

    expect((await worker.browser.call("POST", "/api/user/consent", { json: { isAdult: true, consent } })).status).toBe(
      204,
    );
    expect((await worker.browser.call("GET", "/api/service-requests")).status).toBe(200);
  });

  test("hires nobody: an employer's open jobs are closed, and the account can be deleted", async () => {
    const employer = await makePerson("employer");
    const worker = await makePerson("worker");
    const job = await makeJob(employer.id);
    const { id } = await makeApplication(job.id, worker.id);
    expect((await employer.browser.call("DELETE", "/api/user/consent")).status).toBe(204);
    expect((await worker.browser.call("GET", `/api/service-applications/${id}`)).body).toMatchObject({
      status: "closed",
      job: { status: "closed" },
    });
    expect((await employer.browser.call("POST", "/api/jobs", { json: {} })).status).toBe(403);
    expect((await employer.browser.call("DELETE", "/api/user")).status).toBe(204);
  });
});
