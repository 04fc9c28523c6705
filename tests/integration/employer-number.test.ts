import "../support/raised-limits";
import { beforeEach, describe, expect, test } from "vitest";
import { db } from "@/lib/platform/db/client";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

const NUMBER = "+919810012345";

let employer: Person;
let id: string;
beforeEach(async () => {
  employer = await makePerson("employer", { phone: null });
  const job = await makeJob(employer.id);
  id = (await makeApplication(job.id, (await makePerson("worker")).id)).id;
});

const path = (rest: string) => `/api/service-applications/${id}/${rest}`;
const decide = (status: string) => employer.browser.call("PUT", path("status"), { json: { status } });
const invite = () =>
  employer.browser.call("PUT", path("interview"), {
    json: { times: [new Date(Date.now() + 86_400_000).toISOString()], place: null },
  });

describe("an employer without a number", () => {
  test.each([
    ["shortlists", () => decide("shortlisted")],
    ["accepts", () => decide("accepted")],
    ["invites", invite],
  ] as const)("%s nobody, and is told at the field; nothing is stored", async (_how, act) => {
    expect(await act()).toMatchObject({
      status: 409,
      body: { code: "phone_required", errors: { phone: [expect.stringContaining("number")] } },
    });
    const row = await db.application.findUniqueOrThrow({ where: { id }, include: { events: true, interview: true } });
    expect(row).toMatchObject({ status: "pending", interview: null });
    expect(row.events).toHaveLength(1);
    expect((await employer.browser.call("PUT", "/api/user/account", { json: { phone: NUMBER } })).status).toBe(200);
    expect((await act()).status).toBe(200);
  });

  test("still rejects", async () => {
    expect((await decide("rejected")).status).toBe(200);
  });

  test("is refused first what is not there, or decided", async () => {
    const other = await makePerson("employer", { phone: null });
    const answer = await other.browser.call("PUT", path("status"), { json: { status: "accepted" } });
    expect(answer).toMatchObject({ status: 404 });
    await decide("rejected");
    expect(await decide("accepted")).toMatchObject({ status: 409, body: { code: "already_decided" } });
  });
});
