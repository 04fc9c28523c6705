-- AlterTable
ALTER TABLE "audit_log" ADD COLUMN     "address" INET;

-- CreateTable
CREATE TABLE "security_log" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "event" TEXT NOT NULL,
    "code" TEXT,
    "user_id" UUID,
    "role" "role",
    "address" INET,
    "device" TEXT,
    "request_id" TEXT,
    "bucket" TEXT,
    "count" INTEGER NOT NULL DEFAULT 1,
    "last_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "security_log_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "security_log_bucket_key" ON "security_log"("bucket");

-- CreateIndex
CREATE INDEX "security_log_at_id_idx" ON "security_log"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "security_log_event_at_id_idx" ON "security_log"("event", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "security_log_user_id_at_id_idx" ON "security_log"("user_id", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "security_log_whole_address_idx" ON "security_log"("at") WHERE (masklen(address) = ANY (ARRAY[32, 64]));

-- CreateIndex
CREATE INDEX "audit_log_whole_address_idx" ON "audit_log"("at") WHERE (masklen(address) = ANY (ARRAY[32, 64]));

-- AddForeignKey
ALTER TABLE "security_log" ADD CONSTRAINT "security_log_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What the schema cannot say: the audit log ages, and that is all that ever happens to an entry.

CREATE FUNCTION short_address("address" inet) RETURNS inet LANGUAGE sql IMMUTABLE AS $$
  SELECT network(set_masklen("address", CASE family("address") WHEN 4 THEN 24 ELSE 48 END))::inet
$$;

CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Set by the two functions below alone; what they change is then checked row by row.
  IF TG_OP <> 'TRUNCATE' AND current_setting('kaamsetu.ageing', true) = 'on' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'audit_log entries are never changed or deleted' USING ERRCODE = 'insufficient_privilege';
END;
$$;

CREATE FUNCTION only_age() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '365 days' THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND OLD.at < now() - interval '90 days' AND NEW.address = short_address(OLD.address)
    AND to_jsonb(NEW) - 'address' = to_jsonb(OLD) - 'address' THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'audit_log entries only age' USING ERRCODE = 'insufficient_privilege';
END;
$$;
CREATE TRIGGER audit_log_only_ages BEFORE UPDATE OR DELETE ON "audit_log" FOR EACH ROW EXECUTE FUNCTION only_age();

-- The application may not change the table, so these run with the rights of the tables' owner.
CREATE FUNCTION shorten_audit_addresses("most" int) RETURNS int LANGUAGE plpgsql SECURITY DEFINER
  SET search_path FROM CURRENT AS $$
DECLARE "done" int;
BEGIN
  PERFORM set_config('kaamsetu.ageing', 'on', true);
  UPDATE audit_log SET address = short_address(address) WHERE id IN (
    SELECT id FROM audit_log
    WHERE masklen(address) = ANY (ARRAY[32, 64]) AND at < now() - interval '90 days' LIMIT "most");
  GET DIAGNOSTICS "done" = ROW_COUNT;
  PERFORM set_config('kaamsetu.ageing', 'off', true);
  RETURN "done";
END;
$$;
CREATE FUNCTION remove_old_audit_entries("most" int) RETURNS int LANGUAGE plpgsql SECURITY DEFINER
  SET search_path FROM CURRENT AS $$
DECLARE "done" int;
BEGIN
  PERFORM set_config('kaamsetu.ageing', 'on', true);
  DELETE FROM audit_log WHERE id IN (
    SELECT id FROM audit_log WHERE at < now() - interval '365 days' LIMIT "most");
  GET DIAGNOSTICS "done" = ROW_COUNT;
  PERFORM set_config('kaamsetu.ageing', 'off', true);
  RETURN "done";
END;
$$;
