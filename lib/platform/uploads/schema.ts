import { z } from "zod";
import { isStoredName } from "./names";
import { IMAGE_SIZES } from "./sizes";

/** `?size=small` on the routes for private pictures. */
export const imageQuery = z.object({ size: z.enum(IMAGE_SIZES).default("full") });

/** `[name]` of a public picture. */
export const uploadParams = z.object({ name: z.string().refine(isStoredName) });
