import { newId } from "@/lib/core/new-id";

/** The header with a request's id, in the request and in the answer. */
export const REQUEST_ID_HEADER = "X-Request-Id";
// Matches what proxies and tracing tools generate: no spaces, quotes or line breaks, and not long enough to fill a log.
const SANE_ID = /^[\w.:=-]{8,100}$/;

/** The id given by a proxy or caller if it is well-formed, else a new one. */
export const requestIdOf = (given: string | null): string => (given !== null && SANE_ID.test(given) ? given : newId());
