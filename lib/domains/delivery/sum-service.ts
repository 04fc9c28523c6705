import "server-only";
import { db } from "@/lib/platform/db/client";
import type { Outcome } from "@/lib/platform/http/outgoing";
import { countToReview } from "@/lib/domains/jobs/review-queries";
import { sendsMail } from "@/lib/platform/mail/send";
import { clockInIndia, dayInIndia } from "@/lib/core/time";
import { mail } from "./channel-service";
import type { Person } from "./rows";
import { composeSum } from "./text-service";

/** The hours in Asia/Kolkata between which daily sums are queued: the later ones are for a server that was down. */
const FROM_HOUR = 8;
const TO_HOUR = 20;
/** Employers at once. */
const BATCH = 200;

/**
 * Queues today's sum for employers who want one and have applications to look at, each once a day, whatever the number of
 * servers: that it was queued is recorded in the same statement.
 * @returns how many; fewer than 200 if there are no more.
 */
export async function queueSums(now = new Date()): Promise<number> {
  const hour = clockInIndia(now).getUTCHours();
  if (hour < FROM_HOUR || hour >= TO_HOUR || !sendsMail()) return 0;
  const today = dayInIndia(now);
  return db.$executeRaw`
    WITH due AS (
      UPDATE notification_settings SET summed_on = ${today}::date
      WHERE user_id IN (
        SELECT s.user_id FROM notification_settings s
        WHERE s.daily_sum AND (s.summed_on IS NULL OR s.summed_on < ${today}::date)
          AND EXISTS (SELECT 1 FROM users u WHERE u.id = s.user_id AND u.email_confirmed_at IS NOT NULL)
          AND EXISTS (SELECT 1 FROM applications a WHERE a.employer_id = s.user_id AND a.status = 'pending')
        LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
      )
      RETURNING user_id
    )
    INSERT INTO deliveries (id, user_id, sum_day)
    SELECT gen_random_uuid(), user_id, ${today}::date FROM due
    ON CONFLICT (user_id, sum_day) DO NOTHING`;
}

/** Mails an employer the number of applications to look at. @returns null if it is not wanted, or there are none. */
export async function sendSum({ id, email, settings, language }: Person): Promise<Outcome | null> {
  if (!settings.dailySum || email === null || !sendsMail()) return null;
  const count = await countToReview({ id });
  return count === 0 ? null : mail({ to: email, ...(await composeSum(count, { id, language })) });
}
