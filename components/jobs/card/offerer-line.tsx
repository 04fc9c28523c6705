import { smallMask } from "@/components/shared/pictograms/mask";
import type { JobCardView } from "@/lib/domains/jobs/types";

/** The one who offers a job, with a mark for a verified employer. In the flow of its parent's line. */
export const OffererLine = ({ name, isVerified, verified }: JobCardView["offerer"] & { verified: string }) => (
  <>
    <span dir="auto" className="job-card-offerer">
      {name}
    </span>
    {isVerified ? <span role="img" aria-label={verified} className={smallMask("verified")} /> : null}
  </>
);
