import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { skeletonOf } from "@/lib/domains/users/name-rows";
import { registerInput } from "@/lib/domains/users/schema";
import { openBrowser } from "../support/browser";
import { makePerson } from "../support/factories";

const suggest = async (username: string): Promise<string[]> => {
  const { status, body } = await openBrowser().call(
    "GET",
    `/api/username-suggestions?username=${encodeURIComponent(username)}`,
  );
  expect(status).toBe(200);
  return (body as { usernames: string[] }).usernames;
};

test.each([
  "meena",
  "sunita devi",
  "सुनीता देवी",
  "KaamSetu",
  "👍",
  "x",
  "ѕunita.devi",
  "m".repeat(60),
  "a\u0301".repeat(50),
  "",
])("two free names that fit are offered for %j", async (typed) => {
  const names = await suggest(typed);
  expect(new Set(names).size).toBe(2);
  for (const username of names) {
    expect(
      registerInput.safeParse({ username, password: "chameli-ka-phool", confirmPassword: "chameli-ka-phool" }),
    ).toMatchObject({ success: true });
    expect(await db.user.count({ where: { OR: [{ username }, { nameSkeleton: skeletonOf(username) }] } })).toBe(0);
  }
});

test("names keep as much of what was typed as may be kept", async () => {
  for (const name of await suggest("sunita devi")) expect(name).toMatch(/^sunita\.devi/);
  for (const name of await suggest("सुनीता देवी")) expect(name).toMatch(/^सुनीता\.देवी/);
});

const made = async (name: string): Promise<string[]> => {
  const { body } = await openBrowser().call("GET", `/api/username-suggestions?name=${encodeURIComponent(name)}`);
  return (body as { usernames: string[] }).usernames;
};

test.each([
  ["Kaveri Bai", "kaveri"],
  ["  कावेरी  बाई ", "कावेरी"],
  ["K. L. Lakshmi", "lakshmi"],
  ["Om", /^om\d\d$/],
  ["காவேரி", "காவேரி"],
  ["Admin", /^kaam/],
  ["👍", /^kaam/],
])("%j is asked for no other username than %s", async (name, first) => {
  const [username] = await made(name);
  expect(username).toMatch(first instanceof RegExp ? first : new RegExp(`^${first}$`));
});

test("a username made of a name is free, however many have the name", async () => {
  await makePerson("worker", { username: "Chandrika" });
  const [first, second] = await made("Chandrika Kumari");
  for (const username of [first, second]) expect(username).toMatch(/^chandrika\.?\d+$/);
  // All that end with two or three digits.
  const numbers = Array.from({ length: 990 }, (_, index) => index + 10);
  await db.user.createMany({
    data: numbers.map((number) => {
      const username = number < 100 ? `bijli${number}` : `bijli.${number}`;
      return { username, nameSkeleton: skeletonOf(username), role: "worker" as const, passwordHash: "none" };
    }),
  });
  await makePerson("worker", { username: "bijli" });
  expect((await made("Bijli"))[0]).toMatch(/^bijli\.\d{5}$/);
});
