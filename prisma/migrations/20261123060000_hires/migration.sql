-- 'Hired' of an employer, 'My work' of a worker, what is to be reviewed, and saved jobs that are about to close.
ALTER TABLE "applications" ADD COLUMN "accepted_at" TIMESTAMPTZ(3),
ADD COLUMN "hired_pay_min" INTEGER,
ADD COLUMN "hired_pay_max" INTEGER,
ADD COLUMN "work_ended_at" TIMESTAMPTZ(3),
ADD COLUMN "work_ended_by" TEXT;

ALTER TABLE "saved_jobs" ADD COLUMN "told_of" TIMESTAMPTZ(3);

-- Those accepted so far, as of their acceptance, with the pay as it is now.
UPDATE "applications" AS a SET
  "accepted_at" = coalesce(
    (SELECT max(e."at") FROM "application_events" AS e WHERE e."application_id" = a."id" AND e."type"::text = 'accepted'),
    a."updated_at"
  ),
  "hired_pay_min" = j."salary_min",
  "hired_pay_max" = j."salary_max"
FROM "jobs" AS j WHERE j."id" = a."job_id" AND a."status"::text = 'accepted';

CREATE INDEX "applications_hired_idx" ON "applications"("employer_id", "accepted_at" DESC, "id" DESC) WHERE (accepted_at IS NOT NULL);
CREATE INDEX "applications_work_idx" ON "applications"("worker_id", "accepted_at" DESC, "id" DESC) WHERE (accepted_at IS NOT NULL);
CREATE INDEX "applications_to_review_idx" ON "applications"("employer_id") WHERE (status = 'pending'::application_status);
