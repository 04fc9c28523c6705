-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "exact_address" TEXT;
