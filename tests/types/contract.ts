/**
 * Compiled by `npm run lint` but never run: it fails if a line below an @ts-expect-error compiles. A handler whose
 * result differs from its operation's description must be rejected by the compiler, and so must a
 * call of the browser's that expects something else.
 */
import { z } from "zod";
import type { applicationsApi } from "@/lib/domains/applications/api";
import { apiClient, type ListPage } from "@/lib/platform/http/api-fetch";
import { bytes, created, listOf, NOTHING } from "@/lib/platform/http/operation";
import type { Page } from "@/lib/platform/http/pagination";
import { route } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import type { Job, JobCard } from "@/lib/domains/jobs/types";
import { usersApi } from "@/lib/domains/users/api";

declare const job: Job;
declare const card: JobCard;
declare const page: Page<JobCard>;
/** A row as Prisma reads it: dates are not strings, and some columns have other names. */
declare const row: { id: string; title: string; createdAt: Date; passwordHash: string };

const one = jobsApi["GET /api/jobs/{id}"];
route(one, () => job);
route(one, async () => job);
// @ts-expect-error a row is not an answer
route(one, () => row);
// @ts-expect-error a card lacks fields of a job
route(one, async () => card);
// @ts-expect-error null is not a job
route(one, () => null);
// @ts-expect-error nor is undefined
route(one, async () => {});
// @ts-expect-error nor a hand-made Response
route(one, () => new Response("{}"));
// @ts-expect-error a field of another type
route(one, () => ({ ...job, views: "3" }));

const list = jobsApi["GET /api/jobs"];
route(list, () => page);
// @ts-expect-error a list is returned as a page, which names the next one
route(list, () => page.items);
// @ts-expect-error a page of other items
route(list, async () => ({ items: [row], nextCursor: null }));

const plainArray = { access: "any", answer: z.array(z.strictObject({ id: z.string() })) } as const;
route(plainArray, () => [{ id: "1" }]);
// @ts-expect-error an array is not a page
route(plainArray, () => page);

const create = { access: "employer", answer: created(z.strictObject({ id: z.string() })) } as const;
route(create, async () => ({ id: "1" }));
// @ts-expect-error the created record is the answer, not a wrapper of it
route(create, async () => ({ status: 201, data: { id: "1" } }));

route({ access: "any", answer: NOTHING }, async () => {});
// @ts-expect-error 204 has no content
route({ access: "any", answer: NOTHING }, async () => job);
// @ts-expect-error nor without await
route({ access: "any", answer: NOTHING }, () => job);

route({ access: "any", answer: bytes("text/csv", "a table") }, () => new Response("a,b"));
// @ts-expect-error bytes are returned as a Response
route({ access: "any", answer: bytes("text/csv", "a table") }, () => "a,b");

route({ access: "any", answer: listOf(z.string()) }, () => ({ items: ["a"], nextCursor: null }));
// @ts-expect-error text is not a number
route({ access: "any", answer: listOf(z.number()) }, () => ({ items: ["a"], nextCursor: null }));

// A handler's argument also follows from its operation.
route(usersApi["POST /api/logout"], async ({ actor }) => {
  // @ts-expect-error anyone may call: there is no actor
  void actor.id;
});
route(usersApi["GET /api/user"], async (input) => {
  // @ts-expect-error the operation has no parameters
  void input.params.id;
  throw new Error("only the types matter");
});

const { call, page: pageOf } = apiClient<typeof jobsApi & typeof usersApi & typeof applicationsApi>();
export const calls = {
  read: (): Promise<Job> => call("GET /api/jobs/{id}", { params: { id: "1" } }),
  // @ts-expect-error a job is not an own card
  other: (): Promise<{ applications_today: number }> => call("GET /api/jobs/{id}", { params: { id: "1" } }),
  // @ts-expect-error no such operation
  path: () => call("GET /api/job/{id}", { params: { id: "1" } }),
  // @ts-expect-error no such method
  method: () => call("PATCH /api/jobs/{id}", { params: { id: "1" } }),
  // @ts-expect-error the path's parameter is missing
  bare: () => call("GET /api/jobs/{id}"),
  // @ts-expect-error and has another name
  misnamed: () => call("GET /api/jobs/{id}", { params: { jobId: "1" } }),
  close: (): Promise<Job> => call("PUT /api/jobs/{id}/status", { params: { id: "1" }, body: { status: "closed" } }),
  // @ts-expect-error no such status
  status: () => call("PUT /api/jobs/{id}/status", { params: { id: "1" }, body: { status: "gone" } }),
  // @ts-expect-error a GET has no body
  body: () => call("GET /api/user", { body: {} }),
  form: (job: FormData) => call("POST /api/jobs", { body: job }),
  draft: () => call("POST /api/jobs", { body: { title: "Cook", location: null } }),
  // @ts-expect-error no field has this name
  field: () => call("POST /api/jobs", { body: { titel: "Cook" } }),
  logout: (): Promise<void> => call("POST /api/logout"),
  list: (): Promise<ListPage<JobCard>> => pageOf("GET /api/jobs", "/api/jobs?status=open"),
  // @ts-expect-error cards, not whole jobs
  whole: (): Promise<ListPage<Job>> => pageOf("GET /api/jobs", "/api/jobs"),
  // @ts-expect-error the applicant is only in some of the answers
  worker: async () => (await call("GET /api/service-applications/{id}", { params: { id: "1" } })).worker,
};
