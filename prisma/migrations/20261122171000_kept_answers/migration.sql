-- AlterTable
ALTER TABLE "profiles" ADD COLUMN     "experience" TEXT,
ADD COLUMN     "gender" "gender",
ADD COLUMN     "preferred_shift" TEXT;
