"use client";

import { useEffect } from "react";

/** Counts a view once the page is shown: the server cannot know whether one that a script asked for ever is. */
export function CountView({ jobId }: { jobId: string }) {
  useEffect(() => {
    import("@/lib/domains/jobs/cards-client")
      .then(({ viewJob }) => viewJob(jobId))
      .catch((error: unknown) => console.error("The view is not counted", error));
  }, [jobId]);
  return null;
}
