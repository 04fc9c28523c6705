-- Notifications outside the page: where they go, what the person chose, and the queue of those to be delivered.
CREATE TABLE "push_subscriptions" (
    "session_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("session_id")
);

CREATE TABLE "push_keys" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "public_key" TEXT NOT NULL,
    "private_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_keys_pkey" PRIMARY KEY ("id"),
    -- One pair: every subscription is bound to it.
    CONSTRAINT "push_keys_one" CHECK ("id" = 1)
);

CREATE TABLE "notification_settings" (
    "user_id" UUID NOT NULL,
    "email" BOOLEAN NOT NULL DEFAULT false,
    "message" BOOLEAN NOT NULL DEFAULT false,
    "daily_sum" BOOLEAN NOT NULL DEFAULT false,
    "shows_details" BOOLEAN NOT NULL DEFAULT false,
    "muted" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "quiet_from" SMALLINT DEFAULT 21,
    "quiet_to" SMALLINT DEFAULT 7,
    "summed_on" DATE,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "notification_settings_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "deliveries" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "notification_id" UUID,
    "sum_day" DATE,
    "due_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "done" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deliveries_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions"("endpoint");
CREATE INDEX "push_subscriptions_user_id_created_at_idx" ON "push_subscriptions"("user_id", "created_at");
CREATE INDEX "notification_settings_sum_idx" ON "notification_settings"("summed_on") WHERE (daily_sum);
CREATE UNIQUE INDEX "deliveries_notification_id_key" ON "deliveries"("notification_id");
CREATE UNIQUE INDEX "deliveries_user_id_sum_day_key" ON "deliveries"("user_id", "sum_day");
CREATE INDEX "deliveries_due_at_idx" ON "deliveries"("due_at");

ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_fkey"
  FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_user_id_fkey"
  FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_notification_id_fkey"
  FOREIGN KEY ("notification_id") REFERENCES "notifications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A trigger, because notifications are written in several ways, some of them by the database itself. Only for people who
-- can be reached outside the page, so that the queue stays as short as its work.
CREATE FUNCTION queue_deliveries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO deliveries (id, user_id, notification_id)
    SELECT gen_random_uuid(), t.user_id, t.id FROM told AS t
    WHERE EXISTS (SELECT 1 FROM push_subscriptions AS p WHERE p.user_id = t.user_id)
      OR EXISTS (SELECT 1 FROM notification_settings AS s WHERE s.user_id = t.user_id AND (s.email OR s.message));
  RETURN NULL;
END;
$$;
CREATE TRIGGER notifications_queue AFTER INSERT ON notifications
  REFERENCING NEW TABLE AS told FOR EACH STATEMENT EXECUTE FUNCTION queue_deliveries();
