/** Jobs that a worker may have saved at a time. */
export const MAX_SAVED = 100;
