-- What people are told: codes and ids.
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "job_id" UUID,
    "application_id" UUID,
    "about_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "notifications_user_id_created_at_id_idx" ON "notifications"("user_id", "created_at" DESC, "id" DESC);
CREATE INDEX "notifications_unseen_idx" ON "notifications"("user_id") WHERE (seen_at IS NULL);
CREATE INDEX "notifications_created_at_idx" ON "notifications" USING BRIN ("created_at");

ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- As before, and those who applied are told.
CREATE OR REPLACE FUNCTION end_applications("job" uuid, "ended" timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH gone AS (
    UPDATE applications SET status = 'closed', ended_at = "ended", updated_at = now()
    WHERE job_id = "job" AND status IN ('pending', 'shortlisted') RETURNING id, worker_id, job_id
  ), told AS (
    INSERT INTO notifications (id, user_id, kind, job_id, application_id)
      SELECT gen_random_uuid(), worker_id, 'closed', job_id, id FROM gone
  )
  -- By the clock: a decision for which this waited began later than this transaction, and comes before it.
  INSERT INTO application_events (id, application_id, type, at)
    SELECT gen_random_uuid(), id, 'closed', clock_timestamp() FROM gone;
END;
$$;
