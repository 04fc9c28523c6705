-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- Search inside words in every script, and user names without regard to case.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS citext;

-- CreateEnum
CREATE TYPE "role" AS ENUM ('worker', 'service_provider', 'employer', 'client', 'admin', 'super_admin');

-- CreateEnum
CREATE TYPE "language" AS ENUM ('en', 'hi', 'bn', 'te', 'ta', 'mr', 'gu', 'kn', 'ml', 'pa');

-- CreateEnum
CREATE TYPE "region" AS ENUM ('maharashtra', 'delhi', 'gujarat', 'karnataka', 'tamil_nadu');

-- CreateEnum
CREATE TYPE "job_status" AS ENUM ('draft', 'open', 'closed');

-- CreateEnum
CREATE TYPE "job_type" AS ENUM ('FULL TIME', 'PART TIME', 'CONTRACT');

-- CreateEnum
CREATE TYPE "employment_type" AS ENUM ('LIVE_IN_FULL_TIME', 'LIVE_OUT_FULL_TIME', 'PART_TIME', 'TEMPORARY');

-- CreateEnum
CREATE TYPE "urgency_level" AS ENUM ('immediate', 'within_week', 'within_month', 'flexible');

-- CreateEnum
CREATE TYPE "gender" AS ENUM ('male', 'female', 'other');

-- CreateEnum
CREATE TYPE "application_status" AS ENUM ('pending', 'shortlisted', 'accepted', 'rejected');

-- CreateEnum
CREATE TYPE "application_event_type" AS ENUM ('submitted', 'shortlisted', 'accepted', 'rejected', 'interview_set');

-- CreateEnum
CREATE TYPE "upload_kind" AS ENUM ('selfie', 'photo', 'company_logo', 'preview_image');

-- CreateTable
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "username" CITEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "preferred_language" "language" NOT NULL DEFAULT 'en',
    "region" "region",
    "is_verified" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_active" TIMESTAMPTZ(3),
    "deactivated_at" TIMESTAMPTZ(3),
    "session_version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "profiles" (
    "user_id" UUID NOT NULL,
    "name" TEXT,
    "contact" TEXT,
    "location" TEXT,
    "photo" TEXT,
    "expected_salary_min" INTEGER,
    "expected_salary_max" INTEGER,
    "availability" TEXT,
    "primary_language" TEXT,
    "secondary_languages" TEXT[],
    "skills" TEXT[],
    "preferred_locations" TEXT[],
    "bio" TEXT,
    "company_name" TEXT,
    "company_description" TEXT,
    "company_logo" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "profiles_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "work_experiences" (
    "id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "job_title" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE,

    CONSTRAINT "work_experiences_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "onboardings" (
    "user_id" UUID NOT NULL,
    "user_type" TEXT NOT NULL,
    "subscription_plan" TEXT NOT NULL,
    "subscription_amount" INTEGER NOT NULL,
    "completed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "onboardings_pkey" PRIMARY KEY ("user_id")
);

-- CreateTable
CREATE TABLE "jobs" (
    "id" UUID NOT NULL,
    "employer_id" UUID NOT NULL,
    "status" "job_status" NOT NULL DEFAULT 'open',
    "title" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "company_name" TEXT,
    "salary_min" INTEGER,
    "salary_max" INTEGER,
    "type" "job_type" NOT NULL,
    "employment_type" "employment_type" NOT NULL,
    "shift" TEXT,
    "working_days" TEXT,
    "requirements" TEXT[],
    "benefits" TEXT[],
    "urgency_level" "urgency_level" NOT NULL DEFAULT 'flexible',
    "experience_level" TEXT,
    "work_environment" TEXT,
    "accommodation_provided" BOOLEAN NOT NULL DEFAULT false,
    "accommodation_details" TEXT,
    "background_check_required" BOOLEAN NOT NULL DEFAULT true,
    "background_check_types" TEXT[],
    "references_required" BOOLEAN NOT NULL DEFAULT true,
    "number_of_references" INTEGER,
    "languages_required" TEXT[],
    "additional_skills" TEXT[],
    "probation_period" TEXT,
    "contract_duration" TEXT,
    "notice_period" TEXT,
    "holiday_policy" TEXT,
    "dresscode" TEXT,
    "special_instructions" TEXT,
    "company_logo" TEXT,
    "preview_image" TEXT,
    "default_preview_image_id" TEXT,
    "search_text" TEXT NOT NULL,
    "applications_count" INTEGER NOT NULL DEFAULT 0,
    "views_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "posted_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "applications" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "worker_id" UUID NOT NULL,
    "status" "application_status" NOT NULL DEFAULT 'pending',
    "gender" "gender" NOT NULL,
    "experience" TEXT NOT NULL,
    "shift" TEXT,
    "start_date" DATE,
    "interview_date" TIMESTAMPTZ(3),
    "profile_image" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "applications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "application_events" (
    "id" UUID NOT NULL,
    "application_id" UUID NOT NULL,
    "type" "application_event_type" NOT NULL,
    "actor_id" UUID,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "application_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job_views" (
    "job_id" UUID NOT NULL,
    "viewer_id" UUID NOT NULL,
    "viewed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_views_pkey" PRIMARY KEY ("job_id","viewer_id")
);

-- CreateTable
CREATE TABLE "uploads" (
    "name" TEXT NOT NULL,
    "kind" "upload_kind" NOT NULL,
    "owner_id" UUID NOT NULL,
    "bytes" INTEGER NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "translations" (
    "text_hash" BYTEA NOT NULL,
    "source_language" TEXT NOT NULL,
    "target_language" "language" NOT NULL,
    "text" TEXT NOT NULL,
    "provider" TEXT NOT NULL,
    "characters" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "translations_pkey" PRIMARY KEY ("text_hash","source_language","target_language")
);

-- CreateTable
CREATE TABLE "idempotency_keys" (
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "operation" TEXT NOT NULL,
    "status" INTEGER,
    "body" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "audit_log" (
    "id" UUID NOT NULL,
    "actor_id" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "target_type" TEXT NOT NULL,
    "target_id" UUID NOT NULL,
    "details" JSONB,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "window_ends" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");

-- CreateIndex
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "users_role_created_at_id_idx" ON "users"("role", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "profiles_photo_key" ON "profiles"("photo");

-- CreateIndex
CREATE UNIQUE INDEX "profiles_company_logo_key" ON "profiles"("company_logo");

-- CreateIndex
CREATE INDEX "work_experiences_profile_id_start_date_idx" ON "work_experiences"("profile_id", "start_date" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "jobs_company_logo_key" ON "jobs"("company_logo");

-- CreateIndex
CREATE UNIQUE INDEX "jobs_preview_image_key" ON "jobs"("preview_image");

-- CreateIndex
CREATE INDEX "jobs_newest_idx" ON "jobs"("status", "created_at" DESC, "id" DESC) WHERE (removed_at IS NULL);

-- CreateIndex
CREATE INDEX "jobs_category_idx" ON "jobs"("status", "category", "created_at" DESC, "id" DESC) WHERE (removed_at IS NULL);

-- CreateIndex
CREATE INDEX "jobs_type_idx" ON "jobs"("status", "type", "created_at" DESC, "id" DESC) WHERE (removed_at IS NULL);

-- CreateIndex
CREATE INDEX "jobs_category_type_idx" ON "jobs"("status", "category", "type", "created_at" DESC, "id" DESC) WHERE (removed_at IS NULL);

-- CreateIndex
CREATE INDEX "jobs_all_newest_idx" ON "jobs"("created_at" DESC, "id" DESC) WHERE (removed_at IS NULL);

-- CreateIndex
CREATE INDEX "jobs_search_idx" ON "jobs" USING GIN ("search_text" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "jobs_employer_newest_idx" ON "jobs"("employer_id", "created_at" DESC, "id" DESC) WHERE (removed_at IS NULL);

-- CreateIndex
CREATE INDEX "jobs_employer_applications_idx" ON "jobs"("employer_id", "applications_count" DESC, "id" DESC) WHERE (removed_at IS NULL);

-- CreateIndex
CREATE UNIQUE INDEX "applications_profile_image_key" ON "applications"("profile_image");

-- CreateIndex
CREATE INDEX "applications_job_id_created_at_id_idx" ON "applications"("job_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "applications_worker_id_created_at_id_idx" ON "applications"("worker_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "applications_worker_id_status_created_at_id_idx" ON "applications"("worker_id", "status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "applications_job_id_worker_id_key" ON "applications"("job_id", "worker_id");

-- CreateIndex
CREATE INDEX "application_events_application_id_at_idx" ON "application_events"("application_id", "at");

-- CreateIndex
CREATE INDEX "application_events_actor_id_idx" ON "application_events"("actor_id");

-- CreateIndex
CREATE INDEX "job_views_viewer_id_idx" ON "job_views"("viewer_id");

-- CreateIndex
CREATE INDEX "uploads_owner_id_idx" ON "uploads"("owner_id");

-- CreateIndex
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- CreateIndex
CREATE INDEX "audit_log_at_id_idx" ON "audit_log"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_actor_id_at_idx" ON "audit_log"("actor_id", "at" DESC);

-- CreateIndex
CREATE INDEX "audit_log_target_id_at_idx" ON "audit_log"("target_id", "at" DESC);

-- CreateIndex
CREATE INDEX "rate_limits_window_ends_idx" ON "rate_limits"("window_ends");

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_photo_fkey" FOREIGN KEY ("photo") REFERENCES "uploads"("name") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_company_logo_fkey" FOREIGN KEY ("company_logo") REFERENCES "uploads"("name") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "work_experiences" ADD CONSTRAINT "work_experiences_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_fkey" FOREIGN KEY ("employer_id") REFERENCES "profiles"("user_id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_logo_fkey" FOREIGN KEY ("company_logo") REFERENCES "uploads"("name") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_preview_image_fkey" FOREIGN KEY ("preview_image") REFERENCES "uploads"("name") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_worker_id_fkey" FOREIGN KEY ("worker_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "applications" ADD CONSTRAINT "applications_profile_image_fkey" FOREIGN KEY ("profile_image") REFERENCES "uploads"("name") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "job_views" ADD CONSTRAINT "job_views_viewer_id_fkey" FOREIGN KEY ("viewer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What the schema cannot say.

-- Losing the counters of request limits in a crash costs nothing; not logging them makes each request cheaper.
ALTER TABLE "rate_limits" SET UNLOGGED;

ALTER TABLE "users" ADD CONSTRAINT "users_username_length" CHECK (char_length("username"::text) BETWEEN 3 AND 32);

ALTER TABLE "jobs"
  ADD CONSTRAINT "jobs_salary_range" CHECK (
    ("salary_min" IS NULL AND "salary_max" IS NULL) OR ("salary_min" > 0 AND "salary_max" >= "salary_min")
  ),
  ADD CONSTRAINT "jobs_number_of_references" CHECK ("number_of_references" BETWEEN 1 AND 5),
  ADD CONSTRAINT "jobs_title_length" CHECK (char_length("title") BETWEEN 2 AND 200),
  ADD CONSTRAINT "jobs_counts" CHECK ("applications_count" >= 0 AND "views_count" >= 0),
  -- Only a draft may lack what a worker must know.
  ADD CONSTRAINT "jobs_complete" CHECK (
    "status" = 'draft' OR "removed_at" IS NOT NULL
    OR ("salary_min" IS NOT NULL AND "shift" IS NOT NULL AND "working_days" IS NOT NULL)
  );

ALTER TABLE "profiles"
  ADD CONSTRAINT "profiles_expected_salary_range" CHECK (
    ("expected_salary_min" IS NULL AND "expected_salary_max" IS NULL)
    OR ("expected_salary_min" > 0 AND "expected_salary_max" >= "expected_salary_min")
  );

ALTER TABLE "work_experiences"
  ADD CONSTRAINT "work_experiences_dates" CHECK ("end_date" IS NULL OR "end_date" >= "start_date");

ALTER TABLE "onboardings" ADD CONSTRAINT "onboardings_amount" CHECK ("subscription_amount" >= 0);

-- The audit log only grows; not even the application's own account changes or deletes an entry.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit_log entries are never changed or deleted' USING ERRCODE = 'insufficient_privilege';
END;
$$;

CREATE TRIGGER audit_log_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
