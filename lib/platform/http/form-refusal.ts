import type { ErrorCode, FieldErrors } from "./errors";

/** A refused form post, as the form's page shows it once more. */
export type FormRefusal = {
  /** The path that the form was posted to. */
  action: string;
  code: ErrorCode;
  /** Why it was refused, in the reader's language. */
  text: string;
  /** Validation keys by field. */
  errors: FieldErrors;
  /** The texts that were typed, by field; never a password. */
  typed: Readonly<Record<string, string>>;
};

/** The field of a posted form with its idempotency key. */
export const KEY_FIELD = "idempotencyKey";

/** The element on a form's page that says why the form was refused; the browser is sent to it. */
export const REFUSED_ID = "refused";
