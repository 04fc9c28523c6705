import { expect, test } from "vitest";
import { db } from "@/lib/db/client";
import { fillNameSkeletons, skeletonOf } from "@/lib/users/name-rows";
import { registerInput } from "@/lib/users/schema";
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

test("accounts from before get their skeletons, and of two that look alike the older keeps the name to itself", async () => {
  const stamp = crypto.randomUUID().slice(0, 8);
  const older = await makePerson("worker", { username: `bholu.${stamp}` });
  const younger = await makePerson("worker", { username: `bho1u.${stamp}` });
  await fillNameSkeletons(db, 3);
  const read = ({ id }: { id: string }) => db.user.findUniqueOrThrow({ where: { id }, select: { nameSkeleton: true } });
  expect(await read(older)).toEqual({ nameSkeleton: skeletonOf(`bholu.${stamp}`) });
  expect(await read(younger)).toEqual({ nameSkeleton: `=${younger.id}` });
  expect(await db.user.count({ where: { nameSkeleton: null } })).toBe(0);
});
