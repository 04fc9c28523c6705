import type { Client } from "pg";
import { jobSearchWords } from "@/lib/language/search/text";
import { CONSENT_VERSIONS } from "@/lib/language/notices/consents";
import { uuid } from "./statements";

const JOB_AT = "now() - n * interval '1 hour'";
const APPLIED_AT = "now() - (k * 9 + jobs.n % 9) * interval '1 day'";

/** An employer to compare; `jobs` and `applications` are totals. */
export type EmployerSize = { username: string; jobs: number; applications: number };

/**
 * Creates an employer with jobs and with applications from existing workers, unless the name is taken.
 * @returns the employer's id.
 */
export async function makeEmployer(client: Client, { username, jobs, applications }: EmployerSize): Promise<string> {
  const { rows } = await client.query<{ id: string }>("SELECT id FROM users WHERE username = $1", [username]);
  if (rows[0]) return rows[0].id;
  const made = await client.query<{ id: string }>(
    `INSERT INTO users (id, username, name_skeleton, password_hash, role, is_adult)
     VALUES (${uuid("now()", "$1::text")}, $1, '=' || $1::text, '!', 'employer', true) RETURNING id`,
    [username],
  );
  const employerId = made.rows[0]!.id;
  await client.query(`INSERT INTO profiles (user_id) VALUES ($1)`, [employerId]);
  await client.query(
    `INSERT INTO consents (id, user_id, kind, version, language, call)
     VALUES (gen_random_uuid(), $1, 'notice', $2, 'en', 'bench')`,
    [employerId, CONSENT_VERSIONS.notice],
  );
  const place = { category: "chef-cook", title: "Cook number", location: "Gurgaon" };
  await client.query(
    `INSERT INTO jobs (id, employer_id, status, title, category, location, salary_min, salary_max, type, employment_type,
       shift, hours_from, hours_to, hours_part, working_days, urgency_level, experience_level, search_words, applications_count,
       views_count, created_at, posted_at)
     SELECT ${uuid(JOB_AT, "$1::text || n")}, $1::uuid,
       (CASE WHEN n % 4 = 0 THEN 'closed' ELSE 'open' END)::job_status, $2 || ' ' || n, 'chef-cook', $3, 20000, 25000, 'FULL TIME', 'LIVE_OUT_FULL_TIME', 'Day Shift (7 AM - 7 PM)', 420, 1140, 'day', 'Monday - Saturday',
       (ARRAY['immediate', 'flexible'])[1 + n % 2]::urgency_level, '2-5 years', $4::text[] || n::text, $5, n % 300,
       ${JOB_AT}, now()
     FROM generate_series(1, $6::int) AS n`,
    [employerId, place.title, place.location, jobSearchWords(place), Math.floor(applications / jobs), jobs],
  );
  await client.query(
    `INSERT INTO applications (id, job_id, worker_id, employer_id, status, gender, experience, created_at)
     SELECT ${uuid(APPLIED_AT, "jobs.id::text || workers.id")}, jobs.id, workers.id, $1, 'pending', 'female',
       '2-5 years', ${APPLIED_AT}
     FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM jobs WHERE employer_id = $1) AS jobs
       CROSS JOIN generate_series(1, $2::int) AS k
       JOIN (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users WHERE role = 'worker' LIMIT 5000) AS workers
         ON workers.n = 1 + (jobs.n * 37 + k * 101) % 5000`,
    [employerId, Math.floor(applications / jobs)],
  );
  await client.query("VACUUM ANALYZE jobs, applications");
  return employerId;
}
