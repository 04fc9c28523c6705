import "../support/raised-limits";
import { generateSync } from "otplib";
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { openBrowser } from "../support/browser";
import { giveDevice, makePerson, TEST_DEVICE, TEST_PASSWORD } from "../support/factories";

const SET_BY_ADMIN = "chameli-ka-phool";

async function madeByAdmin(role: string) {
  const admin = await makePerson("super_admin");
  const username = `made.${crypto.randomUUID().slice(0, 8)}`;
  const json = { username, password: SET_BY_ADMIN, role };
  expect((await admin.browser.call("POST", "/api/admin/users", { json })).status).toBe(201);
  const browser = openBrowser({ language: "en" });
  const answer = await browser.call("POST", "/api/login", { json: { username, password: SET_BY_ADMIN } });
  const mustDo = ["change_password", ...(role === "admin" ? ["set_up_second_factor"] : [])];
  expect(answer).toMatchObject({ status: 200, body: { username, mustDo } });
  return { username, browser };
}

test.each([
  ["worker", "GET", "/api/user"],
  ["worker", "GET", "/api/service-requests"],
  ["employer", "GET", "/api/client/service-requests"],
  ["employer", "DELETE", "/api/user/sessions"],
  ["admin", "GET", "/api/admin/users"],
  ["admin", "GET", "/api/admin/export/users.csv"],
])("a %s whose password was set by an admin is refused %s %s until there is a new one", async (role, method, path) => {
  const { username, browser } = await madeByAdmin(role);
  expect(await browser.call(method, path)).toMatchObject({ status: 403, body: { code: "first_steps" } });
  const password = "gulmohar-ki-chhaya-7";
  const json = { currentPassword: SET_BY_ADMIN, newPassword: password };
  expect((await browser.call("POST", "/api/user/password", { json })).status).toBe(204);
  if (role === "admin") {
    expect(await browser.call(method, path)).toMatchObject({ status: 403, body: { code: "first_steps" } });
    await giveDevice((await db.user.findUniqueOrThrow({ where: { username } })).id);
  }
  expect((await browser.call(method, path)).status).toBeLessThan(300);
  const otp = role === "admin" ? { otp: generateSync({ secret: TEST_DEVICE }) } : {};
  const again = await openBrowser().call("POST", "/api/login", { json: { username, password, ...otp } });
  expect(again).toMatchObject({ status: 200, body: { mustDo: [] } });
});

test("the new password is another than the one set by the admin", async () => {
  const { browser } = await madeByAdmin("worker");
  const json = { currentPassword: SET_BY_ADMIN, newPassword: SET_BY_ADMIN };
  expect(await browser.call("POST", "/api/user/password", { json })).toMatchObject({
    status: 400,
    body: { errors: { newPassword: ["Choose a password other than the current one"] } },
  });
  expect((await browser.call("GET", "/api/user")).status).toBe(403);
});

test("logging out is possible, and the admins' operations stay hidden until the steps are taken", async () => {
  const { browser } = await madeByAdmin("admin");
  const { body } = await browser.call("GET", "/api/openapi.json");
  expect(JSON.stringify(Object.keys((body as { paths: object }).paths))).not.toContain("admin");
  expect((await browser.call("POST", "/api/logout")).status).toBe(204);
});

test("a password of one's own needs no first step", async () => {
  const { id, username } = await makePerson("worker");
  const answer = await openBrowser().call("POST", "/api/login", { json: { username, password: TEST_PASSWORD } });
  expect(answer).toMatchObject({ status: 200, body: { mustDo: [] } });
  expect(await db.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ mustChangePassword: false });
});
