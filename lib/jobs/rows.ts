import "server-only";
import type { Prisma } from "@/lib/db/generated/client";
import { toSalaryText } from "@/lib/salary";
import { fromPrismaJobType } from "./job-type";
import type { Job, JobCard } from "./types";

/** Columns of a card, and the company's name and logo where the position has none of its own. */
export const cardSelect = {
  id: true,
  title: true,
  category: true,
  location: true,
  salaryMin: true,
  salaryMax: true,
  type: true,
  employmentType: true,
  shift: true,
  workingDays: true,
  companyName: true,
  companyLogo: true,
  previewImage: true,
  defaultPreviewImageId: true,
  status: true,
  urgencyLevel: true,
  experienceLevel: true,
  accommodationProvided: true,
  backgroundCheckRequired: true,
  applicationsCount: true,
  viewsCount: true,
  createdAt: true,
  postedAt: true,
  company: { select: { companyName: true, name: true, companyLogo: true } },
} satisfies Prisma.JobSelect;
type CardRow = Prisma.JobGetPayload<{ select: typeof cardSelect }>;

/** Columns of a whole position, and what workers may know of its employer: never how to reach anybody. */
export const jobSelect = {
  ...cardSelect,
  company: {
    select: {
      ...cardSelect.company.select,
      companyDescription: true,
      location: true,
      user: { select: { isVerified: true } },
    },
  },
  employerId: true,
  requirements: true,
  benefits: true,
  workEnvironment: true,
  accommodationDetails: true,
  backgroundCheckTypes: true,
  referencesRequired: true,
  numberOfReferences: true,
  languagesRequired: true,
  additionalSkills: true,
  probationPeriod: true,
  contractDuration: true,
  noticePeriod: true,
  holidayPolicy: true,
  dresscode: true,
  specialInstructions: true,
  revision: true,
  updatedAt: true,
} satisfies Prisma.JobSelect;
type JobRow = Prisma.JobGetPayload<{ select: typeof jobSelect }>;

/** Row → card; the company's name and logo are the employer's where the position has none of its own. */
export const toCard = (row: CardRow): JobCard => ({
  id: row.id,
  title: row.title,
  category: row.category,
  location: row.location,
  salary: toSalaryText(row.salaryMin, row.salaryMax),
  salaryMin: row.salaryMin,
  salaryMax: row.salaryMax,
  type: fromPrismaJobType(row.type),
  employmentType: row.employmentType,
  shift: row.shift,
  workingDays: row.workingDays,
  company_name: row.companyName ?? row.company.companyName ?? row.company.name,
  company_logo: row.companyLogo ?? row.company.companyLogo,
  preview_image: row.previewImage,
  useDefaultPreviewImage: row.previewImage === null,
  defaultPreviewImageId: row.previewImage === null ? (row.defaultPreviewImageId ?? row.category) : null,
  status: row.status,
  urgencyLevel: row.urgencyLevel,
  experienceLevel: row.experienceLevel,
  accommodationProvided: row.accommodationProvided,
  backgroundCheckRequired: row.backgroundCheckRequired,
  applications: row.applicationsCount,
  views: row.viewsCount,
  created_at: row.createdAt.toISOString(),
  posted_date: row.postedAt?.toISOString() ?? null,
});

/** Row → whole position. */
export const toJob = (row: JobRow): Job => ({
  ...toCard(row),
  employerId: row.employerId,
  employer: {
    description: row.company.companyDescription,
    location: row.company.location,
    isVerified: row.company.user.isVerified,
  },
  requirements: row.requirements,
  benefits: Object.fromEntries(row.benefits.map((name) => [name, true as const])),
  workEnvironment: row.workEnvironment,
  accommodationDetails: row.accommodationDetails,
  backgroundCheckTypes: row.backgroundCheckTypes,
  referencesRequired: row.referencesRequired,
  numberOfReferences: row.numberOfReferences,
  languagesRequired: row.languagesRequired,
  additionalSkills: row.additionalSkills,
  probationPeriod: row.probationPeriod,
  contractDuration: row.contractDuration,
  noticePeriod: row.noticePeriod,
  holidayPolicy: row.holidayPolicy,
  dresscode: row.dresscode,
  specialInstructions: row.specialInstructions,
  revision: row.revision,
  updated_at: row.updatedAt.toISOString(),
});
