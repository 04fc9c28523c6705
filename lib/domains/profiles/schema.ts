import { z } from "zod";
import { ReceivedFile } from "@/lib/platform/http/received-file";
import { clearable, flag, image, line, msg, text } from "@/lib/platform/http/validation";
import { sentWish } from "@/lib/platform/http/salary-input";
import { personName } from "@/lib/domains/users/account-schema";
import { GENDERS, PROFILE_MAX, WORKER_EXPERIENCE_LEVELS } from "./options";
import { isContact } from "./policy";

const detail = clearable(line(PROFILE_MAX.line));
const paragraph = clearable(text(PROFILE_MAX.paragraph));

const chosen = <const Option extends string>(options: readonly Option[]) =>
  clearable(z.union([z.enum(options), z.literal("")]));

const items = (max: number) =>
  z
    .array(line(PROFILE_MAX.item))
    .max(max)
    .nullable()
    .transform((values) => distinct(values ?? []))
    .optional();

/** Drops blanks and values that differ from an earlier one only in case. */
function distinct(values: string[]): string[] {
  const byKey = new Map(values.toReversed().map((value) => [value.toLowerCase(), value]));
  return [...byKey.values()].toReversed().filter(Boolean);
}

// No current worker started before 1940, and PostgreSQL has no year 0.
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
  name: clearable(personName),
  contact: clearable(line(PROFILE_MAX.line).refine((value) => value === "" || isContact(value), msg("contactFormat"))),
  location: detail,
};

const workerFields = {
  ...personFields,
  expectedSalary: sentWish,
  availability: detail,
  primaryLanguage: clearable(line(PROFILE_MAX.item)),
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
  gender: chosen(GENDERS),
  experience: chosen(WORKER_EXPERIENCE_LEVELS),
  preferredShift: detail,
};

/** The workers' form, without the photo. */
export const workerProfileInput = z.object(workerFields);

const companyFields = { companyName: detail, companyDescription: paragraph };

/** The employers' form, without the logo. */
export const companyProfileInput = z.object({ ...personFields, ...companyFields });

// A client may send back the profile it read, in which a picture is a URL: that changes nothing.
const picture = z
  .union([image, z.string(), z.null()], { error: msg("notAnImage") })
  .transform(fileOnly)
  .optional();

function fileOnly(value: ReceivedFile | string | null | undefined): ReceivedFile | undefined {
  return value instanceof ReceivedFile ? value : undefined;
}

/** PUT /api/user/profile: missing fields stay as they are, fields of another role are ignored. */
export const profileInput = z.object({
  ...workerFields,
  ...companyFields,
  photo: picture,
  removePhoto: flag.optional(),
  companyLogo: picture,
  removeCompanyLogo: flag.optional(),
});
export type ProfileInput = z.output<typeof profileInput>;

/** The multipart fields of a profile that hold JSON or files. */
export const PROFILE_FORM = {
  json: ["secondaryLanguages", "skills", "preferredLocations", "workHistory"],
  files: ["photo", "companyLogo"],
} as const;
