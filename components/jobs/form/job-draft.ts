import { z } from "zod";
import type { DraftKind } from "@/components/form/draft/draft-entries";
import { locationPlaceSchema } from "./place/location-place";
import { NEW_JOB, type JobFields } from "./job-fields";

/** The pressed button does not belong to the draft, and there is no room for pictures. */
const NOT_KEPT: readonly string[] = ["intent", "companyLogo", "previewImage"] satisfies (keyof JobFields)[];

const isLike = (value: unknown, empty: unknown): boolean =>
  Array.isArray(empty)
    ? Array.isArray(value) && value.every((item) => typeof item === "string")
    : typeof value === typeof empty;

/** For each field a value of the same type as in an empty form. */
const kept = Object.fromEntries(
  Object.entries(NEW_JOB)
    .filter(([name]) => !NOT_KEPT.includes(name) && name !== "place")
    .map(([name, empty]) => [name, z.custom((value) => isLike(value, empty))]),
);

/** How an unsent job form is stored. */
export const JOB_DRAFT: DraftKind<JobFields> = {
  schema: z.object({ ...kept, place: locationPlaceSchema }).partial(),
};
