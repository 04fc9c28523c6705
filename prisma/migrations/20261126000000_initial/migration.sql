-- The schema of 0.1.0. What Prisma can say is in prisma/schema.prisma, with the comments of columns and indexes; checks, the
-- index of usernames, functions and triggers are here alone.

CREATE SCHEMA IF NOT EXISTS "public";

-- Search inside words in every script, and usernames without regard to case.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS citext;

CREATE TYPE "role" AS ENUM ('worker', 'service_provider', 'employer', 'client', 'admin', 'super_admin');
CREATE TYPE "language" AS ENUM ('en', 'hi', 'bn', 'te', 'ta', 'mr', 'gu', 'kn', 'ml', 'pa');
CREATE TYPE "region" AS ENUM ('maharashtra', 'delhi', 'gujarat', 'karnataka', 'tamil_nadu');
CREATE TYPE "job_status" AS ENUM ('draft', 'open', 'held', 'closed');
CREATE TYPE "job_type" AS ENUM ('FULL TIME', 'PART TIME', 'CONTRACT');
CREATE TYPE "employment_type" AS ENUM ('LIVE_IN_FULL_TIME', 'LIVE_OUT_FULL_TIME', 'PART_TIME', 'TEMPORARY');
CREATE TYPE "urgency_level" AS ENUM ('immediate', 'within_week', 'within_month', 'flexible');
CREATE TYPE "gender" AS ENUM ('male', 'female', 'other');
CREATE TYPE "application_status" AS ENUM ('pending', 'shortlisted', 'accepted', 'rejected', 'closed');
CREATE TYPE "application_event_type" AS ENUM ('submitted', 'shortlisted', 'accepted', 'rejected', 'interview_set', 'closed', 'interview_proposed', 'interview_other_time', 'interview_cancelled', 'reopened');
CREATE TYPE "code_purpose" AS ENUM ('recovery_email', 'recovery_admin', 'confirm_email', 'confirm_phone');
CREATE TYPE "consent_kind" AS ENUM ('notice', 'terms', 'sharing');
CREATE TYPE "case_kind" AS ENUM ('complaint', 'password', 'report', 'held', 'appeal');
-- In the order of the queue.
CREATE TYPE "case_severity" AS ENUM ('danger', 'grave', 'usual');
CREATE TYPE "case_state" AS ENUM ('open', 'second', 'decided');
CREATE TYPE "upload_kind" AS ENUM ('selfie', 'photo', 'company_logo', 'preview_image', 'voice_note');

-- An account, of any role.
CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "username" CITEXT NOT NULL,
    "name_skeleton" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role" "role" NOT NULL,
    "preferred_language" "language" NOT NULL DEFAULT 'en',
    "region" "region",
    "is_verified" BOOLEAN NOT NULL DEFAULT false,
    "checked_by" TEXT,
    "checked_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_active" TIMESTAMPTZ(3),
    "deactivated_at" TIMESTAMPTZ(3),
    "deactivation_reason" TEXT,
    "deactivation_note" TEXT,
    "session_version" INTEGER NOT NULL DEFAULT 1,
    "must_change_password" BOOLEAN NOT NULL DEFAULT false,
    "is_demo" BOOLEAN NOT NULL DEFAULT false,
    "is_adult" BOOLEAN,
    "phone" TEXT,
    "whatsapp" BOOLEAN,
    "phone_confirmed_at" TIMESTAMPTZ(3),
    "email" TEXT,
    "email_confirmed_at" TIMESTAMPTZ(3),
    "recovery_hash" TEXT,
    "recovery_made_at" TIMESTAMPTZ(3),
    "deletion_told_at" TIMESTAMPTZ(3),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "users_username_length" CHECK (char_length("username"::text) BETWEEN 3 AND 32)
);
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");
CREATE UNIQUE INDEX "users_name_skeleton_key" ON "users"("name_skeleton");
CREATE INDEX "users_created_at_id_idx" ON "users"("created_at" DESC, "id" DESC);
CREATE INDEX "users_role_created_at_id_idx" ON "users"("role", "created_at" DESC, "id" DESC);
CREATE INDEX "users_role_username_idx" ON "users"("role", "username");
-- The admins' search by username, of the name as text: the trigram index has no operators for citext.
CREATE INDEX "users_username_search_idx" ON "users" USING GIN (("username"::text) gin_trgm_ops);
CREATE INDEX "users_phone_idx" ON "users"("phone");
-- Finds the end of a phone number; Prisma knows no index of an expression.
CREATE INDEX "users_phone_end_idx" ON "users"((reverse("phone")) COLLATE "C") WHERE (phone IS NOT NULL);

-- Words by which admins find people, and how they sound. "C": a word's beginning is a range of the index in any locale.
CREATE TABLE "user_words" (
    "user_id" UUID NOT NULL,
    "word" TEXT COLLATE "C" NOT NULL,
    "role" "role" NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_words_pkey" PRIMARY KEY ("user_id", "word")
);
CREATE INDEX "user_words_word_role_created_at_user_id_idx" ON "user_words"("word", "role", "created_at" DESC, "user_id" DESC);

-- A signed-in browser. The cookie has its id; without its row the cookie opens nothing.
CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "device" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "password_confirmed_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "sessions_user_id_last_used_at_idx" ON "sessions"("user_id", "last_used_at");
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- An admin's device that computes one-time codes (RFC 6238), and the codes for the day it is lost.
CREATE TABLE "second_factors" (
    "user_id" UUID NOT NULL,
    "secret" TEXT,
    "enrolled_at" TIMESTAMPTZ(3),
    "last_step" INTEGER NOT NULL DEFAULT 0,
    "pending_secret" TEXT,
    "pending_since" TIMESTAMPTZ(3),
    "recovery_hashes" TEXT[],

    CONSTRAINT "second_factors_pkey" PRIMARY KEY ("user_id")
);

-- All that is left of a deleted account, for a year: no screen and no call shows it. Nobody can take its name
-- meanwhile.
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

-- A text that the user agreed to. Without a row the user was not asked.
CREATE TABLE "consents" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "consent_kind" NOT NULL,
    "version" TEXT NOT NULL,
    "language" "language" NOT NULL,
    "call" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "application_id" UUID,
    "withdrawn_at" TIMESTAMPTZ(3),

    CONSTRAINT "consents_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "consents_user_id_kind_at_idx" ON "consents"("user_id", "kind", "at" DESC);
CREATE INDEX "consents_application_id_idx" ON "consents"("application_id");

-- Something that an admin decides: a complaint, a forgotten password, a report, a held job, an appeal.
-- It goes with the account that sent it; a visitor who is called has name, number and language of its own instead.
CREATE TABLE "cases" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "kind" "case_kind" NOT NULL,
    "topic" TEXT,
    "severity" "case_severity" NOT NULL DEFAULT 'usual',
    "state" "case_state" NOT NULL DEFAULT 'open',
    "reporter_id" UUID,
    "subject_id" UUID,
    "job_id" UUID,
    "application_id" UUID,
    "appeal_of_id" UUID,
    "text" TEXT NOT NULL DEFAULT '',
    "voice_note" TEXT,
    "voice_seconds" INTEGER,
    "evidence" JSONB NOT NULL DEFAULT '{}',
    "device_mark" TEXT,
    "address_mark" TEXT,
    "contact_name" TEXT,
    "contact_phone" TEXT,
    "contact_language" "language",
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "assignee_id" UUID,
    "decision" TEXT,
    "reporter_words" TEXT,
    "subject_words" TEXT,
    "answer" TEXT,
    "decided_by_id" UUID,
    "decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "cases_pkey" PRIMARY KEY ("id"),
    -- Sent by an account or left by a visitor with name, number and language, never both; a call needs a number.
    CONSTRAINT "cases_author_check" CHECK (
      num_nonnulls("reporter_id", "contact_phone") <= 1
      AND num_nonnulls("contact_name", "contact_phone", "contact_language") IN (0, 3)
      AND ("kind" <> 'password' OR "contact_phone" IS NOT NULL)
      AND ("kind" <> 'complaint' OR "reporter_id" IS NOT NULL)
    ),
    CONSTRAINT "cases_state_check" CHECK (("state" = 'decided') = ("decided_at" IS NOT NULL)),
    CONSTRAINT "cases_text_length" CHECK (char_length("text") <= 2000 AND char_length("answer") <= 2000)
);
CREATE UNIQUE INDEX "cases_number_key" ON "cases"("number");
CREATE UNIQUE INDEX "cases_voice_note_key" ON "cases"("voice_note");
CREATE INDEX "cases_reporter_id_created_at_idx" ON "cases"("reporter_id", "created_at" DESC);
CREATE INDEX "cases_subject_id_created_at_idx" ON "cases"("subject_id", "created_at" DESC);
CREATE INDEX "cases_job_id_idx" ON "cases"("job_id");
CREATE INDEX "cases_application_id_idx" ON "cases"("application_id");
CREATE INDEX "cases_appeal_of_id_idx" ON "cases"("appeal_of_id");
CREATE INDEX "cases_assignee_id_idx" ON "cases"("assignee_id");
CREATE INDEX "cases_decided_by_id_idx" ON "cases"("decided_by_id");
CREATE INDEX "cases_created_at_id_idx" ON "cases"("created_at" DESC, "id" DESC);
-- The queue: what waits, gravest and oldest first.
CREATE INDEX "cases_waiting_idx" ON "cases"("severity", "created_at", "id") WHERE (decided_at IS NULL);
CREATE INDEX "cases_decided_idx" ON "cases"("decided_at" DESC, "id" DESC) WHERE (decided_at IS NOT NULL);
CREATE INDEX "cases_visitors_idx" ON "cases"("created_at") WHERE (reporter_id IS NULL);
CREATE INDEX "cases_contact_phone_idx" ON "cases"("contact_phone") WHERE (contact_phone IS NOT NULL);
CREATE INDEX "cases_marks_idx" ON "cases"("created_at") WHERE ((device_mark IS NOT NULL) OR (address_mark IS NOT NULL));

-- Something its user is to be told, in codes: the page composes the sentence in the reader's language
-- (lib/platform/notify).
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "job_id" UUID,
    "application_id" UUID,
    "about_at" TIMESTAMPTZ(3),
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_at" TIMESTAMPTZ(3),

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "notifications_user_id_created_at_id_idx" ON "notifications"("user_id", "created_at" DESC, "id" DESC);
CREATE INDEX "notifications_unseen_idx" ON "notifications"("user_id") WHERE (seen_at IS NULL);
CREATE INDEX "notifications_created_at_idx" ON "notifications" USING BRIN ("created_at");

-- The choices of a user about being told outside the page (lib/domains/delivery). Without a row: the defaults below.
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
CREATE INDEX "notification_settings_sum_idx" ON "notification_settings"("summed_on") WHERE (daily_sum);

-- A browser that shows notifications while no page is open. It goes with its session.
CREATE TABLE "push_subscriptions" (
    "session_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_subscriptions_pkey" PRIMARY KEY ("session_id")
);
CREATE UNIQUE INDEX "push_subscriptions_endpoint_key" ON "push_subscriptions"("endpoint");
CREATE INDEX "push_subscriptions_user_id_created_at_idx" ON "push_subscriptions"("user_id", "created_at");

-- The one pair of keys by which push services recognise us (VAPID, RFC 8292). Made at the first start.
CREATE TABLE "push_keys" (
    "id" SMALLINT NOT NULL DEFAULT 1,
    "public_key" TEXT NOT NULL,
    "private_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "push_keys_pkey" PRIMARY KEY ("id"),
    -- One pair: every subscription is bound to it.
    CONSTRAINT "push_keys_one" CHECK ("id" = 1)
);

-- Something still to be delivered outside the page; deleted once it is done. A trigger writes it with its notification.
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
CREATE UNIQUE INDEX "deliveries_notification_id_key" ON "deliveries"("notification_id");
CREATE INDEX "deliveries_due_at_idx" ON "deliveries"("due_at");
CREATE UNIQUE INDEX "deliveries_user_id_sum_day_key" ON "deliveries"("user_id", "sum_day");

-- A code of eight digits that was sent or read out. A new one replaces the one before it.
CREATE TABLE "one_time_codes" (
    "user_id" UUID NOT NULL,
    "purpose" "code_purpose" NOT NULL,
    "code_hash" TEXT NOT NULL,
    "sealed" TEXT,
    "sent" INTEGER NOT NULL DEFAULT 0,
    "tries_left" INTEGER NOT NULL,
    "starts_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "one_time_codes_pkey" PRIMARY KEY ("user_id","purpose")
);
CREATE INDEX "one_time_codes_expires_at_idx" ON "one_time_codes"("expires_at");

-- A worker's or employer's profile; each role fills in its own half.
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
    "place_ids" TEXT[],
    "bio" TEXT,
    "gender" "gender",
    "experience" TEXT,
    "preferred_shift" TEXT,
    "company_name" TEXT,
    "company_description" TEXT,
    "company_logo" TEXT,
    "answered" INTEGER NOT NULL DEFAULT 0,
    "answered_in_day" INTEGER NOT NULL DEFAULT 0,
    "answered_in_three" INTEGER NOT NULL DEFAULT 0,
    "unanswered" INTEGER NOT NULL DEFAULT 0,
    "unanswered_in_a_row" INTEGER NOT NULL DEFAULT 0,
    "paused_at" TIMESTAMPTZ(3),
    "promises_kept" INTEGER NOT NULL DEFAULT 0,
    "promises_broken" INTEGER NOT NULL DEFAULT 0,
    "fits_due_at" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "profiles_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "profiles_expected_salary_range" CHECK (
      ("expected_salary_min" IS NULL AND "expected_salary_max" IS NULL)
      OR ("expected_salary_min" > 0 AND "expected_salary_max" >= "expected_salary_min")
    )
);
CREATE UNIQUE INDEX "profiles_photo_key" ON "profiles"("photo");
CREATE UNIQUE INDEX "profiles_company_logo_key" ON "profiles"("company_logo");
CREATE INDEX "profiles_name_search_idx" ON "profiles" USING GIN ("name" gin_trgm_ops);
CREATE INDEX "profiles_fits_due_idx" ON "profiles"("fits_due_at") WHERE (fits_due_at IS NOT NULL);

-- One entry of a worker's history.
CREATE TABLE "work_experiences" (
    "id" UUID NOT NULL,
    "profile_id" UUID NOT NULL,
    "job_title" TEXT NOT NULL,
    "company" TEXT NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE,

    CONSTRAINT "work_experiences_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "work_experiences_dates" CHECK ("end_date" IS NULL OR "end_date" >= "start_date")
);
CREATE INDEX "work_experiences_profile_id_start_date_idx" ON "work_experiences"("profile_id", "start_date" DESC);

-- A row exists once an employer has completed onboarding; until then it is pending.
CREATE TABLE "onboardings" (
    "user_id" UUID NOT NULL,
    "user_type" TEXT NOT NULL,
    "subscription_plan" TEXT NOT NULL,
    "subscription_amount" INTEGER NOT NULL,
    "completed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "onboardings_pkey" PRIMARY KEY ("user_id"),
    CONSTRAINT "onboardings_amount" CHECK ("subscription_amount" >= 0)
);

-- A job, from the draft to its end; a removed one keeps its row.
CREATE TABLE "jobs" (
    "id" UUID NOT NULL,
    "employer_id" UUID NOT NULL,
    "status" "job_status" NOT NULL DEFAULT 'open',
    "title" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "location" TEXT NOT NULL,
    "company_name" TEXT,
    "exact_address" TEXT,
    "salary_min" INTEGER,
    "salary_max" INTEGER,
    "type" "job_type" NOT NULL,
    "employment_type" "employment_type" NOT NULL,
    "shift" TEXT,
    "hours_from" SMALLINT,
    "hours_to" SMALLINT,
    "hours_part" TEXT,
    "working_days" TEXT,
    "requirements" TEXT[],
    "benefits" TEXT[],
    "urgency_level" "urgency_level" NOT NULL DEFAULT 'flexible',
    "experience_level" TEXT,
    "tasks" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "cuisines" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "meals" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "weekly_off" TEXT,
    "phone_use" TEXT,
    "uniform" TEXT,
    "trial_days" TEXT,
    "trial_pay" TEXT,
    "household_size" TEXT,
    "household_members" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "pets" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "room" TEXT,
    "work_environment" TEXT,
    "accommodation_provided" BOOLEAN NOT NULL DEFAULT false,
    "accommodation_details" TEXT,
    "background_check_required" BOOLEAN NOT NULL DEFAULT true,
    "background_check_types" TEXT[],
    "references_required" BOOLEAN NOT NULL DEFAULT true,
    "number_of_references" INTEGER,
    "people" SMALLINT NOT NULL DEFAULT 1,
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
    "search_words" TEXT[],
    "place_id" TEXT,
    "city_id" TEXT,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "field_revisions" JSONB NOT NULL DEFAULT '{}',
    "applications_count" INTEGER NOT NULL DEFAULT 0,
    "views_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "posted_at" TIMESTAMPTZ(3),
    "removed_at" TIMESTAMPTZ(3),
    "closed_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "open_until" TIMESTAMPTZ(3),
    "seconds_left" INTEGER,
    "held_at" TIMESTAMPTZ(3),
    "held_reasons" JSONB NOT NULL DEFAULT '[]',
    "skimmed_at" TIMESTAMPTZ(3),
    "passed_wording" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "changes" JSONB NOT NULL DEFAULT '[]',
    "copy_bands" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
    "renewal_asked_at" TIMESTAMPTZ(3),
    "closed_reason" TEXT,
    "untold_end" TEXT,
    "told_at" TIMESTAMPTZ(3),
    "fits_due_at" TIMESTAMPTZ(3),

    CONSTRAINT "jobs_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "jobs_people" CHECK ("people" BETWEEN 1 AND 500),
    CONSTRAINT "jobs_untold" CHECK (("told_at" IS NULL) = ("untold_end" IS NULL) AND "untold_end" IN ('filled', 'removed')),
    CONSTRAINT "jobs_salary_range" CHECK (
      ("salary_min" IS NULL AND "salary_max" IS NULL) OR ("salary_min" > 0 AND "salary_max" >= "salary_min")
    ),
    CONSTRAINT "jobs_number_of_references" CHECK ("number_of_references" BETWEEN 1 AND 5),
    CONSTRAINT "jobs_title_length" CHECK (char_length("title") BETWEEN 2 AND 200),
    CONSTRAINT "jobs_counts" CHECK ("applications_count" >= 0 AND "views_count" >= 0),
    -- Only a draft may lack what a worker must know.
    CONSTRAINT "jobs_complete" CHECK (
      "status" = 'draft' OR "removed_at" IS NOT NULL
      OR ("salary_min" IS NOT NULL AND "shift" IS NOT NULL AND "working_days" IS NOT NULL
        AND "category" <> '' AND "location" <> '')
    ),
    -- Read together or not at all; a whole day is 0 to 1440.
    CONSTRAINT "jobs_hours" CHECK (
      ("hours_from" IS NULL) = ("hours_to" IS NULL) AND "hours_from" BETWEEN 0 AND 1439 AND "hours_to" BETWEEN 0 AND 1440
    ),
    -- The options of lib/domains/jobs/fact-options.ts.
    CONSTRAINT "jobs_tasks" CHECK ("tasks" <@ ARRAY['cooking', 'dishes', 'sweeping', 'mopping', 'dusting', 'bathrooms', 'clothes', 'ironing', 'shopping', 'errands', 'child_care', 'school_run', 'elder_care', 'medicines', 'driving', 'car_washing', 'outstation', 'watering', 'planting', 'mowing', 'gate', 'register', 'rounds', 'cameras', 'papers', 'bills', 'calls', 'wiring', 'fans_lights', 'appliances', 'pipes', 'leaks', 'tanks', 'furniture', 'doors_windows', 'vehicle_service', 'tyres', 'gates_grills', 'walls', 'polish', 'bricks', 'plaster', 'tiles', 'loading']),
    CONSTRAINT "jobs_cuisines" CHECK ("cuisines" <@ ARRAY['veg', 'non_veg', 'jain', 'north_indian', 'south_indian', 'sweets', 'western']),
    CONSTRAINT "jobs_meals" CHECK ("meals" <@ ARRAY['breakfast', 'lunch', 'dinner', 'none'] AND (NOT 'none' = ANY("meals") OR cardinality("meals") = 1)),
    CONSTRAINT "jobs_weekly_off" CHECK ("weekly_off" IN ('none', 'alternate', 'sunday', 'one', 'two')),
    CONSTRAINT "jobs_phone_use" CHECK ("phone_use" IN ('allowed', 'breaks', 'not_allowed')),
    CONSTRAINT "jobs_uniform" CHECK ("uniform" IN ('none', 'given', 'own_cost')),
    CONSTRAINT "jobs_trial_days" CHECK ("trial_days" IN ('none', 'one', 'three', 'seven', 'fifteen')),
    CONSTRAINT "jobs_trial_pay" CHECK ("trial_pay" IN ('paid', 'unpaid')),
    CONSTRAINT "jobs_household_size" CHECK ("household_size" IN ('one_two', 'three_four', 'five_six', 'seven_more')),
    CONSTRAINT "jobs_household_members" CHECK ("household_members" <@ ARRAY['children', 'elders', 'ill_person']),
    CONSTRAINT "jobs_pets" CHECK ("pets" <@ ARRAY['dog', 'cat', 'none'] AND (NOT 'none' = ANY("pets") OR cardinality("pets") = 1)),
    CONSTRAINT "jobs_room" CHECK ("room" IN ('own', 'shared'))
);
CREATE UNIQUE INDEX "jobs_company_logo_key" ON "jobs"("company_logo");
CREATE UNIQUE INDEX "jobs_preview_image_key" ON "jobs"("preview_image");
CREATE INDEX "jobs_newest_idx" ON "jobs"("status", "created_at" DESC, "id" DESC) WHERE (removed_at IS NULL);
CREATE INDEX "jobs_to_skim_idx" ON "jobs"("status", "posted_at", "id") WHERE ((skimmed_at IS NULL) AND (removed_at IS NULL));
CREATE INDEX "jobs_category_idx" ON "jobs"("status", "category", "created_at" DESC, "id" DESC) WHERE (removed_at IS NULL);
CREATE INDEX "jobs_hours_part_idx" ON "jobs"("status", "hours_part", "created_at" DESC, "id" DESC) WHERE (removed_at IS NULL);
CREATE INDEX "jobs_city_idx" ON "jobs"("status", "city_id", "created_at" DESC, "id" DESC) WHERE (removed_at IS NULL);
CREATE INDEX "jobs_city_category_idx" ON "jobs"("status", "city_id", "category", "created_at" DESC, "id" DESC) WHERE (removed_at IS NULL);
CREATE INDEX "jobs_all_newest_idx" ON "jobs"("created_at" DESC, "id" DESC, "removed_at");
CREATE INDEX "jobs_title_idx" ON "jobs"("status", "title", "id") WHERE (removed_at IS NULL);
CREATE INDEX "jobs_applications_idx" ON "jobs"("status", "applications_count" DESC, "id" DESC) WHERE (removed_at IS NULL);
CREATE INDEX "jobs_search_idx" ON "jobs" USING GIN ("search_words");
CREATE INDEX "jobs_employer_newest_idx" ON "jobs"("employer_id", "created_at" DESC, "id" DESC) WHERE (removed_at IS NULL);
CREATE INDEX "jobs_employer_applications_idx" ON "jobs"("employer_id", "applications_count" DESC, "id" DESC) WHERE (removed_at IS NULL);
CREATE INDEX "jobs_ended_idx" ON "jobs"("ended_at") WHERE (ended_at IS NOT NULL);
CREATE INDEX "jobs_open_until_idx" ON "jobs"("open_until") WHERE (open_until IS NOT NULL);
CREATE INDEX "jobs_address_ended_idx" ON "jobs"("ended_at") WHERE (exact_address IS NOT NULL AND ended_at IS NOT NULL);
CREATE INDEX "jobs_employer_ends_idx" ON "jobs"("employer_id", "open_until") WHERE (open_until IS NOT NULL);
CREATE INDEX "jobs_copies_idx" ON "jobs" USING GIN ("copy_bands");
CREATE INDEX "jobs_untold_idx" ON "jobs"("told_at") WHERE (told_at IS NOT NULL);
CREATE INDEX "jobs_fits_due_idx" ON "jobs"("fits_due_at") WHERE (fits_due_at IS NOT NULL);
CREATE INDEX "jobs_undecided_idx" ON "jobs"("closed_at") WHERE (closed_at IS NOT NULL AND ended_at IS NULL);
CREATE UNIQUE INDEX "jobs_id_employer_key" ON "jobs"("id", "employer_id");

-- The words that jobs have had, for what is typed of a word: it means those that begin with it or contain it.
CREATE TABLE "job_words" (
    "word" TEXT NOT NULL,
    "noted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_words_pkey" PRIMARY KEY ("word")
);
CREATE INDEX "job_words_inside_idx" ON "job_words" USING GIN ("word" gin_trgm_ops);

-- A worker's application for a job; a withdrawn one has no row.
CREATE TABLE "applications" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "worker_id" UUID NOT NULL,
    "employer_id" UUID NOT NULL,
    "status" "application_status" NOT NULL DEFAULT 'pending',
    "gender" "gender",
    "experience" TEXT,
    "shift" TEXT,
    "start_date" DATE,
    "interview_date" TIMESTAMPTZ(3),
    "profile_image" TEXT,
    "voice_note" TEXT,
    "voice_seconds" INTEGER,
    "ended_at" TIMESTAMPTZ(3),
    "held_seconds" INTEGER NOT NULL DEFAULT 0,
    "closed_reason" TEXT,
    "untold_status" "application_status",
    "untold_note" TEXT,
    "untold_reason" TEXT,
    "untold_start" DATE,
    "told_at" TIMESTAMPTZ(3),
    "asked_at" TIMESTAMPTZ(3),
    "still_looking_at" TIMESTAMPTZ(3),
    "is_second" BOOLEAN NOT NULL DEFAULT false,
    "accepted_at" TIMESTAMPTZ(3),
    "hired_pay_min" INTEGER,
    "hired_pay_max" INTEGER,
    "work_ended_at" TIMESTAMPTZ(3),
    "work_ended_by" TEXT,
    "started_asked_at" TIMESTAMPTZ(3),
    "started" BOOLEAN,
    "paid_asked_at" TIMESTAMPTZ(3),
    "paid" BOOLEAN,
    "cleared_at" TIMESTAMPTZ(3),
    "fit_met" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "fit_missing" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "fit" SMALLINT NOT NULL DEFAULT 10,
    "km" SMALLINT NOT NULL DEFAULT 32000,
    "pay_asked" INTEGER NOT NULL DEFAULT 999999999,
    "hours_part" TEXT,
    "private_note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "applications_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "applications_private_note_length" CHECK (char_length("private_note") <= 2000),
    CONSTRAINT "applications_untold" CHECK (("told_at" IS NULL) = ("untold_status" IS NULL))
);
CREATE UNIQUE INDEX "applications_profile_image_key" ON "applications"("profile_image");
CREATE UNIQUE INDEX "applications_voice_note_key" ON "applications"("voice_note");
CREATE INDEX "applications_job_id_created_at_id_idx" ON "applications"("job_id", "created_at" DESC, "id" DESC);
CREATE INDEX "applications_job_id_status_created_at_id_idx" ON "applications"("job_id", "status", "created_at" DESC, "id" DESC);
CREATE INDEX "applications_created_at_id_idx" ON "applications"("created_at" DESC, "id" DESC);
CREATE INDEX "applications_status_created_at_id_idx" ON "applications"("status", "created_at" DESC, "id" DESC);
CREATE INDEX "applications_job_id_fit_id_idx" ON "applications"("job_id", "fit" DESC, "id" DESC);
CREATE INDEX "applications_job_id_km_id_idx" ON "applications"("job_id", "km", "id" DESC);
CREATE INDEX "applications_job_id_pay_asked_id_idx" ON "applications"("job_id", "pay_asked", "id" DESC);
CREATE INDEX "applications_employer_id_created_at_idx" ON "applications"("employer_id", "created_at" DESC);
CREATE INDEX "applications_worker_id_created_at_id_idx" ON "applications"("worker_id", "created_at" DESC, "id" DESC);
CREATE INDEX "applications_worker_id_status_created_at_id_idx" ON "applications"("worker_id", "status", "created_at" DESC, "id" DESC);
CREATE INDEX "applications_hired_idx" ON "applications"("employer_id", "accepted_at" DESC, "id" DESC) WHERE (accepted_at IS NOT NULL);
CREATE INDEX "applications_work_idx" ON "applications"("worker_id", "accepted_at" DESC, "id" DESC) WHERE (accepted_at IS NOT NULL);
CREATE INDEX "applications_to_review_idx" ON "applications"("employer_id") WHERE (status = 'pending'::application_status);
CREATE INDEX "applications_to_call_idx" ON "applications"("employer_id", "created_at") WHERE (status = 'shortlisted'::application_status);
CREATE INDEX "applications_meetings_idx" ON "applications"("employer_id", "interview_date") WHERE (interview_date IS NOT NULL);
CREATE INDEX "applications_interview_idx" ON "applications"("interview_date") WHERE (interview_date IS NOT NULL);
CREATE INDEX "applications_untold_idx" ON "applications"("told_at") WHERE (told_at IS NOT NULL);
CREATE INDEX "applications_waiting_idx" ON "applications"("created_at") WHERE (status = 'pending'::application_status);
CREATE INDEX "applications_to_ask_idx" ON "applications"("accepted_at") WHERE (status = 'accepted'::application_status AND paid_asked_at IS NULL);
CREATE INDEX "applications_to_clear_idx" ON "applications"("ended_at") WHERE (cleared_at IS NULL AND ended_at IS NOT NULL);
CREATE UNIQUE INDEX "applications_job_id_worker_id_key" ON "applications"("job_id", "worker_id");

-- The interview of an application, from the employer's proposal to the time agreed on. Anyone who changes it holds the
-- application's row.
CREATE TABLE "interviews" (
    "application_id" UUID NOT NULL,
    "state" TEXT NOT NULL,
    "times" TIMESTAMPTZ(3)[],
    "last_time" TIMESTAMPTZ(3),
    "place" TEXT,
    "wish" TEXT,
    "agreed_at" TIMESTAMPTZ(3),
    "reminded_day_of" TIMESTAMPTZ(3),
    "reminded_hours_of" TIMESTAMPTZ(3),
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "interviews_pkey" PRIMARY KEY ("application_id"),
    CONSTRAINT "interviews_times_check" CHECK (cardinality("times") <= 3),
    CONSTRAINT "interviews_place_check" CHECK (length("place") <= 200)
);

-- A step of an application, as its timeline shows it.
CREATE TABLE "application_events" (
    "id" UUID NOT NULL,
    "application_id" UUID NOT NULL,
    "type" "application_event_type" NOT NULL,
    "actor_id" UUID,
    "note" TEXT,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "application_events_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "application_events_note_length" CHECK (char_length("note") <= 2000)
);
CREATE INDEX "application_events_application_id_at_idx" ON "application_events"("application_id", "at");
CREATE INDEX "application_events_actor_id_at_idx" ON "application_events"("actor_id", "at" DESC);

-- All that is left of a withdrawn application. It does not keep its worker from applying again.
CREATE TABLE "withdrawals" (
    "id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "worker_id" UUID NOT NULL,
    "was_accepted" BOOLEAN NOT NULL,
    "applied_at" TIMESTAMPTZ(3) NOT NULL,
    "withdrawn_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "withdrawals_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "withdrawals_job_id_withdrawn_at_idx" ON "withdrawals"("job_id", "withdrawn_at");
CREATE INDEX "withdrawals_worker_id_idx" ON "withdrawals"("worker_id");
CREATE INDEX "withdrawals_withdrawn_at_idx" ON "withdrawals"("withdrawn_at");

-- The days (Asia/Kolkata) on which the job's owner looked at the applicant's phone number, for the applicant to see.
CREATE TABLE "contact_looks" (
    "application_id" UUID NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "contact_looks_pkey" PRIMARY KEY ("application_id","day")
);
CREATE INDEX "contact_looks_day_idx" ON "contact_looks"("day");

-- One row per job and viewer, never the owner.
CREATE TABLE "job_views" (
    "job_id" UUID NOT NULL,
    "viewer_id" UUID NOT NULL,
    "viewed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "job_views_pkey" PRIMARY KEY ("job_id","viewer_id")
);
CREATE INDEX "job_views_viewer_id_idx" ON "job_views"("viewer_id");
CREATE INDEX "job_views_viewed_at_idx" ON "job_views" USING BRIN ("viewed_at");

-- A job that a worker keeps to look at later.
CREATE TABLE "saved_jobs" (
    "worker_id" UUID NOT NULL,
    "job_id" UUID NOT NULL,
    "saved_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "told_of" TIMESTAMPTZ(3),

    CONSTRAINT "saved_jobs_pkey" PRIMARY KEY ("worker_id","job_id")
);
CREATE INDEX "saved_jobs_worker_id_saved_at_idx" ON "saved_jobs"("worker_id", "saved_at" DESC);
CREATE INDEX "saved_jobs_job_id_idx" ON "saved_jobs"("job_id");
CREATE INDEX "saved_jobs_saved_at_idx" ON "saved_jobs" USING BRIN ("saved_at");

-- A search of whose new jobs its worker is told (lib/domains/jobs/saved-search-service.ts). An empty text is no condition.
CREATE TABLE "form_drafts" (
    "user_id" UUID NOT NULL,
    "key" TEXT NOT NULL,
    "fields" JSONB NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "form_drafts_pkey" PRIMARY KEY ("user_id")
);
CREATE INDEX "form_drafts_changed_at_idx" ON "form_drafts"("changed_at");

CREATE TABLE "saved_searches" (
    "id" UUID NOT NULL,
    "worker_id" UUID NOT NULL,
    "words" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "place_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "seen_until" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "due_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "saved_searches_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "saved_searches_due_at_idx" ON "saved_searches"("due_at");
CREATE INDEX "saved_searches_created_at_idx" ON "saved_searches" USING BRIN ("created_at");
CREATE UNIQUE INDEX "saved_searches_worker_id_words_category_kind_place_id_key" ON "saved_searches"("worker_id", "words", "category", "kind", "place_id");

-- A stored picture. Its random file name is the key, so that a row can name its picture without a join.
CREATE TABLE "uploads" (
    "name" TEXT NOT NULL,
    "kind" "upload_kind" NOT NULL,
    "owner_id" UUID NOT NULL,
    "bytes" INTEGER NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "look" BIGINT,
    "look_bands" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "uploads_pkey" PRIMARY KEY ("name"),
    -- Only a voice note has no width and height.
    CONSTRAINT "uploads_size" CHECK (
      ("width" IS NULL) = ("height" IS NULL) AND ("width" IS NULL) = ("kind"::text = 'voice_note')
    )
);
CREATE INDEX "uploads_owner_id_idx" ON "uploads"("owner_id");
CREATE INDEX "uploads_bytes_width_height_idx" ON "uploads"("bytes", "width", "height");
CREATE INDEX "uploads_look_idx" ON "uploads" USING GIN ("look_bands");

-- Machine translations, one per text and pair of languages.
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
CREATE INDEX "translations_created_at_idx" ON "translations"("created_at");

-- The cost of machine translation: characters sent per provider and day (UTC).
CREATE TABLE "translation_usage" (
    "day" DATE NOT NULL,
    "provider" TEXT NOT NULL,
    "characters" BIGINT NOT NULL DEFAULT 0,
    "calls" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "translation_usage_pkey" PRIMARY KEY ("day","provider")
);

-- How many users, jobs and applications were created on each day (Asia/Kolkata). Maintained by triggers: counting
-- millions of rows for a dashboard would take seconds. Split into parts so that concurrent transactions do not wait for
-- each other; a figure is the sum of its parts.
CREATE TABLE "daily_counts" (
    "kind" TEXT NOT NULL,
    "day" DATE NOT NULL,
    "part" SMALLINT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "daily_counts_pkey" PRIMARY KEY ("kind","day","part")
);

-- Sums over an employer's jobs for the dashboard, maintained by triggers.
CREATE TABLE "employer_figures" (
    "employer_id" UUID NOT NULL,
    "jobs" INTEGER NOT NULL,
    "open_jobs" INTEGER NOT NULL,
    "urgent_jobs" INTEGER NOT NULL,
    "applications" INTEGER NOT NULL,
    "views" INTEGER NOT NULL,

    CONSTRAINT "employer_figures_pkey" PRIMARY KEY ("employer_id")
);

-- Something by which an employer is measured; outlives the application and the job, and names no worker.
CREATE TABLE "employer_events" (
    "id" UUID NOT NULL,
    "employer_id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "job_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "employer_events_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "employer_events_employer_id_at_idx" ON "employer_events"("employer_id", "at" DESC);

-- The first answer to a request that carries an Idempotency-Key; kept for 24 hours.
CREATE TABLE "idempotency_keys" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "key" TEXT NOT NULL,
    "request_hash" TEXT NOT NULL,
    "answer" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotency_keys_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "idempotency_keys_user_id_key_key" ON "idempotency_keys"("user_id", "key");
CREATE INDEX "idempotency_keys_created_at_idx" ON "idempotency_keys"("created_at");

-- A refused form post, until its page has shown it: ten minutes.
CREATE TABLE "form_refusals" (
    "token_hash" TEXT NOT NULL,
    "user_id" UUID,
    "content" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "form_refusals_pkey" PRIMARY KEY ("token_hash"),
    CONSTRAINT "form_refusals_content_length" CHECK (octet_length("content") <= 65536)
);
CREATE INDEX "form_refusals_expires_at_idx" ON "form_refusals"("expires_at");
CREATE INDEX "form_refusals_user_id_idx" ON "form_refusals"("user_id");

-- The admins' actions. A trigger refuses every update and delete but those of shorten_audit_addresses() and
-- remove_old_audit_entries().
CREATE TABLE "audit_log" (
    "id" UUID NOT NULL,
    "actor_id" UUID NOT NULL,
    "action" TEXT NOT NULL,
    "target_type" TEXT NOT NULL,
    "target_id" UUID NOT NULL,
    "details" JSONB,
    "address" INET,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "audit_log_at_id_idx" ON "audit_log"("at" DESC, "id" DESC);
CREATE INDEX "audit_log_actor_id_at_id_idx" ON "audit_log"("actor_id", "at" DESC, "id" DESC);
CREATE INDEX "audit_log_target_id_at_id_idx" ON "audit_log"("target_id", "at" DESC, "id" DESC);
CREATE INDEX "audit_log_action_at_id_idx" ON "audit_log"("action", "at" DESC, "id" DESC);
CREATE INDEX "audit_log_whole_address_idx" ON "audit_log"("at") WHERE (masklen(address) = ANY (ARRAY[32, 64]));

-- Events of security (lib/platform/security-log), for super admins. Never holds anything that was typed.
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
CREATE UNIQUE INDEX "security_log_bucket_key" ON "security_log"("bucket");
CREATE INDEX "security_log_at_id_idx" ON "security_log"("at" DESC, "id" DESC);
CREATE INDEX "security_log_event_at_id_idx" ON "security_log"("event", "at" DESC, "id" DESC);
CREATE INDEX "security_log_user_id_at_id_idx" ON "security_log"("user_id", "at" DESC, "id" DESC);
CREATE INDEX "security_log_address_at_idx" ON "security_log"("address", "at" DESC);
CREATE INDEX "security_log_whole_address_idx" ON "security_log"("at") WHERE (masklen(address) = ANY (ARRAY[32, 64]));

-- Counters of the request limits, shared by all instances. Unlogged: losing them in a crash costs nothing.
CREATE UNLOGGED TABLE "rate_limits" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "window_ends" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);
CREATE INDEX "rate_limits_window_ends_idx" ON "rate_limits"("window_ends");

-- A run of the rules of lib/platform/retention/rules.ts.
CREATE TABLE "tidy_runs" (
    "id" UUID NOT NULL,
    "night" DATE,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finished_at" TIMESTAMPTZ(3),
    "counts" JSONB NOT NULL DEFAULT '{}',
    "failed" TEXT[],

    CONSTRAINT "tidy_runs_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "tidy_runs_night_key" ON "tidy_runs"("night");
CREATE INDEX "tidy_runs_started_at_idx" ON "tidy_runs"("started_at");

-- References.

ALTER TABLE "user_words"
  ADD CONSTRAINT "user_words_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "sessions"
  ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "second_factors"
  ADD CONSTRAINT "second_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "consents"
  ADD CONSTRAINT "consents_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "consents_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "cases"
  ADD CONSTRAINT "cases_reporter_id_fkey" FOREIGN KEY ("reporter_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "cases_subject_id_fkey" FOREIGN KEY ("subject_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "cases_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "cases_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "cases_appeal_of_id_fkey" FOREIGN KEY ("appeal_of_id") REFERENCES "cases"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "cases_voice_note_fkey" FOREIGN KEY ("voice_note") REFERENCES "uploads"("name") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "cases_assignee_id_fkey" FOREIGN KEY ("assignee_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "cases_decided_by_id_fkey" FOREIGN KEY ("decided_by_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "notifications"
  ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "notification_settings"
  ADD CONSTRAINT "notification_settings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "push_subscriptions"
  ADD CONSTRAINT "push_subscriptions_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "push_subscriptions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "deliveries"
  ADD CONSTRAINT "deliveries_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "deliveries_notification_id_fkey" FOREIGN KEY ("notification_id") REFERENCES "notifications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "one_time_codes"
  ADD CONSTRAINT "one_time_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "profiles"
  ADD CONSTRAINT "profiles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "profiles_photo_fkey" FOREIGN KEY ("photo") REFERENCES "uploads"("name") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "profiles_company_logo_fkey" FOREIGN KEY ("company_logo") REFERENCES "uploads"("name") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "work_experiences"
  ADD CONSTRAINT "work_experiences_profile_id_fkey" FOREIGN KEY ("profile_id") REFERENCES "profiles"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "onboardings"
  ADD CONSTRAINT "onboardings_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "jobs"
  ADD CONSTRAINT "jobs_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "jobs_company_fkey" FOREIGN KEY ("employer_id") REFERENCES "profiles"("user_id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "jobs_company_logo_fkey" FOREIGN KEY ("company_logo") REFERENCES "uploads"("name") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "jobs_preview_image_fkey" FOREIGN KEY ("preview_image") REFERENCES "uploads"("name") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "applications"
  ADD CONSTRAINT "applications_job_id_employer_id_fkey" FOREIGN KEY ("job_id", "employer_id") REFERENCES "jobs"("id", "employer_id") ON DELETE RESTRICT ON UPDATE CASCADE,
  ADD CONSTRAINT "applications_worker_id_fkey" FOREIGN KEY ("worker_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "applications_profile_image_fkey" FOREIGN KEY ("profile_image") REFERENCES "uploads"("name") ON DELETE SET NULL ON UPDATE CASCADE,
  ADD CONSTRAINT "applications_voice_note_fkey" FOREIGN KEY ("voice_note") REFERENCES "uploads"("name") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "interviews"
  ADD CONSTRAINT "interviews_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "application_events"
  ADD CONSTRAINT "application_events_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "application_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "withdrawals"
  ADD CONSTRAINT "withdrawals_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "withdrawals_worker_id_fkey" FOREIGN KEY ("worker_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "contact_looks"
  ADD CONSTRAINT "contact_looks_application_id_fkey" FOREIGN KEY ("application_id") REFERENCES "applications"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "job_views"
  ADD CONSTRAINT "job_views_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "job_views_viewer_id_fkey" FOREIGN KEY ("viewer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "saved_jobs"
  ADD CONSTRAINT "saved_jobs_worker_id_fkey" FOREIGN KEY ("worker_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "saved_jobs_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "jobs"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "form_drafts"
  ADD CONSTRAINT "form_drafts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "saved_searches"
  ADD CONSTRAINT "saved_searches_worker_id_fkey" FOREIGN KEY ("worker_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "uploads"
  ADD CONSTRAINT "uploads_owner_id_fkey" FOREIGN KEY ("owner_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "employer_figures"
  ADD CONSTRAINT "employer_figures_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "employer_events"
  ADD CONSTRAINT "employer_events_employer_id_fkey" FOREIGN KEY ("employer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "idempotency_keys"
  ADD CONSTRAINT "idempotency_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "form_refusals"
  ADD CONSTRAINT "form_refusals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "audit_log"
  ADD CONSTRAINT "audit_log_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "security_log"
  ADD CONSTRAINT "security_log_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Figures by day (Asia/Kolkata), kept by the statements that change them. Rows are written in one order, so that two
-- transactions cannot wait for each other.
CREATE FUNCTION day_in_india("at" timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ("at" AT TIME ZONE 'Asia/Kolkata')::date
$$;

CREATE FUNCTION count_made_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO daily_counts (kind, day, part, count)
      SELECT TG_ARGV[0], day_in_india(created_at), pg_backend_pid() % 16, count(*) FROM made GROUP BY 2 ORDER BY 2
      ON CONFLICT (kind, day, part) DO UPDATE SET count = daily_counts.count + excluded.count;
  ELSE
    INSERT INTO daily_counts (kind, day, part, count)
      SELECT TG_ARGV[0], day_in_india(created_at), pg_backend_pid() % 16, -count(*) FROM gone GROUP BY 2 ORDER BY 2
      ON CONFLICT (kind, day, part) DO UPDATE SET count = daily_counts.count + excluded.count;
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER applications_made AFTER INSERT ON "applications" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION count_made_rows('applications');
CREATE TRIGGER applications_gone AFTER DELETE ON "applications" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_made_rows('applications');

-- A removed job counts no more, an open one counts twice: as a job and as an open one. Each change is counted for its day
-- and for its employer, whose dashboard must not add up thousands of jobs.
CREATE FUNCTION count_jobs() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  columns text := 'employer_id, status, urgency_level, applications_count, views_count, removed_at, created_at';
  changes text;
BEGIN
  changes := CASE TG_OP
    WHEN 'INSERT' THEN format('SELECT 1 AS sign, %s FROM made', columns)
    WHEN 'DELETE' THEN format('SELECT -1 AS sign, %s FROM gone', columns)
    ELSE format('SELECT 1 AS sign, %1$s FROM made UNION ALL SELECT -1, %1$s FROM gone', columns)
  END;
  EXECUTE format('INSERT INTO daily_counts (kind, day, part, count)
    SELECT kind, day_in_india(created_at), pg_backend_pid() %% 16, sum(sign)
    FROM (%s) AS changes, LATERAL (VALUES (''jobs'', true), (''open_jobs'', status = ''open'')) AS kinds (kind, counts)
    WHERE removed_at IS NULL AND counts
    GROUP BY 1, 2 HAVING sum(sign) <> 0 ORDER BY 1, 2
    ON CONFLICT (kind, day, part) DO UPDATE SET count = daily_counts.count + excluded.count', changes);
  EXECUTE format('INSERT INTO employer_figures (employer_id, jobs, open_jobs, urgent_jobs, applications, views)
    SELECT * FROM (
      SELECT employer_id, coalesce(sum(sign), 0) AS jobs, coalesce(sum(sign) FILTER (WHERE status = ''open''), 0) AS open_jobs,
        coalesce(sum(sign) FILTER (WHERE status = ''open'' AND urgency_level = ''immediate''), 0) AS urgent_jobs,
        sum(sign * applications_count) AS applications, sum(sign * views_count) AS views
      FROM (%s) AS changes WHERE removed_at IS NULL GROUP BY employer_id
    ) AS figures
    WHERE (jobs, open_jobs, urgent_jobs, applications, views) <> (0, 0, 0, 0, 0) ORDER BY employer_id
    ON CONFLICT (employer_id) DO UPDATE SET jobs = employer_figures.jobs + excluded.jobs,
      open_jobs = employer_figures.open_jobs + excluded.open_jobs,
      urgent_jobs = employer_figures.urgent_jobs + excluded.urgent_jobs,
      applications = employer_figures.applications + excluded.applications,
      views = employer_figures.views + excluded.views', changes);
  RETURN NULL;
END;
$$;
CREATE TRIGGER jobs_made AFTER INSERT ON "jobs" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION count_jobs();
CREATE TRIGGER jobs_changed AFTER UPDATE ON "jobs" REFERENCING NEW TABLE AS made OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_jobs();
CREATE TRIGGER jobs_gone AFTER DELETE ON "jobs" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_jobs();

-- A deactivated user stays a registered one, but no active one.
CREATE FUNCTION count_users() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changes text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT 1 AS sign, deactivated_at, created_at FROM made'
    ELSE 'SELECT -1 AS sign, deactivated_at, created_at FROM gone'
  END;
BEGIN
  EXECUTE 'INSERT INTO daily_counts (kind, day, part, count)
    SELECT kind, day_in_india(created_at), pg_backend_pid() % 16, sum(sign)
    FROM (' || changes || ') AS changes,
      LATERAL (VALUES (''users'', true), (''active_users'', deactivated_at IS NULL)) AS kinds (kind, counts)
    WHERE counts
    GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT (kind, day, part) DO UPDATE SET count = daily_counts.count + excluded.count';
  RETURN NULL;
END;
$$;

CREATE FUNCTION count_deactivation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO daily_counts (kind, day, part, count)
    VALUES ('active_users', day_in_india(NEW.created_at), pg_backend_pid() % 16,
      CASE WHEN NEW.deactivated_at IS NULL THEN 1 ELSE -1 END)
    ON CONFLICT (kind, day, part) DO UPDATE SET count = daily_counts.count + excluded.count;
  RETURN NULL;
END;
$$;
CREATE TRIGGER users_made AFTER INSERT ON "users" REFERENCING NEW TABLE AS made
  FOR EACH STATEMENT EXECUTE FUNCTION count_users();
CREATE TRIGGER users_gone AFTER DELETE ON "users" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION count_users();
-- By row and column, unlike the others: users are written every five minutes they are here.
CREATE TRIGGER users_deactivated AFTER UPDATE OF "deactivated_at" ON "users" FOR EACH ROW
  WHEN ((OLD.deactivated_at IS NULL) <> (NEW.deactivated_at IS NULL)) EXECUTE FUNCTION count_deactivation();

-- A job's end, in the database because a job is opened and closed in several ways (by its owner, by removal, by a
-- deactivation), and one that forgot the end would show its applicants for ever. It stays open for 30 days, unless its owner
-- renews it, and says why it is closed. One that its owner closes has not ended while somebody waits for a decision (a rule
-- of the night notes that end), and opened again it gets the rest of its time, at least 7 days.
CREATE FUNCTION note_job_end() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_open boolean := NEW.status = 'open' AND NEW.removed_at IS NULL;
  was_held boolean := TG_OP = 'UPDATE' AND OLD.status = 'held';
  left_before integer := CASE WHEN TG_OP = 'UPDATE' THEN OLD.seconds_left END;
BEGIN
  NEW.closed_at := CASE WHEN NEW.status = 'closed' OR NEW.removed_at IS NOT NULL THEN coalesce(NEW.closed_at, now()) END;
  NEW.closed_reason := CASE
    WHEN NEW.removed_at IS NOT NULL THEN 'removed'
    WHEN NEW.status = 'closed' THEN coalesce(NEW.closed_reason, 'owner')
  END;
  NEW.ended_at := CASE
    WHEN NEW.closed_at IS NULL THEN NULL
    -- A row that is made as closed has its applications only later.
    WHEN NEW.ended_at IS NOT NULL OR TG_OP = 'INSERT' THEN NEW.ended_at
    WHEN NEW.closed_reason NOT IN ('owner', 'paused') OR NOT EXISTS (
      SELECT 1 FROM applications WHERE job_id = NEW.id AND status IN ('pending', 'shortlisted')
    ) THEN now()
  END;
  NEW.held_at := CASE WHEN NEW.status = 'held' AND NEW.removed_at IS NULL THEN coalesce(NEW.held_at, now()) END;
  NEW.seconds_left := CASE
    WHEN TG_OP = 'INSERT' OR is_open THEN NULL
    WHEN OLD.status = 'held' THEN OLD.seconds_left
    WHEN NEW.held_at IS NOT NULL AND OLD.open_until IS NOT NULL THEN greatest(0, extract(epoch FROM OLD.open_until - now()))
    WHEN NEW.held_at IS NOT NULL AND OLD.seconds_left IS NOT NULL
      THEN greatest(OLD.seconds_left, extract(epoch FROM interval '7 days'))
    WHEN NEW.closed_at IS NULL THEN NULL
    WHEN OLD.closed_at IS NOT NULL THEN OLD.seconds_left
    WHEN NEW.closed_reason IN ('owner', 'filled', 'paused') THEN greatest(0, extract(epoch FROM OLD.open_until - now()))
  END;
  NEW.open_until := CASE WHEN is_open THEN coalesce(NEW.open_until, now() + CASE
    WHEN left_before IS NULL THEN interval '30 days'
    -- A check takes nothing of a job's time.
    WHEN was_held THEN left_before * interval '1 second'
    ELSE greatest(left_before * interval '1 second', interval '7 days')
  END) END;
  NEW.renewal_asked_at := CASE WHEN is_open THEN NEW.renewal_asked_at END;
  RETURN NEW;
END;
$$;
CREATE TRIGGER jobs_end BEFORE INSERT OR UPDATE OF "status", "removed_at", "closed_reason" ON "jobs"
  FOR EACH ROW EXECUTE FUNCTION note_job_end();

-- Those who wait for an answer meanwhile are not to lose the days of the check.
CREATE FUNCTION note_held_time() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE applications SET held_seconds = held_seconds
      + extract(epoch FROM now() - greatest(OLD.held_at, created_at))::int
    WHERE job_id = NEW.id AND status IN ('pending', 'shortlisted');
  RETURN NULL;
END;
$$;
CREATE TRIGGER jobs_held_time AFTER UPDATE OF "status", "removed_at" ON "jobs" FOR EACH ROW
  WHEN (OLD.held_at IS NOT NULL AND NEW.held_at IS NULL) EXECUTE FUNCTION note_held_time();

CREATE FUNCTION note_application_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.ended_at := CASE WHEN NEW.status IN ('rejected', 'closed') THEN coalesce(NEW.ended_at, now()) END;
  NEW.closed_reason := CASE WHEN NEW.status = 'closed' THEN coalesce(NEW.closed_reason, 'removed') END;
  RETURN NEW;
END;
$$;
CREATE TRIGGER applications_end BEFORE INSERT OR UPDATE OF "status" ON "applications"
  FOR EACH ROW EXECUTE FUNCTION note_application_end();

-- In the database for the same reason as the job's own end: none of its ways may leave applicants waiting for a decision
-- that nobody can make. Those who applied are told why. A decision that is about to be told stays (told-service.ts).
CREATE FUNCTION end_applications("job" uuid, "reason" text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH gone AS (
    UPDATE applications SET status = 'closed', closed_reason = "reason", ended_at = now(), updated_at = now()
    WHERE job_id = "job" AND status IN ('pending', 'shortlisted') AND told_at IS NULL RETURNING id, worker_id, job_id
  ), told AS (
    INSERT INTO notifications (id, user_id, kind, job_id, application_id)
      SELECT gen_random_uuid(), worker_id, 'closed_' || "reason", job_id, id FROM gone
  )
  -- By the clock: a decision for which this waited began later than this transaction, and comes before it.
  INSERT INTO application_events (id, application_id, type, at)
    SELECT gen_random_uuid(), id, 'closed', clock_timestamp() FROM gone;
END;
$$;

CREATE FUNCTION end_applications_with_job() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_applications(NEW.id, NEW.closed_reason);
  RETURN NULL;
END;
$$;
-- Not by a mere close or pause: its owner may still decide.
CREATE TRIGGER jobs_end_applications AFTER UPDATE OF "status", "removed_at", "closed_reason" ON "jobs" FOR EACH ROW
  WHEN (NEW.closed_reason NOT IN ('owner', 'paused') AND NEW.closed_reason IS DISTINCT FROM OLD.closed_reason)
  EXECUTE FUNCTION end_applications_with_job();

-- The queue of notifications to be delivered outside the page. A trigger, because notifications are written in several ways,
-- some of them by the database itself. Only for people who can be reached there, so that the queue stays as short as its
-- work.
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

-- Employers who want to call someone without a phone number are told once it is given. A trigger, because a number is given
-- in several ways: in the account, in the profile, beside an application. One notification an employer, about the latest
-- application, and none while an earlier one has not been seen: a number taken out and put in again is no news.
CREATE FUNCTION tell_contact_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO notifications (id, user_id, kind, job_id, application_id)
    SELECT DISTINCT ON (a.employer_id) gen_random_uuid(), a.employer_id, 'contact_added', a.job_id, a.id
    FROM applications AS a
    WHERE a.worker_id = NEW.id AND a.cleared_at IS NULL
      AND (a.status = 'shortlisted' OR (a.status = 'accepted' AND a.work_ended_at IS NULL))
      AND EXISTS (
        SELECT 1 FROM consents AS c
        WHERE c.application_id = a.id AND c.kind = 'sharing' AND c.withdrawn_at IS NULL)
      AND NOT EXISTS (
        SELECT 1 FROM notifications AS n
        JOIN applications AS other ON other.id = n.application_id AND other.worker_id = NEW.id
        WHERE n.user_id = a.employer_id AND n.kind = 'contact_added' AND n.seen_at IS NULL)
    ORDER BY a.employer_id, a.updated_at DESC, a.id DESC;
  RETURN NULL;
END;
$$;
CREATE TRIGGER users_contact_added AFTER UPDATE OF "phone" ON "users" FOR EACH ROW
  WHEN (OLD.phone IS NULL AND NEW.phone IS NOT NULL) EXECUTE FUNCTION tell_contact_added();

-- A trigger, because jobs are written in several ways. Numbers as long as a phone number's are nobody's word: they are found as
-- a whole. In one order, so that two transactions cannot wait for each other.
CREATE FUNCTION note_job_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO job_words (word)
    SELECT DISTINCT word FROM unnest(NEW.search_words) AS words (word) WHERE word !~ '[0-9]{7}' ORDER BY word
    -- Twice a day at most. What is written just now is not removed at night.
    ON CONFLICT (word) DO UPDATE SET noted_at = EXCLUDED.noted_at
      WHERE job_words.noted_at < EXCLUDED.noted_at - interval '12 hours';
  RETURN NULL;
END;
$$;
CREATE TRIGGER jobs_words AFTER INSERT OR UPDATE OF "search_words" ON "jobs"
  FOR EACH ROW EXECUTE FUNCTION note_job_words();

-- How well an applicant fits depends on job and profile: whatever changes one of them, the next turn measures its applications
-- again (lib/domains/applications/fit-service.ts). A mark on the row itself, so that nobody waits for a thousand applications.
CREATE FUNCTION mark_fits_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.fits_due_at := clock_timestamp();
  RETURN NEW;
END;
$$;
CREATE TRIGGER jobs_fits BEFORE UPDATE OF "place_id", "salary_min", "salary_max", "hours_part", "experience_level", "languages_required"
  ON "jobs" FOR EACH ROW
  WHEN ((OLD.place_id, OLD.salary_min, OLD.salary_max, OLD.hours_part, OLD.experience_level, OLD.languages_required)
    IS DISTINCT FROM (NEW.place_id, NEW.salary_min, NEW.salary_max, NEW.hours_part, NEW.experience_level, NEW.languages_required))
  EXECUTE FUNCTION mark_fits_due();
CREATE TRIGGER profiles_fits
  BEFORE UPDATE OF "place_ids", "preferred_locations", "location", "expected_salary_min", "availability", "primary_language", "secondary_languages"
  ON "profiles" FOR EACH ROW
  WHEN ((OLD.place_ids, OLD.preferred_locations, OLD.location, OLD.expected_salary_min, OLD.availability, OLD.primary_language, OLD.secondary_languages)
    IS DISTINCT FROM (NEW.place_ids, NEW.preferred_locations, NEW.location, NEW.expected_salary_min, NEW.availability, NEW.primary_language, NEW.secondary_languages))
  EXECUTE FUNCTION mark_fits_due();

-- The audit log only ages; not even the application's own role changes or deletes an entry.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Set by the two functions below alone; what they change is then checked row by row.
  IF TG_OP <> 'TRUNCATE' AND current_setting('kaamsetu.ageing', true) = 'on' THEN RETURN NULL; END IF;
  RAISE EXCEPTION 'audit_log entries are never changed or deleted' USING ERRCODE = 'insufficient_privilege';
END;
$$;
CREATE TRIGGER audit_log_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE FUNCTION short_address("address" inet) RETURNS inet LANGUAGE sql IMMUTABLE AS $$
  SELECT network(set_masklen("address", CASE family("address") WHEN 4 THEN 24 ELSE 48 END))::inet
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
