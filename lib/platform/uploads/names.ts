import { fullName } from "./sizes";

/** The types of our files by the endings of their names: pictures, and voice notes by their container. */
const MEDIA_TYPES = {
  webp: "image/webp",
  webm: "audio/webm",
  ogg: "audio/ogg",
  mp4: "audio/mp4",
} as const;
export type UploadEnding = keyof typeof MEDIA_TYPES;

const UPLOAD = new RegExp(`^[A-Za-z0-9_-]{22}\\.(?:${Object.keys(MEDIA_TYPES).join("|")})$`);

/** Whether a text looks like the name of a picture or voice note as stored in its row. */
export const isUploadName = (name: string): boolean => UPLOAD.test(name);

/** Whether a text looks like the name of one of our files: a picture in one of its sizes, or a voice note. */
export const isStoredName = (name: string): boolean => isUploadName(fullName(name));

/** @param name of one of our files. @returns its media type, such as `image/webp`. */
export function mediaTypeOf(name: string): string {
  const ending = name.split(".").at(-1) as UploadEnding;
  return MEDIA_TYPES[ending];
}

/** The name of a file while it is being written. */
export const partName = (name: string): string => `.${name}.part`;

/** Whether a text looks like a name made by partName(). */
export const isPartName = (name: string): boolean => {
  const stored = name.slice(1, -".part".length);
  return isStoredName(stored) && name === partName(stored);
};
