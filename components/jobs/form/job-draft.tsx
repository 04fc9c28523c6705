import { lazy, Suspense } from "react";
import { isLike, type DraftKind } from "@/components/form/draft/draft-entries";
import type { JobDraftOffersProps } from "./job-draft-offers";
import type { PostingStart } from "@/lib/domains/jobs/posting-types";
import { NEW_JOB, type JobFields } from "./job-fields";
import { isLocationPlace, storedPlace } from "./place/location-place";

// Few have one.
const Offers = lazy(() => import("./job-draft-offers"));

/** Offers to continue with the other unfinished drafts of the form, if any. Drafts that are not picked up stay. */
export const JobDraftOffers = (props: JobDraftOffersProps) =>
  props.draft.offered.length === 0 ? null : (
    <Suspense>
      <Offers {...props} />
    </Suspense>
  );

/** The pressed button does not belong to the draft, and there is no room for pictures. */
const NOT_KEPT: readonly string[] = ["intent", "companyLogo", "previewImage"] satisfies (keyof JobFields)[];

/** How an unsent job form is stored: for each field a value of the same type as in an empty form. By hand: a schema would load zod. */
export const JOB_DRAFT: DraftKind<JobFields> = {
  read: (fields) => {
    const kept = Object.entries(fields).filter(([name]) => name in NEW_JOB && !NOT_KEPT.includes(name));
    const isWhole = kept.every(([name, value]) =>
      name === "place" ? isLocationPlace(value) : isLike(value, NEW_JOB[name as keyof JobFields]),
    );
    return isWhole ? Object.fromEntries(kept) : null;
  },
};

/** That of a new job, whose steps begin at a known place (steps/use-usual.ts). */
export const newJobDraft = (located: PostingStart["located"]): DraftKind<JobFields> =>
  located ? { ...JOB_DRAFT, begun: { location: located.location, place: storedPlace(located) } } : JOB_DRAFT;
