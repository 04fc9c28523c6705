import "server-only";
import { z } from "zod";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { withoutUndefined } from "@/lib/platform/db/without-undefined";
import { hoursColumns } from "@/lib/language/hours/columns";
import { isOneOf, pick, recordOf } from "@/lib/core/objects";
import type { Language } from "@/lib/language/i18n/languages";
import { distanceFrom, type Area } from "@/lib/language/places/near";
import { toJobPlace } from "@/lib/language/places/rows";
import { placeById } from "@/lib/language/places/table";
import { toSalaryText } from "@/lib/core/salary";
import { jobSearchWords, type SearchedJob } from "@/lib/language/search/text";
import { CHECKED_BY } from "@/lib/domains/users/mark-options";
import { markOf } from "@/lib/domains/users/mark-policy";
import { shownName } from "@/lib/domains/users/shown-name-policy";
import type { Audience } from "@/lib/core/roles";
import type { JobFieldName } from "./fields";
import { CARD_FIELD_NAMES, JOB_FIELD_NAMES } from "./listed-fields";
import { fromPrismaJobType, toPrismaJobType } from "./job-type-rows";
import type { ClosedReason } from "./options";
import { shownStatus } from "./policy";
import { answersOf, promisesOf } from "./record-policy";
import type { ChangeableName, FieldRevisions } from "./collision-policy";
import type { UpdateJobInput } from "./schema";
import type { Job, JobCard } from "./types";
import { untyped } from "./untyped-rows";

/** Fields stored in another form, or under another name, than they are sent. */
const TRANSLATED = ["salary", "type", "company_name", "benefits"] as const satisfies readonly JobFieldName[];
type PlainName = Exclude<JobFieldName, (typeof TRANSLATED)[number]>;
const isPlain = <Name extends JobFieldName>(name: Name): name is Name & PlainName => !isOneOf(TRANSLATED, name);
const PLAIN_NAMES = JOB_FIELD_NAMES.filter(isPlain);

/** Fields that only the owner and admins read with the job; workers' queries do not even select them. */
const PRIVATE_NAMES = ["exactAddress"] as const satisfies readonly PlainName[];
type PublicName = Exclude<PlainName, (typeof PRIVATE_NAMES)[number]>;
const PUBLIC_NAMES = PLAIN_NAMES.filter((name): name is PublicName => !PRIVATE_NAMES.some((other) => other === name));

/** The columns of all fields but those. */
const publicColumns = {
  ...recordOf(PUBLIC_NAMES, () => true as const),
  salaryMin: true,
  salaryMax: true,
  type: true,
  companyName: true,
  benefits: true,
} satisfies Prisma.JobSelect;

/** The columns of all fields. */
export const fieldColumns = {
  ...publicColumns,
  ...recordOf(PRIVATE_NAMES, () => true as const),
} satisfies Prisma.JobSelect;

const PLAIN_CARD_NAMES = CARD_FIELD_NAMES.filter(isPlain);

/** The job's own columns of a card. Lists read them by SQL (card-queries.ts), everything else by Prisma. */
export const cardColumns = {
  ...recordOf(PLAIN_CARD_NAMES, () => true as const),
  id: true,
  placeId: true,
  salaryMin: true,
  salaryMax: true,
  type: true,
  hoursFrom: true,
  hoursTo: true,
  companyName: true,
  companyLogo: true,
  previewImage: true,
  defaultPreviewImageId: true,
  status: true,
  applicationsCount: true,
  viewsCount: true,
  createdAt: true,
  postedAt: true,
} satisfies Prisma.JobSelect;

/** Columns of an employer's mark. */
const markSelect = { isVerified: true, phoneConfirmedAt: true, createdAt: true } satisfies Prisma.UserSelect;

/** Columns of a card, with the company's name and logo for jobs that have none of their own. */
export const cardSelect = {
  ...cardColumns,
  company: { select: { companyName: true, name: true, companyLogo: true, user: { select: markSelect } } },
} satisfies Prisma.JobSelect;
export type CardRow = Prisma.JobGetPayload<{ select: typeof cardSelect }>;

/** Columns of a whole job, and what workers may know of its employer: never any contact details. */
export const jobSelect = {
  ...cardSelect,
  ...publicColumns,
  company: {
    select: {
      ...cardSelect.company.select,
      companyDescription: true,
      location: true,
      // Of what an employer is known by (lib/domains/applications/record-service.ts).
      answered: true,
      answeredInDay: true,
      answeredInThree: true,
      unanswered: true,
      promisesKept: true,
      promisesBroken: true,
      user: { select: { ...markSelect, checkedBy: true, checkedAt: true } },
    },
  },
  employerId: true,
  revision: true,
  updatedAt: true,
} satisfies Prisma.JobSelect;

const endSelect = { status: true, openUntil: true, closedReason: true, untoldEnd: true } satisfies Prisma.JobSelect;
type EndRow = Prisma.JobGetPayload<{ select: typeof endSelect }>;

/** Columns of a card for its owner. */
export const ownCardSelect = { ...cardSelect, ...endSelect, people: true } satisfies Prisma.JobSelect;

/** Row → when and why a job ends, for its owner, who sees an end at once (ending-service.ts). */
export const toEnd = ({ status, openUntil, closedReason, untoldEnd }: EndRow) => ({
  status: untoldEnd === null ? shownStatus(status).status : ("closed" as const),
  open_until: untoldEnd === null ? (openUntil?.toISOString() ?? null) : null,
  // A row keeps its reason, and lib/domains/jobs/options.ts every reason.
  closed_reason: (untoldEnd ?? closedReason) as ClosedReason | null,
});

/** The same for its owner and admins. */
export const ownJobSelect = {
  ...jobSelect,
  ...endSelect,
  ...recordOf(PRIVATE_NAMES, () => true as const),
} satisfies Prisma.JobSelect;
type JobRow = Prisma.JobGetPayload<{ select: typeof jobSelect }>;

/** For whom a row is shown: places have names in the reader's language. */
export type Reader = { readonly language: Language; readonly audience?: Audience };

const readBy = <Row extends CardRow>(row: Row, { audience }: Reader): Row =>
  row.status === "held" && audience === "worker" ? untyped(row) : row;

/** Row → card; a job without company name or logo shows its employer's. */
export function toCard(stored: CardRow, reader: Reader): JobCard {
  const row = readBy(stored, reader);
  return {
    id: row.id,
    ...pick(row, PLAIN_CARD_NAMES),
    place: toJobPlace(row.placeId, row.location, reader.language),
    salary: toSalaryText(row.salaryMin, row.salaryMax),
    salaryMin: row.salaryMin,
    salaryMax: row.salaryMax,
    type: fromPrismaJobType(row.type),
    hoursFrom: row.hoursFrom,
    hoursTo: row.hoursTo,
    company_name: row.companyName ?? row.company.companyName ?? shownName(row.company.name),
    employer_verified: row.company.user.isVerified,
    employer_mark: markOf(row.company.user),
    company_logo: row.companyLogo ?? row.company.companyLogo,
    preview_image: row.previewImage,
    useDefaultPreviewImage: row.previewImage === null,
    defaultPreviewImageId: row.previewImage === null ? (row.defaultPreviewImageId ?? (row.category || null)) : null,
    ...shownStatus(row.status),
    applications: row.applicationsCount,
    views: row.viewsCount,
    created_at: row.createdAt.toISOString(),
    posted_date: row.postedAt?.toISOString() ?? null,
  };
}

/** A job with how far it is from an area. */
export const withDistance = <Shown extends JobCard>(job: Shown, area: Area | null): Shown =>
  area ? { ...job, distance: distanceFrom(area, job.place ? placeById(job.place.id) : undefined) } : job;

/** Which proof a person saw, and when; null if nobody said so. */
const checkedOf = ({ checkedBy, checkedAt }: JobRow["company"]["user"]) =>
  isOneOf(CHECKED_BY, checkedBy) && checkedAt !== null ? { what: checkedBy, at: checkedAt.toISOString() } : null;

/** Whether a row was read for the job's owner or an admin. */
const isWhole = (row: Partial<EndRow>): boolean => row.openUntil !== undefined;

/** Row → whole job, with the private fields if they were selected. */
export function toJob(stored: JobRow & Partial<EndRow> & { exactAddress?: string | null }, reader: Reader): Job {
  const row = readBy(stored, reader);
  return {
    ...toCard(stored, reader),
    ...pick(row, PUBLIC_NAMES),
    ...toEnd({
      status: row.status,
      openUntil: row.openUntil ?? null,
      closedReason: row.closedReason ?? null,
      untoldEnd: row.untoldEnd ?? null,
    }),
    ...(isWhole(row) && row.status === "open" && row.untoldEnd === null ? { review: "fine" as const } : {}),
    undecided: null,
    hired: null,
    exactAddress: row.exactAddress ?? null,
    employerId: row.employerId,
    employer: {
      description: row.company.companyDescription,
      location: row.company.location,
      isVerified: row.company.user.isVerified,
      mark: markOf(row.company.user),
      checked: checkedOf(row.company.user),
      since: row.company.user.createdAt.toISOString(),
      answers: answersOf(row.company),
      promises: promisesOf(row.company),
    },
    benefits: Object.fromEntries(row.benefits.map((name) => [name, true as const])),
    revision: row.revision,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** The columns needed to decide on a change of a job. */
export const changeSelect = {
  ...fieldColumns,
  placeId: true,
  cityId: true,
  status: true,
  closedReason: true,
  heldReasons: true,
  passedWording: true,
  changes: true,
  untoldEnd: true,
  companyLogo: true,
  previewImage: true,
  defaultPreviewImageId: true,
  postedAt: true,
  revision: true,
  fieldRevisions: true,
} satisfies Prisma.JobSelect;

/** Field values → columns, for the fields that were sent. */
export const toColumns = ({ salary, type, company_name, ...same }: Pick<UpdateJobInput, JobFieldName>) =>
  withoutUndefined({
    ...same,
    companyName: company_name,
    salaryMin: salary && salary.min,
    salaryMax: salary && salary.max,
    type: type && toPrismaJobType(type),
  });

/** The columns that follow from others. */
export const derivedColumns = (job: SearchedJob & { shift: string | null }) => ({
  searchWords: jobSearchWords(job),
  ...hoursColumns(job.shift),
});

const FIELD_OF_COLUMN: Record<string, ChangeableName> = {
  companyName: "company_name",
  placeId: "location",
  cityId: "location",
  salaryMin: "salary",
  salaryMax: "salary",
  defaultPreviewImageId: "previewImage",
};

/** The fields that the columns belong to. */
export const fieldsOf = (columns: object): ChangeableName[] => [
  ...new Set(Object.keys(columns).map((column) => FIELD_OF_COLUMN[column] ?? (column as ChangeableName))),
];

/** The revision that last changed each field; an absent field is as it was first saved. */
export const toFieldRevisions = (stored: Prisma.JsonValue): FieldRevisions =>
  z.record(z.string(), z.number().int()).parse(stored);
