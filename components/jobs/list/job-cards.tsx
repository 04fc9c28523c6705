"use client";

import { Fragment, type ReactNode, type Ref } from "react";
import { useShellTexts } from "@/components/shared/shell-texts";
import { useVoice } from "@/components/shared/speech/use-voice";
import type { JobCardView } from "@/lib/domains/jobs/types";
import type { CardTexts } from "../card/card-view";
import { JobCard } from "../card/job-card";
import { useReadAhead } from "./use-read-ahead";

export interface JobCardsProps {
  jobs: readonly JobCardView[];
  texts: CardTexts;
  listRef?: Ref<HTMLDivElement>;
  /** Shown after so many of the jobs. */
  notice?: { content: ReactNode; after: number } | undefined;
}

/** Jobs as cards. */
export function JobCards({ jobs, texts, listRef, notice }: JobCardsProps) {
  const hasVoice = useVoice(useShellTexts().language);
  const ahead = useReadAhead(jobs.length);
  const before = notice ? jobs.slice(0, notice.after) : jobs;
  return (
    <div data-voice={hasVoice || undefined} {...ahead}>
      <div ref={listRef} className="job-list">
        <Items jobs={before} texts={texts} />
        {/* Hidden with the notice that it holds. */}
        {notice ? (
          <div
            data-extra
            className="col-span-full hidden has-[[data-hidden-by]:not([hidden])]:block has-[[data-tell-me]]:block"
          >
            {notice.content}
          </div>
        ) : null}
        <Items jobs={jobs.slice(before.length)} texts={texts} />
      </div>
    </div>
  );
}

const Items = ({ jobs, texts }: Pick<JobCardsProps, "jobs" | "texts">) =>
  jobs.length === 0 ? null : (
    <ul>
      {jobs.map((job) => (
        <Fragment key={job.id}>
          {job.isElsewhere ? (
            <li className="col-span-full">
              <h3 className="job-list-line">{texts.elsewhere}</h3>
            </li>
          ) : null}
          <li>
            <JobCard job={job} texts={texts} />
          </li>
        </Fragment>
      ))}
    </ul>
  );
