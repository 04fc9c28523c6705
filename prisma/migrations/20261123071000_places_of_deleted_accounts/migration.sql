-- Jobs of deleted accounts keep nothing that their employer typed; the place that had been read from it stayed until now.
UPDATE "jobs" SET "place_id" = NULL, "city_id" = NULL
WHERE "employer_id" = '00000000-0000-7000-8000-000000000000' AND ("place_id" IS NOT NULL OR "city_id" IS NOT NULL);
