/**
 * Plants values that occur nowhere else in every personal field, asks everything the application answers as everyone,
 * and compares who found what with one table.
 */
import "../support/raised-limits";
import { beforeAll, expect, test } from "vitest";
import { OPERATIONS } from "@/lib/api-docs/operations";
import type { Application } from "@/lib/domains/applications/types";
import { db } from "@/lib/platform/db/client";
import type { Operation } from "@/lib/platform/http/operation";
import { unsubscribeToken } from "@/lib/platform/mail/unsubscribing";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import { allOperations, openBrowser, type Browser } from "../support/browser";
import { describedName } from "../support/contract";
import { makeJob, makePerson, type Person } from "../support/factories";
import { asFile, picture } from "../support/pictures";
import { voiceFile, voiceNote } from "../support/voice-notes";

/** One worker each: how the application to the planted employer stands. */
const STATES = ["pending", "shortlisted", "accepted", "rejected", "long_rejected", "long_closed", "unasked", "withdrawn"] as const; // prettier-ignore
type State = (typeof STATES)[number];

const READERS = ["visitor", "self", "worker", "owner", "employer", "client", "admin", "super_admin"] as const;
type Reader = (typeof READERS)[number];

const SHOWN: State[] = ["pending", "shortlisted", "accepted", "rejected"];
const SENT = STATES.filter((state) => state !== "withdrawn");
const NOBODY: State[] = [];

/** Of which workers a reader may find the field. Visitors, other workers and other employers: of none, ever. */
const MAY_SEE: Record<string, { self: readonly State[]; owner: readonly State[]; admins: readonly State[] }> = {
  username: { self: STATES, owner: SHOWN, admins: STATES },
  // Also of someone hired, as long as the work goes on.
  name: { self: STATES, owner: [...SHOWN, "long_closed"], admins: STATES },
  place: { self: STATES, owner: SHOWN, admins: STATES },
  about: { self: STATES, owner: SHOWN, admins: STATES },
  skill: { self: STATES, owner: SHOWN, admins: STATES },
  history: { self: STATES, owner: SHOWN, admins: STATES },
  photo: { self: STATES, owner: SHOWN, admins: STATES },
  selfie: { self: SENT, owner: SHOWN, admins: SENT },
  voice: { self: SENT, owner: SHOWN, admins: SENT },
  // Also kept with the profile, which no employer reads it from.
  answer: { self: STATES, owner: [...SHOWN, "unasked"], admins: STATES },
  note: {
    self: SENT.filter((state) => state !== "pending"),
    owner: ["shortlisted", "accepted", "rejected"],
    admins: SENT.filter((state) => state !== "pending"),
  },
  // By the owner's own question only; someone rejected at once was never shortlisted.
  phone: { self: STATES, owner: ["shortlisted", "accepted", "long_closed"], admins: STATES },
  // The profile's contact is no employer's: only the account's number is told.
  mail: { self: STATES, owner: NOBODY, admins: STATES },
  // Names of private files are in no answer.
  file: { self: NOBODY, owner: NOBODY, admins: NOBODY },
  // The employer's own number, told to those accepted.
  employer_phone: { self: ["accepted", "long_closed"], owner: STATES, admins: STATES },
  // The job's, told to those accepted, until 90 days after its end.
  employer_address: { self: ["accepted"], owner: STATES, admins: STATES },
};

/** Operations other than reads whose answer is about somebody else; they are called as well. */
const ALSO_WALKED = [
  "POST /api/service-applications/[id]/contact",
  "POST /api/service-applications/[id]/status",
  "PUT /api/service-applications/[id]/status",
  "DELETE /api/service-applications/[id]/decision",
  "PUT /api/service-applications/[id]/private-note",
  "PUT /api/service-applications/[id]/interview",
  "DELETE /api/service-applications/[id]/interview",
];
/** These answer with the caller's own record, or repeat what was sent; a visitor's wish to be called with its number. */
const ABOUT_THE_CALLER =
  /^(POST|PUT|PATCH|DELETE) \/api\/(user|grievances|reports|login|register|logout|jobs|service-requests|client|translate|auth|\[\.\.\.path\])/;
/** The admins', who may see all of it. */
const BY_ADMINS = /^(POST|PUT) \/api\/admin\//;

type Planted = { person: Person; values: Record<string, string>; application: string };
const workers = {} as Record<State, Planted>;
const ids: Record<string, string[]> = {};
const browsers = {} as Record<Exclude<Reader, "self">, Browser>;
const EMPLOYER_PHONE = "9810099999";
const EMPLOYER_ADDRESS = "planted-house-17, planted-lane";
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();
const AT_HOME = { exactAddress: EMPLOYER_ADDRESS };
const pictures: string[] = [];
const jobIds = {} as Record<State, string>;

const json = (value: unknown): string => JSON.stringify(value);
const formOf = (fields: Record<string, string | File>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

async function plant(state: State, index: number, jobId: string): Promise<Planted> {
  const word = (field: string) => `planted-${field}-${state}`;
  const file = async (side: number) => asFile(await picture(side, 40).png().toBuffer());
  const [phone, mail] = [`98100000${10 + index}`, `mailbox-of-${state}@example.com`];
  const person = await makePerson("worker", { username: `walk.${state}.q7`, phone: `+91${phone}` });
  const profile = formOf({
    ...{
      name: word("name"),
      contact: mail,
      location: word("place"),
      bio: word("about"),
      skills: json([word("skill")]),
    },
    workHistory: json([{ jobTitle: "Cook", company: word("history"), startDate: "2020-01-01", endDate: "2022-05-31" }]),
    photo: await file(40 + index),
  });
  expect((await person.browser.call("PUT", "/api/user/profile", { form: profile })).status).toBe(200);
  const sent = formOf({
    ...{
      gender: "female",
      experience: "2-5 years",
      shift: word("answer"),
      profileImage: await file(80 + index),
      voiceNote: voiceFile(voiceNote("chrome.webm")),
    },
    ...(state === "unasked" ? {} : { consent: json({ version: CONSENT_VERSIONS.sharing, language: "hi" }) }),
  });
  const answer = await person.browser.call("POST", `/api/jobs/${jobId}/apply`, { form: sent });
  expect(answer.status).toBe(201);
  const { id: application } = answer.body as Application;
  const { profileImage } = await db.application.findUniqueOrThrow({ where: { id: application } });
  const { photo } = await db.profile.findUniqueOrThrow({ where: { userId: person.id } });
  pictures.push(photo!, profileImage!);
  const fields = ["name", "place", "about", "skill", "history", "answer", "note"];
  return {
    ...{ person, application },
    values: {
      ...Object.fromEntries(fields.map((field) => [field, word(field)])),
      ...{ username: person.username, phone, mail, file: profileImage!, photo: `photo of ${person.id}`, selfie: `selfie of ${application}`, voice: `voice of ${application}` }, // prettier-ignore
    },
  };
}

const DECISION: Record<State, string | null> = {
  ...{ pending: null, shortlisted: "shortlisted", accepted: "accepted", rejected: "rejected" },
  ...{ long_rejected: "rejected", long_closed: "accepted", unasked: "shortlisted", withdrawn: "accepted" },
};

beforeAll(async () => {
  const owner = await makePerson("employer");
  const contact = { name: "Contact Person", contact: EMPLOYER_PHONE, companyName: "A Household" };
  await owner.browser.call("PUT", "/api/user/profile", { json: contact });
  const [job, closed] = [await makeJob(owner.id, AT_HOME), await makeJob(owner.id, AT_HOME)];
  for (const [index, state] of STATES.entries()) {
    jobIds[state] = state === "long_closed" ? closed.id : job.id;
    workers[state] = await plant(state, index, jobIds[state]);
    const path = `/api/service-applications/${workers[state].application}`;
    const note = workers[state].values.note;
    const decision = { json: { status: DECISION[state], note } };
    if (decision.json.status) expect((await owner.browser.call("PUT", `${path}/status`, decision)).status).toBe(200);
  }
  const { application: gone, person: leaver } = workers.withdrawn;
  expect((await leaver.browser.call("DELETE", `/api/service-applications/${gone}`)).status).toBe(204);
  await owner.browser.call("PUT", `/api/jobs/${closed.id}/status`, { json: { status: "closed" } });
  const endedAt = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000);
  await db.application.update({ where: { id: workers.long_rejected.application }, data: { endedAt } });
  await db.job.update({ where: { id: closed.id }, data: { endedAt } });
  const others = await Promise.all(
    (["worker", "employer", "client", "admin", "super_admin"] as const).map((role) => makePerson(role)),
  );
  for (const { role, browser } of others) browsers[role as keyof typeof browsers] = browser;
  Object.assign(browsers, { visitor: openBrowser({ language: "en" }), owner: owner.browser });
  // As another worker and employer have something of their own too.
  const own = await makeJob(others[1]!.id);
  await others[0]!.browser.call("POST", `/api/jobs/${own.id}/apply`, {
    json: { gender: "male", experience: "1-2 years" },
  });
  const report = await workers.pending.person.browser.call("POST", "/api/user/reports", {
    json: { about: "job", id: job.id, topic: "other" },
  });
  expect(report.status).toBe(201);
  const cases = await db.case.findMany({ where: { jobId: job.id }, select: { id: true } });
  Object.assign(ids, {
    "cases/[id]": cases.map(({ id }) => id),
    "jobs/[id]": [job.id, closed.id],
    "service-requests/[id]": [job.id, closed.id],
    "service-applications/[id]": STATES.map((state) => workers[state].application),
    "users/[id]": [...STATES.map((state) => workers[state].person.id), owner.id],
    "export/[file]": ["users.csv", "jobs.csv", "applications.csv"],
    "uploads/[name]": pictures.slice(0, 4),
    "previews/[id]": [jobIds.pending],
    "unsubscribe/[token]": STATES.map((state) => unsubscribeToken(workers[state].person.id)),
    "auth/[...nextauth]": ["session", "providers"],
    "api/[...path]": ["no/such/thing"],
  });
}, 120_000);

/**
 * Every path of an operation. For a planted worker only that worker's own and another's, which is enough.
 * @throws Error for a parameter that nothing here can fill.
 */
function pathsOf(pattern: string, own: State | null): string[] {
  const parameter = /([\w-]+)\/(\[[^\]]+\])/.exec(pattern);
  if (!parameter) return [pattern.includes("suggestions") ? `${pattern}?username=meena` : pattern];
  const values = ids[`${parameter[1]!}/${parameter[2]!}`];
  if (!values) throw new Error(`Nothing fills ${pattern}`);
  const other = STATES.find((state) => state !== own)!;
  const asked = own === null ? values : values.filter((value) => [own, other].some((one) => isOf(one, value)));
  return asked.flatMap((value) => pathsOf(pattern.replace(parameter[2]!, value), own));
}

const isOf = (state: State, id: string): boolean => {
  const { application, person, values } = workers[state];
  return [application, person.id, unsubscribeToken(person.id), values.file, jobIds[state]].includes(id);
};

/** The text of an answer; for a picture, whose it is. @param own the planted worker asking, who may ask for the own photo. */
function textOf(
  path: string,
  own: State | null,
  { status, body, headers }: Awaited<ReturnType<Browser["call"]>>,
): string {
  if (status === 200 && path.endsWith("/voice-note")) return `voice of ${path.split("/").at(-2)!}`;
  if (!headers.get("content-type")?.startsWith("image/")) return typeof body === "string" ? body : json(body);
  if (status !== 200) return "";
  const application = /service-applications\/([^/]+)\/(photo|profile-photo)$/.exec(path);
  if (application?.[2] === "photo") return `selfie of ${application[1]!}`;
  const worker = Object.values(workers).find((one) => one.application === application?.[1]);
  const asker = path.startsWith("/api/user/") && own ? workers[own].person.id : path.split("/").at(-2)!;
  return `photo of ${worker?.person.id ?? asker}`;
}

type Found = Record<string, Partial<Record<Reader, Set<string>>>>;

async function ask(found: Found, reader: Reader, browser: Browser, operation: string, own: State | null) {
  const [method, pattern] = operation.split(" ") as [string, string];
  for (const path of pathsOf(pattern, own)) {
    const text = textOf(
      path,
      own,
      await browser.call(method, path, method === "PUT" ? { json: { status: "shortlisted", times: [TOMORROW] } } : {}),
    );
    const note = (field: string, state: string) => ((found[field] ??= {})[reader] ??= new Set()).add(state);
    for (const [state, { values }] of Object.entries(workers)) {
      // A worker's own answers hold her own values; any of another counts for a stranger.
      const isOwn = own === null || own === state;
      for (const [field, value] of Object.entries(values)) {
        if (text.includes(value)) note(field, isOwn ? state : `${state}, by ${own}`);
      }
    }
    if (text.includes(EMPLOYER_PHONE)) for (const state of own ? [own] : STATES) note("employer_phone", state);
    if (text.includes(EMPLOYER_ADDRESS)) for (const state of own ? [own] : STATES) note("employer_address", state);
  }
}

test("every operation is walked, or answers nothing about others", async () => {
  const described: Record<string, Operation> = OPERATIONS;
  const left = (await allOperations()).filter((name) => {
    if (name.startsWith("GET ") || ALSO_WALKED.includes(name)) return false;
    const answer = described[describedName(name)]?.answer;
    const isEmpty = answer && "kind" in answer && answer.kind === "nothing";
    return !isEmpty && !ABOUT_THE_CALLER.test(name) && !BY_ADMINS.test(name);
  });
  expect(left).toEqual([]);
});

test("nobody finds a personal field of anyone but those in the table", { timeout: 120_000 }, async () => {
  // Those of one's own sessions and of logging out concern the caller alone, and would end the walk.
  const walked = [...(await allOperations()).filter((name) => /^GET (?!\/session-ended)/.test(name)), ...ALSO_WALKED];
  const found: Found = {};
  for (const operation of walked) {
    await Promise.all([
      ...READERS.flatMap((reader) => (reader === "self" ? [] : ask(found, reader, browsers[reader], operation, null))),
      ...STATES.map((state) => ask(found, "self", workers[state].person.browser, operation, state)),
    ]);
  }
  const seen = Object.fromEntries(
    Object.keys(MAY_SEE).map((field) => [
      field,
      Object.fromEntries(READERS.map((reader) => [reader, [...(found[field]?.[reader] ?? [])].sort()])),
    ]),
  );
  const expected = Object.fromEntries(
    Object.entries(MAY_SEE).map(([field, { self, owner, admins }]) => {
      const columns: Record<Reader, readonly State[]> = {
        ...{ visitor: NOBODY, worker: NOBODY, employer: NOBODY, client: NOBODY },
        ...{ self, owner, admin: admins, super_admin: admins },
      };
      return [field, Object.fromEntries(READERS.map((reader) => [reader, [...columns[reader]].sort()]))];
    }),
  );
  expect(seen).toEqual(expected);
});
