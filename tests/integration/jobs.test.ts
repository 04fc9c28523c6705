import "../support/raised-limits";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import type { Job, JobCard, OwnJobCard } from "@/lib/domains/jobs/types";
import { asOwner } from "../support/as-owner";
import { later } from "../support/later";
import { openBrowser } from "../support/browser";
import { jobBody, makeApplication, makeJob, makePerson, type Person } from "../support/factories";
import { asFile, picture } from "../support/pictures";

let employer: Person;
let worker: Person;
beforeEach(async () => {
  await asOwner("TRUNCATE jobs CASCADE");
  [employer, worker] = await Promise.all([makePerson("employer"), makePerson("worker")]);
});

const titles = (body: unknown) => (body as JobCard[]).map((job) => job.title);

describe("posting", () => {
  test("stores every field and returns it", async () => {
    const fields = {
      requirements: ["Cooks North Indian food", "Keeps the kitchen clean"],
      benefits: { "Meals Included": true, "Festival Bonus": true, "Health Insurance": false },
      accommodationProvided: true,
      accommodationDetails: "A room with its own bath",
      backgroundCheckTypes: ["Police Verification Required"],
      numberOfReferences: 3,
      languagesRequired: ["Hindi", "English"],
      additionalSkills: ["Baking"],
      workEnvironment: "A family of four",
      probationPeriod: "1 month",
      contractDuration: "1 year",
      noticePeriod: "15 days",
      holidayPolicy: "Sundays and festivals",
      dresscode: "Apron",
      specialInstructions: "No onion on Tuesdays.\nKitchen closes at nine.",
    };
    const answer = await employer.browser.call("POST", "/api/service-requests", {
      json: jobBody({ ...fields, company_name: "Sharma Household" }),
    });
    expect(answer.status).toBe(201);
    const job = answer.body as Job;
    expect(answer.headers.get("location")).toBe(`/api/service-requests/${job.id}`);
    expect(job).toMatchObject({
      ...fields,
      benefits: { "Meals Included": true, "Festival Bonus": true },
      company_name: "Sharma Household",
      salary: "20000-25000",
      salaryMin: 20_000,
      salaryMax: 25_000,
      type: "FULL TIME",
      status: "open",
      backgroundCheckRequired: true,
      referencesRequired: true,
      applications: 0,
      views: 0,
      defaultPreviewImageId: "chef-cook",
      useDefaultPreviewImage: true,
      preview_image: null,
    });
    expect((await employer.browser.call("GET", `/api/jobs/${job.id}`)).body).toEqual(job);
  });

  test.each([
    ["LIVE_IN_FULL_TIME", "FULL TIME"],
    ["LIVE_OUT_FULL_TIME", "FULL TIME"],
    ["PART_TIME", "PART TIME"],
    ["TEMPORARY", "CONTRACT"],
  ])("gives %s the type %s", async (employmentType, type) => {
    const answer = await employer.browser.call("POST", "/api/jobs", { json: jobBody({ employmentType }) });
    expect(answer.body).toMatchObject({ employmentType, type });
  });

  test("shows all missing fields at once, with the specification's texts", async () => {
    const answer = await employer.browser.call("POST", "/api/jobs", { json: {} });
    expect(answer.body).toMatchObject({
      status: 400,
      errors: {
        title: ["Position title is required"],
        category: ["Staff category is required"],
        location: ["Location is required"],
        salary: ["Compensation is required"],
        shift: ["Working hours are required"],
        workingDays: ["Working days are required"],
        experienceLevel: ["Experience requirement is needed"],
      },
    });
  });

  test.each([
    ["title", "x".repeat(121)],
    ["title", "bell\u0007"],
    ["title", "half a pair \uD83D"],
    ["title", "\u{1F600}"],
    ["requirements", ["half a pair \uD83D"]],
    ["category", "astronaut"],
    ["salary", "a lot"],
    ["salary", "25000-20000"],
    ["salary", "0"],
    ["numberOfReferences", 6],
    ["numberOfReferences", 0],
    ["benefits", ["A pony"]],
    ["urgencyLevel", "yesterday"],
    ["employmentType", "SLAVERY"],
  ])("refuses %s = %j beside its field", async (field, value) => {
    const answer = await employer.browser.call("POST", "/api/jobs", { json: jobBody({ [field]: value }) });
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } });
  });

  test("drops details whose switch is off", async () => {
    const answer = await employer.browser.call("POST", "/api/jobs", {
      json: jobBody({
        accommodationProvided: false,
        accommodationDetails: "A room",
        backgroundCheckRequired: false,
        backgroundCheckTypes: ["Medical Certificate"],
        referencesRequired: false,
        numberOfReferences: 4,
      }),
    });
    expect(answer.body).toMatchObject({
      accommodationDetails: null,
      backgroundCheckTypes: [],
      numberOfReferences: null,
    });
  });

  test("with an Idempotency-Key posts once, however often it is sent", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const first = await employer.browser.call("POST", "/api/jobs", { json: jobBody(), headers });
    const second = await employer.browser.call("POST", "/api/jobs", { json: jobBody(), headers });
    expect(second.status).toBe(201);
    expect(second.body).toEqual(first.body);
    expect(await db.job.count()).toBe(1);
    const refusal = { status: 422, body: { code: "idempotency_mismatch" } };
    const elsewhere = await employer.browser.call("POST", "/api/service-requests", { json: jobBody(), headers });
    expect(elsewhere).toMatchObject(refusal);
    const changed = jobBody({ title: "Cook for a family of five" });
    expect(await employer.browser.call("POST", "/api/jobs", { json: changed, headers })).toMatchObject(refusal);
    expect(await db.job.count()).toBe(1);
  });

  test("sent twice concurrently with one key posts once", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const answers = await Promise.all(
      [1, 2].map(() => employer.browser.call("POST", "/api/jobs", { json: jobBody(), headers })),
    );
    expect(await db.job.count()).toBe(1);
    expect(answers.some((answer) => answer.status === 201)).toBe(true);
  });

  test("a different picture under the same key is a different request", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const send = async (width: number) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(jobBody())) form.set(name, String(value));
      form.set("companyLogo", asFile(await picture(width).jpeg().toBuffer()));
      return employer.browser.call("POST", "/api/jobs", { form, headers });
    };
    const first = await send(64);
    expect(first.status).toBe(201);
    expect((await send(64)).body).toEqual(first.body);
    expect(await send(65)).toMatchObject({ status: 422, body: { code: "idempotency_mismatch" } });
    expect(await db.job.count()).toBe(1);
  });

  test("if the answer cannot be stored nothing is done, and a retry does it once", async () => {
    await asOwner(`
      CREATE FUNCTION fail_once() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'the server goes away' USING ERRCODE = '57P01'; END $$`);
    await asOwner("CREATE TRIGGER fail_once BEFORE INSERT ON idempotency_keys EXECUTE FUNCTION fail_once()");
    const headers = { "idempotency-key": crypto.randomUUID() };
    const send = () => employer.browser.call("POST", "/api/jobs", { json: jobBody(), headers });
    expect((await send()).status).toBe(503);
    expect(await db.job.count()).toBe(0);
    await asOwner("DROP FUNCTION fail_once CASCADE");
    const second = await send();
    expect(second.status).toBe(201);
    expect((await send()).body).toEqual(second.body);
    expect(await db.job.count()).toBe(1);
  });

  test("a call still running under the key is not waited for", async () => {
    const key = crypto.randomUUID();
    const headers = { "idempotency-key": key };
    await db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`idempotency:${employer.id}:${key}`}, 0))::text`;
      const answer = await employer.browser.call("POST", "/api/jobs", { json: jobBody(), headers });
      expect(answer).toMatchObject({ status: 409, body: { code: "idempotency_running" } });
      expect(answer.headers.get("retry-after")).toBe("1");
    });
    expect((await employer.browser.call("POST", "/api/jobs", { json: jobBody(), headers })).status).toBe(201);
  });

  test("deletes the keys of all users after 24 hours", async () => {
    const createdAt = new Date(Date.now() - 25 * 60 * 60 * 1000);
    const old = { userId: worker.id, key: "old", requestHash: "x", answer: {}, createdAt };
    await db.idempotencyKey.create({ data: old });
    // Old keys are deleted every ten minutes.
    const headers = { "idempotency-key": crypto.randomUUID() };
    await later(11 * 60 * 1000, () => employer.browser.call("POST", "/api/jobs", { json: jobBody(), headers }));
    expect(await db.idempotencyKey.count({ where: { userId: worker.id } })).toBe(0);
  });

  // Nearly as long as a body may be, to reveal a rule whose time grows quadratically: it took seconds.
  const ENDLESS = `a${"\u0301".repeat(60_000)}${"\u0323".repeat(60_000)}`;
  test.each([
    ["salary", `1${" ".repeat(200_000)}1`],
    ["title", ENDLESS],
    ["requirements", [ENDLESS]],
  ])("refuses an endless %s at once", async (field, value) => {
    const begin = performance.now();
    const answer = await employer.browser.call("POST", "/api/jobs", { json: jobBody({ [field]: value }) });
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: [expect.any(String)] } } });
    expect(performance.now() - begin).toBeLessThan(1_000);
  });

  test("reports a list's error once, however many entries have it", async () => {
    const languagesRequired = Array.from({ length: 20_000 }, () => "Elvish");
    const answer = await employer.browser.call("POST", "/api/jobs", { json: jobBody({ languagesRequired }) });
    const { errors } = answer.body as { errors: Record<string, string[]> };
    expect(errors.languagesRequired!.length).toBeLessThanOrEqual(2);
  });

  test("accepts no more text as multipart than as JSON", async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(jobBody())) form.set(name, String(value));
    form.set("specialInstructions", "x".repeat(300_000));
    const refusal = { status: 413, body: { code: "body_too_large" } };
    expect(await employer.browser.call("POST", "/api/jobs", { form })).toMatchObject(refusal);
    const json = jobBody({ specialInstructions: "x".repeat(300_000) });
    expect(await employer.browser.call("POST", "/api/jobs", { json })).toMatchObject(refusal);
  });

  test("a refused call may be retried with its key", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    expect((await employer.browser.call("POST", "/api/jobs", { json: {}, headers })).status).toBe(400);
    expect((await employer.browser.call("POST", "/api/jobs", { json: jobBody(), headers })).status).toBe(201);
  });
});

describe("the workers' list", () => {
  test("contains open jobs, newest first, and marks those applied to", async () => {
    const [older, newer] = [
      await makeJob(employer.id, { title: "Older", createdAt: new Date("2026-01-01T00:00:00Z") }),
      await makeJob(employer.id, { title: "Newer", createdAt: new Date("2026-01-02T00:00:00Z") }),
    ];
    await makeJob(employer.id, { title: "Closed", status: "closed" });
    await makeJob(employer.id, { title: "Draft", status: "draft" });
    await makeJob(employer.id, { title: "Removed", removedAt: new Date() });
    await makeApplication(older.id, worker.id);
    const answer = await worker.browser.call("GET", "/api/service-requests");
    expect(answer.body).toMatchObject([
      { id: newer.id, applied: false, applications: 0 },
      { id: older.id, applied: true, applications: 1 },
    ]);
    expect(titles((await worker.browser.call("GET", "/api/service-requests?status=closed")).body)).toEqual(["Closed"]);
    expect(titles((await worker.browser.call("GET", "/api/service-requests?status=all")).body)).not.toContain("Draft");
    expect((await employer.browser.call("GET", "/api/service-requests")).body).not.toMatchObject([
      { applied: expect.anything() },
    ]);
  });

  test("filters by category case-insensitively, by type and by kind of work", async () => {
    await makeJob(employer.id, { title: "Cook" });
    await makeJob(employer.id, { title: "Mali", category: "gardener", type: "CONTRACT" });
    const ask = async (query: string) =>
      titles((await worker.browser.call("GET", `/api/service-requests?${query}`)).body);
    expect(await ask("category=GARDENER")).toEqual(["Mali"]);
    expect(await ask("category=all")).toHaveLength(2);
    expect(await ask("category=pilot")).toEqual([]);
    expect(await ask("type=gig")).toEqual(["Mali"]);
    expect(await ask("type=regular")).toEqual(["Cook"]);
    expect(await ask(`type=${encodeURIComponent("FULL TIME")}`)).toEqual(["Cook"]);
  });

  test("searches title and location, in any case and script, with % and _ taken literally", async () => {
    await makeJob(employer.id, { title: "रसोइया चाहिए", location: "South Delhi" });
    await makeJob(employer.id, {
      title: "Driver 100% night_shift",
      location: "Pune (Koregaon Park)",
      category: "driver",
    });
    const ask = async (search: string) =>
      titles((await worker.browser.call("GET", `/api/service-requests?search=${encodeURIComponent(search)}`)).body);
    expect(await ask("SOUTH delhi")).toEqual(["रसोइया चाहिए"]);
    expect(await ask("रसो\u200dइया")).toEqual(["रसोइया चाहिए"]);
    expect(await ask("koregaon driver")).toHaveLength(1);
    expect(await ask("100%")).toHaveLength(1);
    expect(await ask("night%shift")).toEqual([]);
    expect(await ask("delhi_")).toEqual([]);
    expect(await ask("   ")).toHaveLength(2);
    expect(await ask("koregaon\u0000")).toHaveLength(1);
  });

  test("pages through Link without gaps or repeats, also among equal times", async () => {
    const createdAt = new Date("2026-02-01T10:00:00.123Z");
    for (let number = 0; number < 7; number += 1) await makeJob(employer.id, { title: `Job ${number}`, createdAt });
    const seen: string[] = [];
    let path: string | undefined = "/api/service-requests?limit=3";
    while (path) {
      const answer = await worker.browser.call("GET", path);
      seen.push(...(answer.body as JobCard[]).map((job) => job.id));
      path = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
    }
    expect(seen).toHaveLength(7);
    expect(new Set(seen).size).toBe(7);
  });

  const cursorAt = (time: string) =>
    `cursor=${btoa(`${time}|00000000-0000-7000-8000-000000000000`).replaceAll("=", "")}`;
  test.each([
    "limit=0",
    "limit=101",
    "limit=x",
    "cursor=nonsense",
    "cursor=abcde",
    "cursor=_",
    cursorAt("0000-01-01T00:00:00.000Z"),
    cursorAt("9999-12-31T24:00:00.000Z"),
    "status=draft",
    "type=slow",
  ])("refuses ?%s", async (query) => {
    expect((await worker.browser.call("GET", `/api/service-requests?${query}`)).status).toBe(400);
  });

  test("answers 304 while nothing has changed", async () => {
    await makeJob(employer.id);
    const first = await worker.browser.call("GET", "/api/service-requests");
    const etag = first.headers.get("etag")!;
    const again = await worker.browser.call("GET", "/api/service-requests", {
      headers: { "if-none-match": `W/${etag}` },
    });
    expect(again).toMatchObject({ status: 304, body: "" });
    await makeJob(employer.id);
    const changed = await worker.browser.call("GET", "/api/service-requests", { headers: { "if-none-match": etag } });
    expect(changed.status).toBe(200);
    expect(first.headers.get("cache-control")).toContain("private");
    const head = await worker.browser.call("HEAD", "/api/service-requests");
    expect(head.headers.get("etag")).toBe(changed.headers.get("etag"));
  });
});

test("the exact address is its owner's and the admins': not found by searching, at most 200 signs, without an ID number", async () => {
  const exactAddress = "House 17, Lane ".padEnd(200, "x");
  const post = (address: string) =>
    employer.browser.call("POST", "/api/jobs", { json: jobBody({ exactAddress: address }) });
  for (const refused of [`${exactAddress}y`, "House 9999 4105 7058"])
    expect(await post(refused)).toMatchObject({
      status: 400,
      body: { errors: { exactAddress: [expect.any(String)] } },
    });
  const { id } = (await post(exactAddress)).body as Job;
  const read = async ({ browser }: Person) => ((await browser.call("GET", `/api/jobs/${id}`)).body as Job).exactAddress;
  const others = await Promise.all((["employer", "admin"] as const).map((role) => makePerson(role)));
  expect(await Promise.all([employer, worker, ...others].map(read))).toEqual([exactAddress, null, null, exactAddress]);
  expect((await worker.browser.call("GET", "/api/service-requests?search=House 17")).body).toEqual([]);
  const cleared = await employer.browser.call("PUT", `/api/jobs/${id}`, { json: { exactAddress: "" } });
  expect(cleared.body).toMatchObject({ exactAddress: null });
});

describe("one job", () => {
  test("counts a view once per viewer and never the owner's", async () => {
    const job = await makeJob(employer.id);
    const path = `/api/service-requests/${job.id}`;
    await employer.browser.call("GET", path);
    await worker.browser.call("GET", path);
    await worker.browser.call("GET", path);
    expect((await employer.browser.call("GET", path)).body).toMatchObject({ views: 1 });
  });

  test("a page that was read ahead counts as a view once it is shown; what may not be seen counts nothing", async () => {
    const job = await makeJob(employer.id);
    const draft = await makeJob(employer.id, { status: "draft" });
    const view = ({ id }: { id: string }) => worker.browser.call("PUT", `/api/service-requests/${id}/view`);
    for (const _again of [1, 2]) expect((await view(job)).status).toBe(204);
    expect((await view(draft)).status).toBe(404);
    for (const [{ id }, views] of [
      [job, 1],
      [draft, 0],
    ] as const)
      expect((await employer.browser.call("GET", `/api/service-requests/${id}`)).body).toMatchObject({ views });
  });

  test.each(["not-an-id", "00000000-0000-7000-8000-000000000000"])("%s is a 404", async (id) => {
    expect(await worker.browser.call("GET", `/api/jobs/${id}`)).toMatchObject({ status: 404 });
  });

  test("is marked as applied to, however its id is written", async () => {
    const job = await makeJob(employer.id);
    await makeApplication(job.id, worker.id);
    const answer = await worker.browser.call("GET", `/api/service-requests/${job.id.toUpperCase()}`);
    expect(answer).toMatchObject({ status: 200, body: { id: job.id, applied: true } });
  });

  test("is edited field by field: fields not sent stay unchanged", async () => {
    const job = await makeJob(employer.id, {
      holidayPolicy: "Sundays",
      accommodationProvided: true,
      requirements: ["One"],
    });
    const answer = await employer.browser.call("PUT", `/api/jobs/${job.id}`, {
      json: {
        title: "Evening cook",
        salary: "₹30,000",
        type: "PART TIME",
        benefits: ["Paid Time Off"],
        holidayPolicy: "",
      },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        title: "Evening cook",
        salary: "30000",
        type: "PART TIME",
        benefits: { "Paid Time Off": true },
        holidayPolicy: null,
        accommodationProvided: true,
        requirements: ["One"],
        location: "Gurgaon",
      },
    });
    const found = await worker.browser.call("GET", "/api/jobs?search=evening");
    expect(found.body).toHaveLength(1);
  });

  test.each([
    [{ title: "x" }, "title", "Title must be at least 2 characters"],
    [{ location: "y" }, "location", "Location must be at least 2 characters"],
    [{ category: "" }, "category", "Category is required"],
    [{ salary: "" }, "salary", "Salary is required"],
    [{ shift: " " }, "shift", "Shift timing is required"],
    [{ workingDays: "" }, "workingDays", "Working days are required"],
    [{ requirements: [" "] }, "requirements", "Requirements are required"],
  ])("edited with %j is refused beside the field", async (json, field, sentence) => {
    const job = await makeJob(employer.id);
    const answer = await employer.browser.call("PUT", `/api/jobs/${job.id}`, { json });
    expect(answer.body).toMatchObject({ status: 400, errors: { [field]: [sentence] } });
  });

  test("moves draft → open ⇄ closed and no other way", async () => {
    const job = await makeJob(employer.id, { status: "draft", postedAt: null });
    const move = async (status: string) =>
      (await employer.browser.call("PUT", `/api/jobs/${job.id}/status`, { json: { status } })).status;
    expect(await move("closed")).toBe(409);
    expect(await move("open")).toBe(200);
    expect(await move("open")).toBe(409);
    expect(await move("draft")).toBe(409);
    expect(await move("closed")).toBe(200);
    expect(await move("open")).toBe(200);
  });

  test("cannot be published while incomplete", async () => {
    const job = await makeJob(employer.id, { status: "draft", salaryMin: null, salaryMax: null, postedAt: null });
    const answer = await employer.browser.call("PUT", `/api/jobs/${job.id}/status`, { json: { status: "open" } });
    expect(answer).toMatchObject({ status: 409, body: { code: "job_incomplete" } });
  });

  test("as a draft needs one word, and is finished later", async () => {
    const send = (method: "POST" | "PUT", path: string, json: object) => employer.browser.call(method, path, { json });
    const made = await send("POST", "/api/jobs", { status: "draft", title: "Cook" });
    expect(made).toMatchObject({
      status: 201,
      body: { title: "Cook", category: "", location: "", place: null, defaultPreviewImageId: null },
    });
    const { id } = made.body as Job;
    const address = `/api/jobs/${id}`;
    expect((await employer.browser.call("GET", address)).body).toMatchObject({ category: "", status: "draft" });
    const { category, location, ...rest } = jobBody();
    const publish = () => send("PUT", `${address}/status`, { status: "open" });
    expect((await send("PUT", address, { ...rest, category })).status).toBe(200);
    expect(await publish()).toMatchObject({ status: 409, body: { code: "job_incomplete" } });
    expect((await send("PUT", address, { category: "", location })).status).toBe(200);
    expect(await publish()).toMatchObject({ status: 409, body: { code: "job_incomplete" } });
    expect((await send("PUT", address, { category })).status).toBe(200);
    expect(await publish()).toMatchObject({ status: 200, body: { category, location, status: "open" } });
    for (const field of ["category", "location"]) {
      expect(await send("PUT", address, { [field]: "" })).toMatchObject({
        status: 400,
        body: { errors: { [field]: [expect.any(String)] } },
      });
    }
    expect((await send("POST", "/api/jobs", { status: "draft" })).status).toBe(400);
  });

  test("is removed for everyone, once, and its application stays readable", async () => {
    const job = await makeJob(employer.id);
    const application = await makeApplication(job.id, worker.id);
    expect((await employer.browser.call("DELETE", `/api/service-requests/${job.id}`)).status).toBe(204);
    expect((await employer.browser.call("DELETE", `/api/service-requests/${job.id}`)).status).toBe(404);
    expect((await worker.browser.call("GET", `/api/service-requests/${job.id}`)).status).toBe(404);
    expect((await worker.browser.call("GET", `/api/service-applications/${application.id}`)).body).toMatchObject({
      job: { title: job.title, status: "closed", removed: true },
    });
  });

  test("removed by an admin leaves an audit entry that cannot be changed", async () => {
    const admin = await makePerson("admin");
    const job = await makeJob(employer.id);
    await admin.browser.call("DELETE", `/api/service-requests/${job.id}`);
    expect(await db.auditLog.findFirst({ where: { targetId: job.id } })).toMatchObject({
      actorId: admin.id,
      action: "job.remove",
    });
    await expect(db.auditLog.deleteMany({ where: { targetId: job.id } })).rejects.toThrow();
  });
});

describe("the dashboard", () => {
  test("sorts by applications or date in both directions, with pages", async () => {
    for (const [title, applicationsCount] of [
      ["A", 5],
      ["B", 0],
      ["C", 5],
      ["D", 9],
    ] as const) {
      await makeJob(employer.id, { title: `Cook ${title}`, applicationsCount });
    }
    await makeJob((await makePerson("client")).id, { title: "Not mine" });
    const walk = async (query: string) => {
      const seen: string[] = [];
      let path: string | undefined = `/api/client/service-requests?limit=2&${query}`;
      while (path) {
        const answer = await employer.browser.call("GET", path);
        seen.push(...titles(answer.body).map((title) => title.slice(-1)));
        path = /<([^>]+)>/.exec(answer.headers.get("link") ?? "")?.[1];
      }
      return seen.join("");
    };
    expect(await walk("sort=date")).toBe("DCBA");
    expect(await walk("sort=date&direction=asc")).toBe("ABCD");
    expect(await walk("sort=applications")).toBe("DCAB");
    expect(await walk("sort=applications&direction=asc")).toBe("BACD");
  });

  test("counts today's applications by the day in India", async () => {
    const job = await makeJob(employer.id, { viewsCount: 12, urgencyLevel: "immediate" });
    await makeJob(employer.id, { status: "closed", viewsCount: 3 });
    await makeApplication(job.id, worker.id);
    const yesterday = new Date(Date.now() - 26 * 60 * 60 * 1000);
    await makeApplication(job.id, (await makePerson("worker")).id, { createdAt: yesterday });
    expect((await employer.browser.call("GET", "/api/client/stats")).body).toEqual({
      activeRequests: 1,
      totalRequests: 2,
      totalApplications: 2,
      toReview: 2,
      applicationsToday: 1,
      profileViews: 15,
      urgentPositions: 1,
      ...{ waitingLong: 0, unansweredInARow: 0, isPaused: false },
    });
    const [, card] = (await employer.browser.call("GET", "/api/client/service-requests")).body as OwnJobCard[];
    expect(card).toMatchObject({ id: job.id, applications: 2, applications_today: 1 });
  });

  test("does not accept a cursor of another sort order", async () => {
    for (let number = 0; number < 3; number += 1) await makeJob(employer.id);
    const first = await employer.browser.call("GET", "/api/client/service-requests?limit=1");
    const cursor = /cursor=([^>&]+)/.exec(first.headers.get("link") ?? "")?.[1];
    const mixed = await employer.browser.call("GET", `/api/client/service-requests?sort=applications&cursor=${cursor}`);
    expect(mixed.status).toBe(400);
  });
});

describe("HTTP", () => {
  test("a mutation from another site is refused", async () => {
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { "sec-fetch-site": "cross-site" },
      { origin: "null" },
    ];
    for (const headers of foreign) {
      const answer = await employer.browser.call("POST", "/api/jobs", { json: jobBody(), headers });
      expect(answer).toMatchObject({ status: 403, body: { code: "cross_site" } });
    }
    const own = { origin: "http://localhost:3000", "sec-fetch-site": "same-origin" };
    expect((await employer.browser.call("POST", "/api/jobs", { json: jobBody(), headers: own })).status).toBe(201);
  });

  test("other media types and broken JSON get an answer in the reader's language", async () => {
    const headers = { "content-type": "text/plain" };
    expect(await employer.browser.call("POST", "/api/jobs", { json: {}, headers })).toMatchObject({ status: 415 });
    const broken = new FormData();
    broken.set("requirements", "[not json");
    expect(await employer.browser.call("POST", "/api/jobs", { form: broken })).toMatchObject({ status: 400 });
    const hindi = await openBrowser({ language: "hi" }).call("GET", "/api/user");
    expect(hindi.body).toMatchObject({ detail: "कृपया पहले लॉग इन करें।" });
  });
});
