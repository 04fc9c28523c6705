import "../support/raised-limits";
import { beforeEach, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { openBrowser } from "../support/browser";
import { makePerson, TEST_PASSWORD, type Person } from "../support/factories";
import { logged } from "../support/log-lines";

const CONFIRM = "/api/user/session/confirm";
const EXPORT = "/api/admin/export/users.csv";

let admin: Person;
beforeEach(async () => {
  admin = await makePerson("super_admin");
});

/** As if the password had been typed that long ago; null: in a session from before this was recorded. */
const typed = ({ id }: Person, minutesAgo: number | null) =>
  db.session.updateMany({
    where: { userId: id },
    data: { passwordConfirmedAt: minutesAgo === null ? null : new Date(Date.now() - minutesAgo * 60_000) },
  });
const newAccount = (role: string) => ({
  json: { username: `made.${crypto.randomUUID().slice(0, 8)}`, password: "chameli-ka-phool", role },
});
/** The refusal's code, or the status of success. */
const outcome = async (method: string, path: string, options = {}) => {
  const { status, body } = await admin.browser.call(method, path, options);
  return status < 300 ? status : (body as { code: string }).code;
};

test("signing in counts for ten minutes, then an export needs the password, and is not recorded without it", async () => {
  await typed(admin, 9);
  expect(await outcome("GET", EXPORT)).toBe(200);
  for (const minutesAgo of [11, null]) {
    await typed(admin, minutesAgo);
    expect(await outcome("GET", EXPORT)).toBe("password_required");
    expect((await admin.browser.call("HEAD", EXPORT)).status).toBe(403);
  }
  expect(await db.auditLog.count({ where: { actorId: admin.id, action: "export" } })).toBe(1);
  expect(await outcome("POST", CONFIRM, { json: { password: TEST_PASSWORD } })).toBe(204);
  expect(await outcome("GET", EXPORT)).toBe(200);
});

test("the session goes on under another token: a copy of the one before opens nothing", async () => {
  const copy = openBrowser(Object.fromEntries(admin.browser.cookies));
  const before = await db.session.findFirstOrThrow({ where: { userId: admin.id } });
  expect(await outcome("POST", CONFIRM, { json: { password: TEST_PASSWORD } })).toBe(204);
  expect((await copy.call("GET", "/api/user")).status).toBe(401);
  expect((await admin.browser.call("GET", "/api/user")).status).toBe(200);
  const after = await db.session.findFirstOrThrow({ where: { userId: admin.id } });
  expect(after).toMatchObject({ createdAt: before.createdAt, device: before.device });
  expect(after.id).not.toBe(before.id);
});

test("a wrong password is named beside its field, logged without name, and opens nothing", async () => {
  await typed(admin, 11);
  logged.clear();
  expect(await admin.browser.call("POST", CONFIRM, { json: { password: "wrong-one" } })).toMatchObject({
    status: 400,
    body: { code: "wrong_password", errors: { password: ["The current password is wrong"] } },
  });
  expect(logged.lines().map(({ event }) => event)).toContain("own_password_refused");
  expect(logged.text()).not.toContain(admin.username);
  expect(await outcome("GET", EXPORT)).toBe("password_required");
});

test("accounts of admins need it, those of others do not", async () => {
  const [colleague, worker] = [await makePerson("admin"), await makePerson("worker")];
  await typed(admin, 11);
  expect(await outcome("POST", "/api/admin/users", newAccount("worker"))).toBe(201);
  expect(await outcome("POST", "/api/admin/users", newAccount("admin"))).toBe("password_required");
  expect(await outcome("POST", "/api/admin/users", newAccount("super_admin"))).toBe("password_required");
  expect(await outcome("POST", `/api/admin/users/${worker.id}/deactivate`)).toBe(200);
  expect(await outcome("POST", `/api/admin/users/${colleague.id}/deactivate`)).toBe("password_required");
  expect((await colleague.browser.call("GET", "/api/user")).status).toBe(200);
  await typed(admin, 0);
  expect(await outcome("POST", "/api/admin/users", newAccount("admin"))).toBe(201);
  expect(await outcome("POST", `/api/admin/users/${colleague.id}/deactivate`)).toBe(200);
});

test("changes of the second factor need it, and another session's confirmation does not count", async () => {
  await typed(admin, 11);
  await db.session.create({
    data: {
      ...{ id: crypto.randomUUID(), userId: admin.id, expiresAt: new Date(Date.now() + 60_000) },
      passwordConfirmedAt: new Date(),
    },
  });
  expect(await outcome("POST", "/api/user/second-factor/device")).toBe("password_required");
  expect(await outcome("PUT", "/api/user/second-factor/device", { json: { code: "123456" } })).toBe(
    "password_required",
  );
  expect(await outcome("POST", "/api/user/second-factor/recovery-codes")).toBe("password_required");
});
