/** Each picture is kept in two sizes: the largest that any screen shows, and the one for lists and avatars. */
export const IMAGE_SIZES = ["full", "small"] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];

/** The file name of a picture in a given size. @example sizedName("x.webp", "small") // "x.small.webp" */
export const sizedName = (name: string, size: ImageSize): string =>
  size === "small" ? name.replace(/\.webp$/, ".small.webp") : name;

/** The picture's name, from its file name in any size. */
export const fullName = (name: string): string => name.replace(/\.small\.webp$/, ".webp");
