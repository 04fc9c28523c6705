import "../support/raised-limits";
import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { withConnection } from "@/scripts/lib/connection";
import { makePerson } from "../support/factories";
import { untilOneWaits } from "../support/lock-wait";

const EMPTY = { name: null, phone: null, whatsapp: null, preferredLanguage: "en" };

test.each(["worker", "employer", "admin"] as const)("a %s changes name, phone number and language", async (role) => {
  const { browser } = await makePerson(role, { phone: null });
  expect(await browser.call("GET", "/api/user/account")).toMatchObject({ status: 200, body: EMPTY });
  const json = { name: "Meena", phone: "098765 43210", whatsapp: true, preferredLanguage: "ta" };
  const told = { ...json, phone: "+919876543210" };
  expect(await browser.call("PUT", "/api/user/account", { json })).toMatchObject({ status: 200, body: told });
  expect(await browser.call("GET", "/api/user/account")).toMatchObject({ body: told });
  expect(await browser.call("GET", "/api/user/profile")).toMatchObject({
    body: { name: "Meena", contact: "+91 98765 43210" },
  });
});

test("fields not sent stay, and a cleared number takes its WhatsApp along", async () => {
  const { browser } = await makePerson("worker");
  const put = async (json: object) => (await browser.call("PUT", "/api/user/account", { json })).body;
  await put({ name: "Meena", phone: "9876543210", whatsapp: true });
  expect(await put({ preferredLanguage: "hi" })).toMatchObject({
    name: "Meena",
    phone: "+919876543210",
    whatsapp: true,
  });
  expect(await put({ phone: "9876543211" })).toMatchObject({ phone: "+919876543211", whatsapp: null });
  expect(await put({ phone: "", whatsapp: true })).toMatchObject({ name: "Meena", phone: null, whatsapp: null });
});

test.each([
  ["a short number", { phone: "12345" }, "phone"],
  ["an e-mail address", { phone: "meena@home.in" }, "phone"],
  ["a long name", { name: "x".repeat(121) }, "name"],
])("%s is refused beside its field", async (_what, json, field) => {
  const { browser } = await makePerson("worker");
  expect(await browser.call("PUT", "/api/user/account", { json })).toMatchObject({
    status: 400,
    body: { errors: { [field]: [expect.any(String)] } },
  });
});

test("the number follows the profile's contact, and the contact the number, unless it is an e-mail address", async () => {
  const { id, browser } = await makePerson("worker");
  const contactOf = async () => (await db.profile.findUniqueOrThrow({ where: { userId: id } })).contact;
  const phoneOf = async () => (await db.user.findUniqueOrThrow({ where: { id } })).phone;
  await browser.call("PUT", "/api/user/profile", { json: { contact: "98765 43210" } });
  expect(await phoneOf()).toBe("+919876543210");
  await browser.call("PUT", "/api/user/account", { json: { phone: "98765 43211" } });
  expect(await contactOf()).toBe("+91 98765 43211");
  await browser.call("PUT", "/api/user/profile", { json: { contact: "meena@home.in" } });
  expect(await phoneOf()).toBe("+919876543211");
  await browser.call("PUT", "/api/user/account", { json: { phone: "" } });
  expect(await contactOf()).toBe("meena@home.in");
  await browser.call("PUT", "/api/user/profile", { json: { contact: "98765 43210" } });
  await browser.call("PUT", "/api/user/profile", { json: { contact: "" } });
  expect(await phoneOf()).toBeNull();
});

test.each([
  ["account", { phone: "9876543210" }],
  ["profile", { name: "Meena" }],
])("a change of the %s waits for the deletion of the account, and is then refused", async (what, json) => {
  const { id, browser } = await makePerson("worker");
  await withConnection(process.env.DATABASE_URL!, async (client) => {
    await client.query("BEGIN");
    // As lib/domains/own-data/service.ts does.
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended('account:' || $1, 0))", [id]);
    const answer = browser.call("PUT", `/api/user/${what}`, { json });
    await untilOneWaits();
    await client.query("DELETE FROM users WHERE id = $1", [id]);
    await client.query("COMMIT");
    expect(await answer).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  });
});
