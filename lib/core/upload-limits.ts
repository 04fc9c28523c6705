/** The largest picture accepted, in bytes: 8 MB (specification, Uploads). Checked in both browser and server. */
export const MAX_IMAGE_BYTES = 8 * 1024 * 1024;
