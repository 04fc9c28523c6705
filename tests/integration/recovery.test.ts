import { RAISED_LIMITS } from "@/scripts/lib/raised-limits";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { startSmtp } from "../support/smtp-server";

Object.assign(process.env, RAISED_LIMITS, { MAIL_FROM: "no-reply@kaamsetu.example" });
const smtp = await startSmtp();
process.env.SMTP_URL = smtp.url;
afterAll(() => smtp.stop());

const { db } = await import("@/lib/platform/db/client");
const { checkCode, newCode, storeCode, takeCode } = await import("@/lib/domains/users/code-service");
const { openBrowser } = await import("../support/browser");
const { makePerson, TEST_PASSWORD } = await import("../support/factories");
type Person = Awaited<ReturnType<typeof makePerson>>;

const NEW_PASSWORD = "gulmohar-ki-chhaya-7";
/** Two phones elsewhere, as a trusted proxy says. */
const [STRANGER, OWNER] = ["203.0.113.7", "198.51.100.9"];
const from = (address?: string) => (address ? { headers: { "x-forwarded-for": address } } : {});
const recover = (username: string, code: string, newPassword = NEW_PASSWORD, address?: string) =>
  openBrowser({ language: "en" }).call("POST", "/api/recovery", {
    json: { username, code, newPassword },
    ...from(address),
  });
const wrongOf = (code: string) => (code === "00000000" ? "11111111" : "00000000");
const logsIn = async (username: string, password: string) =>
  (await openBrowser().call("POST", "/api/login", { json: { username, password } })).status === 200;
const WRONG = { status: 400, body: { code: "wrong_recovery" } };

async function numberOf({ browser }: Person): Promise<string> {
  const json = { currentPassword: TEST_PASSWORD };
  const { status, body } = await browser.call("POST", "/api/user/recovery-number", { json });
  expect(status).toBe(200);
  return (body as { recoveryNumber: string }).recoveryNumber;
}

describe("a recovery number", () => {
  test("sets a new password and ends all sessions; it is kept as a hash only", async () => {
    const person = await makePerson("worker");
    const number = await numberOf(person);
    expect(number).toMatch(/^\d{16}$/);
    const { recoveryHash } = await db.user.findUniqueOrThrow({ where: { id: person.id } });
    expect(recoveryHash).toMatch(/^\$argon2id\$/);
    expect(
      (await recover(person.username, `${number.slice(0, 4)} ${number.slice(4, 8)}-${number.slice(8)}`)).status,
    ).toBe(204);
    expect((await person.browser.call("GET", "/api/user")).status).toBe(401);
    expect(await logsIn(person.username, TEST_PASSWORD)).toBe(false);
    expect(await logsIn(person.username, NEW_PASSWORD)).toBe(true);
  });

  test("ends when another is made, and needs the password to be made", async () => {
    const person = await makePerson("employer");
    const first = await numberOf(person);
    expect(await person.browser.call("GET", "/api/user/account")).toMatchObject({
      body: { recoveryNumberMadeAt: expect.any(String) },
    });
    const second = await numberOf(person);
    expect(await recover(person.username, first)).toMatchObject(WRONG);
    const json = { currentPassword: "wrong-one" };
    expect(await person.browser.call("POST", "/api/user/recovery-number", { json })).toMatchObject({
      status: 400,
      body: { code: "wrong_password" },
    });
    expect((await recover(person.username, second)).status).toBe(204);
  });

  test("with a wrong digit is refused before anyone is asked, and a weak new password beside its field", async () => {
    const person = await makePerson("worker");
    const number = await numberOf(person);
    const mistyped = number.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));
    expect(await recover(person.username, mistyped)).toMatchObject({
      status: 400,
      body: { errors: { code: [expect.any(String)] } },
    });
    expect(await recover(person.username, number, "krishna")).toMatchObject({
      status: 400,
      body: { errors: { newPassword: [expect.any(String)] } },
    });
    expect((await recover(person.username, number)).status).toBe(204);
  });

  test("of nobody, or of someone deactivated, opens nothing", async () => {
    const person = await makePerson("worker");
    const number = await numberOf(person);
    expect(await recover(`nobody.${person.username}`, number)).toMatchObject(WRONG);
    await db.user.update({ where: { id: person.id }, data: { deactivatedAt: new Date() } });
    expect(await recover(person.username, number)).toMatchObject({ status: 403, body: { code: "deactivated" } });
  });
});

describe("an admin's code", () => {
  // To whose number alone it is read out (forgotten-password.test.ts has those without one).
  const withNumber = { phone: "+919876543210" };
  const make = (admin: Person, id: string) => admin.browser.call("POST", `/api/admin/users/${id}/recovery-code`);
  const codeOf = async (admin: Person, id: string) => ((await make(admin, id)).body as { code: string }).code;

  test("works once, is recorded, and replaces the one before it", async () => {
    const [admin, worker] = await Promise.all([makePerson("admin"), makePerson("worker", withNumber)]);
    const first = await codeOf(admin, worker.id);
    const second = await codeOf(admin, worker.id);
    expect(second).toMatch(/^\d{8}$/);
    expect(await recover(worker.username, first)).toMatchObject(WRONG);
    expect((await recover(worker.username, second)).status).toBe(204);
    expect(await recover(worker.username, second)).toMatchObject(WRONG);
    const entries = await db.auditLog.findMany({ where: { targetId: worker.id } });
    expect(entries.map(({ action }) => action)).toEqual(["user.recovery_code", "user.recovery_code"]);
    expect(JSON.stringify(entries)).not.toContain(second);
  });

  test("ends after half an hour, and after a thousand wrong tries", async () => {
    const [admin, late, guessed] = await Promise.all([
      makePerson("admin"),
      makePerson("worker", withNumber),
      makePerson("worker", withNumber),
    ]);
    const lateCode = await codeOf(admin, late.id);
    await db.oneTimeCode.updateMany({ where: { userId: late.id }, data: { expiresAt: new Date() } });
    expect(await recover(late.username, lateCode)).toMatchObject(WRONG);
    const code = await codeOf(admin, guessed.id);
    const { triesLeft } = await db.oneTimeCode.findFirstOrThrow({ where: { userId: guessed.id } });
    expect(triesLeft).toBe(1_000);
    await db.oneTimeCode.updateMany({ where: { userId: guessed.id }, data: { triesLeft: 1 } });
    expect(await recover(guessed.username, wrongOf(code))).toMatchObject(WRONG);
    expect(await recover(guessed.username, code)).toMatchObject(WRONG);
  });

  test("still works for its owner after a stranger's eleven wrong ones", async () => {
    const [admin, owner] = await Promise.all([makePerson("admin"), makePerson("worker", withNumber)]);
    const code = await codeOf(admin, owner.id);
    const statuses = [];
    for (let tries = 0; tries < 11; tries += 1)
      statuses.push((await recover(owner.username, wrongOf(code), NEW_PASSWORD, STRANGER)).status);
    expect(statuses).toEqual(Array(11).fill(400));
    expect((await recover(owner.username, code, NEW_PASSWORD, OWNER)).status).toBe(204);
  });

  test("for another admin is made by super admins only, and for oneself by nobody", async () => {
    const [admin, other, chief] = await Promise.all([
      makePerson("admin"),
      makePerson("admin", withNumber),
      makePerson("super_admin"),
    ]);
    expect(await make(admin, other.id)).toMatchObject({ status: 403, body: { code: "above_rank" } });
    expect(await make(chief, chief.id)).toMatchObject({ status: 403, body: { code: "own_account" } });
    expect((await make(chief, other.id)).status).toBe(200);
    const gone = await makePerson("worker", { deactivatedAt: new Date() });
    expect(await make(admin, gone.id)).toMatchObject({ status: 409, body: { code: "already_deactivated" } });
  });
});

describe("an e-mail address", () => {
  const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to === address);
  const codeIn = (text: string) => /(\d{4} \d{4})/.exec(text)![1]!;
  let person: Person;
  const email = `meena.${crypto.randomUUID().slice(0, 8)}@home.example`;
  beforeAll(async () => {
    person = await makePerson("worker", { preferredLanguage: "ta" });
  });

  test("is confirmed by the code sent to it", async () => {
    const json = { email, currentPassword: TEST_PASSWORD };
    expect(await person.browser.call("PUT", "/api/user/email", { json })).toMatchObject({
      status: 200,
      body: { email, isEmailConfirmed: false },
    });
    const confirm = (code: string) => person.browser.call("POST", "/api/user/email/confirmation", { json: { code } });
    const code = codeIn(mailsTo(email).at(-1)!.text);
    expect(await confirm("00000001")).toMatchObject({ status: 400, body: { errors: { code: [expect.any(String)] } } });
    expect(await confirm(code)).toMatchObject({ status: 200, body: { isEmailConfirmed: true } });
  });

  test("once confirmed gets a code for a forgotten password, in the user's language", async () => {
    const ask = (username: string) => openBrowser().call("POST", "/api/recovery/email", { json: { username } });
    expect((await ask(person.username)).status).toBe(204);
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(2), 5_000);
    const { text } = mailsTo(email).at(-1)!;
    expect(text).toMatch(/\p{Script=Tamil}/u);
    expect((await recover(person.username, codeIn(text))).status).toBe(204);
    expect(await logsIn(person.username, NEW_PASSWORD)).toBe(true);
  });

  test("a stranger's wishes end neither the owner's code nor the owner's wishes, and fill no inbox", async () => {
    const address = `asha.${crypto.randomUUID().slice(0, 8)}@home.example`;
    const owner = await makePerson("worker", { email: address, emailConfirmedAt: new Date() });
    const ask = async (phone: string) =>
      (await openBrowser().call("POST", "/api/recovery/email", { json: { username: owner.username }, ...from(phone) }))
        .status;
    expect(await ask(OWNER)).toBe(204);
    await vi.waitFor(() => expect(mailsTo(address)).toHaveLength(1), 5_000);
    expect([await ask(STRANGER), await ask(STRANGER), await ask(STRANGER), await ask(STRANGER)]).toEqual([
      204, 204, 204, 429,
    ]);
    expect(await ask(OWNER)).toBe(204);
    await vi.waitFor(() => expect(mailsTo(address)).toHaveLength(4), 5_000);
    const codes = new Set(mailsTo(address).map(({ text }) => codeIn(text)));
    expect(codes.size).toBe(1);
    for (let tries = 0; tries < 10; tries += 1)
      await recover(owner.username, wrongOf([...codes][0]!), NEW_PASSWORD, STRANGER);
    expect((await recover(owner.username, [...codes][0]!, NEW_PASSWORD, OWNER)).status).toBe(204);
  });

  test("gets the code that it has once more, shortly before its end, valid for half an hour as the mail says", async () => {
    const address = `usha.${crypto.randomUUID().slice(0, 8)}@home.example`;
    const owner = await makePerson("worker", { email: address, emailConfirmedAt: new Date() });
    const ask = (phone: string) =>
      openBrowser().call("POST", "/api/recovery/email", { json: { username: owner.username }, ...from(phone) });
    await ask(OWNER);
    await vi.waitFor(() => expect(mailsTo(address)).toHaveLength(1), 5_000);
    await db.oneTimeCode.updateMany({
      where: { userId: owner.id },
      data: { expiresAt: new Date(Date.now() + 60_000) },
    });
    await ask(STRANGER);
    await vi.waitFor(() => expect(mailsTo(address)).toHaveLength(2), 5_000);
    const [first, second] = mailsTo(address).map(({ text }) => codeIn(text));
    expect(second).toBe(first);
    const { expiresAt } = await db.oneTimeCode.findFirstOrThrow({ where: { userId: owner.id } });
    expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(29 * 60_000);
    expect((await recover(owner.username, first!, NEW_PASSWORD, OWNER)).status).toBe(204);
  });

  test("of nobody, or unconfirmed, gets the same answer and no mail; many mails are refused for any name", async () => {
    const unconfirmed = await makePerson("worker", { email: "later@home.example" });
    const before = smtp.mails.length;
    const ask = (username: string) => openBrowser().call("POST", "/api/recovery/email", { json: { username } });
    for (const name of [unconfirmed.username, `nobody.${unconfirmed.username}`]) {
      const statuses = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await ask(name)).status);
      expect(statuses).toEqual([204, 204, 204, 429]);
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(smtp.mails).toHaveLength(before);
  });

  test("is changed with the password only; a mail server that is down is said so", async () => {
    const put = (json: object) => person.browser.call("PUT", "/api/user/email", { json });
    person = await makePerson("worker");
    expect(await put({ email, currentPassword: "wrong-one" })).toMatchObject({
      status: 400,
      body: { code: "wrong_password" },
    });
    expect(await put({ email: "no address", currentPassword: TEST_PASSWORD })).toMatchObject({
      status: 400,
      body: { errors: { email: [expect.any(String)] } },
    });
    await smtp.stop();
    expect(await put({ email, currentPassword: TEST_PASSWORD })).toMatchObject({
      status: 503,
      body: { code: "mail_failed" },
    });
    expect(await put({ email: "", currentPassword: TEST_PASSWORD })).toMatchObject({
      status: 200,
      body: { email: null },
    });
  });
});

test("a code that was replaced since it was checked is not taken: it was sent to another address", async () => {
  const { id } = await makePerson("worker");
  const [first, second] = [await newCode(), await newCode()];
  await storeCode(db, id, "confirm_email", first.codeHash);
  const checked = await checkCode(id, "confirm_email", first.code);
  await storeCode(db, id, "confirm_email", second.codeHash);
  expect(await takeCode(db, id, "confirm_email", checked?.codeHash ?? "")).toBe(false);
  expect(await checkCode(id, "confirm_email", first.code)).toBeNull();
  const kept = await checkCode(id, "confirm_email", second.code);
  expect(await takeCode(db, id, "confirm_email", kept?.codeHash ?? "")).toBe(true);
});
