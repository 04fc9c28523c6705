import "server-only";
import { db, type Transaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { logFailure } from "@/lib/platform/http/log-failure";
import { hoursColumns } from "@/lib/language/hours/columns";
import type { Language } from "@/lib/language/i18n/languages";
import { kilometresFrom } from "@/lib/language/places/near";
import { placeById } from "@/lib/language/places/table";
import { wishOf } from "@/lib/domains/jobs/wish-policy";
import { readPlaces } from "@/lib/domains/profiles/places-service";
import { fitOf, UNKNOWN_KM, UNKNOWN_PAY } from "./fit-policy";

/*
 * The one place that measures how an applicant fits: before the application is made, when its worker agrees to be seen or no longer does, and
 * again when job or profile change. Then a trigger marks them, and a turn of the deliveries comes by: a change of a job need not wait
 * for its thousand applications.
 */

/** So many are measured at once, and so many jobs and workers in a turn. */
const BATCH = 500;
const TURN = 20;

/** The answers, and whether the person is shown: without that only the answers count. */
type Answers = { experience: string | null; shift: string | null; knowsPerson: boolean };

/** The words of a job and of a profile. */
type Sides = {
  placeId: string | null;
  salaryMax: number | null;
  hoursPart: string | null;
  experienceLevel: string | null;
  languagesRequired: string[];
  placeIds: string[];
  named: string[];
  expectedSalaryMin: number | null;
  availability: string | null;
  primaryLanguage: string | null;
  secondaryLanguages: string[];
  language: Language;
};

/** The columns of jobs `j`, profiles `p` and users `u`. */
const SIDES = Prisma.sql`j.place_id AS "placeId", j.salary_max AS "salaryMax", j.hours_part AS "hoursPart",
      j.experience_level AS "experienceLevel", coalesce(j.languages_required, '{}') AS "languagesRequired",
      coalesce(p.place_ids, '{}') AS "placeIds", p.expected_salary_min AS "expectedSalaryMin", p.availability,
      array_remove(coalesce(p.preferred_locations, '{}') || p.location, NULL) AS named,
      p.primary_language AS "primaryLanguage", coalesce(p.secondary_languages, '{}') AS "secondaryLanguages",
      u.preferred_language::text AS language`;

/**
 * The columns of an application that is about to be made. The caller has locked the job and the profile.
 * Measured afterwards, each of the table's indexes would be written twice.
 */
export async function measureNew(tx: Transaction, of: Answers & { jobId: string; workerId: string }) {
  const [sides] = await tx.$queryRaw<Sides[]>`
    SELECT ${SIDES} FROM jobs j, users u LEFT JOIN profiles p ON p.user_id = u.id
    WHERE j.id = ${of.jobId}::uuid AND u.id = ${of.workerId}::uuid`;
  return measured({ ...sides!, ...of });
}

/** Measures the applications that `where` matches, of `a`. @returns their ids. */
async function measureFits(tx: Transaction, where: Prisma.Sql): Promise<string[]> {
  const rows = await tx.$queryRaw<(Answers & Sides & { id: string })[]>`
    SELECT a.id::text, a.experience, a.shift, ${SIDES},
      EXISTS (SELECT 1 FROM consents c WHERE c.application_id = a.id AND c.kind = 'sharing' AND c.withdrawn_at IS NULL) AS "knowsPerson"
    FROM applications a JOIN jobs j ON j.id = a.job_id JOIN users u ON u.id = a.worker_id LEFT JOIN profiles p ON p.user_id = a.worker_id
    WHERE ${where} AND a.cleared_at IS NULL ORDER BY a.id LIMIT ${BATCH}`;
  const found = rows.map((row) => ({ id: row.id, ...measured(row) }));
  if (found.length > 0)
    // Never waits for a row that somebody decides on or ends just now, who may wait for another one of these.
    await tx.$executeRaw`
      WITH f AS (
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
          AS f(id uuid, fit int2, "fitMet" text[], "fitMissing" text[], km int2, "payAsked" int, "hoursPart" text)
      ), free AS (SELECT id FROM applications WHERE id IN (SELECT id FROM f) FOR NO KEY UPDATE SKIP LOCKED)
      UPDATE applications a SET fit = f.fit, fit_met = f."fitMet", fit_missing = f."fitMissing", km = f.km, pay_asked = f."payAsked", hours_part = f."hoursPart"
      FROM f JOIN free ON free.id = f.id
      WHERE a.id = f.id
        AND (a.fit, a.fit_met, a.fit_missing, a.km, a.pay_asked, a.hours_part) IS DISTINCT FROM (f.fit, f."fitMet", f."fitMissing", f.km, f."payAsked", f."hoursPart")`;
  return found.map(({ id }) => id);
}

/** The same for one application, in the transaction that changes who sees it. */
export const measureFit = (tx: Transaction, id: string) => measureFits(tx, Prisma.sql`a.id = ${id}::uuid`);

function measured(row: Answers & Sides) {
  const place = row.placeId === null ? undefined : placeById(row.placeId);
  const places = row.knowsPerson ? readPlaces({ chosen: row.placeIds, named: row.named }) : [];
  const km = place && places.length > 0 ? kilometresFrom(places, place) : null;
  const pay = row.knowsPerson ? row.expectedSalaryMin : null;
  const availability = row.knowsPerson ? row.availability : null;
  const wish = wishOf({
    ...row,
    ...{ skills: [], jobTitles: [], appliedTo: [], expectedSalaryMin: pay, availability, preferredShift: row.shift },
  });
  const { met, missing, score } = fitOf(row, { wish, km }, row.knowsPerson);
  const { hoursPart } = hoursColumns(row.shift);
  return {
    fitMet: met,
    fitMissing: missing,
    fit: score,
    km: km ?? UNKNOWN_KM,
    payAsked: pay ?? UNKNOWN_PAY,
    hoursPart,
  };
}

type Due = { id: string; isJob: boolean; at: string };

/**
 * Measures again what a change of a job or a profile has marked, of those who wait for a decision. The mark goes only if it is still
 * the one that was seen, so that nothing is lost when a server is killed or the next change comes meanwhile.
 * @returns how many jobs and workers.
 */
export async function measureDue(): Promise<number> {
  const due = await db.$queryRaw<Due[]>`
    (SELECT id::text, true AS "isJob", fits_due_at::text AS at FROM jobs WHERE fits_due_at IS NOT NULL ORDER BY fits_due_at LIMIT ${TURN})
    UNION ALL
    (SELECT user_id::text, false, fits_due_at::text FROM profiles WHERE fits_due_at IS NOT NULL ORDER BY fits_due_at LIMIT ${TURN})`;
  for (const one of due) {
    try {
      await measureAll(one);
    } catch (error) {
      // The others are measured all the same, and this one is tried again.
      logFailure("fit_not_measured", error);
    }
  }
  return due.length;
}

async function measureAll({ id, isJob, at }: Due): Promise<void> {
  const whose = isJob ? Prisma.sql`a.job_id = ${id}::uuid` : Prisma.sql`a.worker_id = ${id}::uuid`;
  let last = "00000000-0000-0000-0000-000000000000";
  for (;;) {
    const ids = await measureFits(
      db,
      Prisma.sql`${whose} AND a.id > ${last}::uuid AND a.status IN ('pending', 'shortlisted')`,
    );
    if (ids.length < BATCH) break;
    last = ids.at(-1)!;
  }
  const table = isJob ? Prisma.sql`jobs` : Prisma.sql`profiles`;
  const key = isJob ? Prisma.sql`id` : Prisma.sql`user_id`;
  await db.$executeRaw`UPDATE ${table} SET fits_due_at = NULL WHERE ${key} = ${id}::uuid AND fits_due_at = ${at}::timestamptz`;
}
