-- A job stays open for 30 days, unless its owner renews it, and says why it is closed.
ALTER TABLE "jobs" ADD COLUMN "open_until" TIMESTAMPTZ(3),
ADD COLUMN "renewal_asked_at" TIMESTAMPTZ(3),
ADD COLUMN "closed_reason" TEXT;

-- In the database, as the end itself: a job is opened and closed in several ways.
CREATE OR REPLACE FUNCTION note_job_end() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_open boolean := NEW.status = 'open' AND NEW.removed_at IS NULL;
BEGIN
  NEW.ended_at := CASE WHEN NEW.status = 'closed' OR NEW.removed_at IS NOT NULL THEN coalesce(NEW.ended_at, now()) END;
  NEW.open_until := CASE WHEN is_open THEN coalesce(NEW.open_until, now() + interval '30 days') END;
  NEW.renewal_asked_at := CASE WHEN is_open THEN NEW.renewal_asked_at END;
  NEW.closed_reason := CASE
    WHEN NEW.removed_at IS NOT NULL THEN 'removed'
    WHEN NEW.status = 'closed' THEN coalesce(NEW.closed_reason, 'owner')
  END;
  RETURN NEW;
END;
$$;

-- Those that are open have 30 days from now.
UPDATE "jobs" SET "open_until" = now() + interval '30 days' WHERE "status" = 'open' AND "removed_at" IS NULL;
UPDATE "jobs" AS j SET "closed_reason" = CASE
  WHEN "removed_at" IS NOT NULL THEN 'removed'
  WHEN EXISTS (SELECT 1 FROM "users" AS u WHERE u."id" = j."employer_id" AND u."deactivated_at" IS NOT NULL) THEN 'deactivated'
  ELSE 'owner'
END WHERE "ended_at" IS NOT NULL;

CREATE INDEX "jobs_open_until_idx" ON "jobs"("open_until") WHERE (open_until IS NOT NULL);
