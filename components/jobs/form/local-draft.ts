/** The draft of either form in this browser: survives a reload, is offered again, never sent anywhere. */
import { NEW_JOB, type JobFieldName, type JobFields } from "./job-fields";

const VERSION = 1;

/**
 * A draft and its key. Of a new position: under which it was or will be posted, so that a retry after a reload posts it
 * once, too. Of a change: the revision that it began with, so that a newer one is noticed.
 */
export type LocalDraft = { fields: JobFields; key: string };

/** Each user of a shared computer has own drafts: one of a new position, and one of each that is changed. */
export const draftStorageKey = (userId: string, jobId?: string): string =>
  jobId ? `kaamsetu.edit-draft.${userId}.${jobId}` : `kaamsetu.request-draft.${userId}`;

/** A draft as text. Pictures are not kept: they may be larger than the storage. */
export function writeDraft({ fields, key }: LocalDraft): string {
  const { intent: _intent, companyLogo: _logo, previewImage: _preview, ...texts } = fields;
  return JSON.stringify({ version: VERSION, key, fields: texts });
}

/**
 * Reads what writeDraft() made, or anything else that lies there.
 * @param unchanged the form as it opens.
 * @returns null for an unreadable or an untouched draft. Fields that it lacks, or whose kind has changed, are as opened.
 */
export function readDraft(text: string | null, unchanged: JobFields = NEW_JOB): LocalDraft | null {
  const stored = parse(text);
  if (!isRecord(stored) || stored["version"] !== VERSION || !isRecord(stored["fields"])) return null;
  const typed = stored["fields"];
  const known = Object.entries(NEW_JOB).filter(([name, empty]) => isLike(typed[name], empty));
  const fields: JobFields = {
    ...unchanged,
    ...Object.fromEntries(known.map(([name]) => [name, typed[name]])),
    intent: "publish",
  };
  const key = stored["key"];
  return typeof key === "string" && key !== "" && !isUntouched(fields, unchanged) ? { fields, key } : null;
}

/** Whether nothing was typed or chosen since the form opened. */
export const isUntouched = (fields: JobFields, unchanged: JobFields = NEW_JOB): boolean =>
  toText(fields) === toText(unchanged);

const NOT_KEPT: readonly JobFieldName[] = ["intent", "companyLogo", "previewImage"];
const KEPT = (Object.keys(NEW_JOB) as JobFieldName[]).filter((name) => !NOT_KEPT.includes(name));

// In one order: a form that was filled from a draft holds its fields in another.
const toText = (fields: JobFields): string => JSON.stringify(KEPT.map((name) => fields[name]));

function parse(text: string | null): unknown {
  try {
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

const isLike = (value: unknown, example: unknown): boolean =>
  Array.isArray(example)
    ? Array.isArray(value) && value.every((item) => typeof item === "string")
    : example !== null && typeof value === typeof example;
