/** The applicant as an employer sees them, from the application until 90 days after the end. */
import "../support/raised-limits";
import { beforeEach, describe, expect, test } from "vitest";
import type { Application, ApplicationDetail, ReceivedApplicationDetail } from "@/lib/domains/applications/types";
import { db } from "@/lib/platform/db/client";
import { hasAgreed } from "@/lib/domains/users/consent-queries";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import { dayInIndia } from "@/lib/core/time";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

const DAY = 24 * 60 * 60 * 1000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY);
const PHONE = "+919000000001";

let employer: Person;
let worker: Person;
let jobId: string;
beforeEach(async () => {
  [employer, worker] = await Promise.all([makePerson("employer"), makePerson("worker")]);
  await db.profile.update({ where: { userId: employer.id }, data: { companyName: "Sharma Household" } });
  await db.profile.update({ where: { userId: worker.id }, data: { name: "Meena", contact: PHONE, bio: "I cook" } });
  await db.user.update({ where: { id: worker.id }, data: { phone: PHONE, whatsapp: true } });
  jobId = (await makeJob(employer.id)).id;
});

const detail = async (id: string, reader = employer) =>
  (await reader.browser.call("GET", `/api/service-applications/${id}`)).body as ReceivedApplicationDetail;
const contact = (id: string, reader = employer) =>
  reader.browser.call("POST", `/api/service-applications/${id}/contact`);
const decide = (id: string, json: object) =>
  employer.browser.call("PUT", `/api/service-applications/${id}/status`, { json });
const close = () => employer.browser.call("PUT", `/api/jobs/${jobId}/status`, { json: { status: "closed" } });

const NOTHING = {
  shown: "nothing",
  gender: null,
  experience: null,
  shift: null,
  start_date: null,
  interview_date: null,
  profile_image: null,
  voice_note: null,
  voice_seconds: null,
  worker: null,
  worker_profile: null,
};

describe("90 days after the end only the fact of an application is left", () => {
  test.each(["rejected", "accepted"] as const)("of an application that was %s", async (status) => {
    const { id } = await makeApplication(jobId, worker.id, { shift: "Flexible Hours" });
    expect((await decide(id, { status, note: "Dear Meena" })).status).toBe(200);
    if (status === "accepted") expect((await close()).status).toBe(200);
    const endedAgo = (days: number) =>
      status === "rejected"
        ? db.application.update({ where: { id }, data: { endedAt: daysAgo(days) } })
        : db.job.update({ where: { id: jobId }, data: { endedAt: daysAgo(days) } });
    await endedAgo(89);
    expect(await detail(id)).toMatchObject({ shown: "person", worker_profile: { name: "Meena" } });
    await endedAgo(91);
    const shown = await detail(id);
    expect(shown).toMatchObject(NOTHING);
    expect(shown.events.map(({ note }) => note)).toEqual([null, null]);
    const list = await employer.browser.call("GET", `/api/service-requests/${jobId}/applications`);
    expect(list.body).toMatchObject([{ id, ...NOTHING }]);
    // The worker keeps all of it, and so do admins.
    expect(await detail(id, worker)).toMatchObject({ gender: "female", shift: "Flexible Hours" });
    expect(await detail(id, await makePerson("admin"))).toMatchObject({ shown: "person" });
  });

  test("and a job opened again shows those who were accepted", async () => {
    const { id } = await makeApplication(jobId, worker.id, { status: "accepted" });
    await close();
    await db.job.update({ where: { id: jobId }, data: { endedAt: daysAgo(91) } });
    expect((await detail(id)).shown).toBe("nothing");
    await employer.browser.call("PUT", `/api/jobs/${jobId}/status`, { json: { status: "open" } });
    expect((await detail(id)).shown).toBe("person");
  });
});

test("an applicant whose account is deactivated is not shown", async () => {
  const { id } = await makeApplication(jobId, worker.id);
  await db.user.update({ where: { id: worker.id }, data: { deactivatedAt: new Date() } });
  expect(await detail(id)).toMatchObject(NOTHING);
});

describe("consent", () => {
  const consent = { version: CONSENT_VERSIONS.sharing, language: "hi" };
  const apply = (json: object) =>
    worker.browser.call("POST", `/api/service-requests/${jobId}/apply`, {
      json: { gender: "female", experience: "2-5 years", ...json },
    });
  const ANSWERS_ONLY = { ...NOTHING, shown: "answers", gender: "female", experience: "2-5 years" };

  test("given with the application shows the person, and is recorded with text, language and call", async () => {
    const { id } = (await apply({ consent })).body as Application;
    expect(await detail(id)).toMatchObject({ shown: "person", worker_profile: { name: "Meena" } });
    expect(await db.consent.findMany({ where: { applicationId: id } })).toMatchObject([
      { ...consent, userId: worker.id, kind: "sharing", call: "POST /api/service-requests/{id}/apply" },
    ]);
  });

  test("not asked for leaves the answers, until the worker gives it, and again once it is withdrawn", async () => {
    const { id } = (await apply({})).body as Application;
    await decide(id, { status: "shortlisted", note: "Dear worker" });
    const path = `/api/service-applications/${id}`;
    const isShared = async () => ((await detail(id, worker)) as unknown as ApplicationDetail).shares_person;
    expect(await detail(id)).toMatchObject(ANSWERS_ONLY);
    expect((await contact(id)).status).toBe(404);
    expect(await isShared()).toBe(false);
    for (const time of [1, 2]) {
      expect((await worker.browser.call("PUT", `${path}/consent`, { json: consent })).status).toBe(204);
      expect((await detail(id)).shown).toBe("person");
      expect((await contact(id)).status).toBe(200);
      expect(await isShared()).toBe(true);
      expect((await worker.browser.call("DELETE", `${path}/consent`)).status).toBe(204);
      expect(await detail(id)).toMatchObject(ANSWERS_ONLY);
      expect(await db.consent.count({ where: { applicationId: id } })).toBe(time);
    }
  });

  test("to an outdated text is refused, and nothing is sent", async () => {
    const refused = { status: 409, body: { code: "terms_changed" } };
    expect(await apply({ consent: { ...consent, version: "2020-01-01" } })).toMatchObject(refused);
    expect(await db.application.count({ where: { jobId } })).toBe(0);
    const terms = { version: "2020-01-01", language: "hi" };
    expect(await worker.browser.call("POST", "/api/user/terms", { json: terms })).toMatchObject(refused);
  });

  test("to the terms is asked for once", async () => {
    expect(await hasAgreed(worker.id, "terms")).toBe(false);
    await worker.browser.call("POST", "/api/user/terms", { json: { ...consent, version: CONSENT_VERSIONS.terms } });
    expect(await hasAgreed(worker.id, "terms")).toBe(true);
  });

  test("is withdrawn with the application, and the record of it stays", async () => {
    const { id } = (await apply({ consent })).body as Application;
    await worker.browser.call("DELETE", `/api/service-applications/${id}`);
    expect(await db.consent.findMany({ where: { userId: worker.id, kind: "sharing" } })).toMatchObject([
      { applicationId: null, withdrawnAt: expect.any(Date) as Date },
    ]);
  });
});

describe("the phone number", () => {
  test("is in no answer but that to the owner's own question, from shortlisting on", async () => {
    const { id } = await makeApplication(jobId, worker.id);
    expect((await detail(id)).worker_profile!.contact).toBeNull();
    expect(await contact(id)).toMatchObject({ status: 404, body: { code: "application_not_found" } });
    await decide(id, { status: "shortlisted" });
    expect((await detail(id)).worker_profile!.contact).toBeNull();
    expect(await contact(id)).toMatchObject({ status: 200, body: { phone: PHONE, whatsapp: true } });
    expect((await contact(id, await makePerson("employer"))).status).toBe(404);
    // Rejected later: for 90 days.
    await decide(id, { status: "rejected" });
    expect((await contact(id)).status).toBe(200);
    await db.application.update({ where: { id }, data: { endedAt: daysAgo(91) } });
    expect((await contact(id)).status).toBe(404);
  });

  test("stays unknown of someone rejected at once", async () => {
    const { id } = await makeApplication(jobId, worker.id);
    await decide(id, { status: "rejected" });
    expect((await contact(id)).status).toBe(404);
  });

  test("is told with a note of the day, once a day, which only the worker sees", async () => {
    const { id } = await makeApplication(jobId, worker.id, { status: "shortlisted" });
    await Promise.all([contact(id), contact(id), contact(id)]);
    const own = (await detail(id, worker)) as unknown as ApplicationDetail;
    expect(own.contact_looks).toEqual([{ by: "Sharma Household", on: dayInIndia() }]);
    expect(await detail(id)).not.toHaveProperty("contact_looks");
  });

  test("leaves no note if there is none", async () => {
    await db.user.update({ where: { id: worker.id }, data: { phone: null } });
    const { id } = await makeApplication(jobId, worker.id, { status: "accepted" });
    expect((await contact(id)).body).toEqual({ phone: null, whatsapp: false });
    expect(await db.contactLook.count({ where: { applicationId: id } })).toBe(0);
  });

  test("is known to be there or not before it is asked for, and its first saving is told to each employer who wants to call", async () => {
    await db.user.update({ where: { id: worker.id }, data: { phone: null } });
    const others = await Promise.all([makePerson("employer"), makePerson("employer"), makePerson("employer")]);
    const [second, third, fourth] = await Promise.all(others.map((other) => makeJob(other.id)));
    const { id } = await makeApplication(jobId, worker.id, { status: "shortlisted" });
    const again = await makeApplication((await makeJob(employer.id)).id, worker.id, { status: "accepted" });
    const accepted = await makeApplication(second!.id, worker.id, { status: "accepted" });
    await makeApplication(third!.id, worker.id);
    const hidden = await makeApplication(fourth!.id, worker.id, { status: "shortlisted" });
    await db.consent.updateMany({ where: { applicationId: hidden.id }, data: { withdrawnAt: new Date() } });
    expect((await detail(id)).worker).toMatchObject({ hasPhone: false });

    const save = (phone: string) => worker.browser.call("PUT", "/api/user/account", { json: { phone } });
    const told = async () =>
      (
        await db.notification.findMany({
          where: { kind: "contact_added", userId: { in: [employer.id, ...others.map((other) => other.id)] } },
        })
      ).map(({ userId, applicationId }) => ({ userId, applicationId }));
    expect((await save(PHONE)).status).toBe(200);
    const [first, ...rest] = await told();
    expect(rest).toHaveLength(1);
    const byEmployer = new Map([first!, ...rest].map((news) => [news.userId, news.applicationId]));
    expect([id, again.id]).toContain(byEmployer.get(employer.id));
    expect(byEmployer.get(others[0].id)).toBe(accepted.id);
    const shown = await detail(id);
    expect(shown.worker).toMatchObject({ hasPhone: true, hasWhatsApp: false });
    await worker.browser.call("PUT", "/api/user/account", { json: { whatsapp: true } });
    expect((await detail(id)).worker).toMatchObject({ hasPhone: true, hasWhatsApp: true });
    expect(JSON.stringify(shown)).not.toContain(PHONE);

    // Another number is no news, nor one taken out and put in again before the first news was seen.
    for (const phone of ["+919000000002", "", PHONE]) expect((await save(phone)).status).toBe(200);
    expect(await told()).toHaveLength(2);
    await db.notification.updateMany({ where: { userId: others[0].id }, data: { seenAt: new Date() } });
    // In the profile it is given as the contact.
    for (const value of ["", PHONE])
      expect((await worker.browser.call("PUT", "/api/user/profile", { json: { contact: value } })).status).toBe(200);
    expect(await told()).toHaveLength(3);
  });
});
