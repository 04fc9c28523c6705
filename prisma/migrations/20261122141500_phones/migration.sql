-- AlterTable
ALTER TABLE "users" ADD COLUMN     "phone" TEXT,
ADD COLUMN     "whatsapp" BOOLEAN;

-- The contacts that are phone numbers, by the rule of lib/phone.ts. The contact itself stays as it was typed.
UPDATE "users" SET "phone" = "read"."phone"
FROM (
    SELECT "user_id", CASE
        WHEN "digits" ~ '^(\+91|91|0)?[6-9][0-9]{9}$' THEN '+91' || right("digits", 10)
        WHEN "digits" ~ '^\+(?!91)[1-9][0-9]{7,14}$' THEN "digits"
    END AS "phone"
    FROM (SELECT "user_id", regexp_replace("contact", '[\s().-]', '', 'g') AS "digits" FROM "profiles") AS "typed"
) AS "read"
WHERE "read"."user_id" = "users"."id" AND "read"."phone" IS NOT NULL;
