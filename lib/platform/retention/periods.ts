/** Hours of a day and of a year. */
export const DAY = 24;
export const YEAR = 365 * DAY;
