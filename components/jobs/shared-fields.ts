import type { JobCard } from "@/lib/jobs/types";

type OfReader = "applied" | "saved" | "distance" | "views" | "applications";

/**
 * A job without what differs by reader or changes with each look. HTML that is kept for all readers is kept under the rest,
 * and shows nothing else.
 */
export function sharedFields<J extends Pick<JobCard, OfReader>>(job: J): Omit<J, OfReader> {
  const {
    applied: _applied,
    saved: _saved,
    distance: _distance,
    views: _views,
    applications: _applications,
    ...shared
  } = job;
  return shared;
}
