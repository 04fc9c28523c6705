-- All that is left of a deleted account, for a year.
CREATE TABLE "deleted_accounts" (
    "id" UUID NOT NULL,
    "username" CITEXT NOT NULL,
    "name_skeleton" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "consents" JSONB NOT NULL,
    "registered_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deleted_accounts_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "deleted_accounts_username_idx" ON "deleted_accounts"("username");
CREATE INDEX "deleted_accounts_name_skeleton_idx" ON "deleted_accounts"("name_skeleton");
CREATE INDEX "deleted_accounts_deleted_at_idx" ON "deleted_accounts"("deleted_at");
