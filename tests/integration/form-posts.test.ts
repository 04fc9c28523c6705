/** Forms that a browser posts by itself: recognised, answered with a page, refused with what was typed. */
import "../support/raised-limits";
import { randomUUID } from "node:crypto";
import { generateSync } from "otplib";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { findRefusal } from "@/lib/platform/http/form-refusals";
import { findHandedNumber } from "@/lib/domains/users/handed-number-service";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import { actorOf } from "../support/actor";
import { openBrowser, type Browser } from "../support/browser";
import { calls } from "../support/calls";
import { makeApplication, makeJob, makePerson, TEST_DEVICE, TEST_PASSWORD, type Person } from "../support/factories";
import { asFile, picture } from "../support/pictures";
import en from "../../messages/en.json";

const FORM = "application/x-www-form-urlencoded";
const DOCUMENT = {
  "content-type": FORM,
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "same-origin",
  origin: "http://localhost:3000",
  referer: "http://localhost:3000/applied?status=accepted",
};

/** Posts fields as a document's form does. @param headers in place of a document's own; null leaves one out. */
const post = (
  browser: Browser,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = DOCUMENT,
) => browser.call("POST", path, { raw: new URLSearchParams(fields).toString(), headers });

const refusalIn = (browser: Browser, action: string, userId: string | null = null) =>
  calls.run({ jar: browser.cookies, headers: new Headers() }, () => findRefusal([action], userId, "hi"));

let worker: Person;
beforeAll(async () => {
  worker = await makePerson("worker");
});

describe("an admin's login", () => {
  const referer = "http://localhost:3000/admin-login";
  const send = (browser: Browser, fields: Record<string, string>) =>
    post(browser, "/api/login", { role: "admin", ...fields }, { ...DOCUMENT, referer });

  test("asks for the second factor together with the password, and keeps neither", async () => {
    const admin = await makePerson("admin");
    const browser = openBrowser();
    const right = { username: admin.username, password: TEST_PASSWORD };
    expect((await send(browser, right)).headers.get("location")).toBe("/admin-login#refused");
    const typed = { role: "admin", username: admin.username };
    expect(await refusalIn(browser, "/api/login")).toMatchObject({ code: "otp_required", typed });
    await send(browser, { ...right, otp: "000000" });
    const refusal = await refusalIn(browser, "/api/login");
    expect(refusal).toMatchObject({ code: "wrong_otp" });
    expect(refusal!.typed).toEqual(typed);
    const answer = await send(browser, { ...right, otp: generateSync({ secret: TEST_DEVICE }) });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/admin-dashboard"]);
    expect((await browser.call("GET", "/api/user")).body).toMatchObject({ username: admin.username });
  });

  test("refuses a worker without a session", async () => {
    const browser = openBrowser();
    await send(browser, { username: (await makePerson("worker")).username, password: TEST_PASSWORD });
    expect(await refusalIn(browser, "/api/login")).toMatchObject({ code: "not_admin" });
    expect((await browser.call("GET", "/api/user")).status).toBe(401);
  });
});

describe("login", () => {
  const right = () => ({ username: worker.username, password: TEST_PASSWORD, role: "worker" });

  test("leads to the page that asked for it, with a session", async () => {
    const browser = openBrowser();
    const answer = await post(browser, "/api/login", right());
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/applied?status=accepted");
    expect((await browser.call("GET", "/api/user")).status).toBe(200);
  });

  test("with a wrong password leads back, and keeps the name but not the password", async () => {
    const browser = openBrowser();
    const answer = await post(browser, "/api/login", { ...right(), password: "wrong-secret" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe("/applied?status=accepted#refused");
    expect(await refusalIn(browser, "/api/login")).toMatchObject({
      text: expect.stringMatching(/[\u0900-\u097f]/) as string,
      typed: { username: worker.username, role: "worker" },
    });
    const rows = await db.formRefusal.findMany({ where: { content: { contains: worker.username } } });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain("wrong-secret");
    // A row per browser, gone with the first success.
    await post(browser, "/api/login", { ...right(), password: "" });
    expect(await refusalIn(browser, "/api/login")).toMatchObject({ errors: { password: ["passwordRequired"] } });
    expect(await db.formRefusal.count({ where: { content: { contains: worker.username } } })).toBe(1);
    await post(browser, "/api/login", right());
    expect(await db.formRefusal.count({ where: { content: { contains: worker.username } } })).toBe(0);
    expect(browser.cookies.has("form")).toBe(false);
  });

  test("is refused from another site, and if the browser does not say from where", async () => {
    const { origin: _origin, "sec-fetch-site": _site, ...silent } = DOCUMENT;
    const cases: Record<string, string>[] = [
      silent,
      { "content-type": FORM, accept: "text/html,*/*" },
      { ...DOCUMENT, origin: "https://evil.example" },
      { ...DOCUMENT, origin: "null" },
      { ...DOCUMENT, "sec-fetch-site": "cross-site" },
      { ...DOCUMENT, "sec-fetch-site": "same-site" },
    ];
    for (const headers of cases) {
      const browser = openBrowser();
      const answer = await post(browser, "/api/login", right(), headers);
      expect(answer.status, JSON.stringify(headers)).toBe(403);
      expect(browser.cookies.size).toBe(0);
    }
  });

  test("of an older browser, which names no mode but asks for a page", async () => {
    const headers = { "content-type": FORM, accept: "text/html,*/*", origin: "http://localhost:3000" };
    const answer = await post(openBrowser(), "/api/login", right(), headers);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/"]);
  });

  test("a script's call in that encoding stays refused", async () => {
    const headers = { ...DOCUMENT, "sec-fetch-mode": "cors", accept: "application/json" };
    const answer = await post(openBrowser(), "/api/login", right(), headers);
    expect(answer).toMatchObject({ status: 415, body: { code: "unsupported_media_type" } });
  });

  test.each([
    "https://evil.example/x",
    "http://localhost:3000//evil.example",
    "http://localhost:3000/api/login",
    "nonsense",
  ])("never leads to %s", async (referer) => {
    const answer = await post(openBrowser(), "/api/login", right(), { ...DOCUMENT, referer });
    expect(answer.headers.get("location")).toBe("/");
  });

  test("a call of the open page takes back what an earlier post left", async () => {
    const browser = openBrowser();
    await post(browser, "/api/login", { ...right(), password: "" });
    expect(browser.cookies.has("form")).toBe(true);
    await browser.call("POST", "/api/login", { json: right() });
    expect(browser.cookies.has("form")).toBe(false);
  });

  test("a row is read only in time, for its own form and by the same person", async () => {
    const browser = openBrowser();
    await post(browser, "/api/login", { ...right(), password: "" });
    expect(await refusalIn(browser, "/api/register")).toBeNull();
    expect(await refusalIn(browser, "/api/login", worker.id)).toBeNull();
    expect(await refusalIn(browser, "/api/login")).not.toBeNull();
    await db.formRefusal.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await refusalIn(browser, "/api/login")).toBeNull();
  });

  test("what is too long is cut, and what a database cannot hold does no harm", async () => {
    const browser = openBrowser();
    const username = `\u0000${"न".repeat(100_000 / 10)}`;
    expect((await post(browser, "/api/login", { ...right(), username })).status).toBe(303);
    expect((await refusalIn(browser, "/api/login"))?.typed.username).toHaveLength(2_000);
  });
});

describe("registration", () => {
  const fields = () => ({
    role: "worker",
    name: "सुनीता देवी",
    username: `noscript${Date.now().toString(36)}${Math.floor(Math.random() * 1e6)}`,
    password: "long-enough-7",
    confirmPassword: "",
    phone: "",
    preferredLanguage: "mr",
    region: "",
    isAdult: "on",
    agreed: "on",
    consentVersion: CONSENT_VERSIONS.notice,
    consentLanguage: "mr",
  });

  test("makes the account with its consent, the password typed once", async () => {
    const browser = openBrowser();
    const given = fields();
    const answer = await post(browser, "/api/register", given);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/applied?status=accepted"]);
    const user = await db.user.findFirstOrThrow({ where: { username: given.username }, include: { consents: true } });
    expect(user).toMatchObject({
      preferredLanguage: "mr",
      isAdult: true,
      consents: [{ kind: "notice", language: "mr" }],
    });
    expect(await db.profile.findUnique({ where: { userId: user.id } })).toMatchObject({ name: "सुनीता देवी" });
  });

  test("makes a username of the name if none was typed, and leads to where it is shown", async () => {
    const browser = openBrowser();
    const answer = await post(browser, "/api/register", { ...fields(), name: "Rukmini Devi", username: "" });
    const next = encodeURIComponent("/applied?status=accepted");
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `/account?next=${next}`]);
    expect((await browser.call("GET", "/api/user")).body).toMatchObject({ username: "rukmini" });
    await post(openBrowser(), "/api/register", { ...fields(), name: "RUKMINI", username: "" });
    expect(await db.user.count({ where: { username: { startsWith: "rukmini" } } })).toBe(2);
  });

  test.each([
    ["", "nameRequired"],
    ["98765 43210", "nameIsNumber"],
  ])("with %j as the name is refused, and what was typed is kept", async (name, fault) => {
    const browser = openBrowser();
    const given = { ...fields(), name };
    expect((await post(browser, "/api/register", given)).headers.get("location")).toContain("#refused");
    expect(await refusalIn(browser, "/api/register")).toMatchObject({
      errors: { name: [fault] },
      typed: { name, username: given.username, preferredLanguage: "mr" },
    });
  });

  test("without the boxes ticked names each, and keeps the rest", async () => {
    const browser = openBrowser();
    const { isAdult: _isAdult, agreed: _agreed, ...given } = fields();
    const answer = await post(browser, "/api/register", { ...given, phone: "12" });
    expect(answer.headers.get("location")).toContain("#refused");
    expect(await refusalIn(browser, "/api/register")).toMatchObject({
      errors: { isAdult: ["tickAdult"], agreed: ["tickConsent"], phone: ["phoneFormat"] },
      typed: { username: given.username, phone: "12", preferredLanguage: "mr" },
    });
    expect(JSON.stringify(await db.formRefusal.findMany())).not.toContain(given.password);
  });
});

/** A form with files, as a document's is posted. */
const postFiles = (browser: Browser, path: string, fields: Record<string, string | File>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const { "content-type": _type, ...headers } = DOCUMENT;
  return browser.call("POST", path, { form, headers });
};

describe("applying", () => {
  const consent = JSON.stringify({ version: CONSENT_VERSIONS.sharing, language: "hi" });
  const answers = { name: "Meena", gender: "female", experience: "2-5 years", shift: "", start_date: "", consent };

  test("saves the answers, photo, phone number and consent, once for one key", async () => {
    const { id: workerId, browser } = await makePerson("worker");
    const { id: jobId } = await makeJob((await makePerson("employer")).id);
    const face = asFile(await picture(40, 40).png().toBuffer());
    const fields = { ...answers, phone: "98765 43210", whatsapp: "on", profileImage: face, idempotencyKey: "a-key" };
    const path = `/api/service-requests/${jobId}/apply`;
    // Two taps, the second while the first is under way.
    const sent = await Promise.all([postFiles(browser, path, fields), postFiles(browser, path, fields)]);
    for (const { status, headers } of [...sent, await postFiles(browser, path, fields)])
      expect([status, headers.get("location")]).toEqual([303, `/jobs/${jobId}/finish`]);
    const made = await db.application.findMany({ where: { workerId }, include: { consents: true } });
    expect(made).toMatchObject([{ gender: "female", consents: [{ kind: "sharing", language: "hi" }] }]);
    expect(made[0]!.profileImage).not.toBeNull();
    expect(await db.user.findUniqueOrThrow({ where: { id: workerId } })).toMatchObject({
      phone: "+919876543210",
      whatsapp: true,
    });
  });

  test("asks for a name before the first one, and never again", async () => {
    const { id: userId, browser } = await makePerson("worker", { profile: { create: { name: "9876543210" } } });
    const employer = await makePerson("employer");
    const send = async ({ name, ...given }: typeof answers) => {
      const path = `/api/service-requests/${(await makeJob(employer.id)).id}/apply`;
      const { headers } = await postFiles(browser, path, name ? { ...given, name } : given);
      return { path, location: headers.get("location") };
    };
    const { path, location } = await send({ ...answers, name: "" });
    expect(location).toContain("#refused");
    expect(await refusalIn(browser, path, userId)).toMatchObject({ errors: { name: ["nameRequired"] } });
    expect(await db.application.count({ where: { workerId: userId } })).toBe(0);
    for (const name of ["Meena", ""]) expect((await send({ ...answers, name })).location).toContain("/finish");
    expect(await db.profile.findUnique({ where: { userId } })).toMatchObject({ name: "Meena" });
  });

  test("with a question left out leads back to the form, and saves nothing", async () => {
    const { id: workerId, browser } = await makePerson("worker");
    const { id: jobId } = await makeJob((await makePerson("employer")).id);
    const path = `/api/service-requests/${jobId}/apply`;
    const { gender: _gender, ...given } = answers;
    const answer = await postFiles(browser, path, { ...given, phone: "98765 43210" });
    expect(answer.headers.get("location")).toContain("#refused");
    expect(await refusalIn(browser, path, workerId)).toMatchObject({
      errors: { gender: ["genderRequired"] },
      typed: { experience: "2-5 years", phone: "98765 43210" },
    });
    // Someone else on the same phone.
    expect(await refusalIn(browser, path)).toBeNull();
    expect(await db.user.findUniqueOrThrow({ where: { id: workerId } })).toMatchObject({ phone: null });
  });

  test("without a session leads back to the page, which shows the login", async () => {
    const { id: jobId } = await makeJob((await makePerson("employer")).id);
    const browser = openBrowser();
    const answer = await postFiles(browser, `/api/service-requests/${jobId}/apply`, answers);
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/applied?status=accepted"]);
    expect(browser.cookies.size).toBe(0);
  });
});

test.each([
  ["login", FORM, () => "/api/login"],
  ["registration", FORM, () => "/api/register"],
  ["an application", "multipart/form-data; boundary=x", () => `/api/service-requests/${randomUUID()}/apply`],
  ["a withdrawal", FORM, () => `/api/service-applications/${randomUUID()}/withdrawal`],
  ["a decision", FORM, () => `/api/service-applications/${randomUUID()}/status`],
  ["an agreement to the terms", FORM, () => "/api/user/terms"],
  ["a wish for a recovery number", FORM, () => "/api/user/recovery-number"],
  ["a visitor's wish to be called", FORM, () => "/api/grievances"],
  ["an appeal", "multipart/form-data; boundary=x", () => "/api/user/appeals"],
  ["a visitor's report", FORM, () => "/api/reports"],
  ["a report", "multipart/form-data; boundary=x", () => "/api/user/reports"],
])("%s whose form does not say from where it was posted is refused", async (_, type, path) => {
  for (const [name, value] of [["sec-fetch-mode", "navigate"] as const, ["accept", "text/html"] as const]) {
    const headers = { "content-type": type, [name]: value };
    const raw = type === FORM ? "role=worker" : "--x--\r\n";
    const { status, body } = await worker.browser.call("POST", path(), { raw, headers });
    expect([status, String(body).trim()]).toEqual([403, en.errors.cross_site]);
  }
});

describe("a recovery number", () => {
  const path = "/api/user/recovery-number";
  const COOKIE = "recovery-number";
  const handedTo = async (jar: Browser, person: Person) => {
    const reader = await actorOf(person, "worker");
    return calls.run({ jar: jar.cookies, headers: new Headers() }, () => findHandedNumber(reader));
  };

  test("is made by the password, and shown by the next page to its account alone", async () => {
    const person = await makePerson("worker");
    const answer = await post(person.browser, path, { currentPassword: TEST_PASSWORD });
    expect([answer.status, answer.headers.get("location")]).toEqual([303, "/applied?status=accepted#recovery-number"]);
    const number = (await handedTo(person.browser, person))!;
    expect(number).toMatch(/^\d{16}$/);
    expect(JSON.stringify([...answer.headers, ...person.browser.cookies])).not.toContain(number);
    expect(await handedTo(person.browser, worker)).toBeNull();
    person.browser.cookies.set(COOKIE, "altered");
    expect(await handedTo(person.browser, person)).toBeNull();
    const code = { username: person.username, code: number, newPassword: "another-one-7" };
    expect((await openBrowser().call("POST", "/api/recovery", { json: code })).status).toBe(204);
  });

  test("is not made by another password, which is not kept", async () => {
    const { id, browser } = await makePerson("worker");
    expect((await post(browser, path, { currentPassword: "wrong-secret" })).headers.get("location")).toContain(
      "#refused",
    );
    expect(await refusalIn(browser, path, id)).toMatchObject({
      errors: { currentPassword: ["wrongPassword"] },
      typed: {},
    });
    expect(browser.cookies.has(COOKIE)).toBe(false);
    expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ recoveryHash: null });
  });

  test("that a script asks for leaves no cookie", async () => {
    const { browser } = await makePerson("worker");
    expect((await browser.call("POST", path, { json: { currentPassword: TEST_PASSWORD } })).status).toBe(200);
    expect(browser.cookies.has(COOKIE)).toBe(false);
  });
});

describe("an application", () => {
  const make = async (data = {}) => {
    const employer = await makePerson("employer", data);
    const applicant = await makePerson("worker");
    const job = await makeJob(employer.id);
    return { employer, applicant, job, application: await makeApplication(job.id, applicant.id) };
  };

  test("is withdrawn, and a second tap changes nothing", async () => {
    const { applicant, application } = await make();
    for (let tap = 0; tap < 2; tap += 1) {
      const answer = await post(applicant.browser, `/api/service-applications/${application.id}/withdrawal`, {});
      expect([answer.status, answer.headers.get("location")]).toEqual([303, "/applied"]);
    }
    expect(await db.application.count({ where: { id: application.id } })).toBe(0);
  });

  test("without a number is refused at its field, and the note is kept", async () => {
    const { employer, application } = await make({ phone: null });
    const path = `/api/service-applications/${application.id}/status`;
    await post(employer.browser, path, {
      status: "shortlisted",
      note: "Come on Monday",
      phone: "",
      idempotencyKey: "k",
    });
    expect(await refusalIn(employer.browser, path, employer.id)).toMatchObject({
      errors: { phone: ["employerPhone"] },
      typed: { status: "shortlisted", note: "Come on Monday" },
    });
    expect(await db.application.findUnique({ where: { id: application.id } })).toMatchObject({ status: "pending" });
  });

  test("is decided once, also by two taps; the phone number is kept", async () => {
    const { employer, job, application } = await make({ phone: null });
    const path = `/api/service-applications/${application.id}/status`;
    const fields = {
      status: "accepted",
      note: "Come on Monday",
      start_date: "",
      phone: "98765 43211",
      idempotencyKey: "k",
    };
    const { referer: _referer, ...headers } = DOCUMENT;
    for (let tap = 0; tap < 2; tap += 1) {
      const answer = await post(employer.browser, path, fields, headers);
      expect([answer.status, answer.headers.get("location")]).toEqual([303, `/job-applications/${job.id}`]);
    }
    expect(await db.application.findUnique({ where: { id: application.id } })).toMatchObject({ status: "accepted" });
    expect(await db.user.findUniqueOrThrow({ where: { id: employer.id } })).toMatchObject({ phone: "+919876543211" });
    const kept = await db.idempotencyKey.findMany({ where: { userId: employer.id } });
    expect(kept.map(({ answer }) => answer)).toEqual([{ job_id: job.id }]);
  });

  test("that was decided elsewhere is not decided again, and the note is kept", async () => {
    const { employer, application } = await make();
    const path = `/api/service-applications/${application.id}/status`;
    await employer.browser.call("PUT", path, { json: { status: "rejected" } });
    const answer = await post(employer.browser, path, {
      status: "accepted",
      note: "Come on Monday",
      idempotencyKey: "k",
    });
    expect(answer.headers.get("location")).toBe("/applied?status=accepted#refused");
    expect(await refusalIn(employer.browser, path, employer.id)).toMatchObject({
      typed: { status: "accepted", note: "Come on Monday" },
    });
  });

  test("of someone else is neither withdrawn nor decided", async () => {
    const { application } = await make();
    const employer = await makePerson("employer");
    await post(worker.browser, `/api/service-applications/${application.id}/withdrawal`, {});
    await post(employer.browser, `/api/service-applications/${application.id}/status`, { status: "rejected" });
    expect(await db.application.findUnique({ where: { id: application.id } })).toMatchObject({ status: "pending" });
  });
});
