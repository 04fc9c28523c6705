-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "hours_from" SMALLINT,
ADD COLUMN     "hours_to" SMALLINT,
ADD COLUMN     "hours_version" SMALLINT NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "jobs_hours_version_idx" ON "jobs"("hours_version", "id");

-- Read together or not at all; a whole day is 0 to 1440.
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_hours" CHECK (
  ("hours_from" IS NULL) = ("hours_to" IS NULL) AND "hours_from" BETWEEN 0 AND 1439 AND "hours_to" BETWEEN 0 AND 1440
);
