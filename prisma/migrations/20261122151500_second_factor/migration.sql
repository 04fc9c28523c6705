-- AlterTable
ALTER TABLE "users" ADD COLUMN     "is_demo" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "sessions" ADD COLUMN     "password_confirmed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "second_factors" (
    "user_id" UUID NOT NULL,
    "secret" TEXT,
    "enrolled_at" TIMESTAMPTZ(3),
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "pending_secret" TEXT,
    "pending_since" TIMESTAMPTZ(3),
    "recovery_hashes" TEXT[],

    CONSTRAINT "second_factors_pkey" PRIMARY KEY ("user_id")
);

-- AddForeignKey
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Demo data written before there was a mark.
UPDATE "users" SET "is_demo" = true WHERE "username" IN ('demo.admin', 'demo.support');
