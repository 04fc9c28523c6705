import "../support/raised-limits";
import { existsSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { JOB_FIELDS } from "@/lib/domains/jobs/fields";
import { isTextField, JOB_FIELD_NAMES } from "@/lib/domains/jobs/listed-fields";
import { ownDataSchema } from "@/lib/domains/own-data/types";
import { WORKER_EXPERIENCE_LEVELS } from "@/lib/domains/profiles/options";
import { withConnection } from "@/scripts/lib/connection";
import { SAMPLE_JOB } from "@/scripts/lib/sample-job";
import { makeApplication, makeJob, makePerson, TEST_PASSWORD, type Person } from "../support/factories";
import { openBrowser } from "../support/browser";
import { asFile, picture } from "../support/pictures";

let serial = 0;
/** A word that stands nowhere else. */
/** Of letters that make no word of the rules on wording. */
const word = () =>
  `zq${(serial += 1)}x${crypto.randomUUID().slice(0, 8)}`.replaceAll(
    /[0-9a-f]/g,
    (digit) => "bdghjklmnpqrtvwz"[parseInt(digit, 16)]!,
  );

/** All rows of each table, as text in small letters. */
const dump = (): Promise<[table: string, rows: string][]> =>
  withConnection(process.env.TEST_OWNER_URL!, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY 1",
    );
    const dumped: [string, string][] = [];
    for (const { name } of rows) {
      const { rows: found } = await client.query<{ text: string }>(
        `SELECT lower(to_jsonb(t)::text) AS text FROM ${name} t`,
      );
      dumped.push([name, found.map(({ text }) => text).join("\n")]);
    }
    return dumped;
  });

/** The tables with a row that has the value anywhere. */
const tablesWith = async (value: string): Promise<string[]> =>
  (await dump()).filter(([, rows]) => rows.includes(value.toLowerCase())).map(([table]) => table);

const files = () => (existsSync(process.env.UPLOAD_DIR!) ? readdirSync(process.env.UPLOAD_DIR!) : []);
const storeTranslation = async (text: string) =>
  db.$executeRaw`
    INSERT INTO translations (text_hash, source_language, target_language, text, provider, characters)
    VALUES (sha256(convert_to(${text}, 'UTF8')), 'en', 'hi', ${`${text} translated`}, 'test', 1)`;
const form = (fields: Record<string, string | File>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};
const remove = ({ browser }: Person) => browser.call("DELETE", "/api/user");

/** A worker with a value in everything a worker can have. */
async function fullWorker(jobId: string) {
  const worker = await makePerson("worker", { username: `meena.${word()}` });
  const typed = { name: word(), bio: word(), company: word(), shift: word() };
  const profile = {
    ...{ name: typed.name, bio: typed.bio, contact: "98765 43210", skills: JSON.stringify([word()]) },
    workHistory: JSON.stringify([{ jobTitle: word(), company: typed.company, startDate: "2024-01-01", endDate: null }]),
    photo: asFile(await picture().toFormat("jpeg").toBuffer()),
  };
  expect((await worker.browser.call("PUT", "/api/user/profile", { form: form(profile) })).status).toBe(200);
  const answers = {
    ...{ gender: "female", experience: WORKER_EXPERIENCE_LEVELS[0], shift: typed.shift },
    profileImage: asFile(await picture(80, 60).toFormat("jpeg").toBuffer()),
  };
  const applied = await worker.browser.call("POST", `/api/jobs/${jobId}/apply`, {
    form: form(answers),
    headers: { "idempotency-key": word() },
  });
  expect(applied).toMatchObject({ status: 201 });
  const complaint = { kind: "nominate", text: `My sister ${word()} decides` };
  expect((await worker.browser.call("POST", "/api/user/grievances", { json: complaint })).status).toBe(201);
  await storeTranslation(typed.bio);
  const email = `${word()}@example.com`;
  await db.user.update({ where: { id: worker.id }, data: { email } });
  await db.rateLimit.create({ data: { key: `mail:to:${email}`, count: 1, windowEnds: new Date(Date.now() + 60_000) } });
  return { worker, typed: { ...typed, email, complaint: complaint.text } };
}

test("a worker who deletes the account leaves nothing but the locked record, in no table and no file", async () => {
  const before = files();
  const employer = await makePerson("employer");
  const job = await makeJob(employer.id);
  const { worker, typed } = await fullWorker(job.id);
  await makeApplication(job.id, (await makePerson("worker")).id);
  // Failed logins are counted by name.
  const address = "198.18.77.77";
  const login = {
    json: { username: worker.username, password: "wrong-password-1" },
    headers: { "x-forwarded-for": address },
  };
  expect((await worker.browser.call("POST", "/api/login", login)).status).toBe(401);
  expect(await tablesWith(address)).toEqual(["rate_limits", "security_log"]);
  for (const value of [worker.id, worker.username, ...Object.values(typed)]) {
    expect(await tablesWith(value), value).not.toEqual([]);
  }
  expect(files().length).toBeGreaterThan(before.length);

  const { status, headers } = await remove(worker);
  expect(status).toBe(204);
  expect(headers.get("clear-site-data")).toBe('"cache"');
  for (const value of [worker.id, worker.username]) expect(await tablesWith(value)).toEqual(["deleted_accounts"]);
  // The counter of the address alone ends within a quarter of an hour; others may share it.
  expect(await tablesWith(address)).toEqual(["rate_limits"]);
  for (const value of [...Object.values(typed), "9876543210"]) expect(await tablesWith(value), value).toEqual([]);
  expect(files()).toEqual(before);
  expect((await worker.browser.call("GET", "/api/user")).status).toBe(401);
  expect(await db.job.findUnique({ where: { id: job.id }, select: { applicationsCount: true } })).toEqual({
    applicationsCount: 1,
  });
  const { id, username, role } = await db.deletedAccount.findUniqueOrThrow({ where: { id: worker.id } });
  expect({ id, username, role }).toEqual({ id: worker.id, username: worker.username, role: "worker" });
});

test("an employer's jobs are gone; who applied keeps the fact of it, without a word that the employer typed", async () => {
  const before = files();
  const employer = await makePerson("employer", { username: `asha.${word()}` });
  const worker = await makePerson("worker");
  const typed = { title: word(), company_name: word(), specialInstructions: word(), note: word(), own: word() };
  const body = {
    ...{ ...SAMPLE_JOB, location: word(), shift: word(), workingDays: word() },
    ...{ title: typed.title, company_name: typed.company_name, specialInstructions: typed.specialInstructions },
    companyLogo: asFile(await picture().toFormat("jpeg").toBuffer()),
  };
  const made = await employer.browser.call("POST", "/api/jobs", { form: form(body) });
  expect(made).toMatchObject({ status: 201 });
  const job = made.body as { id: string };
  const unanswered = await makeJob(employer.id);
  const application = await makeApplication(job.id, worker.id);
  const decision = { json: { status: "rejected", note: typed.note } };
  await employer.browser.call("PUT", `/api/service-applications/${application.id}/status`, decision);
  const ownNote = { json: { text: typed.own } };
  await employer.browser.call("PUT", `/api/service-applications/${application.id}/private-note`, ownNote);
  expect(await tablesWith(typed.own)).toEqual(["applications"]);
  await storeTranslation(typed.title);

  expect((await remove(employer)).status).toBe(204);
  for (const value of [employer.id, employer.username]) expect(await tablesWith(value)).toEqual(["deleted_accounts"]);
  for (const value of [...Object.values(typed), body.location, body.shift, body.workingDays]) {
    expect(await tablesWith(value), value).toEqual([]);
  }
  expect(files()).toEqual(before);
  expect(await db.job.count({ where: { id: unanswered.id } })).toBe(0);
  const { body: seen } = await worker.browser.call("GET", `/api/service-applications/${application.id}`);
  expect(seen).toMatchObject({ status: "rejected", job: { title: "Chef Cook", company_name: null, removed: true } });
  const admin = await makePerson("admin");
  expect((await admin.browser.call("GET", "/api/admin/users?search=kaamsetu.deleted")).status).toBe(200);
  // A second employer's jobs go the same way.
  const second = await makePerson("employer");
  const { id } = await makeJob(second.id, { location: "Koregaon Park, Pune" });
  const kept = { where: { id }, select: { location: true, placeId: true, cityId: true } };
  expect(await db.job.findUnique(kept)).toMatchObject({ cityId: "pune" });
  await makeApplication(id, worker.id);
  expect((await remove(second)).status).toBe(204);
  // Nor what the server made of it.
  expect(await db.job.findUnique(kept)).toEqual({ location: "–", placeId: null, cityId: null });
});

test("a word in any field that an employer can type into, or in any text column of the job, is gone after the deletion", async () => {
  const [employer, worker] = [await makePerson("employer"), await makePerson("worker")];
  const typed: Record<string, string> = {};
  const sent: Record<string, string> = { ...SAMPLE_JOB, accommodationProvided: "true" };
  for (const name of JOB_FIELD_NAMES) {
    const isList = ["lines", "words"].includes(JOB_FIELDS[name].kind);
    if (!isList && !isTextField(name)) continue;
    typed[name] = word();
    sent[name] = isList ? JSON.stringify([typed[name]]) : typed[name];
  }
  const { body } = await employer.browser.call("POST", "/api/jobs", { form: form(sent) });
  const { id } = body as { id: string };
  await makeApplication(id, worker.id);
  expect(await leftOf(typed)).toEqual(Object.keys(typed));

  // Of a change, what a person let pass, and a case, words are kept beside the job.
  const further = { changed: word(), passed: word(), held: word(), found: word() };
  await employer.browser.call("PUT", `/api/jobs/${id}`, { json: { specialInstructions: further.changed } });
  await employer.browser.call("PUT", `/api/jobs/${id}`, { json: { specialInstructions: "" } });
  await db.job.update({
    where: { id },
    data: { passedWording: [further.passed], heldReasons: [{ rule: "fee", words: further.held }] },
  });
  const evidence = { reasons: [{ rule: "fee", words: further.found }] };
  await db.case.create({ data: { kind: "held", jobId: id, subjectId: employer.id, evidence } });
  expect(await leftOf(further)).toEqual(Object.keys(further));

  const planted = { ...typed, ...further, ...(await plantInColumns(id)) };
  expect((await remove(employer)).status).toBe(204);
  expect(await leftOf(planted)).toEqual([]);
});

/** The names of those values that some table still has. */
async function leftOf(values: Record<string, string>): Promise<string[]> {
  const tables = await dump();
  return Object.keys(values).filter((name) => tables.some(([, rows]) => rows.includes(values[name]!)));
}

/** Columns that hold one of our own words, whatever a call sends. */
const OWN_WORDS = ["category", "experience_level", "default_preview_image_id", "closed_reason"];

/** Adds a word to every text column of a job that takes one; lists of ours and names of pictures do not. */
async function plantInColumns(id: string): Promise<Record<string, string>> {
  const planted: Record<string, string> = {};
  await withConnection(process.env.TEST_OWNER_URL!, async (client) => {
    const { rows } = await client.query<{ name: string; isList: boolean }>(
      `SELECT column_name AS name, data_type = 'ARRAY' AS "isList" FROM information_schema.columns
       WHERE table_name = 'jobs' AND (data_type = 'text' OR udt_name = '_text') AND NOT column_name = ANY($1)`,
      [OWN_WORDS],
    );
    for (const { name, isList } of rows) {
      const value = word();
      const added = isList ? `${name} || ARRAY[$2]` : `concat(${name}, ' ', $2::text)`;
      try {
        await client.query(`UPDATE jobs SET ${name} = ${added} WHERE id = $1`, [id, value]);
        planted[name] = value;
      } catch (error) {
        const isRefused = ["23503", "23514"].includes((error as { code: string }).code);
        if (!isRefused) throw error;
      }
    }
  });
  expect(Object.keys(planted).length).toBeGreaterThan(20);
  return planted;
}

test("nobody can take a deleted account's name, or one that looks like it", async () => {
  const worker = await makePerson("worker", { username: "rekha.gone" });
  expect((await remove(worker)).status).toBe(204);
  for (const username of ["rekha.gone", "REKHA.gone"]) {
    const json = {
      ...{ username, password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD, role: "worker" },
      ...{ preferredLanguage: "hi", region: "delhi" },
    };
    expect(await worker.browser.call("POST", "/api/register", { json })).toMatchObject({
      status: 409,
      body: { code: "username_taken" },
    });
  }
  const admin = await makePerson("admin");
  for (const username of ["rekha.gone", "rekha.g0ne"]) {
    const json = { username, password: TEST_PASSWORD, role: "worker" };
    expect(await admin.browser.call("POST", "/api/admin/users", { json }), username).toMatchObject({ status: 409 });
  }
});

test("an account is only deleted after the password, and an admin's not at all", async () => {
  const worker = await makePerson("worker");
  await db.session.updateMany({ where: { userId: worker.id }, data: { passwordConfirmedAt: null } });
  expect(await remove(worker)).toMatchObject({ status: 403, body: { code: "password_required" } });
  expect(await remove(await makePerson("admin"))).toMatchObject({ status: 403, body: { code: "forbidden" } });
});

test("my data has everything that was typed, and nothing of anyone else", async () => {
  const employer = await makePerson("employer");
  const { worker, typed } = await fullWorker((await makeJob(employer.id)).id);
  const other = await fullWorker((await makeJob(employer.id)).id);
  const { status, body } = await worker.browser.call("GET", "/api/user/data");
  expect(status).toBe(200);
  expect(ownDataSchema.parse(body).applications).toHaveLength(1);
  const text = JSON.stringify(body);
  for (const value of [worker.id, worker.username, ...Object.values(typed)]) expect(text).toContain(value);
  for (const value of [other.worker.id, ...Object.values(other.typed)]) expect(text).not.toContain(value);
  expect(text).not.toContain("$argon2");
});

test("my data has what happened to each application, the looks at the phone number, and the person's own security events", async () => {
  const employer = await makePerson("employer");
  const worker = await makePerson("worker", { phone: "+919876543210" });
  const other = await makePerson("worker");
  const job = await makeJob(employer.id, { companyName: "Rao family" });
  const contact = word();
  await db.profile.update({ where: { userId: employer.id }, data: { contact } });
  const { id } = await makeApplication(job.id, worker.id);
  const unseen = await makeApplication(job.id, other.id);
  const note = word();
  const decide = (applicationId: string, json: object) =>
    employer.browser.call("PUT", `/api/service-applications/${applicationId}/status`, { json });
  expect((await decide(id, { status: "accepted", note })).status).toBe(200);
  expect((await decide(unseen.id, { status: "rejected", note: `${note}-other` })).status).toBe(200);
  expect((await employer.browser.call("POST", `/api/service-applications/${id}/contact`)).status).toBe(200);
  const json = { username: worker.username, password: "wrong-password-1" };
  const login = {
    json,
    headers: { "x-forwarded-for": "198.18.77.78", "user-agent": "Mozilla/5.0 (Android 14) Chrome/120" },
  };
  expect((await openBrowser().call("POST", "/api/login", login)).status).toBe(401);
  await db.securityLog.createMany({
    data: Array.from({ length: 205 }, () => ({ event: "logout", userId: worker.id, at: new Date(0) })),
  });
  await db.securityLog.create({ data: { event: "login", userId: other.id, address: "198.18.77.79" } });

  const { body } = await worker.browser.call("GET", "/api/user/data");
  const { applications, securityEvents } = ownDataSchema.parse(body);
  expect(applications).toMatchObject([
    {
      events: [
        { status: "submitted", note: null },
        { status: "accepted", note },
      ],
      contact_looks: [{ by: "Rao family", on: expect.any(String) }],
    },
  ]);
  expect(securityEvents).toHaveLength(200);
  expect(securityEvents[0]).toMatchObject({
    ...{ event: "login_failed", count: 1, address: "198.18.77.78", device: "Chrome, Android" },
  });
  expect(securityEvents.slice(1).every(({ event }) => event === "logout")).toBe(true);
  for (const foreign of [contact, `${note}-other`, "198.18.77.79"]) expect(JSON.stringify(body)).not.toContain(foreign);
});

test("calls at work while their account is deleted: a change says that nobody is signed in, an opened job counts no view", async () => {
  const job = await makeJob((await makePerson("employer")).id);
  const worker = await makePerson("worker");
  const [changed, opened] = await withConnection(process.env.TEST_OWNER_URL!, async (client) => {
    await client.query("BEGIN");
    await client.query("DELETE FROM users WHERE id = $1", [worker.id]);
    const calls = [
      worker.browser.call("PUT", "/api/user/account", { json: { name: "Meena" } }),
      worker.browser.call("GET", `/api/jobs/${job.id}`),
    ];
    await new Promise((resolve) => setTimeout(resolve, 500));
    await client.query("COMMIT");
    return Promise.all(calls);
  });
  expect(changed).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  expect(opened?.status).toBe(200);
  expect(await db.job.findUnique({ where: { id: job.id }, select: { viewsCount: true } })).toEqual({ viewsCount: 0 });
});
