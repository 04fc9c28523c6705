import "server-only";
import type { Transaction } from "@/lib/platform/db/client";
import { MOST_DIFFERENT } from "@/lib/platform/uploads/look";
import { bandsOf, comparedText, isCopy } from "@/lib/domains/trust/copy-policy";
import { REQUIREMENTS } from "./requirement-options";

/** More that share a band are not compared: a text that so many have is nobody's own. */
const MOST_COMPARED = 20;

const OFFERED: ReadonlySet<string> = new Set(REQUIREMENTS);

/** The fields in which employers write sentences of their own. */
export type Sentences = {
  requirements?: unknown;
  specialInstructions?: unknown;
  accommodationDetails?: unknown;
  workEnvironment?: unknown;
};

const textOf = (job: Sentences): string | null =>
  comparedText(
    [job.requirements, job.specialInstructions, job.accommodationDetails, job.workEnvironment]
      .flat()
      .filter((value) => typeof value === "string"),
    OFFERED,
  );

/** The column by which copies of a job are found. */
export function copyColumns(job: Sentences): { copyBands: number[] } {
  const text = textOf(job);
  return { copyBands: text === null ? [] : bandsOf(text) };
}

/** The open job of another account in the same city whose sentences are nearly the same; null for none. */
export async function findCopy(
  tx: Pick<Transaction, "$queryRaw">,
  job: Sentences & { employerId: string; cityId: string | null },
): Promise<string | null> {
  const text = textOf(job);
  if (text === null || job.cityId === null) return null;
  const rows = await tx.$queryRaw<(Sentences & { id: string })[]>`
    SELECT id::text, requirements, special_instructions AS "specialInstructions",
      accommodation_details AS "accommodationDetails", work_environment AS "workEnvironment"
    FROM jobs
    WHERE copy_bands && ${bandsOf(text)}::int[] AND city_id = ${job.cityId} AND status = 'open' AND removed_at IS NULL
      AND employer_id <> ${job.employerId}::uuid
    LIMIT ${MOST_COMPARED}`;
  return rows.find((row) => isCopy(text, textOf(row) ?? ""))?.id ?? null;
}

/** The open job of another account with nearly the same picture of its own; null for none. */
export async function findSamePicture(
  tx: Pick<Transaction, "$queryRaw" | "upload">,
  { previewImage, employerId }: { previewImage: string | null; employerId: string },
): Promise<string | null> {
  if (previewImage === null) return null;
  const own = await tx.upload.findUnique({ where: { name: previewImage }, select: { look: true, lookBands: true } });
  if (!own?.look || own.lookBands.length === 0) return null;
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    SELECT jobs.id::text FROM uploads JOIN jobs ON jobs.preview_image = uploads.name
    WHERE look_bands && ${own.lookBands}::int[] AND bit_count((look # ${own.look})::bit(64)) <= ${MOST_DIFFERENT}
      AND status = 'open' AND removed_at IS NULL AND employer_id <> ${employerId}::uuid
    LIMIT 1`;
  return row?.id ?? null;
}
