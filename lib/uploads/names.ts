import { randomBytes } from "node:crypto";

const UPLOAD = /^[A-Za-z0-9_-]{22}\.webp$/;
const STORED = /^[A-Za-z0-9_-]{22}(\.small)?\.webp$/;
const PART = /^\.([A-Za-z0-9_-]{22}(\.small)?\.webp)\.part$/;

/** The name of a new picture, which is its row's key: 128 random bits, which nobody guesses. */
export const newUploadName = (): string => `${randomBytes(16).toString("base64url")}.webp`;

/** Whether a text has the form of a picture's name, as rows hold it. */
export const isUploadName = (name: string): boolean => UPLOAD.test(name);

/** Whether a text has the form of one of our files: a picture in one of its sizes. */
export const isStoredName = (name: string): boolean => STORED.test(name);

/** What a file is called while it is being written. */
export const partName = (name: string): string => `.${name}.part`;

/** Whether a text has the form of a file that was being written. */
export const isPartName = (name: string): boolean => PART.test(name);
