-- An answer's status and Location follow from its operation and its data; kept answers stay good.
UPDATE "idempotency_keys" SET "answer" = "answer" -> 'data';

-- AlterTable
ALTER TABLE "idempotency_keys" DROP COLUMN "status";
