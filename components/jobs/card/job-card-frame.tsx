import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { useJobWords } from "@/components/jobs/heading/job-words";
import { Card } from "@/components/ui/card";
import type { JobCard } from "@/lib/jobs/types";
import { href } from "@/lib/routes";
import { JobPicture } from "./job-picture";

export interface JobCardFrameProps {
  job: JobCard;
  isFirst: boolean;
  /** Badges on the picture. */
  marks?: ReactNode;
  children: ReactNode;
  /** The card's one button. */
  action: ReactNode;
}

/** Picture and heading of a card. Pressing anywhere except its button opens the job. */
export function JobCardFrame({ job, isFirst, marks, children, action }: JobCardFrameProps) {
  const { heading } = useJobWords(job);
  return (
    <Card asChild className="relative w-full gap-3 overflow-hidden p-0 sm:p-0">
      <article aria-labelledby={`job-${job.id}`}>
        <div className="relative">
          <JobPicture job={job} isFirst={isFirst} />
          {marks ? (
            <div className="absolute inset-x-3 top-3 flex flex-wrap items-start justify-between gap-2">{marks}</div>
          ) : null}
        </div>
        <div className="flex flex-1 flex-col gap-3 px-4 pb-4">
          <h3 id={`job-${job.id}`} className="text-lg leading-snug wrap-anywhere">
            <AppLink
              href={href.job(job.id)}
              className="focus-visible:after:outline-ring after:absolute after:inset-0 after:rounded-xl focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3"
            >
              {heading.full}
            </AppLink>
          </h3>
          {children}
          <div className="relative mt-auto grid">{action}</div>
        </div>
      </article>
    </Card>
  );
}
