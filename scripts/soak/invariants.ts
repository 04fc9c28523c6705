import { readdirSync } from "node:fs";
import { withConnection } from "../lib/connection";
import type { ThrowawayApp } from "../lib/throwaway-app";
import type { Model } from "./model";

type Row = Record<string, unknown>;

/** Statements whose rows are faults, whatever was done before. */
const FAULTS: Record<string, string> = {
  "a job's count of applications is wrong": `SELECT id FROM jobs j
    WHERE applications_count <> (SELECT count(*) FROM applications a WHERE a.job_id = j.id)`,
  "a worker has two applications for one job": `SELECT job_id, worker_id FROM applications
    GROUP BY job_id, worker_id HAVING count(*) > 1`,
  "an employer's figure of open jobs is wrong": `SELECT employer_id FROM employer_figures f
    WHERE open_jobs <> (SELECT count(*) FROM jobs j
      WHERE j.employer_id = f.employer_id AND j.status = 'open' AND j.removed_at IS NULL)`,
  "a removed job is open": `SELECT id FROM jobs WHERE removed_at IS NOT NULL AND status = 'open'`,
  "an application's status is not its last event's": `SELECT id FROM applications a
    WHERE (CASE status::text WHEN 'pending' THEN 'submitted' ELSE status::text END) <> (
      SELECT type::text FROM application_events e
      WHERE e.application_id = a.id AND type::text <> 'interview_set' ORDER BY at DESC, id DESC LIMIT 1)`,
  "an application was decided twice for good": `SELECT application_id FROM application_events
    WHERE type::text IN ('accepted', 'rejected') GROUP BY application_id HAVING count(*) > 1`,
  "a picture belongs to nothing": `SELECT name FROM uploads u
    WHERE NOT EXISTS (SELECT FROM profiles WHERE photo = u.name OR company_logo = u.name)
      AND NOT EXISTS (SELECT FROM jobs WHERE company_logo = u.name OR preview_image = u.name)
      AND NOT EXISTS (SELECT FROM applications WHERE u.name IN (profile_image, voice_note))`,
};

/** Compares the database and the pictures with the model, once all clients have stopped. @returns the faults. */
export async function findFaults(app: ThrowawayApp, model: Model): Promise<string[]> {
  return withConnection(app.database.urls.superuser, async (client) => {
    const rows = async (sql: string) => (await client.query<Row>(sql)).rows;
    const faults: string[] = [];
    for (const [fault, sql] of Object.entries(FAULTS))
      for (const row of await rows(sql)) faults.push(`${fault}: ${JSON.stringify(row)}`);
    faults.push(...jobFaults(model, await rows("SELECT id, title, status::text, removed_at FROM jobs")));
    faults.push(
      ...applicationFaults(model, await rows("SELECT id, job_id, worker_id, status::text FROM applications")),
    );
    const names = new Map(
      (await rows("SELECT user_id, name FROM profiles")).map(({ user_id, name }) => [user_id, name]),
    );
    for (const [id, { value, isUnsure }] of model.names)
      if (!isUnsure && value !== "" && names.get(id) !== value) faults.push(`a saved name was lost: ${id}`);
    faults.push(...pictureFaults(app, await rows("SELECT name FROM uploads")));
    return faults;
  });
}

function jobFaults(model: Model, rows: Row[]): string[] {
  const stored = new Map(rows.map((row) => [row.id, row]));
  return [...model.jobs.values()].flatMap(({ id, status, title }) => {
    const row = stored.get(id);
    if (!row) return [`an acknowledged job is missing: ${id}`];
    const now = row.removed_at === null ? row.status : "removed";
    return [
      ...(status.isUnsure || now === status.value ? [] : [`job ${id} is ${String(now)} instead of ${status.value}`]),
      ...(title.isUnsure || row.title === title.value ? [] : [`a saved title of job ${id} was lost`]),
    ];
  });
}

function applicationFaults(model: Model, rows: Row[]): string[] {
  const stored = new Map(rows.map((row) => [`${String(row.job_id)} ${String(row.worker_id)}`, row]));
  return [...model.applications.entries()].flatMap(([key, { id, jobId, isThere, decision }]) => {
    const row = stored.get(key);
    if (isThere.isUnsure) return [];
    if (isThere.value !== (row !== undefined))
      return [`application ${id} ${isThere.value ? "was lost" : "is there although it was withdrawn"}`];
    if (!row || decision.isUnsure || row.status === decision.value) return [];
    // Its job was removed since; a close leaves it as it was.
    const isRemoved =
      model.jobs.get(jobId)?.status.value !== "open" && model.jobs.get(jobId)?.status.value !== "closed";
    if (isRemoved && row.status === "closed" && ["pending", "shortlisted"].includes(decision.value)) return [];
    return [`application ${id} is ${String(row.status)} instead of ${decision.value}`];
  });
}

function pictureFaults({ uploadDir, tempDir }: ThrowawayApp, rows: Row[]): string[] {
  const wanted = new Set(rows.flatMap(({ name }) => [String(name), String(name).replace(/\.webp$/, ".small.webp")]));
  const files = new Set(readdirSync(uploadDir));
  return [
    ...[...files].filter((name) => !wanted.has(name)).map((name) => `a file belongs to no picture: ${name}`),
    ...[...wanted].filter((name) => !files.has(name)).map((name) => `a picture's file is missing: ${name}`),
    ...readdirSync(tempDir).map((name) => `a temporary folder was left: ${name}`),
  ];
}
