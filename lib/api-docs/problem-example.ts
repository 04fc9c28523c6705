import { STATUS_BY_CODE, type ErrorCode } from "@/lib/platform/http/errors";
import type { Problem } from "@/lib/platform/http/problem";
import en from "@/messages/en.json";

const FIELDS = { username: [en.validation.usernameRequired] };

/** The answer of one error code, as someone who reads English gets it. */
export function problemExample(code: ErrorCode): Problem {
  const status = STATUS_BY_CODE[code];
  return {
    type: `urn:kaamsetu:problem:${code}`,
    title: en.errors[`title${status}`],
    status,
    detail: en.errors[code],
    code,
    ...(code === "invalid" ? { errors: FIELDS } : {}),
  };
}
