import { DAY_MS } from "@/lib/time";
import type { JobFieldName } from "./fields";
import { JOB_FIELD_NAMES, JOB_FIELD_PLACES } from "./listed-fields";
import type { JobStatus } from "./options";

const NEXT: Record<JobStatus, readonly JobStatus[]> = {
  draft: ["open"],
  open: ["closed"],
  closed: ["open"],
};

/** Whether a job may change from one status to another: draft → open, open ⇄ closed (decisions.md). */
export const canMove = (from: JobStatus, to: JobStatus): boolean => NEXT[from].includes(to);

/** Anything two people might both change: a field, or one of the two pictures. */
export type ChangeableName = JobFieldName | "companyLogo" | "previewImage";
const CHANGEABLE: readonly ChangeableName[] = [...JOB_FIELD_NAMES, "companyLogo", "previewImage"];

/** Field → the revision that last changed it; absent means 1. */
export type FieldRevisions = Readonly<Record<string, number>>;

/**
 * The fields that prevent a save from being merged: someone else has changed them since the caller read the job, and
 * the save would change them, or fields linked to them, as well. If both made the same change, nothing collides.
 * @param sent the fields of the save; `changed` are those that differ from the stored values.
 * @param since the revision the caller has read.
 */
export function collidingFields(
  { sent, changed }: { sent: readonly ChangeableName[]; changed: readonly ChangeableName[] },
  since: number,
  fieldRevisions: FieldRevisions,
): ChangeableName[] {
  const agreed = sent.filter((name) => !changed.includes(name));
  const groups = new Set(changed.map(changeGroup));
  const changedSince = CHANGEABLE.filter((name) => (fieldRevisions[name] ?? 1) > since);
  return changedSince.filter((name) => groups.has(changeGroup(name)) && !agreed.includes(name));
}

/**
 * The group of linked fields that a field belongs to: a switch and its details, or the two fields that say what kind of
 * employment it is. Any other field is a group of its own.
 */
export function changeGroup(name: ChangeableName): string {
  if (name === "companyLogo" || name === "previewImage") return name;
  return name === "employmentType" ? "type" : (JOB_FIELD_PLACES[name].needs ?? name);
}

/**
 * The days for which a job stays open, and after which its owner is asked whether to keep it open: as in
 * lib/retention/rules.ts, which is too long for browsers. The trigger note_job_end() has the first one too.
 */
export const OPEN_DAYS = 30;
export const ASKED_AFTER_DAYS = 25;

/** The end of the time for which a job stays open that is opened or renewed at a moment. */
export const openUntilFrom = (at: Date): Date => new Date(at.getTime() + OPEN_DAYS * DAY_MS);

/** Whether its owner is asked about an open job. */
export const isExpiring = (openUntil: Date, now = new Date()): boolean =>
  openUntil.getTime() - now.getTime() <= (OPEN_DAYS - ASKED_AFTER_DAYS) * DAY_MS;

const FIRST_WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** Whether an account is in its first week, in which it may have fewer open jobs. */
export const isNewAccount = (createdAt: Date, now = Date.now()): boolean => now - createdAt.getTime() < FIRST_WEEK_MS;

/**
 * In place of the texts that every job has, once its employer has deleted the account. Nobody can type it as a location,
 * which has at least two characters.
 */
export const UNSAID = "–";

/** Whether a job's employer has deleted the account: only the kind of work and the pay are left. */
export const isGivenUp = ({ location }: { location: string }): boolean => location === UNSAID;
