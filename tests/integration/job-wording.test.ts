/** The rules about words at publishing and at each edit. */
import "../support/raised-limits";
import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { listHeldFor } from "@/lib/domains/jobs/held-queries";
import { releaseHeldJob } from "@/lib/domains/jobs/hold-service";
import type { Job } from "@/lib/domains/jobs/types";
import { actorOf } from "../support/actor";
import { openBrowser } from "../support/browser";
import { asOwner } from "../support/as-owner";
import { asFile } from "../support/pictures";
import { jobBody, makeApplication, makeJob, makePerson, type Person } from "../support/factories";

let employer: Person;
let worker: Person;
beforeEach(async () => {
  await asOwner("TRUNCATE jobs CASCADE");
  [employer, worker] = [await makePerson("employer"), await makePerson("worker")];
});

const post = (changes: Record<string, unknown>, headers: Record<string, string> = {}) =>
  employer.browser.call("POST", "/api/jobs", { json: jobBody(changes), headers });
const put = (id: string, json: object) => employer.browser.call("PUT", `/api/jobs/${id}`, { json });
const setStatus = (id: string, json: object) => employer.browser.call("PUT", `/api/jobs/${id}/status`, { json });
const listed = async () => ((await worker.browser.call("GET", "/api/jobs")).body as Job[]).map(({ id }) => id);
const caseOf = (jobId: string) => db.case.findFirstOrThrow({ where: { jobId, kind: "held" } });

const NUMBER = { specialInstructions: "Ring 98220 33445 in the evening" };
const ASKED = {
  status: 409,
  body: {
    code: "wording_asked",
    errors: { specialInstructions: [expect.stringContaining("looks like a phone number"), "98220 33445"] },
  },
};

test("a demand that no rule knows is asked about; said why, a person looks", async () => {
  const specialInstructions = "Whoever is chosen leaves a small sum with us till the year is over.";
  const errors = {
    specialInstructions: [expect.stringContaining("something asked of the worker"), expect.any(String)],
  };
  expect(await post({ specialInstructions })).toMatchObject({ status: 409, body: { code: "wording_asked", errors } });
  const answer = await post({
    specialInstructions,
    wordingReasons: { specialInstructions: "For the key of the flat" },
  });
  expect(answer).toMatchObject({ status: 201, body: { review: "held" } });
  expect(await listed()).toEqual([]);
});

test.each([
  [
    "a fee, a UPI id and an identity card",
    {
      title: "Cook urgent, registration fee Rs 500",
      specialInstructions:
        "Pay Rs 500 by UPI to rahul@okaxis before interview. Send Aadhaar photo on WhatsApp 9876543210.",
    },
    ["fee", "wallet", "papers"],
    "grave",
  ],
  ["a child", { title: "Massage girl, age 15, deposit Rs 2000" }, ["age", "sexual"], "danger"],
])(
  "%s: nobody sees it, a case is opened, its owner reads that it is being checked",
  async (_what, fields, rules, severity) => {
    const { status, body } = await post(fields);
    expect([status, body]).toEqual([201, expect.objectContaining({ status: "open", review: "held" })]);
    const { id } = body as Job;
    expect(await listed()).toEqual([]);
    const { evidence, ...row } = await caseOf(id);
    expect(row).toMatchObject({ severity, subjectId: employer.id, state: "open" });
    const found = (evidence as { reasons: { rule: string; field: string; words: string }[] }).reasons;
    expect(found.map(({ rule }) => rule)).toEqual(expect.arrayContaining(rules));
    for (const reason of found)
      expect(reason).toEqual(expect.objectContaining({ field: expect.any(String), words: expect.any(String) }));
  },
);

test("what is asked about is changed and published, or explained and held", async () => {
  const key = { "Idempotency-Key": "one-position" };
  expect(await post(NUMBER, key)).toMatchObject(ASKED);
  expect(await db.job.count()).toBe(0);
  const said = { ...NUMBER, wordingReasons: { specialInstructions: "The gate has no bell" } };
  const held = await post(said, { "Idempotency-Key": "another-try" });
  expect(held).toMatchObject({ status: 201, body: { review: "held" } });
  expect((await caseOf((held.body as Job).id)).evidence).toMatchObject({
    reasons: [{ rule: "contact", why: "The gate has no bell" }],
  });
  expect(await post({ specialInstructions: "Ring the bell" })).toMatchObject({ status: 201, body: { review: "fine" } });
});

test("a draft is looked at when it is published, an open job at each edit, a closed one before it opens again", async () => {
  const { body } = await post({ ...NUMBER, status: "draft" });
  const { id } = body as Job;
  expect(await setStatus(id, { status: "open" })).toMatchObject(ASKED);
  await put(id, { specialInstructions: "Ring the bell" });
  expect(await setStatus(id, { status: "open" })).toMatchObject({ status: 200, body: { review: "fine" } });
  expect(await put(id, NUMBER)).toMatchObject(ASKED);
  await setStatus(id, { status: "closed" });
  await asOwner(`UPDATE jobs SET special_instructions = 'Registration fee 500' WHERE id = '${id}'`);
  expect(await setStatus(id, { status: "open" })).toMatchObject({
    status: 200,
    body: { status: "open", review: "held" },
  });
});

test("a renewal asks too, takes the owner's reason, and then a person looks", async () => {
  const { id } = await makeJob(employer.id, { ...NUMBER, openUntil: new Date(Date.now() + 3 * 86_400_000) });
  const renew = (json?: object) => employer.browser.call("POST", `/api/jobs/${id}/renewal`, json ? { json } : {});
  expect(await renew()).toMatchObject(ASKED);
  expect(await renew({ wordingReasons: { specialInstructions: "" } })).toMatchObject(ASKED);
  const said = { wordingReasons: { specialInstructions: "The gate has no bell" } };
  expect(await renew(said)).toMatchObject({ status: 200, body: { review: "held" } });
  expect((await caseOf(id)).evidence).toMatchObject({ reasons: [{ rule: "contact", why: "The gate has no bell" }] });
});

test("an edit holds an open job: who applied keeps it, others do not see it, and what a person let pass stays passed", async () => {
  const { id } = await makeJob(employer.id);
  await makeApplication(id, worker.id);
  const other = await makePerson("worker");
  expect(await put(id, { dresscode: "Uniform costs 800, pay on joining" })).toMatchObject({
    status: 200,
    body: { review: "held" },
  });
  expect((await worker.browser.call("GET", `/api/jobs/${id}`)).body).toMatchObject({ review: "held" });
  expect((await other.browser.call("GET", `/api/jobs/${id}`)).status).toBe(404);
  expect(await put(id, { dresscode: "Apron" })).toMatchObject({ body: { review: "held" } });
  await put(id, { dresscode: "Uniform costs 800, pay on joining" });
  expect(await db.case.count({ where: { jobId: id } })).toBe(1);
  await db.$transaction((tx) => releaseHeldJob(tx, id));
  expect(await put(id, { title: "Evening cook" })).toMatchObject({ status: 200, body: { review: "fine" } });
  expect(await put(id, { title: "Evening cook, joining fee 300" })).toMatchObject({ body: { review: "held" } });
});

test("a held job whose words its owner takes out stays held, and the case shows what stands there now", async () => {
  const fee = { specialInstructions: "Registration fee Rs 500 before joining" };
  const { id } = (await post(fee)).body as Job;
  expect(await put(id, { specialInstructions: "Come by six" })).toMatchObject({ body: { review: "held" } });
  const admin = await makePerson("admin");
  const read = async () =>
    (await admin.browser.call("GET", `/api/admin/cases/${(await caseOf(id)).id}`)).body as {
      reasons: { words: string }[];
      edited: object[];
    };
  const { reasons, edited } = await read();
  expect(reasons).toMatchObject([{ rule: "fee", words: expect.stringContaining("Registration fee") }]);
  expect(edited).toEqual([{ field: "specialInstructions", text: "Come by six" }]);
  await put(id, fee);
  expect((await read()).edited).toEqual([]);
});

test("what was closed and is posted again is looked at like any other", async () => {
  const before = await makeJob(employer.id, { specialInstructions: "Pay 800 for the uniform first", status: "closed" });
  const { specialInstructions } = before;
  expect((await post({ specialInstructions })).body).toMatchObject({ review: "held" });
  expect((await setStatus(before.id, { status: "open" })).body).toMatchObject({ review: "held" });
});

test("an admin who posts for an employer is asked too", async () => {
  const admin = await makePerson("admin");
  const json = { ...jobBody(NUMBER), employerId: employer.id };
  expect(await admin.browser.call("POST", "/api/admin/jobs", { json })).toMatchObject(ASKED);
});

test("two things to ask about in one field are told at once, each with its words", async () => {
  const two = await post({ specialInstructions: "Only Brahmin cook. Ring 98220 33445" });
  const about = (words: string) => expect.stringContaining(words);
  const errors = { specialInstructions: [about("caste"), about("Brahmin"), about("phone number"), "98220 33445"] };
  expect(two).toMatchObject({ status: 409, body: { code: "wording_asked", errors } });
});

test("a pay of more than twice the upper quarter is asked about, once ten others say what is usual there or elsewhere", async () => {
  const others = await makePerson("employer");
  const salary = { salary: "60000", location: "Gurgaon" };
  for (let made = 0; made < 9; made += 1) await makeJob(others.id);
  expect(await post(salary)).toMatchObject({ status: 201 });
  await makeJob(others.id);
  expect(await post(salary)).toMatchObject({
    status: 409,
    body: { errors: { salary: [expect.any(String), "60000"] } },
  });
  expect(await post({ ...salary, location: "Delhi" })).toMatchObject({ status: 409 });
  expect(await post({ ...salary, wordingReasons: { salary: "For an embassy" } })).toMatchObject({
    body: { review: "held" },
  });
});

test("too long a reason and one for no field are refused beside them", async () => {
  expect(await post({ ...NUMBER, wordingReasons: { specialInstructions: "x".repeat(301) } })).toMatchObject({
    status: 400,
  });
  expect(await post({ ...NUMBER, wordingReasons: { nothing: "x" } })).toMatchObject({ status: 400 });
});

test("a near copy of another account's open job in the same city is held; one's own, and one elsewhere, is not", async () => {
  const text = "We are a family of five and look for somebody calm who cooks dal, rice and rotis every evening.";
  const original = (await post({ specialInstructions: text })).body as Job;
  expect(await post({ specialInstructions: text })).toMatchObject({ status: 201, body: { review: "fine" } });
  const other = await makePerson("employer");
  const copy = (changes: object) =>
    other.browser.call("POST", "/api/jobs", {
      json: jobBody({ specialInstructions: `${text} Call later.`, ...changes }),
    });
  expect(await copy({ location: "Chennai" })).toMatchObject({ body: { review: "fine" } });
  const held = await copy({});
  expect(held).toMatchObject({ status: 201, body: { review: "held" } });
  expect((await caseOf((held.body as Job).id)).evidence).toMatchObject({
    reasons: [{ rule: "copy", like: expect.any(String) }],
  });
  expect(original.review).toBe("fine");
});

test("a near copy of another account's own picture is held, however it was scaled", async () => {
  const tiles = Uint8Array.from({ length: 81 }, (_tile, at) => (at * at * 37 + at * 11) % 256);
  const photo = async (size: number) =>
    asFile(
      await sharp(tiles, { raw: { width: 9, height: 9, channels: 1 } })
        .resize(size, size)
        .jpeg()
        .toBuffer(),
    );
  const send = (who: Person, file: File) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(jobBody({ useDefaultPreviewImage: false })))
      form.set(name, String(value));
    form.set("previewImage", file);
    return who.browser.call("POST", "/api/jobs", { form });
  };
  expect(await send(employer, await photo(400))).toMatchObject({ status: 201, body: { review: "fine" } });
  const other = await makePerson("employer");
  const held = await send(other, await photo(300));
  expect(held).toMatchObject({ status: 201, body: { review: "held" } });
  expect((await caseOf((held.body as Job).id)).evidence).toMatchObject({
    reasons: [{ rule: "picture", like: expect.any(String) }],
  });
});

test("a company's words, which stand on the page of each of its jobs, may not ask workers for money", async () => {
  const save = (json: object) => employer.browser.call("PUT", "/api/user/profile", { json });
  const honest = { companyName: "Rao Home Care", companyDescription: "A small family firm. We never take a fee." };
  expect((await save(honest)).status).toBe(200);
  for (const field of ["companyName", "companyDescription"])
    expect(await save({ ...honest, [field]: "Registration fee Rs 500 by UPI" })).toMatchObject({
      status: 400,
      body: { code: "invalid", errors: { [field]: [expect.stringContaining("may not stand here")] } },
    });
  const { body } = await employer.browser.call("GET", "/api/user/profile");
  expect(body).toMatchObject(honest);
});

test("neither an employer's name nor a message to an applicant may ask for money", async () => {
  const demand = "Registration fee Rs 500 by UPI";
  const refused = (field: string) => ({
    status: 400,
    body: { code: "invalid", errors: { [field]: [expect.stringContaining("may not stand here")] } },
  });
  const { browser } = employer;
  expect(await browser.call("PUT", "/api/user/profile", { json: { name: demand } })).toMatchObject(refused("name"));
  expect(await browser.call("PUT", "/api/user/account", { json: { name: demand } })).toMatchObject(refused("name"));
  const json = { name: demand, role: "employer", password: "long enough 1", confirmPassword: "long enough 1" };
  expect(await openBrowser({ language: "en" }).call("POST", "/api/register", { json })).toMatchObject(refused("name"));
  const { id: jobId } = await makeJob(employer.id);
  const { id } = await makeApplication(jobId, worker.id);
  const decide = { json: { status: "shortlisted", note: demand } };
  expect(await browser.call("PUT", `/api/service-applications/${id}/status`, decide)).toMatchObject(refused("note"));
  const times = [new Date(Date.now() + 86_400_000).toISOString()];
  const invite = { json: { times, place: demand } };
  expect(await browser.call("PUT", `/api/service-applications/${id}/interview`, invite)).toMatchObject(
    refused("place"),
  );
  const honest = { json: { status: "shortlisted", note: "Please bring your Aadhaar card. We never take a fee." } };
  expect((await browser.call("PUT", `/api/service-applications/${id}/status`, honest)).status).toBe(200);
});

test("an owner is told when a person has found a held job to be fine", async () => {
  const admin = await makePerson("admin");
  const { id } = (await post({ specialInstructions: "Registration fee Rs 500 by UPI" })).body as Job;
  const { id: caseId } = await caseOf(id);
  const json = { decision: "fine" };
  expect((await admin.browser.call("PUT", `/api/admin/cases/${caseId}/decision`, { json })).status).toBe(200);
  const { body } = await employer.browser.call("GET", "/api/user/notifications");
  expect(body).toMatchObject([{ kind: "office_released", job: { id } }]);
});

test("a case has the owner's reason, and the job of which it is a copy", async () => {
  const admin = await makePerson("admin");
  const reasonsOf = async (jobId: string) => {
    const { body } = await admin.browser.call("GET", `/api/admin/cases/${(await caseOf(jobId)).id}`);
    return (body as { reasons: object[] }).reasons;
  };
  const text = "We are a family of five and look for somebody calm who cooks dal, rice and rotis every evening.";
  const original = (await post({ specialInstructions: text })).body as Job;
  employer = await makePerson("employer");
  const copy = (await post({ specialInstructions: text })).body as Job;
  expect(await reasonsOf(copy.id)).toMatchObject([{ rule: "copy", like: original.id, why: null }]);
  const said = await post({ ...NUMBER, wordingReasons: { specialInstructions: "The gate has no bell" } });
  expect(await reasonsOf((said.body as Job).id)).toMatchObject([{ rule: "contact", why: "The gate has no bell" }]);
});

test("its owner reads on the job's own page why it is held, but never that somebody reported it", async () => {
  const { id } = (await post({ specialInstructions: "Registration fee Rs 500" })).body as Job;
  const actor = await actorOf(employer, "employer");
  expect(await listHeldFor(actor, id)).toMatchObject([{ rule: "fee", field: "specialInstructions" }]);
  await asOwner(`UPDATE jobs SET held_reasons = '[{"rule": "asked_money"}]' WHERE id = '${id}'`);
  expect(await listHeldFor(actor, id)).toEqual([]);
});
