/**
 * People who log in with a phone number or an e-mail address: asks everything the application answers as everyone else, and
 * finds no trace of those names (decisions/0050).
 */
import "../support/raised-limits";
import { beforeAll, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { unsubscribeToken } from "@/lib/platform/mail/unsubscribing";
import { allOperations, openBrowser, type Browser } from "../support/browser";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

const LOGINS = {
  nameless: "9876500011",
  named: "meena_98765-00012",
  mailed: "rupa.devi.gmail.com",
  employer: "9876500014",
  chief: "919876500015",
} as const;
const people = {} as Record<keyof typeof LOGINS, Person>;
const readers: Record<string, Browser> = {};
const ids: Record<string, string[]> = {};

const ok = async (answer: ReturnType<Browser["call"]>) => expect((await answer).status).toBeLessThan(300);

beforeAll(async () => {
  const make = async (who: keyof typeof LOGINS, role: Person["role"], name: string | null) => {
    people[who] = await makePerson(role, { username: LOGINS[who], profile: { create: { name } } });
  };
  await make("nameless", "worker", null);
  await make("named", "worker", "Meena");
  await make("mailed", "service_provider", "Rupa");
  await make("employer", "employer", null);
  await make("chief", "super_admin", null);
  const workers = [people.nameless, people.named, people.mailed];
  const [worker, other, admin, chief] = await Promise.all(
    (["worker", "client", "admin", "super_admin"] as const).map((role) => makePerson(role)),
  );
  // The employer reads of the workers, others of the employer; admins read of everybody.
  const job = await makeJob(people.employer.id);
  const applications = await Promise.all(workers.map(({ id }) => makeApplication(job.id, id)));
  await makeApplication(job.id, worker!.id);
  const decide = (index: number, json: object) =>
    ok(people.employer.browser.call("PUT", `/api/service-applications/${applications[index]!.id}/status`, { json }));
  await decide(0, { status: "accepted" });
  await decide(1, { status: "accepted" });
  await decide(2, { status: "shortlisted" });
  for (const { id, username, browser } of [...workers, people.employer]) {
    await ok(browser.call("POST", "/api/user/grievances", { json: { kind: "data", text: "Nobody answers." } }));
    await ok(people.chief.browser.call("PUT", `/api/admin/users/${id}/verification`, { json: { isVerified: true } }));
    await openBrowser().call("POST", "/api/login", { json: { username, password: "wrong" } });
  }
  Object.assign(readers, {
    visitor: openBrowser({ language: "en" }),
    ...{ worker: worker!.browser, owner: people.employer.browser, other: other!.browser },
    ...{ admin: admin!.browser, chief: chief!.browser },
  });
  Object.assign(ids, {
    "[id]": [...applications.map(({ id }) => id), job.id, ...Object.values(people).map(({ id }) => id)],
    "[file]": ["users.csv", "jobs.csv", "applications.csv"],
    "[name]": ["none.webp"],
    "[token]": [unsubscribeToken(people.named.id)],
    "[...nextauth]": ["session"],
    "[...path]": ["no/such/thing"],
  });
});

const ALSO_ASKED = [
  ...["PUT /api/service-applications/[id]/interview", "DELETE /api/service-applications/[id]/interview"],
  ...["POST /api/service-applications/[id]/contact", "PUT /api/admin/users/[id]/verification"],
];
const BODY = { times: [new Date(Date.now() + 86_400_000).toISOString()], isVerified: true };

/** All answers to a reader, a line each. */
async function askAll(reader: string): Promise<string> {
  const answers: string[] = [];
  const reads = (await allOperations()).filter((name) => /^GET (?!\/session-ended)/.test(name));
  for (const operation of [...reads, ...ALSO_ASKED]) {
    const [method, pattern] = operation.split(" ") as [string, string];
    const parameter = /\[[^\]]+\]/.exec(pattern)?.[0];
    for (const value of parameter ? ids[parameter]! : [""]) {
      const path = parameter ? pattern.replace(parameter, value) : pattern;
      const asked = await readers[reader]!.call(method, path, method === "PUT" ? { json: BODY } : {});
      answers.push(`${operation} ${JSON.stringify(asked.body)} ${JSON.stringify([...asked.headers])}`);
    }
  }
  return answers.join("\n");
}

/** Lines with a login name of somebody else, however it is grouped. */
const traces = (text: string, own: readonly string[]) =>
  text.split("\n").filter((line) => {
    const plain = line.replaceAll(/[\s._-]/g, "");
    return Object.values(LOGINS).some(
      (login) => !own.includes(login) && plain.includes(login.replaceAll(/[._-]/g, "")),
    );
  });

test.each(["visitor", "worker", "owner", "other", "admin", "chief"])(
  "the %s finds no trace of them",
  async (reader) => {
    const text = await askAll(reader);
    expect(traces(text, reader === "owner" ? [LOGINS.employer] : [])).toEqual([]);
    // The people themselves are there, those with a name by that.
    if (reader === "owner") {
      expect(text).toMatch(/"Meena".*"Rupa"|"Rupa".*"Meena"/s);
      // Someone hired without a name can still be called.
      expect(text).toContain('"isShown":true,"name":null,"hasPhone":false');
    }
    if (!["admin", "chief"].includes(reader)) return;
    for (const { id } of Object.values(people)) expect(text).toContain(id);
    expect(text).toMatch(/"username":"Meena \(•••\)".*"username":"•••"|"username":"•••".*"username":"Meena \(•••\)"/s);
  },
  120_000,
);

test("they themselves read it, and an admin finds them by it", async () => {
  for (const [who, { browser }] of Object.entries(people)) {
    const login = LOGINS[who as keyof typeof LOGINS];
    expect(await browser.call("GET", "/api/user")).toMatchObject({ body: { username: login } });
    const found = await readers.admin!.call("GET", `/api/admin/users?search=${login}`);
    expect(found.body).toMatchObject([{ id: people[who as keyof typeof LOGINS].id }]);
  }
});

test("a name that is a number is refused wherever one is typed", async () => {
  const { browser, id } = people.named;
  for (const path of ["/api/user/account", "/api/user/profile"]) {
    expect(await browser.call("PUT", path, { json: { name: "98765 00012" } })).toMatchObject({
      status: 400,
      body: { errors: { name: [expect.any(String)] } },
    });
  }
  expect(await db.profile.findUnique({ where: { userId: id } })).toMatchObject({ name: "Meena" });
});
