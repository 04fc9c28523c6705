"use client";

import { useRouter } from "next/navigation";
import type { OwnJobCard } from "@/lib/domains/jobs/types";
import { href } from "@/lib/access/routes";
import { JobActions } from "./job-actions";
import { Renewal } from "./renewal";

/** The actions on a job's own page, which is left when the job is removed. */
export function OwnJobActions({
  job,
}: {
  job: Pick<OwnJobCard, "id" | "title" | "status" | "applications" | "open_until" | "closed_reason">;
}) {
  const router = useRouter();
  return (
    <>
      <Renewal job={job} />
      <JobActions job={job} onRemoved={() => router.replace(href.employerDashboard())} />
    </>
  );
}
