-- DropForeignKey
ALTER TABLE "applications" DROP CONSTRAINT "applications_job_id_fkey";

-- DropIndex
DROP INDEX "audit_log_actor_id_at_idx";

-- DropIndex
DROP INDEX "audit_log_target_id_at_idx";

-- AlterTable
ALTER TABLE "application_events" ADD COLUMN     "note" TEXT;

-- AlterTable
ALTER TABLE "applications" ADD COLUMN     "employer_id" UUID;
UPDATE "applications" SET "employer_id" = "jobs"."employer_id" FROM "jobs" WHERE "jobs"."id" = "applications"."job_id";
ALTER TABLE "applications" ALTER COLUMN "employer_id" SET NOT NULL;

-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "search_version" SMALLINT NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "translation_usage" (
    "day" DATE NOT NULL,
    "provider" TEXT NOT NULL,
    "characters" BIGINT NOT NULL DEFAULT 0,
    "calls" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "translation_usage_pkey" PRIMARY KEY ("day","provider")
);

-- CreateTable
CREATE TABLE "daily_counts" (
    "kind" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "part" SMALLINT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "daily_counts_pkey" PRIMARY KEY ("kind","day","part")
);

-- CreateTable
CREATE TABLE "employer_figures" (
    "employer_id" UUID NOT NULL,
    "jobs" INTEGER NOT NULL,
    "open_jobs" INTEGER NOT NULL,
    "urgent_jobs" INTEGER NOT NULL,
    "applications" INTEGER NOT NULL,
    "views" INTEGER NOT NULL,

    CONSTRAINT "employer_figures_pkey" PRIMARY KEY ("employer_id")
);

-- CreateIndex
CREATE INDEX "applications_job_id_status_created_at_id_idx" ON "applications"("job_id", "status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "applications_employer_id_created_at_idx" ON "applications"("employer_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "audit_log_actor_id_at_id_idx" ON "audit_log"("actor_id", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_target_id_at_id_idx" ON "audit_log"("target_id", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_action_at_id_idx" ON "audit_log"("action", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "jobs_search_version_idx" ON "jobs"("search_version", "id");

-- CreateIndex
CREATE UNIQUE INDEX "jobs_id_employer_key" ON "jobs"("id", "employer_id");

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_employer_id_fkey" FOREIGN KEY ("job_id", "employer_id") REFERENCES "jobs"("id", "employer_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "employer_figures" ADD CONSTRAINT "employer_figures_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema cannot say.

-- The admins' search by username, of the name as text: the trigram index has no operators for citext.
CREATE INDEX "users_username_search_idx" ON "users" USING GIN (("username"::text) gin_trgm_ops);

ALTER TABLE "application_events" ADD CONSTRAINT "application_events_note_length" CHECK (char_length("note") <= 2000);

-- Figures by day, kept by the statements that change them. Rows are written in one order, so that two transactions
-- cannot wait for each other.
CREATE FUNCTION day_in_india("at" timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ("at" AT TIME ZONE 'Asia/Kolkata')::date
$$;

CREATE FUNCTION count_made_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO daily_counts (kind, day, part, count)
      SELECT TG_ARGV[0], day_in_india(created_at), pg_backend_pid() % 16, count(*) FROM made GROUP BY 2 ORDER BY 2
      ON CONFLICT (kind, day, part) DO UPDATE SET count = daily_counts.count + excluded.count;
  ELSE
    INSERT INTO daily_counts (kind, day, part, count)
      SELECT TG_ARGV[0], day_in_india(created_at), pg_backend_pid() % 16, -count(*) FROM gone GROUP BY 2 ORDER BY 2
      ON CONFLICT (kind, day, part) DO UPDATE SET count = daily_counts.count + excluded.count;
  END IF;
  RETURN NULL;
END;
$$;

CREATE TRIGGER applications_made AFTER INSERT ON "applications" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION count_made_rows('applications');
CREATE TRIGGER applications_gone AFTER DELETE ON "applications" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_made_rows('applications');

-- A removed position counts no more, an open one counts twice: as a position and as an open one. Each change is counted
-- for its day and for its employer, whose dashboard must not add up thousands of positions.
CREATE FUNCTION count_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  columns text := 'employer_id, status, urgency_level, applications_count, views_count, removed_at, created_at';
  changes text;
BEGIN
  changes := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT 1 AS sign, %s FROM made', columns)
    WHEN 'DELETE' THEN format('SELECT -1 AS sign, %s FROM gone', columns)
    ELSE format('SELECT 1 AS sign, %1$s FROM made UNION ALL SELECT -1, %1$s FROM gone', columns)
  END;
  EXECUTE format('INSERT INTO daily_counts (kind, day, part, count)
    SELECT kind, day_in_india(created_at), pg_backend_pid() %% 16, sum(sign)
    FROM (%s) AS changes, LATERAL (VALUES (''jobs'', true), (''open_jobs'', status = ''open'')) AS kinds (kind, counts)
    WHERE removed_at IS NULL AND counts
    GROUP BY 1, 2 HAVING sum(sign) <> 0 ORDER BY 1, 2
    ON CONFLICT (kind, day, part) DO UPDATE SET count = daily_counts.count + excluded.count', changes);
  EXECUTE format('INSERT INTO employer_figures (employer_id, jobs, open_jobs, urgent_jobs, applications, views)
    SELECT * FROM (
      SELECT employer_id, coalesce(sum(sign), 0) AS jobs, coalesce(sum(sign) FILTER (WHERE status = ''open''), 0) AS open_jobs,
        coalesce(sum(sign) FILTER (WHERE status = ''open'' AND urgency_level = ''immediate''), 0) AS urgent_jobs,
        sum(sign * applications_count) AS applications, sum(sign * views_count) AS views
      FROM (%s) AS changes WHERE removed_at IS NULL GROUP BY employer_id
    ) AS figures
    WHERE (jobs, open_jobs, urgent_jobs, applications, views) <> (0, 0, 0, 0, 0) ORDER BY employer_id
    ON CONFLICT (employer_id) DO UPDATE SET jobs = employer_figures.jobs + excluded.jobs,
      open_jobs = employer_figures.open_jobs + excluded.open_jobs,
      urgent_jobs = employer_figures.urgent_jobs + excluded.urgent_jobs,
      applications = employer_figures.applications + excluded.applications,
      views = employer_figures.views + excluded.views', changes);
  RETURN NULL;
END;
$$;

CREATE TRIGGER jobs_made AFTER INSERT ON "jobs" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION count_jobs();
CREATE TRIGGER jobs_changed AFTER UPDATE ON "jobs" REFERENCING NEW TABLE AS made OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_jobs();
CREATE TRIGGER jobs_gone AFTER DELETE ON "jobs" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_jobs();

-- Who is deactivated stays a registered user, but no active one.
CREATE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS sign, deactivated_at, created_at FROM made'
    ELSE 'SELECT -1 AS sign, deactivated_at, created_at FROM gone'
  END;
BEGIN
  EXECUTE 'INSERT INTO daily_counts (kind, day, part, count)
    SELECT kind, day_in_india(created_at), pg_backend_pid() % 16, sum(sign)
    FROM (' || changes || ') AS changes,
      LATERAL (VALUES (''users'', true), (''active_users'', deactivated_at IS NULL)) AS kinds (kind, counts)
    WHERE counts
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (kind, day, part) DO UPDATE SET count = daily_counts.count + excluded.count';
  RETURN NULL;
END;
$$;

CREATE FUNCTION count_deactivation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO daily_counts (kind, day, part, count)
    VALUES ('active_users', day_in_india(NEW.created_at), pg_backend_pid() % 16,
      CASE WHEN NEW.deactivated_at IS NULL THEN 1 ELSE -1 END)
    ON CONFLICT (kind, day, part) DO UPDATE SET count = daily_counts.count + excluded.count;
  RETURN NULL;
END;
$$;

CREATE TRIGGER users_made AFTER INSERT ON "users" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION count_users();
CREATE TRIGGER users_gone AFTER DELETE ON "users" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_users();
-- By row and column, unlike the others: users are written every five minutes they are here.
CREATE TRIGGER users_deactivated AFTER UPDATE OF "deactivated_at" ON "users" FOR EACH ROW
  WHEN ((OLD.deactivated_at IS NULL) <> (NEW.deactivated_at IS NULL)) EXECUTE FUNCTION count_deactivation();

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
  FROM jobs WHERE removed_at IS NULL GROUP BY employer_id;
