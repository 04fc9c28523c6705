import type { Messages } from "@/lib/language/i18n/messages";
import { isKeyOf } from "@/lib/core/objects";

/**
 * Every way a request can fail, with its HTTP status. The code is stable and machine-readable; its sentence for people
 * is in messages/*.json under `errors.<code>`. The type checker demands both for every code.
 */
export const STATUS_BY_CODE = {
  invalid: 400,
  invalid_json: 400,
  wrong_password: 400,
  wrong_recovery: 400,
  unauthenticated: 401,
  wrong_credentials: 401,
  otp_required: 401,
  wrong_otp: 401,
  forbidden: 403,
  cross_site: 403,
  seekers_only: 403,
  employers_only: 403,
  admins_only: 403,
  wrong_family_seeker: 403,
  wrong_family_employer: 403,
  not_admin: 403,
  deactivated: 403,
  first_steps: 403,
  password_required: 403,
  own_account: 403,
  other_admin_needed: 403,
  above_rank: 403,
  not_found: 404,
  job_not_found: 404,
  application_not_found: 404,
  user_not_found: 404,
  grievance_not_found: 404,
  case_not_found: 404,
  no_second_factor: 404,
  method_not_allowed: 405,
  username_taken: 409,
  device_expired: 409,
  already_deactivated: 409,
  not_deactivated: 409,
  already_answered: 409,
  already_appealed: 409,
  terms_changed: 409,
  already_applied: 409,
  apply_later: 409,
  job_not_open: 409,
  already_decided: 409,
  told_already: 409,
  phone_required: 409,
  job_being_checked: 409,
  interview_changed: 409,
  already_ended: 409,
  job_status_step: 409,
  job_incomplete: 409,
  job_changed: 409,
  wording_asked: 409,
  open_jobs_full: 409,
  open_jobs_full_at_first: 409,
  saved_jobs_full: 409,
  saved_searches_full: 409,
  picture_room_full: 409,
  idempotency_mismatch: 422,
  idempotency_running: 409,
  other_account: 409,
  too_large: 413,
  body_too_large: 413,
  unsupported_media_type: 415,
  image_unreadable: 415,
  voice_note_too_large: 413,
  voice_note_too_long: 413,
  voice_note_unreadable: 415,
  voice_note_tagged: 415,
  misdirected: 421,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  busy: 503,
  storage_away: 503,
  mail_off: 409,
  mail_failed: 503,
  texts_off: 409,
  text_failed: 503,
  second_admin_needed: 409,
} as const;

export type ErrorCode = keyof typeof STATUS_BY_CODE;

/** The codes of an unusable voice note. */
export const VOICE_NOTE_ERRORS = [
  "voice_note_too_large",
  "voice_note_too_long",
  "voice_note_unreadable",
  "voice_note_tagged",
] as const satisfies ErrorCode[];

/** Whether a text is one of our error codes. */
export const isErrorCode = (text: string): text is ErrorCode => isKeyOf(STATUS_BY_CODE, text);

/** Field → sentences or validation keys. */
export type FieldErrors = Record<string, string[]>;

/** A failure reported to the caller; any other error is a bug of ours and answers 500. */
/** Why the caller's account was deactivated: a key of `options.deactivationReason`, and the admin's own words. */
export type Deactivation = { reason: keyof Messages["options"]["deactivationReason"]; note: string | null };

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly deactivation: Deactivation | null;
  readonly fields: FieldErrors | null;
  /** The day that its sentence names. */
  readonly at: Date | null;
  /** The number that its sentence names. */
  readonly most: number | null;
  readonly headers: Record<string, string>;

  /**
   * @param code decides status and sentence.
   * @param options.fields validation keys per field (400, or 409 where a field resolves the conflict). @param options.retryAfter seconds, for the header of that
   *   name. @param options.deactivation told with the sentence.
   */
  constructor(
    code: ErrorCode,
    options: {
      fields?: FieldErrors;
      headers?: Record<string, string>;
      retryAfter?: number | undefined;
      cause?: unknown;
      deactivation?: Deactivation | null;
      at?: Date;
      most?: number;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.fields = options.fields ?? null;
    this.at = options.at ?? null;
    this.most = options.most ?? null;
    this.deactivation = options.deactivation ?? null;
    const { retryAfter, headers = {} } = options;
    this.headers = retryAfter === undefined ? headers : { ...headers, "Retry-After": String(retryAfter) };
  }

  get status(): (typeof STATUS_BY_CODE)[ErrorCode] {
    return STATUS_BY_CODE[this.code];
  }
}
