-- Names that look alike share a skeleton (UTS 39), which SQL cannot compute: scripts/older-rows.ts fills the column
-- for the accounts that are there.
ALTER TABLE "users" ADD COLUMN "name_skeleton" TEXT;
CREATE UNIQUE INDEX "users_name_skeleton_key" ON "users"("name_skeleton");

-- Names are looked up in NFKC from now on. One that would become another account's name stays as it is.
UPDATE "users" AS u SET "username" = normalize(u."username"::text, NFKC)
WHERE u."username"::text IS NOT NFKC NORMALIZED
  AND char_length(normalize(u."username"::text, NFKC)) BETWEEN 3 AND 32
  AND NOT EXISTS (
    SELECT 1 FROM "users" AS o
    WHERE o."id" <> u."id" AND normalize(o."username"::text, NFKC)::citext = normalize(u."username"::text, NFKC)::citext
  );
