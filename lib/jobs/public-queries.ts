import "server-only";
import { db } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { isOneOf } from "@/lib/objects";
import { toJobPlace } from "@/lib/places/rows";
import { SHIFTS } from "@/lib/profiles/options";
import { isUuid } from "@/lib/uuid";
import type { Reader } from "./rows";
import type { PublicJob } from "./types";

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
} satisfies Prisma.JobSelect;

/**
 * The public face of an open job, for anyone; null for every other id, whatever the reason. It is no view: only workers'
 * looks are counted.
 */
export async function getPublicJob(reader: Reader, id: string): Promise<PublicJob | null> {
  if (!isUuid(id)) return null;
  const row = await db.job.findFirst({ where: { id, status: "open", removedAt: null }, select: publicSelect });
  if (!row) return null;
  const { shift, placeId, ...facts } = row;
  return {
    ...facts,
    shift: isOneOf(SHIFTS, shift) ? shift : null,
    place: toJobPlace(placeId, "", reader.language)?.name ?? null,
  };
}
