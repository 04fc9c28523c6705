-- AlterTable
ALTER TABLE "consents" ADD COLUMN     "application_id" UUID,
ADD COLUMN     "withdrawn_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "consents_application_id_idx" ON "consents"("application_id");

-- AddForeignKey
ALTER TABLE "consents" ADD CONSTRAINT "consents_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE SET NULL ON UPDATE CASCADE;
