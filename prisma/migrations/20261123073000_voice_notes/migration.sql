-- A voice note is stored like a picture, but has no width and height.
ALTER TYPE "upload_kind" ADD VALUE 'voice_note';
ALTER TABLE "uploads" ALTER COLUMN "width" DROP NOT NULL, ALTER COLUMN "height" DROP NOT NULL;
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_size" CHECK (("width" IS NULL) = ("height" IS NULL) AND ("width" IS NULL) = ("kind"::text = 'voice_note'));

ALTER TABLE "applications" ADD COLUMN "voice_note" TEXT, ADD COLUMN "voice_seconds" INTEGER;
CREATE UNIQUE INDEX "applications_voice_note_key" ON "applications"("voice_note");
ALTER TABLE "applications" ADD CONSTRAINT "applications_voice_note_fkey" FOREIGN KEY ("voice_note") REFERENCES "uploads"("name") ON DELETE SET NULL ON UPDATE CASCADE;
