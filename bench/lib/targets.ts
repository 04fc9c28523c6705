import type { ThrowawayApp } from "@/scripts/lib/throwaway-app";
import type { Floor } from "./floor";
import { APPLICATION, type People } from "./people";
import type { Target } from "./rounds";

/** All that is measured: the calls beside the floor's call, the pages beside its page. */
export function targetsOf({
  app,
  floor,
  database,
  worker,
  applicant,
  employer,
  jobs,
}: People & { app: ThrowawayApp; floor: Floor; database: number }): Target[] {
  const floors = { origin: floor.origin, pid: floor.pid, databasePid: database };
  const ours = { origin: app.origin, pid: app.pid, databasePid: database };
  const call = (name: string, path: (n: number) => string, cookie = worker): Target => ({
    ...ours,
    name,
    group: "calls",
    request: (n) => ({ path: path(n), headers: { cookie } }),
  });
  const page = (name: string, path: (n: number) => string, cookie = worker): Target => ({
    ...call(name, path, cookie),
    group: "pages",
    request: (n) => ({ path: path(n), headers: { cookie, accept: "text/html", "sec-fetch-dest": "document" } }),
  });
  const job = (n: number) => jobs[n % jobs.length]!;
  return [
    { ...floors, name: "floor: call", group: "calls", request: () => ({ path: "/api/list", headers: {} }) },
    call("list", () => "/api/service-requests?limit=24&sort=near"),
    call("list, newest", () => "/api/service-requests?limit=24"),
    call("search", () => "/api/service-requests?limit=24&search=cook"),
    call("job", (n) => `/api/service-requests/${job(n)}`),
    {
      ...ours,
      name: "apply",
      group: "calls",
      status: 201,
      request: (n) => ({
        path: `/api/service-requests/${jobs[n]!}/apply`,
        method: "POST",
        headers: { cookie: applicant, "content-type": "application/json" },
        body: JSON.stringify(APPLICATION),
      }),
    },
    { ...floors, name: "floor: page", group: "pages", request: () => ({ path: "/page-of-24", headers: {} }) },
    page("home", () => "/"),
    page("position", (n) => `/jobs/${job(n)}`),
    page("apply page", (n) => `/jobs/${job(n)}/apply`),
    page("applied", () => "/applied"),
    page("dashboard", () => "/", employer),
    page("visitor", () => "/", "language=hi"),
  ];
}
