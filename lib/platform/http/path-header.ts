/** Request header in which the middleware passes a page its public path; always overwritten, so never the caller's. */
export const PATH_HEADER = "x-kaamsetu-path";
