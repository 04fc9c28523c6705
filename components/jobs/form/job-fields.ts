import { toSalaryText } from "@/lib/salary";
import type {
  Benefit,
  Category,
  EmploymentType,
  JobType,
  RequiredLanguage,
  UrgencyLevel,
  VerificationType,
} from "@/lib/jobs/options";
import { CATEGORIES } from "@/lib/jobs/options";
import type { Job } from "@/lib/jobs/types";

/** What the create form and the edit form hold: as typed, with an empty text where nothing was. */
export type JobFields = {
  /** What the pressed button wants: a draft needs less than a position that others see. */
  intent: "publish" | "draft";
  title: string;
  category: Category | "";
  location: string;
  salary: string;
  company_name: string;
  /** Asked when creating. */
  employmentType: EmploymentType;
  /** Asked when editing. */
  type: JobType;
  urgencyLevel: UrgencyLevel;
  shift: string;
  workingDays: string;
  experienceLevel: string;
  /** One per line. */
  requirements: string;
  languagesRequired: RequiredLanguage[];
  /** One per line, or with commas between. */
  additionalSkills: string;
  workEnvironment: string;
  accommodationProvided: boolean;
  accommodationDetails: string;
  backgroundCheckRequired: boolean;
  backgroundCheckTypes: VerificationType[];
  referencesRequired: boolean;
  numberOfReferences: string;
  benefits: Benefit[];
  probationPeriod: string;
  contractDuration: string;
  noticePeriod: string;
  holidayPolicy: string;
  dresscode: string;
  specialInstructions: string;
  useDefaultPreviewImage: boolean;
  /** Empty: the picture of the category, whichever that is. */
  defaultPreviewImageId: Category | "";
  companyLogo: File | null;
  /** The position's own logo goes; asked when editing. */
  removeCompanyLogo: boolean;
  previewImage: File | null;
};

export type JobFieldName = keyof JobFields;
/** Fields that hold a text. */
export type TextFieldName = {
  [Name in JobFieldName]: string extends JobFields[Name] ? (JobFields[Name] extends string ? Name : never) : never;
}[JobFieldName];
/** Fields that hold yes or no. */
export type FlagFieldName = {
  [Name in JobFieldName]: JobFields[Name] extends boolean ? Name : never;
}[JobFieldName];

/** An empty create form (product.md, section 4, Create request defaults). */
export const NEW_JOB: JobFields = {
  intent: "publish",
  title: "",
  category: "",
  location: "",
  salary: "",
  company_name: "",
  employmentType: "LIVE_OUT_FULL_TIME",
  type: "FULL TIME",
  urgencyLevel: "flexible",
  shift: "",
  workingDays: "",
  experienceLevel: "",
  requirements: "",
  languagesRequired: [],
  additionalSkills: "",
  workEnvironment: "",
  accommodationProvided: false,
  accommodationDetails: "",
  backgroundCheckRequired: true,
  backgroundCheckTypes: [],
  referencesRequired: true,
  numberOfReferences: "2",
  benefits: [],
  probationPeriod: "",
  contractDuration: "",
  noticePeriod: "",
  holidayPolicy: "",
  dresscode: "",
  specialInstructions: "",
  useDefaultPreviewImage: true,
  defaultPreviewImageId: "",
  companyLogo: null,
  removeCompanyLogo: false,
  previewImage: null,
};

/** The edit form as it opens: the position's own values; the default picture is on when it has no custom one. */
export const toJobFields = (job: Job): JobFields => ({
  ...NEW_JOB,
  title: job.title,
  category: categoryOrNone(job.category),
  location: job.location,
  salary: toSalaryText(job.salaryMin, job.salaryMax) ?? "",
  company_name: job.company_name ?? "",
  employmentType: job.employmentType,
  type: job.type,
  urgencyLevel: job.urgencyLevel,
  shift: job.shift ?? "",
  workingDays: job.workingDays ?? "",
  experienceLevel: job.experienceLevel ?? "",
  requirements: job.requirements.join("\n"),
  languagesRequired: job.languagesRequired as RequiredLanguage[],
  additionalSkills: job.additionalSkills.join("\n"),
  workEnvironment: job.workEnvironment ?? "",
  accommodationProvided: job.accommodationProvided,
  accommodationDetails: job.accommodationDetails ?? "",
  backgroundCheckRequired: job.backgroundCheckRequired,
  backgroundCheckTypes: job.backgroundCheckTypes as VerificationType[],
  referencesRequired: job.referencesRequired,
  numberOfReferences: String(job.numberOfReferences ?? NEW_JOB.numberOfReferences),
  benefits: Object.keys(job.benefits) as Benefit[],
  probationPeriod: job.probationPeriod ?? "",
  contractDuration: job.contractDuration ?? "",
  noticePeriod: job.noticePeriod ?? "",
  holidayPolicy: job.holidayPolicy ?? "",
  dresscode: job.dresscode ?? "",
  specialInstructions: job.specialInstructions ?? "",
  useDefaultPreviewImage: job.useDefaultPreviewImage,
  defaultPreviewImageId: categoryOrNone(job.defaultPreviewImageId),
});

const categoryOrNone = (value: string | null): Category | "" => CATEGORIES.find((category) => category === value) ?? "";
