import "../support/raised-limits";
import { beforeAll, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import type { AdminUser } from "@/lib/domains/admin/types";
import { saveWords } from "@/lib/domains/users/word-service";
import { asOwner } from "../support/as-owner";
import { makePerson, type Person } from "../support/factories";
import { logged } from "../support/log-lines";

let admin: Person;
beforeAll(async () => {
  admin = await makePerson("admin");
});

async function find(search: string, more: Record<string, string> = {}): Promise<string[]> {
  const query = new URLSearchParams({ search, limit: "100", ...more });
  const answer = await admin.browser.call("GET", `/api/admin/users?${query.toString()}`);
  expect(answer.status).toBe(200);
  return (answer.body as AdminUser[]).map(({ id }) => id);
}

/** Somebody with a name, as the product's own calls leave it. */
async function named(name: string, role: "worker" | "employer" = "worker"): Promise<Person> {
  const person = await makePerson(role);
  expect((await person.browser.call("PUT", "/api/user/account", { json: { name } })).status).toBe(200);
  return person;
}

describe("a phone number in any spelling", () => {
  let person: Person;
  beforeAll(async () => {
    person = await makePerson("worker", { phone: "+919811022334" });
  });
  test.each([
    "9811022334",
    "98110 22334",
    "98110-22334",
    "098110 22334",
    "+91 98110 22334",
    "91 9811022334",
    "(+91) 98110 22334",
    "९८११०२२३३४",
    "৯৮১১০ ২২৩৩৪",
  ])("%s", async (search) => expect(await find(search)).toEqual([person.id]));

  test.each(["2334", "02-2334", "110 22334", "२२३३४"])("its end %s", async (search) => {
    expect(await find(search)).toEqual([person.id]);
    expect(await find(search, { role: "employer" })).toEqual([]);
  });

  test("three digits are no end, nor are others than the last", async () => {
    for (const search of ["334", "1022", "9811"]) expect(await find(search), search).not.toContain(person.id);
  });

  test("a number in a name is found beside the end of a phone number", async () => {
    const other = await named("Unit 2334");
    expect((await find("2334")).toSorted()).toEqual([person.id, other.id].toSorted());
  });

  test("finds nobody else, and is written to no log", async () => {
    logged.clear();
    expect(await find("98110 22335")).toEqual([]);
    expect(logged.text()).toContain("/api/admin/users");
    expect(logged.text()).not.toMatch(/98110|22335/);
  });
});

describe("a name in any script", () => {
  test.each([
    ["सुनीता देवी", ["sunita", "Sunita Devi", "suneeta devi", "सुनीता", "सुनिता", "devi sunita"]],
    ["Kavita Sharma", ["कविता", "कविता शर्मा", "kavita", "sharma kav", "KAVITA", "கவிதா"]],
    ["முருகன்", ["murugan", "முருகன்"]],
    ["Shyam Lal", ["श्याम लाल", "shyam"]],
  ])("%s", async (name, searches) => {
    const person = await named(name);
    for (const search of searches) expect(await find(search), search).toContain(person.id);
    for (const search of ["ramesh", "रमेश", "gopal"]) expect(await find(search), search).not.toContain(person.id);
  });

  test("all words must match", async () => {
    const person = await named("Parvati Negi");
    expect(await find("parvati negi")).toContain(person.id);
    expect(await find("parvati rana")).not.toContain(person.id);
  });

  test("follows a change of the name", async () => {
    const person = await named("Zubeida Khatun");
    await person.browser.call("PUT", "/api/user/account", { json: { name: "Yashoda Bai" } });
    expect(await find("zubeida")).not.toContain(person.id);
    expect(await find("yashoda")).toContain(person.id);
  });
});

test("a company's name finds the employer", async () => {
  const employer = await named("Anil Gupta", "employer");
  const json = { companyName: "Guptaji Caterers" };
  expect((await employer.browser.call("PUT", "/api/user/profile", { json })).status).toBe(200);
  expect(await find("guptaji")).toEqual([employer.id]);
  expect(await find("caterers guptaji")).toEqual([employer.id]);
});

test("an e-mail address finds the account, whether it is the account's or the profile's", async () => {
  const person = await makePerson("worker", { email: "meena.k@example.in" });
  await db.$transaction((tx) => saveWords(tx, person.id));
  expect(await find("Meena.K@example.in")).toEqual([person.id]);
  const other = await makePerson("employer");
  await other.browser.call("PUT", "/api/user/profile", { json: { contact: "office@kamat.example" } });
  expect(await find("office@kamat.example")).toEqual([other.id]);
});

test("an id and a username find the account, and a part of a username that begins no word", async () => {
  const person = await named("Hari");
  expect(await find(person.id)).toEqual([person.id]);
  expect(await find(person.id.toUpperCase())).toEqual([person.id]);
  expect(await find(person.username.toUpperCase())).toContain(person.id);
  const inside = await makePerson("worker", { username: "xqzunlikely.name" });
  await db.$transaction((tx) => saveWords(tx, inside.id));
  expect(await find("zunlikel")).toEqual([inside.id]);
});

test("a part of a name is found in the list's order, among the newest and behind them", async () => {
  const behind = await makePerson("worker", { username: "oldest.qvzname" });
  await asOwner("UPDATE users SET created_at = now() - interval '3 years' WHERE id = $1", [behind.id]);
  // Enough to be all that is looked at first.
  await asOwner(
    `INSERT INTO users (id, username, name_skeleton, password_hash, role, created_at)
     SELECT gen_random_uuid(), 'crowd' || n, 'crowd' || n, '!', 'worker', now() - interval '2 years' FROM generate_series(1, 2000) AS n`,
  );
  const newer = await makePerson("worker", { username: "newest.qvzname" });
  expect(await find("qvznam")).toEqual([newer.id, behind.id]);
  expect(await find("qvznam", { limit: "1" })).toEqual([newer.id]);
  expect(await find("qvznam", { limit: "1", direction: "asc" })).toEqual([behind.id]);
  expect(await find("qvznam", { role: "employer" })).toEqual([]);
  await asOwner("DELETE FROM users WHERE starts_with(username::text, 'crowd')");
});

test("pages follow each other without a gap, in both orders and by role", async () => {
  const people: string[] = [];
  for (let made = 0; made < 7; made += 1) people.push((await named(`Vasundhara ${made}`)).id);
  const employer = await named("Vasundhara", "employer");
  const pages = async (more: Record<string, string>) => {
    const seen: string[] = [];
    let path: string | null =
      `/api/admin/users?${new URLSearchParams({ search: "vasundhara", limit: "3", ...more }).toString()}`;
    while (path) {
      const { body, headers } = await admin.browser.call("GET", path);
      seen.push(...(body as AdminUser[]).map(({ id }) => id));
      path = /<([^>]+)>; rel="next"/.exec(headers.get("link") ?? "")?.[1] ?? null;
    }
    return seen;
  };
  expect(await pages({ direction: "asc" })).toEqual([...people, employer.id]);
  expect(await pages({})).toEqual([employer.id, ...people.toReversed()]);
  expect(await pages({ role: "worker" })).toEqual(people.toReversed());
});

test.each(["%", "_", "'", "\\", "@", "🙂", "ा", "\u0000", "a".repeat(200), "1 2 3 4 5 6 7 8 9"])(
  "an odd search, %j, finds nobody by chance",
  async (search) => {
    const person = await named("Somebody Else");
    expect(await find(search).then((ids) => ids.includes(person.id))).toBe(search === "\u0000");
  },
);
