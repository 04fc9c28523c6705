CREATE OR REPLACE FUNCTION note_application_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ended_at := CASE WHEN NEW.status IN ('rejected', 'closed') THEN coalesce(NEW.ended_at, now()) END;
  RETURN NEW;
END;
$$;

-- In the database for the same reason as the job's own end: a job ends in several ways, and none may leave applicants
-- waiting for a decision that nobody can make. In plpgsql, which reads its statements when it runs: this script can then
-- be tried in the transaction that adds the value 'closed' (scripts/lib/migration-traces.ts).
CREATE FUNCTION end_applications("job" uuid, "ended" timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH gone AS (
    UPDATE applications SET status = 'closed', ended_at = "ended", updated_at = now()
    WHERE job_id = "job" AND status IN ('pending', 'shortlisted') RETURNING id
  )
  -- By the clock: a decision for which this waited began later than this transaction, and comes before it.
  INSERT INTO application_events (id, application_id, type, at)
    SELECT gen_random_uuid(), id, 'closed', clock_timestamp() FROM gone;
END;
$$;
CREATE FUNCTION end_applications_with_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_applications(NEW.id, NEW.ended_at);
  RETURN NULL;
END;
$$;
CREATE TRIGGER jobs_end_applications AFTER UPDATE OF "status", "removed_at" ON "jobs" FOR EACH ROW
  WHEN (OLD.ended_at IS NULL AND NEW.ended_at IS NOT NULL) EXECUTE FUNCTION end_applications_with_job();

SELECT end_applications(id, ended_at) FROM jobs WHERE ended_at IS NOT NULL;
