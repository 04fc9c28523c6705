-- A visitor's complaint has no account: name, number and language of its own instead.
ALTER TYPE "grievance_kind" ADD VALUE 'password';

ALTER TABLE "grievances" ADD COLUMN     "contact_language" "language",
ADD COLUMN     "contact_name" TEXT,
ADD COLUMN     "contact_phone" TEXT,
ALTER COLUMN "user_id" DROP NOT NULL;

-- Each is somebody's, who can be answered.
ALTER TABLE "grievances" ADD CONSTRAINT "grievances_author_check"
  CHECK (num_nonnulls("user_id", "contact_phone") = 1
    AND num_nonnulls("contact_name", "contact_phone", "contact_language") IN (0, 3));

CREATE INDEX "grievances_visitors_idx" ON "grievances"("created_at") WHERE (user_id IS NULL);

-- A code for an account without a phone number works a day after it was made, so that its owner can stop it.
ALTER TABLE "one_time_codes" ADD COLUMN     "starts_at" TIMESTAMPTZ(3);

-- The account of someone who is called is found by what that person typed: a name, or the account's number.
CREATE INDEX "users_phone_idx" ON "users"("phone");
CREATE INDEX "profiles_name_search_idx" ON "profiles" USING GIN ("name" gin_trgm_ops);
