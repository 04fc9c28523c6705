import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { Prisma } from "@/lib/platform/db/generated/client";
import { read, readWithGenericPlan } from "@/lib/platform/db/read";
import type { Area } from "@/lib/language/places/near";
import type { Ring } from "@/lib/language/places/types";
import { areaOf } from "@/lib/domains/profiles/places-service";
import { isKnown } from "@/lib/domains/users/mark-policy";
import { JOB_EXPERIENCE_LEVELS } from "./options";
import { readCards } from "./card-queries";
import { knownFirst, loweredLast } from "./record-policy";
import type { SuitingJob, SuitsReason } from "./suits-types";
import type { Job } from "./types";
import { IS_OPEN } from "./visible-queries";
import { wishOf, type Wish } from "./wish-policy";

const SHOWN = 5;
/** Judged for each kind of work in each city, the newest first; and of those around, the nearest cities only. */
const JUDGED_IN_CITY = 20;
const CITIES_AROUND = 24;
/** A job of the right kind in the right city has three; one that pays far too little or is far away has fewer. */
const LEAST_SCORE = 3;
const LAST_APPLICATIONS = 20;

/** Up to five open jobs that suit a worker's profile best, with the reasons; none if it names no kind of work, or no place. */
export async function listSuiting(worker: Actor<"worker">): Promise<SuitingJob[]> {
  const area = areaOf(worker, null);
  if (area === null) return [];
  const wish = await readWish(worker);
  if (wish.kinds.length === 0) return [];
  const best = await judge(worker, wish, area);
  const jobs = await readCards(
    worker,
    best.map(({ id }) => id),
    area,
  );
  const byId = new Map(jobs.map((job) => [job.id, job]));
  const suiting = best.flatMap((one) => {
    const job = byId.get(one.id);
    return job ? [{ job, reasons: reasonsOf(one, best), lower: job.stands_lower ?? false }] : [];
  });
  const ordered = loweredLast(suiting).map((one) => {
    const { distance, employer_mark } = one.job;
    return { ...one, ring: distance?.ring, isKnown: isKnown(employer_mark) };
  });
  return knownFirst(ordered).map(({ job, reasons }) => ({ job, reasons }));
}

/**
 * Why an open job suits the worker more or less than the best do; empty if it does not, as by its kind of work, or by its place:
 * too far, or nobody knows how far.
 */
export async function reasonsFor(worker: Actor<"worker">, job: Job): Promise<SuitsReason[]> {
  const ring = job.distance?.ring ?? "elsewhere";
  const area = areaOf(worker, null);
  if (job.status !== "open" || ring === "elsewhere" || area === null) return [];
  const wish = await readWish(worker);
  if (!wish.kinds.some((kind) => kind === job.category)) return [];
  const found = Prisma.sql`SELECT *, ${ring}::text AS ring FROM jobs WHERE id = ${job.id}::uuid`;
  const [[judged], best] = await Promise.all([
    read<Judged>`
      WITH found AS (${found}), ${scored(wish)}
      SELECT id, ring, over AS "paysOver", hours, living, languages, experience FROM scored WHERE score >= ${LEAST_SCORE}`,
    judge(worker, wish, area),
  ]);
  return judged ? reasonsOf(judged, [judged, ...best]) : [];
}

type WishRow = Omit<Parameters<typeof wishOf>[0], "language">;

const NO_WISH: WishRow = {
  skills: [],
  jobTitles: [],
  appliedTo: [],
  expectedSalaryMin: null,
  availability: null,
  preferredShift: null,
  experience: null,
  primaryLanguage: null,
  secondaryLanguages: [],
};

async function readWish(worker: Actor<"worker">): Promise<Wish> {
  const [row] = await read<WishRow>`
    SELECT coalesce(skills, '{}') AS skills, expected_salary_min AS "expectedSalaryMin", availability, preferred_shift AS "preferredShift",
      experience, primary_language AS "primaryLanguage", coalesce(secondary_languages, '{}') AS "secondaryLanguages",
      ARRAY(SELECT job_title FROM work_experiences WHERE profile_id = user_id) AS "jobTitles",
      ARRAY(
        SELECT jobs.category
        FROM (
          SELECT job_id, created_at, id FROM applications WHERE worker_id = user_id
          ORDER BY created_at DESC, id DESC LIMIT ${LAST_APPLICATIONS}
        ) AS last JOIN jobs ON jobs.id = last.job_id
        ORDER BY last.created_at DESC, last.id DESC
      ) AS "appliedTo"
    FROM profiles WHERE user_id = ${worker.id}::uuid`;
  return wishOf({ ...(row ?? NO_WISH), language: worker.language });
}

type Judged = {
  id: string;
  ring: Ring;
  /** Null where the profile or the job says nothing. */
  paysOver: number | null;
  hours: boolean | null;
  living: boolean | null;
  languages: boolean | null;
  experience: boolean | null;
};

/** The best of the newest jobs of the wished kinds around a worker, who has not applied to them. */
function judge(worker: Actor<"worker">, wish: Wish, area: Area): Promise<Judged[]> {
  const near = area.near.slice(0, CITIES_AROUND);
  const cities = [...area.cities, ...near];
  const rings = [...area.cities.map(() => "city"), ...near.map(() => "near")];
  return readWithGenericPlan<Judged>`
    WITH found AS (
      SELECT jobs.*, places.ring
      FROM unnest(${cities}::text[], ${rings}::text[]) AS places (city, ring), unnest(${wish.kinds}::text[]) AS kinds (kind),
        LATERAL (
          SELECT * FROM jobs
          WHERE ${IS_OPEN} AND city_id = places.city AND category = kinds.kind
          ORDER BY created_at DESC, id DESC LIMIT ${JUDGED_IN_CITY}
        ) AS jobs
    ), ${scored(wish)}
    SELECT id, ring, over AS "paysOver", hours, living, languages, experience FROM scored
    WHERE score >= ${LEAST_SCORE}
      -- Read once and hashed. Of NOT EXISTS PostgreSQL makes a loop that compares each job with each application.
      AND id NOT IN (
        SELECT job_id FROM applications WHERE worker_id = ${worker.id}::uuid AND (status <> 'closed' OR closed_reason = 'no_answer'))
    ORDER BY score DESC, created_at DESC, id DESC LIMIT ${SHOWN}`;
}

/** Common table expressions that judge and score the jobs `found`. */
const scored = (wish: Wish): Prisma.Sql => Prisma.sql`judged AS (
      SELECT id, created_at, ring,
        -- The most is paid to few: more than was asked is what everybody gets.
        CASE WHEN coalesce(salary_min, salary_max) >= ${wish.pay}::int THEN coalesce(salary_min, salary_max) - ${wish.pay}::int
          WHEN salary_max >= ${wish.pay}::int THEN 0
          ELSE coalesce(salary_max, salary_min) - ${wish.pay}::int
        END AS over,
        coalesce(salary_max, salary_min) < ${wish.pay}::int * 0.9 AS underpaid,
        CASE WHEN ${wish.hours.length} > 0 THEN hours_part = ANY(${wish.hours}::text[]) END AS hours,
        CASE WHEN ${wish.livesIn}::boolean IS NOT NULL THEN accommodation_provided = ${wish.livesIn}::boolean END AS living,
        CASE WHEN cardinality(languages_required) > 0 THEN languages_required <@ ${wish.languages}::text[] END AS languages,
        CASE WHEN ${wish.experience}::int IS NOT NULL
          THEN array_position(${[...JOB_EXPERIENCE_LEVELS]}::text[], experience_level) - 1 <= ${wish.experience}::int
        END AS experience
      FROM found
    ), scored AS (
      SELECT *, CASE ring WHEN 'near' THEN 2 ELSE 3 END
        + CASE WHEN over >= 0 THEN 2 WHEN underpaid THEN -3 ELSE 0 END
        + CASE hours WHEN true THEN 2 WHEN false THEN -2 ELSE 0 END
        + CASE living WHEN true THEN 1 WHEN false THEN -2 ELSE 0 END
        + CASE languages WHEN true THEN 1 WHEN false THEN -2 ELSE 0 END
        + CASE experience WHEN true THEN 1 WHEN false THEN -2 ELSE 0 END AS score
      FROM judged
    )`;

/** The measures that tell a job apart from one of the others: what is true of all of them is no reason for this one. */
function reasonsOf(one: Judged, all: readonly Judged[]): SuitsReason[] {
  const { ring, paysOver, ...answers } = one;
  const isApart = (by: Exclude<keyof Judged, "id">) => all.some((other) => other[by] !== one[by]);
  const others = (["hours", "living", "languages", "experience"] as const).flatMap((by) => {
    const isMet = answers[by];
    return isMet === null || !isApart(by) ? [] : [{ by, isMet }];
  });
  return [
    ...(isApart("ring") ? [{ by: "place" as const, isMet: ring === "city" }] : []),
    ...(paysOver === null || !isApart("paysOver")
      ? []
      : [{ by: "pay" as const, isMet: paysOver >= 0, rupees: paysOver }]),
    ...others,
  ];
}
