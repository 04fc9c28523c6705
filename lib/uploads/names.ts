const UPLOAD = /^[A-Za-z0-9_-]{22}\.webp$/;
const STORED = /^[A-Za-z0-9_-]{22}(\.small)?\.webp$/;
const PART = /^\.([A-Za-z0-9_-]{22}(\.small)?\.webp)\.part$/;

/** Whether a text looks like a picture's name as stored in its row. */
export const isUploadName = (name: string): boolean => UPLOAD.test(name);

/** Whether a text looks like the name of one of our files: a picture in one of its sizes. */
export const isStoredName = (name: string): boolean => STORED.test(name);

/** The name of a file while it is being written. */
export const partName = (name: string): string => `.${name}.part`;

/** Whether a text looks like a name made by partName(). */
export const isPartName = (name: string): boolean => PART.test(name);
