/**
 * The generator's SQL. Every value is derived from a row's number, so two runs with the same sizes differ only in their
 * current time, at which the two years end.
 */

/** A UUIDv7 from a time and a text, both SQL expressions: 48 bits of milliseconds, then bits of a hash. */
export const uuid = (at: string, seed: string): string =>
  `(lpad(to_hex((extract(epoch FROM ${at}) * 1000)::bigint), 12, '0')
    || '7' || substr(md5(${seed}), 1, 3) || '8' || substr(md5(${seed}), 4, 15))::uuid`;

// Row number → a time, ascending over two years, in whole milliseconds like the columns.
const moment = (n: string, total: string): string =>
  `date_trunc('milliseconds', now() - interval '730 days' * (1 - (${n})::float8 / ${total}))`;

// A number from 0 to `below` - 1, derived from a row's number.
const pick = (n: string, salt: number, below: string | number): string =>
  `(abs(hashint8extended((${n})::bigint, ${salt})) % (${below}))`;

/**
 * $1 users, all adults, two in three with a phone number, one in three with an e-mail address. Numbers 1 to 3 are admins, then one
 * in seven is an employer or client. No password matches. Names do not reveal role or age: 7919 and the prime 10000019 scatter
 * the numbers.
 */
export const USERS = `
  INSERT INTO users (id, username, name_skeleton, password_hash, role, preferred_language, region, is_verified, is_adult, phone, email,
    created_at, last_active, deactivated_at)
  SELECT ${uuid("at", "'user' || n")},
    CASE WHEN n <= 3 THEN 'admin.' ELSE
      (ARRAY['sunita.', 'ramesh.', 'lakshmi_', 'arjun-', 'fatima.', 'joseph.'])[1 + ${pick("n", 5, 6)}] END
      || (n * 7919::bigint) % 10000019, '=' || n,
    '!', (CASE WHEN n = 1 THEN 'super_admin' WHEN n <= 3 THEN 'admin' WHEN n % 7 = 0 AND n % 2 = 0 THEN 'employer'
      WHEN n % 7 = 0 THEN 'client' WHEN n % 3 = 0 THEN 'service_provider' ELSE 'worker' END)::role,
    (ARRAY['hi', 'en', 'ta', 'te', 'bn', 'mr'])[1 + n % 6]::language,
    (ARRAY['delhi', 'maharashtra', NULL, 'karnataka'])[1 + n % 4]::region, n % 5 = 0, true,
    CASE WHEN n % 3 > 0 THEN '+91' || 9000000000 + n END, CASE WHEN n % 3 = 2 THEN 'person' || n || '@example.org' END, at,
    least(now(), at + interval '1 day' * (n % 90)), CASE WHEN n % 50 = 49 THEN least(now(), at + interval '30 days') END
  FROM generate_series(1, $1::int) AS n, LATERAL (SELECT ${moment("n", "$1")} AS at) AS times`;

/** Everyone has agreed to the notice; otherwise each page would first ask. $1 is its version. */
export const CONSENTS = `
  INSERT INTO consents (id, user_id, kind, version, language, call, at)
  SELECT gen_random_uuid(), id, 'notice', $1, preferred_language, 'bench', created_at FROM users`;

/** A profile for every user; employers have a company. */
export const PROFILES = `
  INSERT INTO profiles (user_id, name, location, company_name, secondary_languages, skills, preferred_locations)
  SELECT id, initcap(split_part(username::text, '.', 1)), 'Gurgaon',
    CASE WHEN role IN ('employer', 'client') THEN 'House ' || right(username::text, 6) END, '{}', '{}', '{}'
  FROM users`;

/** The words by which admins find people: as they are spelled, and e-mail addresses. */
export const USER_WORDS = `
  INSERT INTO user_words (user_id, word, role, created_at)
  SELECT id, word, role, created_at FROM users JOIN profiles ON user_id = id, LATERAL (
    SELECT word FROM unnest(string_to_array(
      translate(lower(concat_ws(' ', username::text, name, company_name)), '._-', '   '), ' ')) AS parts (word) WHERE word <> ''
    UNION SELECT email WHERE email IS NOT NULL) AS words`;

/** Employers and workers, each numbered from 0. */
export const EMPLOYERS = `
  CREATE TEMP TABLE bench_people ON COMMIT DROP AS
  SELECT id, role IN ('employer', 'client') AS employs,
    row_number() OVER (PARTITION BY role IN ('employer', 'client') ORDER BY id) - 1 AS n
  FROM users WHERE role NOT IN ('admin', 'super_admin');
  CREATE UNIQUE INDEX ON bench_people (employs, n);
  ANALYZE bench_people`;

/** $1 jobs; $2 applications to come, shared equally among the jobs that are not drafts. */
export const JOBS = `
  INSERT INTO jobs (id, employer_id, status, title, category, location, salary_min, salary_max, type, employment_type,
    shift, hours_from, hours_to, hours_part, working_days, requirements, benefits, urgency_level, experience_level, background_check_types,
    languages_required, additional_skills, default_preview_image_id, search_words, place_id, city_id, applications_count,
    views_count, created_at, updated_at, posted_at, skimmed_at, removed_at)
  SELECT ${uuid("at", "'job' || jobs.n")}, people.id, state::job_status, texts.title, texts.category, texts.location,
    10000 + 500 * (jobs.n % 40), 12000 + 500 * (jobs.n % 40),
    (ARRAY['FULL TIME', 'FULL TIME', 'PART TIME', 'CONTRACT'])[1 + jobs.n % 4]::job_type,
    (ARRAY['LIVE_IN_FULL_TIME', 'LIVE_OUT_FULL_TIME', 'PART_TIME', 'TEMPORARY'])[1 + jobs.n % 4]::employment_type,
    'Day Shift (7 AM - 7 PM)', 420, 1140,
    (ARRAY['day', 'night', 'part_time', 'day', 'day', 'day', 'day', 'day', 'day', 'whole_day'])[1 + jobs.n / 4 % 10],
    'Monday - Saturday', '{"Two years of practice"}', '{}',
    (ARRAY['immediate', 'within_week', 'within_month', 'flexible'])[1 + jobs.n % 4]::urgency_level, '2-5 years', '{}',
    '{}', '{}', texts.category, texts.search, texts.place, texts.city, CASE WHEN state = 'draft' THEN 0 ELSE
      $2::int / ($1::int - $1::int / 50) END, jobs.n % 200, at, at, CASE WHEN state <> 'draft' THEN at END,
    CASE WHEN state <> 'draft' AND at < now() - interval '1 day' THEN at + interval '1 hour' END,
    CASE WHEN jobs.n % 100 = 77 THEN at + interval '10 days' END
  FROM generate_series(1, $1::int) AS jobs(n)
    CROSS JOIN LATERAL (SELECT ${moment("jobs.n", "$1")} AS at,
      CASE WHEN jobs.n % 50 = 0 THEN 'draft' WHEN jobs.n % 10 < 3 OR jobs.n % 100 = 77 THEN 'closed' ELSE 'open' END AS state) AS facts
    JOIN bench_people AS people ON people.employs
      AND people.n = ${pick("jobs.n", 1, "(SELECT count(*) FROM bench_people WHERE employs)")}
    JOIN bench_texts AS texts ON texts.n = ${pick("jobs.n", 2, "(SELECT count(*) FROM bench_texts)")}`;

/** The jobs that get applications (all but drafts), numbered from 0. */
export const TARGETS = `
  CREATE TEMP TABLE bench_targets ON COMMIT DROP AS
  SELECT id, employer_id, created_at, row_number() OVER (ORDER BY id) - 1 AS n FROM jobs WHERE status <> 'draft';
  CREATE UNIQUE INDEX ON bench_targets (n);
  ANALYZE bench_targets`;

/** $1 applications: a job's k-th comes from the worker k steps on, so no worker applies to the same job twice. */
export const APPLICATIONS = `
  INSERT INTO applications (id, job_id, worker_id, employer_id, status, gender, experience, created_at, updated_at)
  SELECT ${uuid("at", "'application' || i")}, targets.id, workers.id, targets.employer_id,
    (ARRAY['pending', 'pending', 'pending', 'shortlisted', 'accepted', 'rejected'])[1 + ${pick("i", 3, 6)}]::application_status,
    (ARRAY['female', 'male'])[1 + i % 2]::gender, '2-5 years', at, at
  FROM generate_series(0, $1::int - 1) AS i
    CROSS JOIN (SELECT count(*) AS targets FROM bench_targets) AS sizes
    CROSS JOIN (SELECT count(*) AS workers FROM bench_people WHERE NOT employs) AS crowd
    JOIN bench_targets AS targets ON targets.n = i % sizes.targets
    JOIN bench_people AS workers ON NOT workers.employs
      AND workers.n = (targets.n * 7919 + (i / sizes.targets) * 104729) % crowd.workers
    CROSS JOIN LATERAL (SELECT least(now(), date_trunc('milliseconds',
      targets.created_at + interval '20 days' * ${pick("i", 4, 1000)} / 1000)) AS at) AS times`;

/** $1 notifications of 90 days: to employers of an application, to workers of a decision, each about some job. */
export const NOTIFICATIONS = `
  INSERT INTO notifications (id, user_id, kind, job_id, created_at, seen_at)
  SELECT ${uuid("at", "'notification' || i")}, people.id,
    CASE WHEN people.employs THEN 'application_received'
      ELSE (ARRAY['shortlisted', 'accepted', 'rejected'])[1 + ${pick("i", 6, 3)}] END,
    targets.id, at, CASE WHEN i % 5 > 0 THEN least(now(), at + interval '1 hour') END
  FROM generate_series(1, $1::int) AS i
    CROSS JOIN (SELECT count(*) FILTER (WHERE employs) AS employers, count(*) FILTER (WHERE NOT employs) AS workers
      FROM bench_people) AS crowd
    CROSS JOIN (SELECT count(*) AS targets FROM bench_targets) AS sizes
    JOIN bench_people AS people ON people.employs = (i % 2 = 0)
      AND people.n = ${pick("i", 7, "CASE WHEN i % 2 = 0 THEN crowd.employers ELSE crowd.workers END")}
    JOIN bench_targets AS targets ON targets.n = ${pick("i", 8, "sizes.targets")}
    CROSS JOIN LATERAL (SELECT date_trunc('milliseconds', now() - interval '90 days' * (1 - i::float8 / $1)) AS at) AS times`;

/** The figures by day and by employer, which triggers normally maintain. */
export const FIGURES = `
  INSERT INTO daily_counts (kind, day, part, count)
  SELECT 'users', day_in_india(created_at), 0, count(*) FROM users GROUP BY 2
  UNION ALL SELECT 'active_users', day_in_india(created_at), 0, count(*) FROM users WHERE deactivated_at IS NULL GROUP BY 2
  UNION ALL SELECT 'applications', day_in_india(created_at), 0, count(*) FROM applications GROUP BY 2
  UNION ALL SELECT 'jobs', day_in_india(created_at), 0, count(*) FROM jobs WHERE removed_at IS NULL GROUP BY 2
  UNION ALL SELECT 'open_jobs', day_in_india(created_at), 0, count(*) FROM jobs
    WHERE removed_at IS NULL AND status = 'open' GROUP BY 2;
  INSERT INTO employer_figures (employer_id, jobs, open_jobs, urgent_jobs, applications, views)
  SELECT employer_id, count(*), count(*) FILTER (WHERE status = 'open'),
    count(*) FILTER (WHERE status = 'open' AND urgency_level = 'immediate'), sum(applications_count), sum(views_count)
  FROM jobs WHERE removed_at IS NULL GROUP BY employer_id`;
