-- Interviews: up to three times proposed by the employer, a place, and the worker's choice.
CREATE TABLE "interviews" (
    "application_id" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "times" TIMESTAMPTZ(3)[],
    "last_time" TIMESTAMPTZ(3),
    "place" TEXT,
    "wish" TEXT,
    "agreed_at" TIMESTAMPTZ(3),
    "reminded_day_of" TIMESTAMPTZ(3),
    "reminded_hours_of" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "interviews_pkey" PRIMARY KEY ("application_id")
);

ALTER TABLE "interviews" ADD CONSTRAINT "interviews_application_id_fkey"
  FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_times_check" CHECK (cardinality("times") <= 3);
ALTER TABLE "interviews" ADD CONSTRAINT "interviews_place_check" CHECK (length("place") <= 200);

CREATE INDEX "applications_interview_idx" ON "applications"("interview_date") WHERE (interview_date IS NOT NULL);

-- Those that employers have set so far are agreed on.
INSERT INTO "interviews" ("application_id", "state", "times", "last_time", "agreed_at", "updated_at")
SELECT "id", 'agreed', ARRAY["interview_date"], "interview_date", "updated_at", "updated_at"
FROM "applications" WHERE "interview_date" IS NOT NULL;
