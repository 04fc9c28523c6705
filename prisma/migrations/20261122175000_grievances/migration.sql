-- Complaints of users, and the office's answers.
CREATE TYPE "grievance_kind" AS ENUM ('data', 'money', 'person', 'account', 'nominate', 'other');

CREATE TABLE "grievances" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "grievance_kind" NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),

    CONSTRAINT "grievances_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "grievances_number_key" ON "grievances"("number");
CREATE INDEX "grievances_user_id_created_at_idx" ON "grievances"("user_id", "created_at" DESC);
CREATE INDEX "grievances_created_at_id_idx" ON "grievances"("created_at" DESC, "id" DESC);
CREATE INDEX "grievances_open_idx" ON "grievances"("created_at" DESC, "id" DESC) WHERE (answered_at IS NULL);

ALTER TABLE "grievances" ADD CONSTRAINT "grievances_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
