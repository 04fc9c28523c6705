-- AlterTable
ALTER TABLE "jobs" ADD COLUMN     "field_revisions" JSONB NOT NULL DEFAULT '{}';

-- What was changed before is not known field by field: every field counts as changed by the last change, so that a form
-- opened before this migration is asked rather than allowed to overwrite.
UPDATE "jobs" SET "field_revisions" = (
  SELECT jsonb_object_agg(name, "jobs"."revision") FROM unnest(ARRAY[
    'title', 'category', 'location', 'salary', 'type', 'company_name', 'employmentType', 'shift', 'workingDays',
    'experienceLevel', 'requirements', 'urgencyLevel', 'languagesRequired', 'additionalSkills', 'workEnvironment',
    'accommodationProvided', 'accommodationDetails', 'backgroundCheckRequired', 'backgroundCheckTypes',
    'referencesRequired', 'numberOfReferences', 'benefits', 'probationPeriod', 'contractDuration', 'noticePeriod',
    'holidayPolicy', 'dresscode', 'specialInstructions', 'companyLogo', 'previewImage'
  ]) AS name
) WHERE "revision" > 1;
