"use client";

import { useRouter } from "next/navigation";
import type { JobCard } from "@/lib/jobs/types";
import { href } from "@/lib/routes";
import { JobActions } from "./job-actions";

/** The actions on a job's own page, which is left when the job is removed. */
export function OwnJobActions({ job }: { job: Pick<JobCard, "id" | "title" | "status" | "applications"> }) {
  const router = useRouter();
  return <JobActions job={job} onRemoved={() => router.replace(href.employerDashboard())} />;
}
