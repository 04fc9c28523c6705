import "server-only";
import { similarity } from "@/lib/domains/trust/alike-policy";
import { NAME_COLUMNS, usernameToAdmins } from "@/lib/domains/users/shown-name-policy";
import { db } from "@/lib/platform/db/client";
import { MOST_DIFFERENT } from "@/lib/platform/uploads/look";
import type { AdminCaseDetails } from "./case-types";

type Alike = AdminCaseDetails["alike"][number];
type Found = { id: string; reason: Alike["reason"] };

/** Accounts listed for each reason. */
const MOST = 10;
/** Jobs of the same city and kind of work whose words are compared, newest first. */
const COMPARED = 200;
const SIMILAR = 0.8;

/** Accounts that may belong to the same person, each with its reason. Each query reads an index, and a bounded part of it. */
export async function findAlike(userId: string, jobId: string | null): Promise<Alike[]> {
  const found = (
    await Promise.all([
      byPhone(userId),
      byDevice(userId),
      byPicture(userId),
      jobId === null ? [] : byText(userId, jobId),
    ])
  ).flat();
  const rows = await db.user.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    select: { ...NAME_COLUMNS, id: true, role: true, createdAt: true, deactivatedAt: true },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, reason }) => {
    const row = byId.get(id);
    if (!row) return [];
    const { role, createdAt, deactivatedAt } = row;
    const facts = { createdAt: createdAt.toISOString(), isDeactivated: deactivatedAt !== null };
    return [{ id, username: usernameToAdmins(row), role, reason, ...facts }];
  });
}

async function byPhone(userId: string): Promise<Found[]> {
  const own = await db.user.findUnique({ where: { id: userId }, select: { phone: true } });
  if (!own?.phone) return [];
  const rows = await db.user.findMany({
    where: { phone: own.phone, id: { not: userId } },
    select: { id: true },
    take: MOST,
  });
  return rows.map(({ id }) => ({ id, reason: "phone" }));
}

/** Signed in from the same network with the same kind of browser within thirty days. */
const byDevice = (userId: string): Promise<Found[]> => db.$queryRaw<Found[]>`
  WITH own AS (
    SELECT DISTINCT address, device FROM (
      SELECT address, device FROM security_log
      WHERE user_id = ${userId}::uuid AND at > now() - interval '30 days' AND address IS NOT NULL AND device IS NOT NULL
      ORDER BY at DESC LIMIT 50) newest)
  SELECT DISTINCT other.user_id AS id, 'device' AS reason FROM own
  CROSS JOIN LATERAL (
    SELECT user_id, device FROM security_log s
    WHERE s.address = own.address AND s.at > now() - interval '30 days' ORDER BY s.at DESC LIMIT 100) other
  WHERE other.device = own.device AND other.user_id <> ${userId}::uuid
  LIMIT ${MOST}`;

/** A picture of the same size to the byte: the same file, which is encoded in the same way; or a job's, however it was scaled. */
const byPicture = (userId: string): Promise<Found[]> => db.$queryRaw<Found[]>`
  SELECT id, 'picture' AS reason FROM (
    SELECT other.owner_id AS id
    FROM (SELECT bytes, width, height FROM uploads WHERE owner_id = ${userId}::uuid AND width IS NOT NULL LIMIT 50) own
    JOIN uploads other USING (bytes, width, height)
    UNION
    SELECT other.owner_id
    FROM (SELECT look, look_bands FROM uploads WHERE owner_id = ${userId}::uuid AND look_bands <> '{}' LIMIT 50) own
    JOIN uploads other ON other.look_bands && own.look_bands
      AND bit_count((other.look # own.look)::bit(64)) <= ${MOST_DIFFERENT}
  ) found
  WHERE id <> ${userId}::uuid
  LIMIT ${MOST}`;

async function byText(userId: string, jobId: string): Promise<Found[]> {
  const select = { employerId: true, title: true, specialInstructions: true, requirements: true } as const;
  const own = await db.job.findUnique({ where: { id: jobId }, select: { ...select, cityId: true, category: true } });
  if (!own || own.cityId === null) return [];
  const { cityId, category } = own;
  const others = await db.job.findMany({
    where: { status: "open", removedAt: null, cityId, category, employerId: { not: userId } },
    select,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: COMPARED,
  });
  const textOf = (job: typeof own | (typeof others)[number]) =>
    [job.title, job.specialInstructions ?? "", ...job.requirements].join(" ");
  const typed = textOf(own);
  const alike = others.filter((job) => similarity(typed, textOf(job)) >= SIMILAR).map(({ employerId }) => employerId);
  return [...new Set(alike)].slice(0, MOST).map((id) => ({ id, reason: "text" }));
}
