-- CreateIndex
CREATE INDEX "jobs_hours_part_idx" ON "jobs"("status", "hours_part", "created_at" DESC, "id" DESC) WHERE (removed_at IS NULL);
