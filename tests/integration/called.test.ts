/** The applications whose worker is called: the number in the bar, the card on the home, the calendar file. */
import "../support/raised-limits";
import { beforeEach, expect, test } from "vitest";
import { isCalled } from "@/lib/domains/applications/called-policy";
import { listCalled } from "@/lib/domains/applications/called-queries";
import type { ApplicationDetail } from "@/lib/domains/applications/types";
import { deleteAccount } from "@/lib/domains/own-data/service";
import { addDays, dayInIndia } from "@/lib/core/time";
import { actorOf } from "../support/actor";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

let employer: Person;
let worker: Person;
beforeEach(async () => {
  [employer, worker] = await Promise.all([
    makePerson("employer", { phone: "+919876500011", whatsapp: true }),
    makePerson("worker"),
  ]);
});

const inDays = (days: number) => new Date(`${addDays(dayInIndia(), days)}T00:00:00Z`);
const calendar = (person: Person, id: string) => person.browser.call("GET", `/api/service-applications/${id}/calendar`);
const apply = async (data: Parameters<typeof makeApplication>[2]) =>
  makeApplication((await makeJob(employer.id, { exactAddress: "12, MG Road" })).id, worker.id, data);

test("the accepted are called until the day after they start, the invited until the interview is over", async () => {
  const tomorrow = new Date(Date.now() + 86_400_000);
  const called = [
    await apply({ status: "accepted", startDate: inDays(3) }),
    await apply({ status: "shortlisted", interviewDate: tomorrow }),
    await apply({ status: "accepted", events: { create: { type: "accepted" } } }),
  ];
  const agreed = { state: "agreed", times: [tomorrow], agreedAt: new Date() };
  called.push(await apply({ status: "shortlisted", interviewDate: tomorrow, interview: { create: agreed } }));
  await apply({ status: "accepted", startDate: inDays(-2) });
  await apply({ status: "shortlisted" });
  await apply({ status: "shortlisted", startDate: inDays(3), interviewDate: inDays(-1) });
  await apply({ status: "rejected", interviewDate: tomorrow });
  await apply({
    status: "accepted",
    events: { create: { type: "accepted", at: new Date(Date.now() - 15 * 86_400_000) } },
  });
  const list = await listCalled(await actorOf(worker, "worker"));
  expect(list.map(({ id }) => id).toSorted()).toEqual(called.map(({ id }) => id).toSorted());
  const [accepted, invited, , meeting] = called.map((one) => list.find(({ id }) => id === one.id)!);
  const contact = { contact: "+919876500011", phone: "+919876500011", whatsapp: true };
  expect(accepted).toMatchObject({ employer_contact: contact, exact_address: "12, MG Road" });
  expect(invited).toMatchObject({ employer_contact: null, exact_address: null });
  expect(meeting).toMatchObject({ employer_contact: contact, exact_address: null });
});

test("someone who has asked for another time keeps a line of it for two weeks, which is no call yet", async () => {
  const asked = (days: number) =>
    apply({
      status: "shortlisted",
      interview: { create: { state: "other_asked", times: [], wish: "evening" } },
      events: { create: { type: "interview_other_time", at: new Date(Date.now() - days * 86_400_000) } },
    });
  const { id } = await asked(13);
  await asked(15);
  expect(await listCalled(await actorOf(worker, "worker"))).toMatchObject([{ id, employer_contact: null }]);
  expect((await worker.browser.call("GET", "/api/user/notifications/count")).body).toMatchObject({ waiting: 0 });
});

test("nobody is called by an employer who has deleted the account: there is nobody to call", async () => {
  const { id } = await apply({ status: "accepted", startDate: inDays(3) });
  const own = async () =>
    (await worker.browser.call("GET", `/api/service-applications/${id}`)).body as ApplicationDetail;
  const asWorker = await actorOf(worker, "worker");
  expect([await listCalled(asWorker), isCalled(await own())]).toMatchObject([[{ id }], true]);
  await deleteAccount(await actorOf(employer, "employer"));
  expect([await listCalled(asWorker), isCalled(await own())]).toEqual([[], false]);
  expect((await calendar(worker, id)).status).toBe(404);
});

test("the calendar file is the worker's alone, in the worker's language, and is stored nowhere", async () => {
  worker.browser.cookies.set("language", "hi");
  const { id } = await apply({ status: "accepted", startDate: inDays(3) });
  const { status, headers, body } = await calendar(worker, id);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(headers.get("cache-control")).toBe("private, no-store");
  const unfolded = String(body).replaceAll("\r\n ", "");
  expect(unfolded).toContain("काम का पहला दिन: रसोइया");
  expect(unfolded).toContain(String.raw`12\, MG Road`);
  const stranger = await makePerson("worker");
  expect((await calendar(stranger, id)).status).toBe(404);
  expect((await calendar(employer, id)).status).toBe(403);
  const undecided = await apply({ startDate: inDays(3) });
  expect((await calendar(worker, undecided.id)).status).toBe(404);
});
