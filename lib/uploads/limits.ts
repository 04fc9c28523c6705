/** The largest picture that is taken, in bytes: 8 MB (decisions.md, Uploads). Browser and server ask the same. */
export const MAX_IMAGE_BYTES = 8 * 1024 * 1024;
