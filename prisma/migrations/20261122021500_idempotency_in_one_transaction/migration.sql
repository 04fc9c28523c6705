-- Kept for 24 hours only, and those without a status were never answered: a retry by an old key acts again.
DELETE FROM "idempotency_keys";

-- AlterTable
ALTER TABLE "idempotency_keys" DROP COLUMN "body",
DROP COLUMN "operation",
ADD COLUMN     "answer" JSONB NOT NULL,
ADD COLUMN     "request_hash" TEXT NOT NULL,
ALTER COLUMN "status" SET NOT NULL;
