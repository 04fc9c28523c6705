/** The fields about everything that comes with the work: lodging, checks, benefits, and the terms of the agreement. */
import { chip, choices, choicesAsMap, count, flag } from "./chosen-fields";
import { ROOMS } from "./fact-options";
import { BENEFITS, VERIFICATION_TYPES } from "./options";
import { described, inForms, type Places } from "./placed-fields";
import { optionalLine, optionalParagraph } from "./typed-fields";

export const TERMS_FIELDS = {
  accommodationProvided: {
    ...flag(false),
    ...inForms("living", "living", {
      label: "requestForm.accommodationProvided",
      hint: "requestForm.accommodationProvidedText",
    }),
    worker: { section: "header" },
    owner: { section: "living", label: "ownJob.fields.accommodation" },
  },
  room: {
    ...chip("room", ROOMS),
    needs: "accommodationProvided",
    ...inForms("living", "living", { label: "jobFacts.room" }),
    worker: { section: "facts", label: "jobFacts.room" },
    owner: { section: "living", label: "jobFacts.room" },
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
    ...described(choicesAsMap("benefit", BENEFITS), "Each benefit by name"),
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
