import { useJobWords, type WordedJob } from "@/components/jobs/heading/job-words";
import { CategoryTile } from "@/components/shared/pictograms/pictogram";

/** The job concerned: drawing, heading and employer. */
export function JobHeading({ job }: { job: WordedJob }) {
  const { heading, employer } = useJobWords(job);
  return (
    <div className="flex items-start gap-3">
      <CategoryTile category={job.category} />
      <div className="min-w-0">
        <h2 dir="auto" className="text-xl wrap-anywhere">
          {heading.full}
        </h2>
        <p dir="auto" className="wrap-anywhere">
          {employer}
        </p>
      </div>
    </div>
  );
}
