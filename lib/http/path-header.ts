/** Request header in which the middleware tells a page its public address; always overwritten, never the caller's. */
export const PATH_HEADER = "x-kaamsetu-path";
