import { expect, test } from "vitest";
import { requireContract } from "../support/contract";
import { makeJob, makePerson } from "../support/factories";

const checked = (name: string, status: number, body: unknown) => () =>
  requireContract(name, { status, body, headers: new Headers() });

test("an answer with an extra or missing field or another type violates its description", async () => {
  const [employer, worker] = await Promise.all([makePerson("employer"), makePerson("worker")]);
  const { id } = await makeJob(employer.id);
  const { body: job } = await worker.browser.call("GET", `/api/jobs/${id}`);
  const { body: list } = await worker.browser.call("GET", "/api/jobs");
  const asJob = (value: unknown) => checked("GET /api/jobs/[id]", 200, value);
  const asList = (value: unknown) => checked("GET /api/jobs", 200, value);
  if (!isObject(job) || !isObject(job.employer) || !Array.isArray(list)) throw new Error("no job to change");
  const { title: _title, ...untitled } = job;

  expect(asJob(job)).not.toThrow();
  expect(asJob({ ...job, employer: { ...job.employer, contact: "+91 98765 43210" } })).toThrow(/"employer".*"contact"/);
  expect(asJob(untitled)).toThrow(/title/);
  expect(asJob({ ...job, views: "3" })).toThrow(/views/);
  expect(asJob(null)).toThrow();
  expect(asList(list)).not.toThrow();
  expect(asList({ items: list, nextCursor: null })).toThrow();
  expect(asList([{ ...list[0], passwordHash: "x" }])).toThrow(/passwordHash/);
});

test("so does a status or an error code that the operation does not declare", () => {
  const problem = (status: number, code: string) => ({ type: "x", title: "x", status, detail: "x", code });
  const one = "GET /api/jobs/[id]";
  expect(checked(one, 404, problem(404, "job_not_found"))).not.toThrow();
  expect(checked(one, 404, problem(404, "application_not_found"))).toThrow(/code/);
  expect(checked(one, 409, problem(409, "job_not_found"))).toThrow();
  expect(checked(one, 201, {})).toThrow();
  expect(checked("DELETE /api/jobs/[id]", 204, { id: 1 })).toThrow();
});

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const PRETENDED: { pretended: object }[] = [{ pretended: { toString: 1 } }, { pretended: { valueOf: 1, toString: 2 } }];
test.each(PRETENDED)(
  "an object with the length $pretended in place of a text is a 400, though zod cannot measure it",
  async ({ pretended }) => {
    const worker = await makePerson("worker");
    const username = { length: pretended };
    const json = { username, password: "x", currentPassword: username, newPassword: username };
    for (const path of ["/api/login", "/api/recovery/email", "/api/user/password"]) {
      expect(await worker.browser.call("POST", path, { json }), path).toMatchObject({ status: 400 });
    }
  },
);
