-- Why an account was deactivated, for its owner to be told. Null: before this was asked.
ALTER TABLE "users" ADD COLUMN "deactivation_reason" TEXT,
ADD COLUMN "deactivation_note" TEXT;
