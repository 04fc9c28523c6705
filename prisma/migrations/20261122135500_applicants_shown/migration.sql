-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "ended_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "applications" ADD COLUMN     "ended_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "contact_looks" (
    "application_id" UUID NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "contact_looks_pkey" PRIMARY KEY ("application_id","day")
);

-- AddForeignKey
ALTER TABLE "contact_looks" ADD CONSTRAINT "contact_looks_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The ends so far. A job keeps no time of its closing: its last change is the latest that it can have been.
UPDATE "jobs" SET "ended_at" = coalesce("removed_at", "updated_at") WHERE "status" = 'closed' OR "removed_at" IS NOT NULL;
UPDATE "applications" SET "ended_at" = coalesce(
  (SELECT max("at") FROM "application_events" AS e WHERE e."application_id" = "applications"."id" AND e."type" = 'rejected'),
  "updated_at"
) WHERE "status" = 'rejected';

-- In the database, because a job is closed in several ways (by its owner, by removal, by a deactivation), and one that
-- forgot the end would show its applicants for ever.
CREATE FUNCTION note_job_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ended_at := CASE WHEN NEW.status = 'closed' OR NEW.removed_at IS NOT NULL THEN coalesce(NEW.ended_at, now()) END;
  RETURN NEW;
END;
$$;
CREATE TRIGGER jobs_end BEFORE INSERT OR UPDATE OF "status", "removed_at" ON "jobs"
  FOR EACH ROW EXECUTE FUNCTION note_job_end();

CREATE FUNCTION note_application_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ended_at := CASE WHEN NEW.status = 'rejected' THEN coalesce(NEW.ended_at, now()) END;
  RETURN NEW;
END;
$$;
CREATE TRIGGER applications_end BEFORE INSERT OR UPDATE OF "status" ON "applications"
  FOR EACH ROW EXECUTE FUNCTION note_application_end();
