-- CreateIndex
CREATE INDEX "jobs_address_ended_idx" ON "jobs"("ended_at") WHERE (exact_address IS NOT NULL AND ended_at IS NOT NULL);
