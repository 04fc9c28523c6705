/** The fields about the work itself: kind, place, time, pay, and the person wanted. */
import { choice, choices, choiceToPublish, count, requiredChoice } from "./chosen-fields";
import {
  CATEGORIES,
  EMPLOYMENT_TYPES,
  JOB_EXPERIENCE_LEVELS,
  JOB_TYPES,
  REQUIRED_LANGUAGES,
  URGENCY_LEVELS,
} from "./options";
import { described, inForms, type Places } from "./placed-fields";
import {
  linesToEdit,
  lineToPublish,
  requiredLine,
  requiredLineToPublish,
  optionalAddress,
  optionalLine,
  salaryToPublish,
  words,
} from "./typed-fields";

export const WORK_FIELDS = {
  title: {
    ...requiredLine({ missing: "positionTitleRequired", tooShort: "titleTooShort" }),
    create: { section: "job", label: "requestForm.title", hint: "requestForm.titleHint", required: true },
    edit: { section: "job", label: "editJob.jobTitle", required: true },
    worker: { section: "header" },
    owner: { section: "heading" },
  },
  category: {
    ...described(
      requiredChoice("category", CATEGORIES, { post: "staffCategoryRequired", edit: "categoryRequired" }),
      "Empty if a draft has none",
    ),
    create: {
      section: "job",
      label: "requestForm.category",
      placeholder: "requestForm.chooseCategory",
      required: true,
    },
    edit: {
      section: "job",
      label: "editJob.category",
      placeholder: "requestForm.chooseCategory",
      required: true,
    },
    worker: { section: "header" },
    owner: { section: "job", label: "ownJob.fields.category" },
  },
  location: {
    ...described(
      requiredLineToPublish({ missing: "locationRequired", tooShort: "locationTooShort" }),
      "As the employer typed it; empty if a draft has none",
    ),
    create: { section: "job", label: "requestForm.location", hint: "requestForm.locationHint", required: true },
    edit: { section: "details", label: "editJob.location", hint: "requestForm.locationHint", required: true },
    worker: { section: "header" },
    owner: { section: "heading" },
  },
  exactAddress: {
    ...described(
      optionalAddress,
      "For its owner and admins, else null; an accepted worker reads it in the application",
    ),
    ...inForms("job", "details", { label: "requestForm.exactAddress", hint: "requestForm.exactAddressHint" }),
    worker: { section: "accepted" },
    owner: { section: "job", label: "ownJob.fields.exactAddress", before: "employmentType" },
  },
  salary: {
    ...described(
      salaryToPublish({ post: "compensationRequired", edit: "salaryRequired" }),
      'Rupees a month: "25000" or "20000-25000"',
    ),
    create: { section: "job", label: "requestForm.salary", required: true },
    edit: { section: "details", label: "editJob.salary", required: true },
    worker: { section: "header" },
    owner: { section: "heading" },
  },
  people: {
    ...described(
      { ...count({ max: 500, initial: 1, outside: "peopleRange" }), blank: 1 },
      "How many are to be hired, from 1 to 500; never fewer than are",
    ),
    ...inForms("job", "details", { label: "requestForm.people" }),
    worker: { section: "terms", label: "jobDetail.terms.people" },
    owner: { section: "job", label: "ownJob.fields.people" },
  },
  type: {
    ...choice("jobType", JOB_TYPES, "FULL TIME"),
    edit: { section: "job", label: "editJob.type", required: true },
    worker: { section: "header" },
    owner: { section: "job", label: "ownJob.fields.type" },
  },
  company_name: {
    ...optionalLine,
    create: { section: "job", label: "requestForm.companyName", hint: "requestForm.companyNameHint" },
    edit: { section: "job", label: "requestForm.companyName" },
    worker: { section: "header" },
    owner: { section: "job", label: "ownJob.fields.company", before: "type" },
  },
  employmentType: {
    ...choice("employmentType", EMPLOYMENT_TYPES, "LIVE_OUT_FULL_TIME"),
    ...inForms("job", "job", { label: "requestForm.employmentType", required: true }),
    worker: { section: "header" },
    owner: { section: "job", label: "ownJob.fields.employmentType" },
  },
  shift: {
    ...described(lineToPublish({ post: "workingHoursRequired", edit: "shiftRequired" }), "Working hours as typed"),
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
    ...described(
      linesToEdit({ missing: "requirementsRequired" }),
      "Sentences; those that the form offers are stored in English and shown in each reader's language",
    ),
    create: {
      section: "schedule",
      label: "requestForm.requirements",
      hint: "requestForm.onePerLine",
      placeholder: "requestForm.requirementsExample",
      lines: 4,
    },
    edit: {
      section: "job",
      label: "requestForm.requirements",
      hint: "requestForm.onePerLine",
      required: true,
      lines: 5,
    },
    worker: { section: "requirements" },
    owner: { section: "job", label: "ownJob.fields.requirements" },
  },
  urgencyLevel: {
    ...choice("urgencyChoice", URGENCY_LEVELS, "flexible"),
    ...inForms("job", "job", { label: "requestForm.urgency", required: true }),
    worker: { section: "header" },
    owner: { section: "job", label: "ownJob.fields.urgency", before: "requirements" },
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
} as const satisfies Record<string, Places>;
