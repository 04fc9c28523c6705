/**
 * Every field of a job that an employer fills in, described once: the API's rules, the forms with their sections,
 * drafts and comparisons, and the screens of worker and owner follow from here (docs/architecture.md, "Add a field to a
 * job"). In form order. Pictures are files and are handled individually.
 */
import { choice, choices, choicesAsMap, choiceToPublish, count, flag, neededChoice } from "./chosen-fields";
import {
  linesToEdit,
  lineToPublish,
  neededLine,
  optionalLine,
  optionalParagraph,
  salaryToPublish,
  words,
} from "./typed-fields";
import { inForms, type Places } from "./placed-fields";
import {
  BENEFITS,
  CATEGORIES,
  EMPLOYMENT_TYPES,
  JOB_EXPERIENCE_LEVELS,
  JOB_TYPES,
  REQUIRED_LANGUAGES,
  URGENCY_LEVELS,
  VERIFICATION_TYPES,
} from "./options";

export const JOB_FIELDS = {
  title: {
    ...neededLine({ missing: "positionTitleRequired", tooShort: "titleTooShort" }),
    create: { section: "position", label: "requestForm.title", hint: "requestForm.titleHint", required: true },
    edit: { section: "position", label: "editJob.jobTitle", required: true },
    worker: { section: "header" },
    owner: { section: "heading" },
  },
  category: {
    ...neededChoice("category", CATEGORIES, { post: "staffCategoryRequired", edit: "categoryRequired" }),
    create: { section: "position", label: "requestForm.category", required: true },
    edit: { section: "position", label: "editJob.category", required: true },
    worker: { section: "header" },
    owner: { section: "position", label: "ownJob.fields.category" },
  },
  location: {
    ...neededLine({ missing: "locationRequired", tooShort: "locationTooShort" }),
    create: { section: "position", label: "requestForm.location", hint: "requestForm.locationHint", required: true },
    edit: { section: "details", label: "editJob.location", required: true },
    worker: { section: "header" },
    owner: { section: "heading" },
  },
  salary: {
    ...salaryToPublish({ post: "compensationRequired", edit: "salaryRequired" }),
    create: { section: "position", label: "requestForm.salary", required: true },
    edit: { section: "details", label: "editJob.salary", required: true },
    worker: { section: "header" },
    owner: { section: "heading" },
  },
  type: {
    ...choice("jobType", JOB_TYPES, "FULL TIME"),
    edit: { section: "position", label: "editJob.type", required: true },
    worker: { section: "header" },
    owner: { section: "position", label: "ownJob.fields.type" },
  },
  company_name: {
    ...optionalLine,
    create: { section: "position", label: "requestForm.companyName", hint: "requestForm.companyNameHint" },
    edit: { section: "position", label: "requestForm.companyName" },
    worker: { section: "header" },
    owner: { section: "position", label: "ownJob.fields.company", before: "type" },
  },
  employmentType: {
    ...choice("employmentType", EMPLOYMENT_TYPES, "LIVE_OUT_FULL_TIME"),
    create: { section: "position", label: "requestForm.employmentType", required: true },
    worker: { section: "header" },
    owner: { section: "position", label: "ownJob.fields.employmentType" },
  },
  shift: {
    ...lineToPublish({ post: "workingHoursRequired", edit: "shiftRequired" }),
    create: { section: "schedule", label: "requestForm.shift", hint: "requestForm.shiftHint", required: true },
    edit: { section: "details", label: "editJob.shift", hint: "requestForm.shiftHint", required: true },
    worker: { section: "header" },
    owner: { section: "schedule", label: "ownJob.fields.shift" },
  },
  workingDays: {
    ...lineToPublish({ post: "workingDaysRequired", edit: "workingDaysRequired" }),
    create: {
      section: "schedule",
      label: "requestForm.workingDays",
      hint: "requestForm.workingDaysHint",
      required: true,
    },
    edit: { section: "details", label: "requestForm.workingDays", hint: "editJob.workingDaysHint", required: true },
    worker: { section: "header" },
    owner: { section: "schedule", label: "ownJob.fields.workingDays" },
  },
  experienceLevel: {
    ...choiceToPublish("experience", JOB_EXPERIENCE_LEVELS, { missing: "experienceLevelRequired" }),
    ...inForms("schedule", "details", {
      label: "requestForm.experience",
      placeholder: "requestForm.chooseExperience",
      required: true,
    }),
    worker: { section: "header" },
    owner: { section: "schedule", label: "ownJob.fields.experience" },
  },
  requirements: {
    ...linesToEdit({ missing: "requirementsRequired" }),
    create: {
      section: "schedule",
      label: "requestForm.requirements",
      hint: "requestForm.onePerLine",
      placeholder: "requestForm.requirementsExample",
    },
    edit: { section: "position", label: "requestForm.requirements", hint: "requestForm.onePerLine", required: true },
    worker: { section: "requirements" },
    owner: { section: "position", label: "ownJob.fields.requirements" },
  },
  urgencyLevel: {
    ...choice("urgencyChoice", URGENCY_LEVELS, "flexible"),
    ...inForms("position", "position", { label: "requestForm.urgency", required: true }),
    worker: { section: "header" },
    owner: { section: "position", label: "ownJob.fields.urgency", before: "requirements" },
  },
  languagesRequired: {
    ...choices("requiredLanguage", REQUIRED_LANGUAGES),
    ...inForms("schedule", "details", { label: "requestForm.languages" }),
    worker: { section: "skills", label: "jobDetail.skills.languages" },
    owner: { section: "schedule", label: "ownJob.fields.languages" },
  },
  additionalSkills: {
    ...words,
    ...inForms("schedule", "details", { label: "requestForm.skills", hint: "requestForm.skillsHint" }),
    worker: { section: "skills", label: "jobDetail.skills.additional" },
    owner: { section: "schedule", label: "ownJob.fields.skills" },
  },
  workEnvironment: {
    ...optionalLine,
    ...inForms("schedule", "details", { label: "requestForm.environment", hint: "requestForm.environmentHint" }),
    worker: { section: "living", label: "jobDetail.living.environment" },
    owner: { section: "schedule", label: "ownJob.fields.workEnvironment", before: "languagesRequired" },
  },
  accommodationProvided: {
    ...flag(false),
    ...inForms("living", "living", {
      label: "requestForm.accommodationProvided",
      hint: "requestForm.accommodationProvidedText",
    }),
    worker: { section: "header" },
    owner: { section: "living", label: "ownJob.fields.accommodation" },
  },
  accommodationDetails: {
    ...optionalParagraph,
    needs: "accommodationProvided",
    ...inForms("living", "living", {
      label: "requestForm.accommodationDetails",
      hint: "requestForm.accommodationDetailsHint",
    }),
    worker: { section: "living", label: "jobDetail.living.accommodation", before: "workEnvironment" },
    owner: { section: "living", label: "ownJob.fields.accommodationDetails" },
  },
  backgroundCheckRequired: {
    ...flag(true),
    ...inForms("verification", "verification", {
      label: "requestForm.backgroundCheck",
      hint: "requestForm.backgroundCheckText",
    }),
    worker: { section: "checks", label: "jobDetail.checks.types" },
    owner: { section: "verification", label: "ownJob.fields.backgroundCheck" },
  },
  backgroundCheckTypes: {
    ...choices("verification", VERIFICATION_TYPES),
    needs: "backgroundCheckRequired",
    ...inForms("verification", "verification", { label: "requestForm.backgroundCheckTypes" }),
    worker: { section: "checks", label: "jobDetail.checks.types" },
    owner: { section: "verification", label: "ownJob.fields.checks" },
  },
  referencesRequired: {
    ...flag(true),
    ...inForms("verification", "verification", {
      label: "requestForm.references",
      hint: "requestForm.referencesText",
    }),
    worker: { section: "checks", label: "jobDetail.checks.references" },
    owner: { section: "verification", label: "ownJob.fields.references", before: "backgroundCheckTypes" },
  },
  numberOfReferences: {
    ...count({ max: 5, initial: 2, outside: "referencesRange" }),
    needs: "referencesRequired",
    ...inForms("verification", "verification", { label: "requestForm.numberOfReferences" }),
    worker: { section: "checks", label: "jobDetail.checks.references" },
    owner: { section: "verification", label: "ownJob.fields.references" },
  },
  benefits: {
    ...choicesAsMap("benefit", BENEFITS),
    ...inForms("benefits", "benefits", { label: "requestForm.benefits", hint: "requestForm.benefitsHint" }),
    worker: { section: "benefits" },
    owner: { section: "benefits", label: "ownJob.fields.benefits" },
  },
  probationPeriod: {
    ...optionalLine,
    ...inForms("benefits", "benefits", { label: "requestForm.probation", hint: "requestForm.probationHint" }),
    worker: { section: "terms", label: "jobDetail.terms.probationPeriod" },
    owner: { section: "benefits", label: "ownJob.fields.probation" },
  },
  contractDuration: {
    ...optionalLine,
    ...inForms("benefits", "benefits", { label: "requestForm.contract", hint: "requestForm.contractHint" }),
    worker: { section: "terms", label: "jobDetail.terms.contractDuration", before: "probationPeriod" },
    owner: { section: "benefits", label: "ownJob.fields.contractDuration" },
  },
  noticePeriod: {
    ...optionalLine,
    ...inForms("benefits", "benefits", { label: "requestForm.notice", hint: "requestForm.noticeHint" }),
    worker: { section: "terms", label: "jobDetail.terms.noticePeriod" },
    owner: { section: "benefits", label: "ownJob.fields.notice" },
  },
  holidayPolicy: {
    ...optionalLine,
    ...inForms("benefits", "benefits", { label: "requestForm.holidays", hint: "requestForm.holidaysHint" }),
    worker: { section: "terms", label: "jobDetail.terms.holidayPolicy" },
    owner: { section: "benefits", label: "ownJob.fields.holidays" },
  },
  dresscode: {
    ...optionalLine,
    ...inForms("benefits", "benefits", { label: "requestForm.dress", hint: "requestForm.dressHint" }),
    worker: { section: "terms", label: "jobDetail.terms.dresscode" },
    owner: { section: "benefits", label: "ownJob.fields.dress" },
  },
  specialInstructions: {
    ...optionalParagraph,
    ...inForms("benefits", "benefits", { label: "requestForm.instructions", hint: "requestForm.instructionsHint" }),
    worker: { section: "instructions" },
    owner: { section: "benefits", label: "ownJob.fields.instructions" },
  },
} as const satisfies Record<string, Places>;

export type JobFieldName = keyof typeof JOB_FIELDS;

/** Fields that exist only while a switch is on. */
export type DependentFieldName = {
  [Name in JobFieldName]: (typeof JOB_FIELDS)[Name] extends { needs: string } ? Name : never;
}[JobFieldName];
