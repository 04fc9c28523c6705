-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "hours_part" TEXT;
