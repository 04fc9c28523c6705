/** The draft of the create form in this browser: survives a reload, is offered again, never sent anywhere. */
import { NEW_JOB, type JobFields } from "./job-fields";

const VERSION = 1;

/** A draft and the key under which it was or will be posted, so that a retry after a reload posts it once, too. */
export type LocalDraft = { fields: JobFields; key: string };

/** Each user of a shared computer has an own draft. */
export const draftStorageKey = (userId: string): string => `kaamsetu.request-draft.${userId}`;

/** A draft as text. Pictures are not kept: they may be larger than the storage. */
export function writeDraft({ fields, key }: LocalDraft): string {
  const { intent: _intent, companyLogo: _logo, previewImage: _preview, ...texts } = fields;
  return JSON.stringify({ version: VERSION, key, fields: texts });
}

/**
 * Reads what writeDraft() made, or anything else that lies there.
 * @returns null for an unreadable or an untouched draft. Fields that it lacks, or whose kind has changed, are as new.
 */
export function readDraft(text: string | null): LocalDraft | null {
  const stored = parse(text);
  if (!isRecord(stored) || stored["version"] !== VERSION || !isRecord(stored["fields"])) return null;
  const typed = stored["fields"];
  const known = Object.entries(NEW_JOB).filter(([name, empty]) => isLike(typed[name], empty));
  const fields: JobFields = {
    ...NEW_JOB,
    ...Object.fromEntries(known.map(([name]) => [name, typed[name]])),
    intent: "publish",
  };
  const key = stored["key"];
  return typeof key === "string" && key !== "" && !isUntouched(fields) ? { fields, key } : null;
}

/** Whether nothing was typed or chosen yet. */
export const isUntouched = (fields: JobFields): boolean =>
  writeDraft({ fields, key: "" }) === writeDraft({ fields: NEW_JOB, key: "" });

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
