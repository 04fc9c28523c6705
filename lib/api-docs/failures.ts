import type { ErrorCode } from "@/lib/platform/http/errors";
import type { Access, Method, Operation } from "@/lib/platform/http/operation";

const REFUSALS: Record<Access, readonly ErrorCode[]> = {
  any: [],
  "signed-in": ["unauthenticated"],
  worker: ["unauthenticated", "seekers_only"],
  employer: ["unauthenticated", "employers_only"],
  admin: ["unauthenticated", "admins_only"],
};

/**
 * The error codes of an operation: its own, and those implied by its access and input. Excludes `internal` and
 * `unavailable`, which every operation may answer.
 */
export function failuresOf(method: Method, operation: Operation): ErrorCode[] {
  const { access, params, query, body, form, once, isUncounted, isFirstStep, needsPassword, errors = [] } = operation;
  const codes: readonly ErrorCode[] = [
    ...REFUSALS[access],
    ...(access === "any" || isFirstStep ? [] : (["first_steps"] as const)),
    ...(needsPassword ? (["password_required"] as const) : []),
    ...(params ? (["not_found"] as const) : []),
    ...(query || body || once ? (["invalid"] as const) : []),
    ...(body ? (["invalid_json", "body_too_large", "unsupported_media_type"] as const) : []),
    ...(form && form !== "urlencoded"
      ? (["too_large", "image_unreadable", "storage_away", "busy", "picture_room_full"] as const)
      : []),
    ...(method === "GET" ? [] : (["cross_site"] as const)),
    ...(access === "any" ? [] : (["other_account"] as const)),
    ...(isUncounted ? [] : (["rate_limited"] as const)),
    ...(once ? (["idempotency_mismatch", "idempotency_running"] as const) : []),
    ...errors,
  ];
  return [...new Set(codes)];
}
