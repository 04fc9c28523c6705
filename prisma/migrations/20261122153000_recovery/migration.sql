-- CreateEnum
CREATE TYPE "code_purpose" AS ENUM ('recovery_email', 'recovery_admin', 'confirm_email');

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "email" TEXT,
ADD COLUMN     "email_confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN     "recovery_hash" TEXT,
ADD COLUMN     "recovery_made_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "one_time_codes" (
    "user_id" UUID NOT NULL,
    "purpose" "code_purpose" NOT NULL,
    "code_hash" TEXT NOT NULL,
    "tries_left" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "one_time_codes_pkey" PRIMARY KEY ("user_id","purpose")
);

-- AddForeignKey
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
