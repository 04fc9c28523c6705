-- CreateIndex
CREATE INDEX "profiles_name_idx" ON "profiles"("name");
