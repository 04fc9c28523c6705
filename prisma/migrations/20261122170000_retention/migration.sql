-- AlterTable
ALTER TABLE "applications" ADD COLUMN     "cleared_at" TIMESTAMPTZ(3),
ALTER COLUMN "gender" DROP NOT NULL,
ALTER COLUMN "experience" DROP NOT NULL;

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "deletion_told_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "tidy_runs" (
    "id" UUID NOT NULL,
    "night" DATE,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "counts" JSONB NOT NULL DEFAULT '{}',
    "failed" TEXT[],

    CONSTRAINT "tidy_runs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "tidy_runs_night_key" ON "tidy_runs"("night");

-- CreateIndex
CREATE INDEX "tidy_runs_started_at_idx" ON "tidy_runs"("started_at");

-- CreateIndex
CREATE INDEX "applications_to_clear_idx" ON "applications"("ended_at") WHERE (cleared_at IS NULL AND ended_at IS NOT NULL);

-- CreateIndex
CREATE INDEX "contact_looks_day_idx" ON "contact_looks"("day");

-- CreateIndex
CREATE INDEX "job_views_viewed_at_idx" ON "job_views" USING BRIN ("viewed_at");

-- CreateIndex
CREATE INDEX "jobs_ended_idx" ON "jobs"("ended_at") WHERE (ended_at IS NOT NULL);

-- CreateIndex
CREATE INDEX "one_time_codes_expires_at_idx" ON "one_time_codes"("expires_at");

-- CreateIndex
CREATE INDEX "translations_created_at_idx" ON "translations"("created_at");

-- CreateIndex
CREATE INDEX "withdrawals_withdrawn_at_idx" ON "withdrawals"("withdrawn_at");
