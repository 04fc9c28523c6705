import "server-only";
import { db } from "@/lib/platform/db/client";
import { read } from "@/lib/platform/db/read";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { Language } from "@/lib/language/i18n/languages";
import { unseenOf } from "@/lib/domains/notifications/rows";
import { audienceOf } from "@/lib/core/roles";
import { MUTABLE_TOPICS, UNCHOSEN } from "./options";
import type { NotificationSettings } from "./types";

/** Taken up at once by one instance; all of them are begun at once, so that none waits beyond its lease. */
export const BATCH = 16;
/** Seconds after which others take over what an instance has taken up and not finished: it was killed. */
const LEASE = 120;

const deliverySelect = {
  ...{ id: true, userId: true, attempts: true, done: true, sumDay: true, createdAt: true },
  notification: { select: { kind: true, aboutAt: true, createdAt: true, seenAt: true } },
} satisfies Prisma.DeliverySelect;

/** Something to be delivered that this instance has claimed. */
export type DeliveryRow = Prisma.DeliveryGetPayload<{ select: typeof deliverySelect }>;

/**
 * Claims what is due, oldest first. Rows that another instance is claiming are skipped, and nobody else sees those
 * claimed until they are finished or the lease is over.
 */
export async function claimDue(): Promise<DeliveryRow[]> {
  const taken = await db.$queryRaw<{ id: string }[]>`
    UPDATE deliveries SET attempts = attempts + 1, due_at = now() + make_interval(secs => ${LEASE})
    WHERE id IN (SELECT id FROM deliveries WHERE due_at <= now() ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
    RETURNING id::text`;
  if (taken.length === 0) return [];
  return db.delivery.findMany({
    where: { id: { in: taken.map(({ id }) => id) } },
    select: deliverySelect,
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
}

/** Removes what needs no more work. */
export const finish = (rows: readonly DeliveryRow[]) =>
  db.delivery.deleteMany({ where: { id: { in: rows.map(({ id }) => id) } } });

/** Reschedules what this instance has claimed, unless its lease was over meanwhile and another has it. */
export const reschedule = ({ id, attempts }: DeliveryRow, to: { dueAt: Date; done: string[]; attempts: number }) =>
  db.delivery.updateMany({ where: { id, attempts }, data: to });

export const settingsSelect = {
  ...{ email: true, message: true, dailySum: true, showsDetails: true, muted: true, quietFrom: true, quietTo: true },
} satisfies Prisma.NotificationSettingsSelect;
type SettingsRow = Prisma.NotificationSettingsGetPayload<{ select: typeof settingsSelect }>;

const personSelect = {
  id: true,
  role: true,
  preferredLanguage: true,
  email: true,
  emailConfirmedAt: true,
  phone: true,
  whatsapp: true,
  notificationSettings: { select: settingsSelect },
  pushSubscriptions: { select: { sessionId: true, endpoint: true, p256dh: true, auth: true, session: true } },
} satisfies Prisma.UserSelect;
type PersonRow = Prisma.UserGetPayload<{ select: typeof personSelect }>;

/** Someone who is to be told, with the places where and the choices how. */
export type Person = Pick<PersonRow, "id" | "phone" | "whatsapp" | "pushSubscriptions"> & {
  language: Language;
  /** Null unless confirmed. */
  email: string | null;
  settings: NotificationSettings;
  /** Notifications not seen, up to 99. */
  unseen: number;
};

/** Reads the people with these ids. */
export async function findPeople(ids: readonly string[]): Promise<Map<string, Person>> {
  const [rows, counts] = await Promise.all([
    db.user.findMany({ where: { id: { in: [...ids] } }, select: personSelect }),
    read<{ id: string; count: number }>`
      SELECT u.id::text, ${unseenOf(Prisma.sql`u.id`)} AS count FROM unnest(${ids}::uuid[]) AS u(id)`,
  ]);
  const unseen = new Map(counts.map(({ id, count }) => [id, count]));
  return new Map(rows.map((row) => [row.id, toPerson(row, unseen.get(row.id) ?? 0)]));
}

function toPerson(row: PersonRow, unseen: number): Person {
  const { id, phone, whatsapp, notificationSettings: chosen } = row;
  const now = new Date();
  return {
    ...{ id, phone, whatsapp, unseen },
    // Employers work in English (specification, section 1).
    language: audienceOf(row.role) === "employer" ? "en" : row.preferredLanguage,
    email: row.emailConfirmedAt === null ? null : row.email,
    settings: toSettings(chosen),
    pushSubscriptions: row.pushSubscriptions.filter(({ session }) => session.expiresAt > now),
  };
}

/** A person's choices. @param row null for someone who has chosen nothing. */
export function toSettings(row: SettingsRow | null): NotificationSettings {
  if (row === null) return UNCHOSEN;
  const { quietFrom: from, quietTo: to, muted, ...chosen } = row;
  return {
    ...chosen,
    muted: MUTABLE_TOPICS.filter((topic) => muted.includes(topic)),
    quiet: from === null || to === null ? null : { from, to },
  };
}

/** Forgets a browser whose address no longer exists. */
export const forgetSubscription = (endpoint: string) => db.pushSubscription.deleteMany({ where: { endpoint } });
