import { readFileSync } from "node:fs";
import { Client } from "pg";
import type { Language } from "@/lib/language/i18n/languages";
import type { RegisterRole } from "@/lib/core/roles";
import { WITHOUT_TIME_OUTS } from "@/scripts/lib/connection";
import { sampleAccount } from "@/scripts/lib/sample-account";
import { SAMPLE_JOB } from "@/scripts/lib/sample-job";
import type { ThrowawayApp } from "@/scripts/lib/throwaway-app";
import { generate } from "./generate";

const PASSWORD = "bench-and-nothing-else-9f3";

/** The signed-in people of a measure: the Cookie header of each. */
export type People = { worker: string; applicant: string; employer: string; jobs: readonly string[] };

type Sizes = Parameters<typeof generate>[1];

/** Fills the application's empty database. @param url of a superuser. */
export const generateInto = (url: string, sizes: Sizes): Promise<void> =>
  connected(url, (client) => generate(client, sizes));

/** The first process of the PostgreSQL server behind a URL. */
export const processOf = (url: string): Promise<number> =>
  connected(url, async (client) => {
    const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    const stat = readFileSync(`/proc/${rows[0]!.pid}/stat`, "utf8");
    return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
  });

/**
 * A worker who looks for work in Pune and has 24 applications, one who applies for every job, and an employer with 24 jobs.
 * `jobs` are open ones that nobody of them has applied for.
 */
export async function people(app: ThrowawayApp): Promise<People> {
  const [worker, applicant, employer] = await Promise.all([
    register(app, "worker", "hi"),
    register(app, "worker", "hi"),
    register(app, "employer", "en"),
  ]);
  await send(app, worker, "PUT", "/api/user/places", { places: ["pune"] });
  for (let count = 0; count < 24; count += 1) await send(app, employer, "POST", "/api/jobs", SAMPLE_JOB);
  const jobs = await connected(app.database.urls.owner, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      "SELECT id FROM jobs WHERE status = 'open' AND removed_at IS NULL ORDER BY created_at DESC LIMIT 40000",
    );
    return rows.map(({ id }) => id);
  });
  for (const id of jobs.slice(-24)) {
    await send(app, worker, "POST", `/api/service-requests/${id}/apply`, APPLICATION);
  }
  return { worker, applicant, employer, jobs: jobs.slice(0, -24) };
}

/** An application as the form sends it. */
export const APPLICATION = { gender: "female", experience: "2-5 years" };

let registered = 0;

async function register(app: ThrowawayApp, role: RegisterRole, language: Language): Promise<string> {
  registered += 1;
  const account = sampleAccount({ username: `bench_${role}_${registered}`, password: PASSWORD, role, language });
  const answer = await send(app, "", "POST", "/api/register", account);
  return [...answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]!), `language=${language}`].join("; ");
}

async function send(app: ThrowawayApp, cookie: string, method: string, path: string, body: unknown): Promise<Response> {
  const answer = await fetch(app.origin + path, {
    method,
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

async function connected<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, options: WITHOUT_TIME_OUTS });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
