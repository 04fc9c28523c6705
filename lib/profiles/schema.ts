import { z } from "zod";
import { flag, image, line, msg, text } from "@/lib/http/validation";
import { sentSalary } from "@/lib/salary-input";
import { isContact } from "./policy";

/** Longest texts in characters and longest lists. */
export const PROFILE_MAX = {
  line: 120,
  item: 60,
  paragraph: 2_000,
  languages: 15,
  skills: 40,
  locations: 20,
  workHistory: 20,
} as const;

/** Absent keeps, empty or null clears. */
const sent = <T extends z.ZodType<string, string>>(schema: T) =>
  schema
    .nullable()
    .transform((value) => value || null)
    .optional();

const detail = sent(line(PROFILE_MAX.line));
const paragraph = sent(text(PROFILE_MAX.paragraph));

const items = (max: number) =>
  z
    .array(line(PROFILE_MAX.item))
    .max(max)
    .nullable()
    .transform((values) => distinct(values ?? []))
    .optional();

/** Without blanks and without what differs from an earlier one in case only. */
function distinct(values: string[]): string[] {
  const byKey = new Map(values.toReversed().map((value) => [value.toLowerCase(), value]));
  return [...byKey.values()].toReversed().filter(Boolean);
}

// Nobody who works was at it before; PostgreSQL does not know the year 0.
const isInWorkingLife = (date: Date | null): boolean =>
  date === null || (date.getUTCFullYear() >= 1940 && date.getUTCFullYear() < 2100);

const toDate = (day: string): Date => new Date(`${day}T00:00:00Z`);

const workExperience = z
  .object({
    jobTitle: line(PROFILE_MAX.line, { length: 1, message: msg("jobTitleRequired") }),
    company: line(PROFILE_MAX.line, { length: 1, message: msg("companyRequired") }),
    startDate: z.iso.date(msg("dateFormat")).transform(toDate).refine(isInWorkingLife, msg("dateFormat")),
    endDate: z
      .union([z.literal(""), z.iso.date()], { error: msg("dateFormat") })
      .nullish()
      .transform((value) => (value ? toDate(value) : null))
      .refine(isInWorkingLife, msg("dateFormat")),
  })
  .refine(({ startDate, endDate }) => endDate === null || endDate >= startDate, {
    path: ["endDate"],
    error: msg("endBeforeStart"),
  });

const personFields = {
  name: detail,
  contact: sent(line(PROFILE_MAX.line).refine((value) => value === "" || isContact(value), msg("contactFormat"))),
  location: detail,
};

const workerFields = {
  ...personFields,
  expectedSalary: sentSalary,
  availability: detail,
  primaryLanguage: sent(line(PROFILE_MAX.item)),
  secondaryLanguages: items(PROFILE_MAX.languages),
  skills: items(PROFILE_MAX.skills),
  preferredLocations: items(PROFILE_MAX.locations),
  bio: paragraph,
  workHistory: z
    .array(workExperience)
    .max(PROFILE_MAX.workHistory)
    .nullable()
    .transform((rows) => rows ?? [])
    .optional(),
};

/** What the workers' form holds besides the photo. */
export const workerProfileInput = z.object(workerFields);

const companyFields = { companyName: detail, companyDescription: paragraph };

/** What the employers' form holds besides the logo. */
export const companyProfileInput = z.object({ ...personFields, ...companyFields });

// A caller may send back what it read, where a picture is its address: that changes nothing.
const picture = z
  .union([image, z.string(), z.null()], { error: msg("notAnImage") })
  .transform(fileOnly)
  .optional();

function fileOnly(value: File | string | null | undefined): File | undefined {
  return value instanceof File ? value : undefined;
}

/** PUT /api/user/profile: fields not sent stay as they are, fields of another role are not read. */
export const profileInput = z.object({
  ...workerFields,
  ...companyFields,
  photo: picture,
  removePhoto: flag.optional(),
  companyLogo: picture,
  removeCompanyLogo: flag.optional(),
});
export type ProfileInput = z.output<typeof profileInput>;

/** How a profile arrives as multipart. */
export const PROFILE_FORM = {
  json: ["secondaryLanguages", "skills", "preferredLocations", "workHistory"],
  files: ["photo", "companyLogo"],
} as const;
