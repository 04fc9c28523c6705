/** How many people a job is for, and how many of them are hired. */
import { beforeEach, describe, expect, test } from "vitest";
import type { ReceivedApplication } from "@/lib/domains/applications/types";
import { makeApplication, makeJob, makePerson, type Person } from "../support/factories";

let employer: Person;
let jobId: string;
beforeEach(async () => {
  employer = await makePerson("employer");
  jobId = (await makeJob(employer.id)).id;
});

const own = (method: string, path: string, json?: object) =>
  employer.browser.call(method, path, json === undefined ? {} : { json });
const list = async (query = "") =>
  (await own("GET", `/api/service-requests/${jobId}/applications${query}`)).body as ReceivedApplication[];

describe("how many people", () => {
  test("is one unless said, up to 500, and told with how many are hired", async () => {
    const read = async () => (await own("GET", `/api/jobs/${jobId}`)).body;
    expect(await read()).toMatchObject({ people: 1, hired: 0 });
    for (const wrong of [0, 501, 1.5, "many"])
      expect((await own("PUT", `/api/jobs/${jobId}`, { people: wrong })).status).toBe(400);
    expect(await own("PUT", `/api/jobs/${jobId}`, { people: 12 })).toMatchObject({ status: 200, body: { people: 12 } });
    const workers = await Promise.all([1, 2, 3].map(() => makePerson("worker")));
    for (const [index, { id }] of workers.entries())
      await makeApplication(jobId, id, index === 2 ? {} : { status: "accepted" });
    expect(await read()).toMatchObject({ people: 12, hired: 2, undecided: 1 });
    expect((await own("GET", "/api/client/service-requests")).body).toMatchObject([{ people: 12, hired: 2 }]);
    // One that is accepted counts at once for the employer, and no longer once that is taken back.
    const [{ id }] = (await list("?status=pending")) as [ReceivedApplication];
    await own("PUT", `/api/service-applications/${id}/status`, { status: "accepted", undoable: true });
    expect(await read()).toMatchObject({ hired: 3 });
    await own("DELETE", `/api/service-applications/${id}/decision`);
    expect(await read()).toMatchObject({ hired: 2 });
    // A worker reads how many are wanted, not how many there are.
    const reader = await makePerson("worker");
    expect((await reader.browser.call("GET", `/api/jobs/${jobId}`)).body).toMatchObject({ people: 12, hired: null });
  });

  test("is never fewer than are hired: a smaller number is refused, and another acceptance makes it larger", async () => {
    const wanted = async () => [
      (await own("GET", `/api/jobs/${jobId}`)).body,
      ((await own("GET", "/api/client/service-requests")).body as object[])[0],
    ];
    for (const person of [await makePerson("worker"), await makePerson("worker")])
      await makeApplication(jobId, person.id, { status: "accepted" });
    expect(await own("PUT", `/api/jobs/${jobId}`, { people: 2 })).toMatchObject({ status: 200, body: { people: 2 } });
    expect(await own("PUT", `/api/jobs/${jobId}`, { people: 1 })).toMatchObject({
      ...{ status: 400, body: { errors: { people: [expect.stringContaining("hired already")] } } },
    });
    await makeApplication(jobId, (await makePerson("worker")).id, { status: "accepted" });
    for (const job of await wanted()) expect(job).toMatchObject({ people: 3, hired: 3 });
  });
});
