/** A picture is kept in two sizes: as large as any screen shows it, and as lists and avatars do. */
export const IMAGE_SIZES = ["full", "small"] as const;
export type ImageSize = (typeof IMAGE_SIZES)[number];

/** The file's name of a picture in a size. @example sizedName("x.webp", "small") // "x.small.webp" */
export const sizedName = (name: string, size: ImageSize): string =>
  size === "small" ? name.replace(/\.webp$/, ".small.webp") : name;

/** The picture's name, from the name of its file in any size. */
export const fullName = (name: string): string => name.replace(/\.small\.webp$/, ".webp");
