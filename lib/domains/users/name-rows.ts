import "server-only";
import unhomoglyph from "unhomoglyph";

/**
 * The skeleton of a username (UTS 39, section 4, over its lower case): names that look alike have the same one, so that
 * it is unique among accounts.
 */
export const skeletonOf = (username: string): string =>
  unhomoglyph(username.normalize("NFKC").toLowerCase().normalize("NFD")).normalize("NFD").toLowerCase();
