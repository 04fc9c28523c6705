-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "city_id" TEXT,
ADD COLUMN     "place_id" TEXT,
ADD COLUMN     "place_version" SMALLINT NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "place_ids" TEXT[];

-- CreateIndex
CREATE INDEX "jobs_city_idx" ON "jobs"("status", "city_id", "created_at" DESC, "id" DESC) WHERE (removed_at IS NULL);

-- CreateIndex
CREATE INDEX "jobs_city_category_idx" ON "jobs"("status", "city_id", "category", "created_at" DESC, "id" DESC) WHERE (removed_at IS NULL);

-- CreateIndex
CREATE INDEX "jobs_place_version_idx" ON "jobs"("place_version", "id");
