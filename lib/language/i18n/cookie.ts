/** Cookie and local-storage key of the chosen language. */
export const LANGUAGE_COOKIE = "language";
/** A year, in seconds. */
export const LANGUAGE_COOKIE_MAX_AGE = 365 * 24 * 60 * 60;
