import "../support/raised-limits";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/db/client";
import { listLostHires } from "@/lib/domains/applications/received-queries";
import type { Application } from "@/lib/domains/applications/types";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import { addDays, dayInIndia } from "@/lib/core/time";
import { actorOf } from "../support/actor";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";
import { asFile, picture } from "../support/pictures";

const ANSWERS = { gender: "female", experience: "2-5 years" };

const inDays = (days: number) => addDays(dayInIndia(), days);

let employer: Person;
let worker: Person;
let jobId: string;
beforeEach(async () => {
  [employer, worker] = await Promise.all([makePerson("employer"), makePerson("worker")]);
  jobId = (await makeJob(employer.id)).id;
});

const apply = (person: Person, json: object = ANSWERS, headers = {}) =>
  person.browser.call("POST", `/api/service-requests/${jobId}/apply`, { json, headers });
const decide = (person: Person, id: string, json: object) =>
  person.browser.call("PUT", `/api/service-applications/${id}/status`, { json });
const countOfJob = async () => (await db.job.findUniqueOrThrow({ where: { id: jobId } })).applicationsCount;

describe("applying", () => {
  test("creates a pending application with its event and counts it", async () => {
    const answer = await apply(worker, { ...ANSWERS, shift: "Flexible Hours", start_date: inDays(7) });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        job_id: jobId,
        status: "pending",
        ...ANSWERS,
        shift: "Flexible Hours",
        start_date: inDays(7),
        profile_image: null,
        voice_note: null,
        voice_seconds: null,
      },
    });
    const { id } = answer.body as Application;
    expect((await worker.browser.call("GET", `/api/service-applications/${id}`)).body).toMatchObject({
      events: [{ status: "submitted", at: expect.any(String) }],
    });
    expect(await countOfJob()).toBe(1);
  });

  test("requires gender and experience, with the specification's messages", async () => {
    expect((await apply(worker, {})).body).toMatchObject({
      status: 400,
      errors: { gender: ["Please select your gender"], experience: ["Please select your experience level"] },
    });
  });

  test.each(["0000-01-01", "2026-02-30", "12026-01-01", "yesterday", 20261201])(
    "does not accept %j as a day",
    async (start_date) => {
      const answer = await apply(worker, { ...ANSWERS, start_date });
      expect(answer).toMatchObject({ status: 400, body: { errors: { start_date: [expect.any(String)] } } });
    },
  );

  test("a first day that is over is refused beside its field, today is not", async () => {
    expect(await apply(worker, { ...ANSWERS, start_date: inDays(-1) })).toMatchObject({
      status: 400,
      body: { errors: { start_date: ["Please choose today or a later day."] } },
    });
    expect(await countOfJob()).toBe(0);
    const answer = await apply(worker, { ...ANSWERS, start_date: dayInIndia() });
    expect(answer).toMatchObject({ status: 201, body: { start_date: dayInIndia() } });
  });

  test("a first day that passed while the application waited for network is any day", async () => {
    const late = (start_date: string) => apply(worker, { ...ANSWERS, start_date }, { "X-Account": worker.id });
    expect((await late("yesterday")).status).toBe(400);
    expect(await late(inDays(-3))).toMatchObject({ status: 201, body: { start_date: null } });
  });

  test("the first answer comes again, however late, when its day is over", async () => {
    const headers = { "Idempotency-Key": crypto.randomUUID() };
    const json = { ...ANSWERS, start_date: dayInIndia() };
    const first = await apply(worker, json, headers);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 24 * 3_600_000 });
    try {
      expect(await apply(worker, json, headers)).toMatchObject({ status: 201, body: first.body });
    } finally {
      vi.useRealTimers();
    }
  });

  test("two workers at once both succeed", async () => {
    const answers = await Promise.all([apply(worker), apply(await makePerson("service_provider"))]);
    expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
    expect(await countOfJob()).toBe(2);
  });

  test("one worker many times at once succeeds exactly once; the other calls are refused", async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => apply(worker)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 201)) {
      expect(answer).toMatchObject({ status: 409, body: { code: "already_applied" } });
    }
    expect(await countOfJob()).toBe(1);
    expect(await db.application.count({ where: { jobId } })).toBe(1);
  });

  test("again with the same Idempotency-Key gets the first answer", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const first = await apply(worker, ANSWERS, headers);
    expect(await apply(worker, ANSWERS, headers)).toMatchObject({ status: 201, body: first.body });
    expect(await countOfJob()).toBe(1);
  });

  test("to a job closed in the meantime is refused", async () => {
    await db.job.update({ where: { id: jobId }, data: { status: "closed" } });
    expect(await apply(worker)).toMatchObject({ status: 409, body: { code: "job_not_open" } });
  });

  test("to a removed job or a draft is a 404", async () => {
    await db.job.update({ where: { id: jobId }, data: { removedAt: new Date() } });
    expect((await apply(worker)).status).toBe(404);
    jobId = (await makeJob(employer.id, { status: "draft" })).id;
    expect((await apply(worker)).status).toBe(404);
  });

  test("while the job is being closed either succeeds before or is refused, and the count is right", async () => {
    const close = () => employer.browser.call("PUT", `/api/jobs/${jobId}/status`, { json: { status: "closed" } });
    const workers = await Promise.all(Array.from({ length: 4 }, () => makePerson("worker")));
    const [, ...answers] = await Promise.all([close(), ...workers.map((person) => apply(person))]);
    const accepted = answers.filter((answer) => answer.status === 201).length;
    expect(await db.application.count({ where: { jobId } })).toBe(accepted);
    expect(await countOfJob()).toBe(accepted);
  });
});

describe("withdrawing", () => {
  test("deletes the application, uncounts it, and the worker may apply again", async () => {
    const { id } = (await apply(worker)).body as Application;
    expect((await worker.browser.call("DELETE", `/api/service-applications/${id}`)).status).toBe(204);
    expect((await worker.browser.call("DELETE", `/api/service-applications/${id}`)).status).toBe(404);
    expect(await countOfJob()).toBe(0);
    expect((await apply(worker)).status).toBe(201);
  });

  test("keeps only who applied when, and neither the answers nor the stored reply", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const { id, created_at } = (await apply(worker, ANSWERS, headers)).body as Application;
    await worker.browser.call("DELETE", `/api/service-applications/${id}`);
    expect(await db.withdrawal.findUniqueOrThrow({ where: { id } })).toEqual({
      ...{ id, jobId, workerId: worker.id, wasAccepted: false, appliedAt: new Date(created_at) },
      withdrawnAt: expect.any(Date) as Date,
    });
    expect(await db.applicationEvent.count({ where: { applicationId: id } })).toBe(0);
    expect(await db.idempotencyKey.count({ where: { userId: worker.id } })).toBe(0);
  });

  test.each([
    ["pending", 204],
    ["shortlisted", 204],
    ["accepted", 204],
    ["rejected", 409],
  ] as const)("while it is %s answers %i", async (status, expected) => {
    const { id } = await makeApplication(jobId, worker.id, { status });
    expect((await worker.browser.call("DELETE", `/api/service-applications/${id}`)).status).toBe(expected);
    expect(await db.application.count({ where: { id } })).toBe(expected === 204 ? 0 : 1);
    // After an acceptance the employer is told, but no longer of whom.
    const lost = await listLostHires(await actorOf(employer, "employer"), jobId);
    expect(lost).toHaveLength(status === "accepted" ? 1 : 0);
  });

  test("everything takes the worker from every employer's answers at once, whatever a browser kept", async () => {
    const other = await makePerson("employer");
    await db.profile.update({ where: { userId: worker.id }, data: { name: "Meena Unlike" } });
    const ids = [
      (await makeApplication(jobId, worker.id, { status: "accepted" })).id,
      (await makeApplication((await makeJob(other.id)).id, worker.id)).id,
    ];
    const owners = [employer, other] as const;
    const jobIds = (await db.application.findMany({ where: { id: { in: ids } }, orderBy: { id: "asc" } })).map(
      (row) => row.jobId,
    );
    const list = (index: number, headers = {}) =>
      owners[index]!.browser.call("GET", `/api/service-requests/${jobIds[index]!}/applications`, { headers });
    const before = await Promise.all([list(0), list(1)]);
    for (const { body, headers } of before) {
      expect(JSON.stringify(body)).toContain("Meena Unlike");
      expect(headers.get("cache-control")).toMatch(/no-store/);
    }
    for (const id of ids) await worker.browser.call("DELETE", `/api/service-applications/${id}`);
    for (const [index, owner] of owners.entries()) {
      expect((await list(index)).body).toEqual([]);
      for (const path of ["", "/photo", "/profile-photo"]) {
        const answer = await owner.browser.call("GET", `/api/service-applications/${ids[index]!}${path}`);
        expect(answer.status).toBe(404);
      }
    }
  });

  test("twice at once uncounts it once", async () => {
    const { id } = await makeApplication(jobId, worker.id);
    const answers = await Promise.all(
      [1, 2, 3].map(() => worker.browser.call("DELETE", `/api/service-applications/${id}`)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([204, 404, 404]);
    expect(await countOfJob()).toBe(0);
  });

  test("does not deadlock with a concurrent application by the same worker", async () => {
    const { id } = await makeApplication(jobId, worker.id);
    let withdrawn: Promise<{ status: number }> | undefined;
    // Simulates an apply that has passed its first check and holds the job's row when the withdrawal begins.
    const lateApply = db.$transaction(async (tx) => {
      await tx.job.update({ where: { id: jobId }, data: { applicationsCount: { increment: 1 } } });
      withdrawn = worker.browser.call("DELETE", `/api/service-applications/${id}`);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const ids = { jobId, workerId: worker.id, employerId: employer.id };
      await tx.application.create({ data: { ...ids, gender: "female", experience: "2-5 years" } });
    });
    await expect(lateApply).rejects.toMatchObject({ code: "P2002" });
    expect((await withdrawn!).status).toBe(204);
    expect(await countOfJob()).toBe(0);
  });

  test("leaves nothing to decide on", async () => {
    const { id } = await makeApplication(jobId, worker.id);
    await worker.browser.call("DELETE", `/api/service-applications/${id}`);
    expect(await decide(employer, id, { status: "accepted" })).toMatchObject({
      status: 404,
      body: { code: "application_not_found" },
    });
  });
});

describe("deciding", () => {
  test.each([
    ["pending", "shortlisted", 200],
    ["pending", "accepted", 200],
    ["pending", "rejected", 200],
    ["shortlisted", "accepted", 200],
    ["shortlisted", "rejected", 200],
    ["shortlisted", "shortlisted", 409],
    ["pending", "pending", 409],
    ["accepted", "rejected", 409],
    ["rejected", "accepted", 409],
    ["accepted", "shortlisted", 409],
  ] as const)("from %s to %s answers %i", async (from, to, status) => {
    const { id } = await makeApplication(jobId, worker.id, { status: from });
    expect((await decide(employer, id, { status: to })).status).toBe(status);
    const row = await db.application.findUniqueOrThrow({ where: { id } });
    expect(row.status).toBe(status === 200 ? to : from);
  });

  test("two at once: one wins, the other gets 409", async () => {
    const { id } = await makeApplication(jobId, worker.id);
    const answers = await Promise.all([
      decide(employer, id, { status: "accepted" }),
      decide(employer, id, { status: "rejected" }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const winner = answers.find((answer) => answer.status === 200)!.body as Application;
    expect((await db.application.findUniqueOrThrow({ where: { id } })).status).toBe(winner.status);
    expect(
      await db.applicationEvent.count({ where: { applicationId: id, type: { in: ["accepted", "rejected"] } } }),
    ).toBe(1);
  });

  test.each(["0000-01-01T00:00:00Z", "9999-12-31T23:59:59-23:00", "2026-12-01", "soon"])(
    "does not accept %s as an interview",
    async (interview_date) => {
      const { id } = await makeApplication(jobId, worker.id);
      expect((await decide(employer, id, { status: "shortlisted", interview_date })).status).toBe(400);
    },
  );
});

describe("the end of a job", () => {
  const ENDS = {
    "saying that it is filled": () =>
      employer.browser.call("PUT", `/api/jobs/${jobId}/status`, { json: { status: "closed", filled: true } }),
    removing: () => employer.browser.call("DELETE", `/api/service-requests/${jobId}`),
    "deactivating its employer": async () =>
      (await makePerson("admin")).browser.call("POST", `/api/admin/users/${employer.id}/deactivate`),
  };
  test.each(Object.entries(ENDS))(
    "by %s closes what is undecided, finally, and tells the worker",
    async (_name, end) => {
      const statuses = ["pending", "shortlisted", "accepted", "rejected"] as const;
      const people = await Promise.all(statuses.map(() => makePerson("worker")));
      const made = await Promise.all(
        statuses.map((status, index) => makeApplication(jobId, people[index]!.id, { status })),
      );
      expect((await end()).status).toBeLessThan(300);
      const now = made.map(({ id }) => db.application.findUniqueOrThrow({ where: { id } }));
      expect((await Promise.all(now)).map(({ status }) => status)).toEqual([
        "closed",
        "closed",
        "accepted",
        "rejected",
      ]);
      const path = `/api/service-applications/${made[0]!.id}`;
      expect((await people[0]!.browser.call("GET", path)).body).toMatchObject({
        status: "closed",
        events: [{ status: "submitted" }, { status: "closed", note: null }],
      });
      expect(await people[0]!.browser.call("DELETE", path)).toMatchObject({
        status: 409,
        body: { code: "already_decided" },
      });
    },
  );
});

describe("applying again after the job expired and was reopened", () => {
  const setStatus = (status: string) => employer.browser.call("PUT", `/api/jobs/${jobId}/status`, { json: { status } });
  const expire = () => db.job.update({ where: { id: jobId }, data: { status: "closed", closedReason: "expired" } });
  const reopen = async () => {
    await expire();
    await setStatus("open");
  };

  test("replaces the application that ended with it, with its picture, consent and decisions", async () => {
    const form = new FormData();
    const consent = { version: CONSENT_VERSIONS.sharing, language: "en" };
    for (const [name, value] of Object.entries({ ...ANSWERS, consent: JSON.stringify(consent) })) form.set(name, value);
    form.set("profileImage", asFile(await picture(40, 40).png().toBuffer()));
    const first = (await worker.browser.call("POST", `/api/jobs/${jobId}/apply`, { form })).body as Application;
    expect((await decide(employer, first.id, { status: "shortlisted" })).status).toBe(200);
    const { profileImage } = await db.application.findUniqueOrThrow({ where: { id: first.id } });
    const job = `/api/service-requests/${jobId}`;
    await expire();
    expect((await worker.browser.call("GET", job)).body).toMatchObject({ applied: true });
    await setStatus("open");
    expect((await worker.browser.call("GET", job)).body).toMatchObject({ applied: false });
    const again = await apply(worker, { gender: "other", experience: "10+ years" });
    expect(again).toMatchObject({ status: 201, body: { status: "pending", gender: "other", profile_image: null } });
    expect(await countOfJob()).toBe(1);
    expect((await worker.browser.call("GET", job)).body).toMatchObject({ applied: true });
    expect(await db.upload.count({ where: { name: profileImage! } })).toBe(0);
    // The earlier consent and shortlisting give the employer nothing of the new one.
    const { id } = again.body as Application;
    expect((await employer.browser.call("GET", `/api/service-applications/${id}`)).body).toMatchObject({
      shown: "answers",
    });
    expect((await employer.browser.call("POST", `/api/service-applications/${id}/contact`)).status).toBe(404);
  });

  test("many times at once succeeds once", async () => {
    await makeApplication(jobId, worker.id);
    await reopen();
    const answers = await Promise.all(Array.from({ length: 4 }, () => apply(worker)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(await countOfJob()).toBe(1);
  });

  test("is refused to someone who was rejected", async () => {
    await makeApplication(jobId, worker.id, { status: "rejected" });
    await reopen();
    expect(await apply(worker)).toMatchObject({ status: 409, body: { code: "already_applied" } });
  });
});

describe("reading", () => {
  test("a worker sees only their own, by status; the employer's view includes the profile", async () => {
    await db.profile.update({ where: { userId: worker.id }, data: { name: "Meena", contact: "+91 90000 00001" } });
    const { id } = await makeApplication(jobId, worker.id, { status: "accepted" });
    const other = await makePerson("worker");
    await makeApplication(jobId, other.id);
    const own = (path: string) => worker.browser.call("GET", path).then((answer) => answer.body);
    expect(await own("/api/user/service-applications")).toMatchObject([{ id }]);
    expect(await own("/api/user/service-applications?status=rejected")).toEqual([]);
    expect(await own("/api/service-applications/accepted")).toMatchObject([{ id, job: { company_name: null } }]);
    const received = await employer.browser.call("GET", `/api/service-requests/${jobId}/applications?status=accepted`);
    expect(received.body).toMatchObject([
      { id, worker: { username: worker.username }, worker_profile: { name: "Meena", contact: null } },
    ]);
    expect(JSON.stringify(await own(`/api/service-applications/${id}`))).not.toContain("worker_profile");
  });
});
