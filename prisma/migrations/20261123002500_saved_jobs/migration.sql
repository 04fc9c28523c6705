-- Jobs that workers keep to look at later.
CREATE TABLE "saved_jobs" (
    "worker_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_jobs_pkey" PRIMARY KEY ("worker_id", "job_id")
);

CREATE INDEX "saved_jobs_worker_id_saved_at_idx" ON "saved_jobs"("worker_id", "saved_at" DESC);
CREATE INDEX "saved_jobs_job_id_idx" ON "saved_jobs"("job_id");
CREATE INDEX "saved_jobs_saved_at_idx" ON "saved_jobs" USING BRIN ("saved_at");

ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_worker_id_fkey"
  FOREIGN KEY ("worker_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "saved_jobs" ADD CONSTRAINT "saved_jobs_job_id_fkey"
  FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
