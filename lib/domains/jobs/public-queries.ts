import "server-only";
import { db } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { isOneOf, recordOf } from "@/lib/core/objects";
import { toJobPlace } from "@/lib/language/places/rows";
import { placeById } from "@/lib/language/places/table";
import { markOf } from "@/lib/domains/users/mark-policy";
import { REGIONS, stateOf, type Region } from "@/lib/domains/users/options";
import { SHIFTS } from "@/lib/domains/profiles/options";
import { isUuid } from "@/lib/core/uuid";
import { PUBLIC_FACTS } from "./fact-options";
import { isCheckShown } from "./policy";
import { BENEFITS, JOB_EXPERIENCE_LEVELS, REQUIRED_LANGUAGES } from "./options";
import type { Reader } from "./rows";
import type { PublicJob } from "./types";
import { OPEN } from "./visible-queries";

/** The columns of a job's public face, and no others: what is not read cannot be shown by mistake. */
const publicSelect = {
  id: true,
  category: true,
  employmentType: true,
  salaryMin: true,
  salaryMax: true,
  shift: true,
  hoursFrom: true,
  hoursTo: true,
  placeId: true,
  createdAt: true,
  postedAt: true,
  openUntil: true,
  ...recordOf(PUBLIC_FACTS, () => true as const),
  accommodationProvided: true,
  backgroundCheckRequired: true,
  backgroundCheckTypes: true,
  experienceLevel: true,
  languagesRequired: true,
  benefits: true,
  revision: true,
  company: { select: { user: { select: { isVerified: true, phoneConfirmedAt: true, createdAt: true } } } },
} satisfies Prisma.JobSelect;

/**
 * The public face of an open job, for anyone; null for every other id, whatever the reason. It is no view: only workers'
 * looks are counted.
 */
export async function getPublicJob(reader: Reader, id: string): Promise<PublicJob | null> {
  if (!isUuid(id)) return null;
  const row = await db.job.findFirst({ where: { id, ...OPEN }, select: publicSelect });
  if (!row) return null;
  const { shift, placeId, createdAt, postedAt, openUntil, experienceLevel, languagesRequired, benefits } = row;
  const { backgroundCheckTypes: _types, company, ...facts } = row;
  const place = toJobPlace(placeId, "", reader.language);
  return {
    ...facts,
    backgroundCheckRequired: isCheckShown(row),
    shift: isOneOf(SHIFTS, shift) ? shift : null,
    place: place?.name ?? null,
    city: place?.city ?? null,
    state: place?.state ?? null,
    region: regionOf(placeId),
    pin: place?.pin ?? null,
    // A stored text that is no option of ours was typed once.
    experienceLevel: isOneOf(JOB_EXPERIENCE_LEVELS, experienceLevel) ? experienceLevel : null,
    languagesRequired: languagesRequired.filter((name) => isOneOf(REQUIRED_LANGUAGES, name)),
    benefits: benefits.filter((name) => isOneOf(BENEFITS, name)),
    employerMark: markOf(company.user),
    postedAt: (postedAt ?? createdAt).toISOString(),
    openUntil: openUntil?.toISOString() ?? null,
  };
}

/** The region of a place, among those that registration offers. */
const regionOf = (placeId: string | null): Region | null => {
  const state = placeId === null ? undefined : placeById(placeId)?.city.state;
  return REGIONS.find((region) => stateOf(region) === state) ?? null;
};

/** The newest open jobs, for the list that search engines read: what has a public face, and since when it looks as it does. */
export const listPublicJobs = (limit: number): Promise<{ id: string; updatedAt: Date }[]> =>
  db.job.findMany({
    where: OPEN,
    select: { id: true, updatedAt: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
  });
