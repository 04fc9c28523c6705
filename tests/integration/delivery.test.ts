import { RAISED_LIMITS } from "@/scripts/lib/raised-limits";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { startSmtp } from "../support/smtp-server";
import { startWebhook } from "../support/webhook-receiver";

const SECRET = "a-secret-of-the-webhook-0123456789";
const [smtp, webhook] = await Promise.all([startSmtp(), startWebhook(SECRET)]);
Object.assign(process.env, RAISED_LIMITS, { SMTP_URL: smtp.url, MAIL_FROM: "no-reply@kaamsetu.example" });
Object.assign(process.env, { TEXT_WEBHOOK_URL: webhook.url, TEXT_WEBHOOK_SECRET: SECRET });
afterAll(() => Promise.all([smtp.stop(), webhook.stop()]));

const { db } = await import("@/lib/platform/db/client");
const { deliverDue } = await import("@/lib/domains/delivery/turn-service");
const { queueSums } = await import("@/lib/domains/delivery/sum-service");
const { webhookDriver } = await import("@/lib/platform/text-messages/webhook");
const { openBrowser } = await import("../support/browser");
const { makeApplication, makeJob, makePerson } = await import("../support/factories");
type Person = Awaited<ReturnType<typeof makePerson>>;

const PATH = "/api/user/notification-settings";
const UNCHOSEN = {
  ...{ email: false, message: false, dailySum: false, showsDetails: false },
  muted: [],
  quiet: { from: 21, to: 7 },
};
const choose = async ({ browser }: Person, changes: object) =>
  expect((await browser.call("PUT", PATH, { json: { ...UNCHOSEN, ...changes } })).status).toBe(200);

const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
const at = (time: string) => new Date(`${today}T${time}:00+05:30`);
const NOON = at("12:00");
let serial = 0;
const confirmed = (domain = "people.example") => ({
  email: `someone.${(serial += 1)}@${domain}`,
  emailConfirmedAt: new Date(),
});
const tell = (userId: string, kind: string, aboutAt: Date | null = null) =>
  db.notification.create({ data: { userId, kind, aboutAt } });
const mailsTo = (address: string) => smtp.mails.filter(({ to }) => to === address).map(({ text }) => text);
const waiting = (userId: string) => db.delivery.findMany({ where: { userId } });
const makeDue = () => db.delivery.updateMany({ data: { dueAt: new Date(Date.now() - 1_000) } });

afterEach(async () => {
  webhook.answers.length = 0;
  await db.delivery.deleteMany();
});

describe("choices", () => {
  test("begin with nothing but push, and are kept as made", async () => {
    const worker = await makePerson("worker");
    expect((await worker.browser.call("GET", PATH)).body).toEqual(UNCHOSEN);
    const chosen = { ...UNCHOSEN, email: true, showsDetails: true, muted: ["jobs"], quiet: null };
    await choose(worker, chosen);
    expect((await worker.browser.call("GET", PATH)).body).toEqual(chosen);
    await choose(worker, { quiet: { from: 22, to: 5 } });
    expect((await worker.browser.call("GET", PATH)).body).toEqual({ ...UNCHOSEN, quiet: { from: 22, to: 5 } });
    const { body } = await worker.browser.call("GET", "/api/user/data");
    expect(body).toMatchObject({ notificationSettings: { email: false, quiet: "22:00–05:00" } });
  });

  test.each([{ quiet: { from: 24, to: 7 } }, { muted: ["account"] }, { email: "yes" }])("refuse %o", async (change) => {
    const worker = await makePerson("worker");
    const json = { ...UNCHOSEN, ...change };
    expect((await worker.browser.call("PUT", PATH, { json })).status).toBe(400);
  });
});

describe("e-mail", () => {
  test("has all sentences in the person's language and where to read on; also during quiet hours", async () => {
    const worker = await makePerson("worker", { ...confirmed(), preferredLanguage: "hi" });
    const { email } = await db.user.findUniqueOrThrow({ where: { id: worker.id } });
    await choose(worker, { email: true });
    await tell(worker.id, "shortlisted");
    await tell(worker.id, "interview_set", at("15:30"));
    await deliverDue(at("23:00"));
    const [text] = mailsTo(email!);
    expect(text).toContain("आप");
    expect(text).toContain("दोपहर 3:30");
    expect(text).toContain("http://localhost:3000/notifications");
    expect(text).toContain(`http://localhost:3000/unsubscribe/${worker.id}.`);
    expect(mailsTo(email!)).toHaveLength(1);
    expect(await waiting(worker.id)).toEqual([]);
  });

  test("goes only to a confirmed address of someone who chose it", async () => {
    const unconfirmed = await makePerson("worker", { email: "nobody.yet@people.example" });
    const unasked = await makePerson("worker", confirmed());
    await choose(unconfirmed, { email: true });
    for (const { id } of [unconfirmed, unasked]) await tell(id, "accepted");
    const before = smtp.mails.length;
    await deliverDue(NOON);
    expect(smtp.mails).toHaveLength(before);
    expect(await db.delivery.count()).toBe(0);
  });

  test("that the mail server will never take is not tried again", async () => {
    const worker = await makePerson("worker", confirmed("refused.example"));
    await choose(worker, { email: true });
    await tell(worker.id, "accepted");
    await deliverDue(NOON);
    expect(await waiting(worker.id)).toEqual([]);
  });
});

describe("the end of e-mails", () => {
  /** Someone who gets e-mails, and the two addresses in one: of the header, and of the text. */
  async function mailed() {
    const { email, emailConfirmedAt } = confirmed();
    const worker = await makePerson("worker", { email, emailConfirmedAt, preferredLanguage: "mr" });
    await choose(worker, { email: true, dailySum: true, muted: ["jobs"] });
    await tell(worker.id, "accepted");
    await deliverDue(NOON);
    const { head, text } = smtp.mails.findLast(({ to }) => to === email)!;
    const [, oneClick = ""] = /^List-Unsubscribe: <(.+)>$/m.exec(head) ?? [];
    const [, page = ""] = /(http:\S+\/unsubscribe\/\S+)/.exec(text) ?? [];
    return { worker, email, head, oneClick: new URL(oneClick), page: new URL(page) };
  }
  const chosen = async ({ browser }: Person) => (await browser.call("GET", PATH)).body;
  /** As a mail program posts: without a cookie, an origin or a word on where it comes from. */
  const post = (path: string, form: FormData | null = null) =>
    openBrowser().call("POST", path, {
      ...(form
        ? { form }
        : { raw: "List-Unsubscribe=One-Click", headers: { "content-type": "application/x-www-form-urlencoded" } }),
    });

  test("is one click of a mail program, in either encoding, and leaves all other choices", async () => {
    const form = new FormData();
    form.set("List-Unsubscribe", "One-Click");
    for (const body of [null, form]) {
      const { worker, email, head, oneClick } = await mailed();
      expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
      expect(await post(oneClick.pathname, body)).toMatchObject({ status: 204 });
      expect(await chosen(worker)).toEqual({ ...UNCHOSEN, muted: ["jobs"] });
      await tell(worker.id, "rejected");
      await deliverDue(NOON);
      expect(mailsTo(email)).toHaveLength(1);
    }
  });

  test("takes a program that says it wants a page for one, too", async () => {
    const { worker, oneClick } = await mailed();
    const headers = { "content-type": "application/x-www-form-urlencoded", accept: "text/html, */*" };
    const raw = "List-Unsubscribe=One-Click";
    expect((await openBrowser().call("POST", oneClick.pathname, { raw, headers })).status).toBe(204);
    expect(await chosen(worker)).toMatchObject({ email: false, dailySum: false });
  });

  test("is a button on a page in the reader's language, which is not pressed by opening it", async () => {
    const { worker, oneClick, page } = await mailed();
    expect(page.searchParams.get("lang")).toBe("mr");
    const opened = await openBrowser().call("GET", oneClick.pathname);
    expect([opened.status, opened.headers.get("location")]).toEqual([303, page.pathname]);
    expect(await chosen(worker)).toMatchObject({ email: true });
    const pressed = await openBrowser().call("POST", oneClick.pathname, {
      raw: "",
      headers: {
        "content-type": "application/x-www-form-urlencoded",
        "sec-fetch-mode": "navigate",
        "sec-fetch-site": "same-origin",
      },
    });
    expect([pressed.status, pressed.headers.get("location")]).toEqual([303, page.pathname]);
    expect(await chosen(worker)).toMatchObject({ email: false });
  });

  test("needs our signature on that very account", async () => {
    const [one, other] = [await mailed(), await mailed()];
    const [, signature] = one.oneClick.pathname.split("/").at(-1)!.split(".");
    for (const token of [`${other.worker.id}.${signature}`, `${other.worker.id}.`, "nonsense", `x.${signature}`]) {
      expect((await post(`/api/unsubscribe/${token}`)).status).toBe(404);
    }
    expect(await chosen(other.worker)).toMatchObject({ email: true });
  });
});

describe("a text message", () => {
  const withPhone = (whatsapp: boolean) => ({ phone: `+9198765${String((serial += 1)).padStart(5, "0")}`, whatsapp });

  test.each([
    [true, "whatsapp"],
    [false, "sms"],
  ])("is signed, says only that there is news, and comes once (WhatsApp: %s)", async (whatsapp, channel) => {
    const phone = withPhone(whatsapp);
    const worker = await makePerson("worker", phone);
    await choose(worker, { message: true });
    await tell(worker.id, "accepted");
    await deliverDue(NOON);
    expect(webhook.received.at(-1)).toEqual({
      id: expect.any(String),
      channel,
      to: phone.phone,
      language: "en",
      text: "1 update from KaamSetu: http://localhost:3000/notifications",
    });
    expect(await waiting(worker.id)).toEqual([]);
  });

  test("waits for the morning, and is tried again under the same id after a failure", async () => {
    const worker = await makePerson("worker", withPhone(false));
    await choose(worker, { message: true });
    await tell(worker.id, "accepted");
    const before = webhook.received.length;
    await deliverDue(at("22:00"));
    const [row] = await waiting(worker.id);
    expect(row).toMatchObject({ attempts: 0, done: [] });
    await makeDue();
    webhook.answers.push({ status: 503, headers: { "Retry-After": "300" } });
    await deliverDue(NOON);
    expect((await waiting(worker.id))[0]!.dueAt.getTime()).toBeGreaterThanOrEqual(NOON.getTime() + 300_000);
    await makeDue();
    await deliverDue(NOON);
    expect(webhook.received.slice(before)).toEqual([expect.objectContaining({ id: row!.id })]);
  });

  test("comes at most ten times a day to one account, whose number nobody has checked", async () => {
    const worker = await makePerson("worker", withPhone(false));
    await choose(worker, { message: true });
    const before = webhook.received.length;
    for (let sent = 0; sent < 12; sent += 1) {
      await tell(worker.id, "accepted");
      await deliverDue(NOON);
    }
    expect(webhook.received).toHaveLength(before + 10);
    expect(await waiting(worker.id)).toEqual([]);
  });

  test("under another secret is refused by the receiver, and one that cannot be reached fails", async () => {
    const message = { id: "1", channel: "sms", to: "+919876543210", language: "en", text: "x" } as const;
    expect(await webhookDriver(webhook.url, "another-secret").send(message)).toEqual({ kind: "refused", status: 401 });
    const away = webhookDriver("http://127.0.0.1:1/texts", SECRET);
    expect(await away.send(message)).toEqual({ kind: "failed", retryAfterMs: null });
  });
});

describe("the daily sum", () => {
  async function employerWith(applications: number, choice = {}) {
    const mail = confirmed();
    const employer = await makePerson("employer", mail);
    await choose(employer, { dailySum: true, ...choice });
    for (let made = 0; made < applications; made += 1) {
      const [job, worker] = await Promise.all([makeJob(employer.id), makePerson("worker")]);
      await makeApplication(job.id, worker.id);
    }
    return { employer, ...mail };
  }

  test("tells an employer once a day how many applications wait, from eight o'clock", async () => {
    const { employer, email } = await employerWith(3);
    const [decided] = await db.application.findMany({ where: { employerId: employer.id } });
    await db.application.update({ where: { id: decided!.id }, data: { status: "shortlisted" } });
    expect(await queueSums(at("07:59"))).toBe(0);
    expect(await Promise.all([queueSums(at("08:00")), queueSums(at("08:00"))])).toContain(1);
    await deliverDue(NOON);
    expect(mailsTo(email)).toEqual([expect.stringContaining("http://localhost:3000/")]);
    expect(await queueSums(at("12:00"))).toBe(0);
    expect(await waiting(employer.id)).toEqual([]);
    expect(await queueSums(new Date(at("08:00").getTime() + 86_400_000))).toBe(1);
  });

  test("is not for those who have nothing to look at, or did not ask", async () => {
    await db.notificationSettings.updateMany({ data: { dailySum: false } });
    await employerWith(0);
    await employerWith(1, { dailySum: false });
    expect(await queueSums(NOON)).toBe(0);
  });
});

test("a mail server that is down is tried again later", async () => {
  const worker = await makePerson("worker", confirmed());
  await choose(worker, { email: true });
  await tell(worker.id, "accepted");
  await smtp.stop();
  await deliverDue(NOON);
  expect(await waiting(worker.id)).toMatchObject([{ attempts: 1, done: [] }]);
  expect((await waiting(worker.id))[0]!.dueAt.getTime()).toBeGreaterThanOrEqual(NOON.getTime() + 30_000);
});
